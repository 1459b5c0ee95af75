import type { PartTexts } from "../../chapters.ts";

const prices: PartTexts<"prices"> = {
  tariffs: {
    title: "Tarieven",
    lines: [
      "Wat een rit kost: starttarief, kilometers, minimum, grote groepen, bagage, nacht, feestdagen en de vaste luchthavenprijzen.",
      "Een tarief kun je niet bewerken. Voeg een nieuw toe, met de dag waarop het ingaat.",
      "Geboekte ritten houden de prijs waarmee ze geboekt zijn.",
      "Een tarief dat nog komt staat op Start, met wat het van de laatste 7 dagen gemaakt zou hebben.",
      "Nacht- en feestdagtoeslag komen ook boven op vaste luchthavenprijzen en afgesproken prijzen.",
      "Een uur wachten, heen en terug: bij 0 wordt het niet aangeboden.",
      "Een deel van het eiland met eigen prijzen teken je bij Gebieden; de prijs van één hotel staat bij Hotels en bedrijven.",
      "Elke toevoeging staat met je naam in het logboek.",
    ],
  },
  areas: {
    title: "Gebieden",
    lines: [
      "Delen van het eiland met eigen prijzen. Vanaf hun dag gaat elke boeking ernaar.",
      "Teken een gebied: begin rond een plek, of tik op de kaart voor hoeken. Sleep een hoek om die te verplaatsen.",
      "Met het toetsenbord: Tab naar een hoek, pijltjes verplaatsen, Delete haalt weg.",
      "Geef het een prijs van en naar de luchthaven en de cruisepier, en een toeslag. Laat een prijs leeg waar je tarief klopt.",
      "De toeslag komt op kilometerprijzen en andere vaste prijzen, nooit op die van het gebied zelf.",
      "Liggen twee gebieden over elkaar, dan telt het kleinste; je leest het voor je bewaart.",
      "Je leest wat de ritten van de laatste week hier gekost zouden hebben.",
      "Een gebied weghalen laat geboekte ritten hun prijs, en je kunt het terugbrengen. De geschiedenis zegt wie wat tekende.",
      "Prijzen die met een hotel zijn afgesproken kunnen het gebied noemen.",
    ],
  },
  deals: {
    title: "Acties",
    lines: [
      "Iets van de prijs af: met een code, bij de eerste rit, voor gasten van een hotel, of vanaf een VIP-niveau.",
      "Maak een actie: de naam zoals gasten die lezen, een percentage of bedrag, ritten, dagen, een minimumprijs en grenzen. Leeg is geen grens.",
      "Het voorbeeld zegt wat de actie met een prijs doet.",
      "De beste korting telt alleen; acties worden niet opgeteld.",
      "Het bedrijf draagt haar: de chauffeur wordt over de hele prijs betaald.",
      "Heen en terug tellen als één keer, en een geannuleerde boeking geeft haar gebruik terug.",
      "Uitzetten beëindigt haar voor nieuwe boekingen. Wat geboekt is, houdt zijn korting.",
      "Kies of ze op de openbare pagina met acties staat; een code werkt ook zonder.",
      "Wat acties kosten: de voltooide ritten van twaalf maanden, per maand.",
    ],
  },
  holidays: {
    title: "Feestdagen",
    lines: [
      "Dagen waarop de feestdagtoeslag van het tarief erbij komt.",
      "Officiële feestdagen komen er vanzelf bij, jaar na jaar.",
      "Voeg een eigen dag toe, heel of vanaf een uur.",
      "Verwijderen haalt weg wat je zelf toevoegde.",
      "Geboekte ritten houden hun prijs.",
      "De feestdagen van de komende weken staan op Start, met wat ze toevoegen.",
      "Contracten slaan officiële feestdagen over of rijden dan, zoals elk zegt.",
    ],
  },
};

export default prices;
