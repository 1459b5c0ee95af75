import type { CardStrings } from "./card-strings.ts";

export const de: CardStrings = {
  nothingNow: "Jetzt nichts zu zahlen",
  fixed: "Festpreis",
  freeToCancel: "Kostenlos stornieren, bis Sie einsteigen",
  discount: "Rabatt",
  deposit: "Zuerst ist eine Anzahlung fällig",
  both: "Hin und zurück",
  wayBack: "Rückfahrt",
  full: "Dann ist kein Wagen frei",
  minutes: "In etwa {minutes} Min. ist ein Wagen da",
  confirm: "Wartet auf Ihre Bestätigung",
  unpaid: "Wartet auf die Anzahlung",
  arrives: "Fahrer erwartet",
  own: "Ihre eigene Adresse",
  again: "Aktualisieren",
  open: "Seite der Fahrt öffnen",
};
