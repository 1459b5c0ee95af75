import type { StaffSiteTextsStrings } from "./en.ts";

export default {
  intro:
    "Was die Website über Öffnungszeiten, Touren und Wagen sagt, in jeder Sprache. Gespeicherte Texte stehen sofort auf der Website; ein leeres Feld zeigt den eingebauten Text.",
  part: "Teil der Website",
  opening: "Öffnungszeiten",
  tours: "Touren",
  cars: "Wagen",
  language: "Sprache des Textes",
  preview: "Vorschau",
  built: "Eingebauten Text kopieren",
  seePage: "Seite ansehen",
  fields: {
    title: "Titel",
    about: "Beschreibung",
    guide: "Was der Fahrer dabei tut",
    includes: "Inbegriffen",
    nickname: "Spitzname",
    when: "Ende eines Satzes: „Wir sind für Sie da …“",
    welcome: "Zeile unter dem Titel",
    hours: "Neben der Telefonnummer",
    answer: "Antwort auf „Sind Sie rund um die Uhr da?“",
    summary: "Für Suchmaschinen",
  },
  upTo: (characters) => `Bis zu ${characters} Zeichen`,
  linesUpTo: (lines, characters) => `Bis zu ${lines} Zeilen mit je ${characters} Zeichen`,
} satisfies StaffSiteTextsStrings;
