/** The languages of the product. English is the source and the fallback. */
export const LANGUAGES = ["en", "nl", "es", "pap", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a stored code; English where it is one we do not have. */
export function languageOf(code: string): Language {
  return LANGUAGES.find((language) => language === code) ?? "en";
}
