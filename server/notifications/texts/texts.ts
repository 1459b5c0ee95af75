import type { Language } from "../../../contract/languages.ts";
import type { MessageTexts } from "./message-texts.ts";
import { en } from "./texts.en.ts";
import { es } from "./texts.es.ts";
import { nl } from "./texts.nl.ts";
import { pap } from "./texts.pap.ts";

/** What we write to people, in each language they read. */
export const MESSAGE_TEXTS: Readonly<Record<Language, MessageTexts>> = { en, nl, es, pap };
