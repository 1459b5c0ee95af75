import type { DataStrings } from "./en.ts";

export default {
  exportHead: "Alles exporteren",
  exportIntro:
    "Eén ZIP-bestand met een CSV per soort gegevens: ritten, mensen, chauffeurs, geld, tarieven, berichten, het logboek en meer. Open ze in een spreadsheet of lees ze in met andere software.",
  exportWarning:
    "Het bestand bevat namen, telefoonnummers en adressen. Bewaar het waar alleen jij het kunt openen. In het logboek staat wie het heeft gedownload.",
  exportAll: "Alles downloaden",
  exporting: "Verzamelen...",
  exported: "Gedownload.",
  exportFailed: "We konden niet alles verzamelen. Probeer het opnieuw.",
  keepHead: "Oude gasten",
  keepIntro: (months) =>
    `De naam, het telefoonnummer en de precieze plekken van een gast verdwijnen ${months} maanden na de rit, en contactberichten worden verwijderd. Prijzen en totalen blijven. De server doet dit om de zes uur.`,
  oldest: (day) => `De oudste rit met gast is van ${day}.`,
  nobody: "Geen enkele rit heeft nog gegevens van een gast.",
  due: (rides, shown) => (rides === 1 ? "1 rit is aan de beurt." : `${shown} ritten zijn aan de beurt.`),
  nothingDue: "Er is nu niets aan de beurt.",
  keepNow: "Nu verwijderen",
  removed: (rides, shown) =>
    rides === 0
      ? "Er was niets te verwijderen."
      : rides === 1
        ? "De gast van 1 rit is verwijderd."
        : `De gasten van ${shown} ritten zijn verwijderd.`,
  keepFailed: "Dat is niet gelukt. Probeer het opnieuw.",
  loading: "Laden...",
} satisfies DataStrings;
