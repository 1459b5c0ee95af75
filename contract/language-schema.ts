import { z } from "zod";
import { LANGUAGES } from "../domain/languages.ts";

export const languageSchema = z.enum(LANGUAGES).meta({ id: "Language" });

/** Words that the company wrote, as they are read: English, and another language where it has its own. */
export const ownWordsSchema = z.object({
  en: z.string(),
  nl: z.string().optional(),
  es: z.string().optional(),
  pap: z.string().optional(),
  de: z.string().optional(),
});
