import type { Language } from "../../contract/languages.ts";

/** The name that public/boot.js knows as well: it applies the choice to an address that names no language. */
export const KEPT_LANGUAGE = "language";

/** Remembers the choice of a language for addresses that name none. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEPT_LANGUAGE, language);
  } catch {
    // A browser that forbids storage follows the address alone.
  }
}
