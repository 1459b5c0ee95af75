import type { LegalStrings } from "./en.ts";

export default {
  termsHead: "Voorwaarden",
  privacyHead: "Privacy en je gegevens",
  termsDescription: "De regels voor boeken, prijs, betalen, wachten en annuleren.",
  privacyDescription: "Wat we van je bewaren, waarom, hoelang, en waar je om kunt vragen.",
  termsTitle: "Voorwaarden",
  privacyTitle: "Privacy",
  updated: (date) => `Geldig sinds ${date}`,
  terms: [
    {
      heading: "Boeken",
      text: "Je boeking is een aanvraag. Hij is bevestigd zodra we een chauffeur hebben toegewezen; dat laten we je weten. Je mag voor iemand anders boeken; dan ben jij verantwoordelijk voor de gegevens.",
    },
    {
      heading: "Prijs",
      text: "De prijs die je vóór het boeken ziet, is de prijs voor die rit en blijft 15 minuten geldig. Een langere route, meer passagiers of meer bagage dan geboekt kan de prijs veranderen; de chauffeur zegt het eerst.",
    },
    {
      heading: "Betalen",
      text: "Je betaalt de chauffeur, in US-dollars of Caribische guldens tegen 1,79 per dollar. Je krijgt een bon als je erom vraagt.",
      byLink:
        "Je kunt ook vooraf betalen met kaart, bank of wallet, op de pagina van een betaaldienst. Wordt je rit kosteloos geannuleerd of de prijs lager, dan geven we terug wat je te veel hebt betaald.",
    },
    {
      heading: "Wachten en niet verschijnen",
      text: null,
    },
    {
      heading: "Annuleren",
      text: "Je kunt een rit gratis annuleren tot de passagier is ingestapt. Tours hebben een eigen regel, die bij elke tour staat.",
    },
    {
      heading: "Verloren spullen en aansprakelijkheid",
      text: "Wat gevonden is bewaren we drie maanden. Onze auto's en passagiers zijn verzekerd zoals de wet van Curaçao voorschrijft. Op deze voorwaarden is het recht van Curaçao van toepassing; de rechter in Curaçao is bevoegd.",
    },
  ],
  privacy: [
    {
      heading: "Wat we bewaren",
      text: "Voor een rit: naam, nummer, e-mail als je die geeft, plaatsen, tijd, aantal personen en prijs. Voor een account ook je gebruikersnaam, een wachtwoord dat we niet kunnen lezen, en je huis, hotel en chauffeurs die je bewaarde. In je browser, en nergens anders: wat je ingelogd houdt, een boeking waaraan je begon, je laatste rit, plaatsen waar je heen ging, taal en thema, en een kaart voor als je geen bereik hebt.",
    },
    {
      heading: "Waarvoor",
      text: "Om je te brengen waar je heen wilt, je over die rit te bereiken, je berichten te beantwoorden, en voor de boekhouding die de Belastingdienst vereist. We gebruiken ze niet voor reclame en verkopen ze nooit.",
    },
    {
      heading: "Wie het ziet",
      text: "Het kantoor, en de chauffeur van je rit vanaf het moment van toewijzing. Andere chauffeurs zien alleen de plaatsen en de tijd. Je volglink toont je rit aan wie hem heeft, dus deel hem met zorg.",
    },
    {
      heading: "Waar het staat",
      text: "Op onze eigen server. Deze site laadt niets van andere bedrijven, tenzij het kantoor de kaart van Google heeft aangezet; dan maakt je browser verbinding met Google zolang een kaart open is.",
    },
    {
      heading: "Hoelang",
      text: "Berichten en afgewezen sollicitaties: in de regel 18 maanden. Uit een rit die je zonder account boekte, verdwijnen na diezelfde tijd je naam, nummer, e-mail en precieze plaatsen, uit een rit van je account zodra je het account verwijdert. Dag, zone, afstand en prijs blijven voor de boekhouding.",
    },
    {
      heading: "Wat je kunt doen",
      text: "Bij Instellingen download je alles wat we van je account weten, of verwijder je het. Zonder account schrijf je ons met je boekingsnummer.",
    },
  ],
} satisfies LegalStrings;
