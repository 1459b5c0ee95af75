/** The languages of the product. English is the source and the fallback. */
export const LANGUAGES = ["en", "nl", "es", "pap", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a stored code; English where it is one we do not have. */
export function languageOf(code: string): Language {
  return LANGUAGES.find((language) => language === code) ?? "en";
}

/** The first of somebody's languages ("de-AT", "en") that we have; English where we have none of them. */
export function firstLanguageOf(wished: readonly string[]): Language {
  const codes = wished.map((wish) => wish.trim().toLowerCase().split("-", 1)[0]);
  return codes.flatMap((code) => LANGUAGES.find((language) => language === code) ?? [])[0] ?? "en";
}
