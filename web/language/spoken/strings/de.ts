import type { DriverLanguagesStrings } from "./en.ts";

export default {
  pap: "Papiamentu",
  nl: "Niederländisch",
  en: "Englisch",
  es: "Spanisch",
  pt: "Portugiesisch",
  fr: "Französisch",
  de: "Deutsch",
} satisfies DriverLanguagesStrings;
