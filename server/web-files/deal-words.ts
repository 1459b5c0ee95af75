import de from "../../domain/company/deal-words/de.ts";
import en from "../../domain/company/deal-words/en.ts";
import es from "../../domain/company/deal-words/es.ts";
import nl from "../../domain/company/deal-words/nl.ts";
import pap from "../../domain/company/deal-words/pap.ts";
import type { DealWords } from "../../domain/company/deal-words.ts";
import type { Language } from "../../domain/languages.ts";

/** In each language, for the pages that the build has drawn. */
export const DEAL_WORDS: Readonly<Record<Language, DealWords>> = { en, nl, es, pap, de };
