import type { Language } from "../../contract/languages.ts";

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  nl: "Nederlands",
  es: "Español",
  pap: "Papiamentu",
};

/** What the closed language switch shows. */
export const LANGUAGE_SIGNS: Readonly<Record<Language, string>> = {
  en: "EN",
  nl: "NL",
  es: "ES",
  pap: "PAP",
};
