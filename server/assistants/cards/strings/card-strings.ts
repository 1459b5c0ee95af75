import type { Language } from "../../../../domain/languages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { nl } from "./nl.ts";
import { pap } from "./pap.ts";

/** The words of cards that no message has. */
export type CardStrings = {
  readonly fixed: string;
  readonly nothingNow: string;
  readonly freeToCancel: string;
  /** The line of a deal, whose name the card doesn't have. */
  readonly discount: string;
  readonly deposit: string;
  /** Stands for a price of both ways together. */
  readonly both: string;
  readonly wayBack: string;
  readonly full: string;
  /** Has {minutes} where their number goes. */
  readonly minutes: string;
  readonly confirm: string;
  readonly unpaid: string;
  readonly arrives: string;
  /** Stands for a place that our map has no name for. */
  readonly own: string;
  readonly again: string;
  readonly open: string;
};

export const CARD_STRINGS: Readonly<Record<Language, CardStrings>> = { en, nl, es, pap, de };
