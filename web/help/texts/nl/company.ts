import type { PartTexts } from "../../chapters.ts";

const company: PartTexts<"company"> = {
  company: {
    title: "Bedrijf",
    lines: [
      "Naam, vergunning, adres, telefoons en links zoals ze op elke pagina, in berichten en op bonnen staan. Een wijziging zie je meteen.",
      "Logo: kies een afbeelding, bekijk die bij dag en bij nacht en gebruik haar dan. Eén druk brengt de letter terug.",
      "Site sluiten stopt boekingen van gasten en toont hun jouw woorden. Geboekte ritten gaan door en hun links werken.",
      "Met één druk gaat de site weer open.",
      "Gratis wachttijd, het ophalen na een landing en tot hoeveel uur vooraf passagiers een rit wijzigen, stel je hier in.",
      "Ook de VIP-korting, welke beoordeling een zaak opent, en of chauffeurs passagiers om een code vragen.",
      "Wijzigingen van chauffeurs in auto en documenten wachten op kantoor of tellen meteen: jij kiest.",
      "Betaalde berichten naar telefoons hebben grenzen per dag, land en nummer.",
      "Is de dag voor verplichte tweestapsverificatie er, dan werkt niemand van kantoor zonder verder.",
      "Heeft iemand anders intussen iets gewijzigd, dan zie je eerst diens versie.",
    ],
  },
  texts: {
    title: "Teksten",
    lines: [
      "Wat de site zegt over openingstijden, je verhaal en team, tours en auto's, in elke taal.",
      "Kies het onderdeel en de taal, schrijf, en bekijk het voorbeeld.",
      "Bewaarde teksten staan meteen op de site.",
      "Een leeg veld toont de ingebouwde tekst; die kun je overnemen om mee te beginnen.",
      "Je verhaal en je mensen hebben geen ingebouwde tekst: wat niemand schreef, staat er niet.",
      "Een tekst in de ene taal verandert geen andere: schrijf ze allemaal.",
      "Of tours en hun prijzen getoond worden, stel je in bij Bedrijf.",
      "Elke wijziging staat in het logboek.",
    ],
  },
  plan: {
    title: "Plan",
    lines: [
      "Waar het plan van de dag op mikt, en wanneer het wie iets zegt. Een wijziging telt een paar seconden later.",
      "De stand: het plan biedt ritten vanzelf aan, stelt voor en wacht op de centrale, of laat alles aan de centrale.",
      "Is een tijd vol, dan kies je wat een passagier hoort: geweigerd met andere tijden, als aanvraag aangenomen, of niets.",
      "Een chauffeur hoort een bepaalde tijd voor vertrek van een rit; tot dan kan die nog veranderen.",
      "Achtergehouden auto's blijven buiten de boekingen, voor wie er meteen een wil.",
      "Pauzes, eerlijk delen, de weg naar huis en bespaarde kilometers worden gewogen tegen beloften: niet, wat of sterk.",
      "De langste dag en de rust tussen dagen merken diensten alleen; ze verbieden er geen.",
      "Elk veld zegt wat gebruikelijk is. Wijzig er één tegelijk en kijk de dag erna bij Kwaliteit van de dag.",
    ],
  },
  ships: {
    title: "Schepen",
    lines: [
      "Schepen aan de pieren. De centrale ziet ze boven het planbord, en het plan rekent op een deel van de passagiers.",
      "Voeg een schip toe met pier, dag, uren en passagiers; een tijd vroeger dan het begin is de dag erna.",
      "De pier moet een plek van de kaart zijn.",
      "Met een CSV breng je er veel tegelijk in.",
      "Een kalender (iCalendar) van een haven of agent wordt elk uur gelezen: schepen komen, wijzigen en gaan vanzelf.",
      "Wat je zelf opschrijft of wijzigt, blijft van jou; de kalender komt er niet aan.",
      "Een kalender die weg, stuk of leeg is verandert niets, en je leest het hier.",
      "Hoeveel van een schip een auto nemen, is een getal bij Plan.",
    ],
  },
  networks: {
    title: "Vertrouwde netwerken",
    lines: [
      "Hotels en pieren waar veel gasten één internetverbinding delen.",
      "Vanaf een vertrouwd netwerk boeken 300 gasten per uur; elders wachten boekingen boven de 60 per uur op een code of op jou.",
      "Voeg er een toe met het internetadres, of laat het leeg voor het netwerk waar je nu op zit.",
      "Doe het op de wifi van het hotel zelf, dan is het de juiste.",
      "Niet meer vertrouwen brengt de gewone grens terug; geboekte ritten blijven.",
      "Vertrouw alleen wat je kent: wie die verbinding deelt, boekt ermee.",
      "Elke wijziging staat in het logboek.",
    ],
  },
};

export default company;
