import type { DriverLanguagesStrings } from "./en.ts";

export default {
  pap: "Papiamentu",
  nl: "Hulandes",
  en: "Ingles",
  es: "Spañó",
  pt: "Portugues",
  fr: "Franses",
  de: "Aleman",
} satisfies DriverLanguagesStrings;
