import type { Language } from "../../../domain/languages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { nl } from "./nl.ts";
import { pap } from "./pap.ts";

/** The words of a pass beyond those of messages. */
export type WalletStrings = {
  readonly status: string;
  /** The state of the ride, in a word or two. */
  readonly states: Readonly<Record<PassState, string>>;
  /** Stands for who drives, while nobody does. */
  readonly noDriver: string;
  readonly follow: string;
  readonly call: string;
};

export type PassState =
  | "booked"
  | "driver"
  | "onTheWay"
  | "here"
  | "onBoard"
  | "arrived"
  | "cancelled"
  | "rejected"
  | "notMet";

export const WALLET_STRINGS: Readonly<Record<Language, WalletStrings>> = { en, nl, es, pap, de };
