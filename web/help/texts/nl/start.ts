import type { PartTexts } from "../../chapters.ts";

const start: PartTexts<"start"> = {
  start: {
    title: "Start",
    lines: [
      "Start toont vandaag: de ritprijzen, hoe ze betaald zijn, wat te laat is, wat openstaat en het contante geld dat chauffeurs nog hebben.",
      "Onder wat op je wacht staat alles waar iemand iets mee moet, het dringendste eerst. Eén druk brengt je waar je het afhandelt.",
      "Het zoekveld bovenaan vindt mensen, ritten en berichten; dat in de zijbalk vindt elke pagina bij naam.",
      "Een nieuw bedrijf ziet hier een lijst om in te richten. Elke stap wordt afgevinkt door wat echt gedaan is, niet met de hand.",
      "Tot jij de site opent, lezen gasten dat je binnenkort begint en kunnen ze niet boeken.",
      "De leeftijd van de back-up is die van de nieuwste die getest is en heel terugkwam.",
      "Dat de boeken niet kloppen met hun geschiedenis is ernstig: kijk eerst welk bedrag verschilt voor je een cijfer vertrouwt.",
      "Te laat betekent dat de chauffeur er meer dan het genoemde aantal minuten na de beloofde tijd was.",
      "De mail van de week komt maandagochtend, met geld, ritten, nagekomen beloften en wat een besluit vraagt; ieder zet die voor zichzelf aan.",
      "Je ziet alleen wat je rechten toelaten; Start kan er bij een collega dus anders uitzien.",
    ],
  },
  settings: {
    title: "Instellingen",
    lines: [
      "Je eigen account: taal, weergave, wachtwoord, tweestapsverificatie en passkeys.",
      "Op het profiel, één druk verder, staan je naam, telefoon en e-mail.",
      "Met een passkey log je in met vingerafdruk, gezicht of schermvergrendeling; die telt als beide stappen.",
      "Bewaar de herstelcodes van de tweestapsverificatie op een veilige plek: daarmee kom je binnen zonder telefoon.",
      "Vanaf de dag die bij Bedrijf staat, werkt niemand van kantoor verder zonder tweede stap.",
      "Een nieuw e-mailadres telt zodra je het hebt bevestigd met de link die ernaartoe gaat.",
      "Je eigen rol of rechten verander je hier niet, en nergens: dat doet een andere eigenaar.",
    ],
  },
};

export default start;
