import type { Generated } from "kysely";
import type {
  PayCurrency,
  PayProviderName,
  PayPurpose,
  PayState,
} from "../../../domain/pay-links/pay-link.ts";
import type { Id, Instant, Maybe, MaybeInstant } from "./columns.ts";

/** A payment by link that somebody is asked for, for a ride or for a statement. */
export type PayLinksTable = {
  id: Id;
  /** The end of the address of its page. */
  code: string;
  purpose: PayPurpose;
  ride_id: Maybe<number>;
  statement_id: Maybe<number>;
  /** In dollars, as everything of ours. */
  amount_cents: number;
  currency: PayCurrency;
  /** The amount that the provider asks for, in that currency. */
  charged_cents: number;
  state: PayState;
  /** The part of it that counts for the ride or the statement. */
  applied_cents: Generated<number>;
  refunded_cents: Generated<number>;
  provider: PayProviderName;
  provider_id: Maybe<string>;
  link: Maybe<string>;
  /** Null where the guest began it. */
  asked_by: Maybe<number>;
  created_at: Instant;
  expires_at: Instant;
  sent_at: MaybeInstant;
  paid_at: MaybeInstant;
  ended_at: MaybeInstant;
  /** When the provider is asked next; null once nothing can change any more. */
  next_check_at: MaybeInstant;
  tries: Generated<number>;
  checked_at: MaybeInstant;
  /** How often the provider was asked since then, which it limits by the hour. */
  checks_since: MaybeInstant;
  checks: Generated<number>;
  /** How many of those because somebody said that there is news. */
  notices: Generated<number>;
  /** Why the provider couldn't be asked last. */
  trouble: Maybe<string>;
};

export type PayLinkRefundsTable = {
  id: Id;
  pay_link_id: number;
  amount_cents: number;
  charged_cents: number;
  reason: string;
  state: "asked" | "done" | "refused";
  made_by: number;
  made_at: Instant;
  next_try_at: MaybeInstant;
};
