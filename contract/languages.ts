import { z } from "zod";

/** The languages of the product. English is the source and the fallback. */
export const LANGUAGES = ["en", "nl", "es", "pap"] as const;
/* Marked pure so that a bundle which needs only the list leaves the validator out. */
export const languageSchema = /* @__PURE__ */ z.enum(LANGUAGES);
export type Language = (typeof LANGUAGES)[number];

/** The language of a stored code; English where it is one we do not have. */
export function languageOf(code: string): Language {
  return LANGUAGES.find((language) => language === code) ?? "en";
}
