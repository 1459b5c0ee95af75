import type { DriverLanguagesMessages } from "./driver-languages.messages.ts";

export default {
  pap: "Papiamentu",
  nl: "Hulandes",
  en: "Ingles",
  es: "Spañó",
  pt: "Portugues",
  fr: "Franses",
  de: "Aleman",
} satisfies DriverLanguagesMessages;
