import type { Language } from "../../../domain/languages.ts";
import type { Wallet } from "../../../domain/wallet/wallets.ts";
import type { Generated } from "kysely";
import type { Id, Instant, Maybe, MaybeInstant } from "./columns.ts";

/** A pass that somebody has in their wallet: with Apple on one device, with Google as an object there. */
export type WalletPassesTable = {
  id: Id;
  ride_id: number;
  wallet: Wallet;
  language: Language;
  /** The device of Apple that has it, and where that is told; null for Google. */
  device: Maybe<string>;
  push_token: Maybe<string>;
  made_at: Instant;
  /** When its ride last changed, as the table of rides notes by itself; null where all is told. */
  due_at: MaybeInstant;
  attempts: Generated<number>;
  claimed_until: MaybeInstant;
};
