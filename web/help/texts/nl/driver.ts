import type { PartTexts } from "../../chapters.ts";

const driver: PartTexts<"driver"> = {
  "driver-requests": {
    title: "Passagierslijst",
    lines: [
      "Ritten die op een chauffeur wachten. Zet bovenaan je dienst aan om ze te krijgen.",
      "Een rit die alleen jou is aangeboden, kun je aannemen tot de seconden om zijn; dan wordt een ander gevraagd.",
      "Aannemen maakt hem van jou; weigeren geeft hem door. Wegleggen laat hem voor later.",
      "Zet ze op volgorde van vroegste of dichtstbijzijnde.",
      "Een waarschuwing zegt wanneer je te laat zou zijn voor een andere rit, je dienst eindigt of je auto er niet voor is.",
      "Zonder signaal wacht je antwoord en is de rit nog niet van jou: erom gevraagd wordt als je weer online bent.",
      "Heb je meer auto's, dan kies je er een aan het begin van je dienst.",
      "Uit dienst gaan met een rit voor de boeg laat die rit van jou.",
      "Houd SOS ingedrukt om hulp te roepen: het rinkelt op kantoor.",
      "Een verlopen document stopt nieuwe ritten: bel kantoor.",
    ],
  },
  "driver-accepted": {
    title: "Aangenomen ritten",
    lines: [
      "De ritten die van jou zijn, de eerstvolgende eerst, met wanneer je moet vertrekken.",
      "Meld elke stap als je hem doet: onderweg, aangekomen, passagier aan boord, rit begint, klaar.",
      "Vanaf het moment dat je onderweg bent, ziet de passagier waar je bent; dat stopt met de rit.",
      "Meld je je aangekomen ver van de ophaalplek, dan wordt het gevraagd: de passagier hoort het en zijn wachttijd begint.",
      "De passagier kan een code van vier cijfers hebben. Zonder code zeg je waarom; kantoor ziet het.",
      "Niet komen opdagen kun je pas na de wachttijd melden. De rit eindigt dan zonder prijs: bel eerst.",
      "Aan het eind zeg je hoe er betaald is. Typ wat je contant kreeg en lees wat je teruggeeft in dollars of guldens.",
      "Niet betaald vraagt waarom en opent een zaak bij kantoor.",
      "Na een stap kun je die een paar seconden terugnemen. Daarna bel je kantoor.",
      "Zonder signaal worden je stappen bewaard met het uur waarop je drukte, en verstuurd als je weer online bent.",
    ],
  },
  "driver-history": {
    title: "Afgeronde ritten",
    lines: [
      "Ritten die je hebt afgerond, de laatste eerst.",
      "Zoek op passagier, plek, datum of prijs, en open er een om alles te zien.",
      "Verwijderen haalt een rit alleen van jouw lijst: wat je verdiende blijft.",
      "Hoe een rit betaald is, kun je een tijd corrigeren; vraag het later aan de centrale.",
      "Wat na het afsluiten van je dagen gecorrigeerd wordt, komt in je volgende afrekening.",
      "Zonder signaal zie je wat deze telefoon bewaarde; oudere ritten komen ermee terug.",
      "Naam en telefoon van een passagier verdwijnen na een aantal maanden; je prijzen blijven.",
    ],
  },
  "driver-reports": {
    title: "Overzicht chauffeur",
    lines: [
      "Je ritten, verdiensten en percentages van vandaag, een week, een maand, een jaar of altijd.",
      "Verdiend zijn de ritprijzen, zonder fooien en vóór commissie.",
      "Contant geld dat je hebt is van het bedrijf tot je het afdraagt; sluit je dienst af door het te tellen.",
      "Wie je geld aanneemt, tekent ervoor met zijn naam.",
      "Je afrekeningen zeggen wat jij en het bedrijf elkaar schuldig waren, zoals kantoor ze afsloot.",
      "Een afgesloten afrekening blijft zoals ze is; wat later opduikt is een correctie of een regel in de volgende.",
      "Bonussen, onkosten, huur, fooien via link en contant geld dat je voor het bedrijf teruggaf, staan erin.",
      "Het rapport neem je mee als spreadsheet of als pagina om af te drukken.",
      "Vraag de centrale naar alles wat je niet herkent.",
    ],
  },
  "driver-profile": {
    title: "Mijn profiel",
    lines: [
      "Je auto, documenten, talen, uren en hoe de app zich gedraagt terwijl je werkt.",
      "Wat je aan auto en documenten wijzigt, kan wachten tot kantoor het goedkeurt; de pagina zegt het.",
      "Voeg op tijd een foto of PDF van elk nieuw document toe, van hoogstens 5 MB.",
      "Stel andere uren voor bij je uren en thuis. Er verandert niets tot kantoor het aanneemt.",
      "Deel je locatie tijdens je dienst: kantoor ziet die, en een passagier vanaf dat je onderweg bent tot het einde.",
      "Laat de app rinkelen bij nieuwe ritten, en je waarschuwen als de pagina dicht is.",
      "Je portret zien je passagiers, zodat ze je herkennen.",
      "Dag en nacht veranderen hoe licht de schermen zijn.",
      "Vraagt kantoor naar een rit, antwoord dan hier: dat wordt gelezen voor een zaak beslist wordt.",
    ],
  },
};

export default driver;
