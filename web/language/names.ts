import type { Language } from "../../domain/languages.ts";

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  nl: "Nederlands",
  es: "Español",
  pap: "Papiamentu",
  de: "Deutsch",
};
