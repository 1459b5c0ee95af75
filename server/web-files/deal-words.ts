import en from "../../contract/company/deal-words/en.ts";
import es from "../../contract/company/deal-words/es.ts";
import nl from "../../contract/company/deal-words/nl.ts";
import pap from "../../contract/company/deal-words/pap.ts";
import type { DealWords } from "../../contract/company/deal-words.ts";
import type { Language } from "../../contract/languages.ts";

/** In each language, for the pages that the build has drawn. */
export const DEAL_WORDS: Readonly<Record<Language, DealWords>> = { en, nl, es, pap };
