import type { DataExportStrings } from "./en.ts";

export default {
  readMe: (made) => [
    `Alles, was in Trupial steht, exportiert am ${made} (Curaçao).`,
    "",
    "Jede CSV-Datei enthält eine Art von Daten, in UTF-8, mit einem Komma zwischen den Zellen und den Namen der Spalten in der ersten Zeile.",
    "Daten und Zeiten sind in UTC. Beträge sind in Cent, und noch einmal mit zwei Dezimalen in den Spalten am Ende. Listen und Einzelheiten sind JSON. Bilder sind base64.",
    "Eine Spalte, die auf _id endet, enthält die id einer Zeile in einer anderen Datei: driver_id und rider_id sind Zeilen von accounts.csv.",
    "Die Dateien der Dokumente der Fahrer liegen im Ordner papers: driver-7 ist Zeile 7 von accounts.csv.",
    "",
    "Passwörter, Schlüssel und Codes sind nicht dabei. Das ist keine Sicherung: npm run backup macht eine, die sich zurückspielen lässt.",
    "Die Dateien enthalten Namen, Telefonnummern und Adressen. Bewahren Sie sie dort auf, wo nur Sie sie öffnen können, und löschen Sie sie, wenn Sie fertig sind.",
  ],
} satisfies DataExportStrings;
