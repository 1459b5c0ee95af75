import type { PartTexts } from "../../chapters.ts";

const records: PartTexts<"records"> = {
  quality: {
    title: "Kwaliteit van de dag",
    lines: [
      "Hoe goed een dag was: welke auto's er op tijd waren, en hoeveel er hoogstens op tijd hadden kunnen zijn.",
      "Loop door de dagen met de dag ervoor en de dag erna. Bij vandaag staat dat het nog niet alles is.",
      "Nagekomen beloften telt wie binnen 5 minuten van het beloofde werd opgehaald.",
      "Op tijd van allen die vroegen, telt ook wie nee te horen kreeg.",
      "Het lege deel is het rijden van het eind van een rit naar de volgende, zonder passagier.",
      "Je leest ook hoe vaak een chauffeur een rit te horen kreeg die daarna naar een ander ging, en waarom.",
      "Per uur en per chauffeur zie je waar het misging; CSV neemt de cijfers mee.",
      "Wat niemand noteerde, heet onbekend en wordt niet geraden.",
      "Bij elk cijfer staat wat in de 30 dagen ervoor gewoon was.",
    ],
  },
  data: {
    title: "Gegevens",
    lines: [
      "Alles meenemen, gegevens inbrengen, back-ups, en oude gasten verwijderen.",
      "Alles meenemen: één ZIP met een CSV per soort. Er staan namen en telefoons in: bewaar hem waar alleen jij erbij kunt.",
      "Zijn er twee mensen nodig, dan gaat eerst een tweede akkoord; daarna kun je het één keer ophalen.",
      "Gegevens inbrengen: neem het sjabloon, kies een bestand, controleer het. Het komt er helemaal in of helemaal niet.",
      "Wat met een bestand inkwam, gaat er niet met één druk weer uit: maak eerst een back-up.",
      "Een back-up wordt meteen getest door hem in een eigen database terug te zetten. Gecontroleerd betekent dat elke tabel terugkwam.",
      "Alleen de nieuwste back-ups blijven op de server. Bewaar er ook een op een andere plek.",
      "Terugzetten vraagt ook de geheime sleutel, die in geen back-up zit; dat doet wie de server verzorgt.",
      "Oude gasten: naam, telefoon en precieze plekken verdwijnen na de genoemde maanden uit een rit. Prijzen en totalen blijven. Terug kan niet.",
    ],
  },
  audit: {
    title: "Logboek",
    lines: [
      "Wie wat wanneer wijzigde, met de oude en de nieuwe waarde.",
      "Elke wijziging op kantoor, elke keer inloggen en elke weigering omdat een recht ontbrak, staat hier.",
      "Wat vanzelf gebeurde, staat op naam van het systeem.",
      "Geen pagina laat iemand een regel wijzigen of wissen, een eigenaar ook niet.",
      "Het logboek als bestand meenemen is zelf een regel in het logboek.",
      "Prijzen, terugbetalingen, rechten en meegenomen gegevens zijn waar een accountant het eerst naar vraagt.",
      "De stappen van één rit staan op de pagina van die rit.",
    ],
  },
};

export default records;
