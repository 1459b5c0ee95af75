import { z } from "zod";
import { LANGUAGES } from "../domain/languages.ts";

export const languageSchema = z.enum(LANGUAGES).meta({ id: "Language" });
