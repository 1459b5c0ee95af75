import { LANGUAGES, type Language } from "./languages.ts";

/** The first of somebody's languages ("de-AT", "en") that we have; English where we have none of them. */
export function firstLanguageOf(wished: readonly string[]): Language {
  return knownLanguageOf(wished) ?? "en";
}

/** The same; null where we have none of them. */
export function knownLanguageOf(wished: readonly string[]): Language | null {
  const codes = wished.map((wish) => wish.trim().toLowerCase().split("-", 1)[0]);
  return codes.flatMap((code) => LANGUAGES.find((language) => language === code) ?? [])[0] ?? null;
}
