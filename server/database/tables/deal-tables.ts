import type { Generated, JSONColumnType } from "kysely";
import type { DealKind, DealTrips, DealWording } from "../../../domain/deals/deal.ts";
import type { Id, Instant, Maybe, MaybeDay } from "./columns.ts";

/** Deals that take something off a fare. */
export type DealsTable = {
  id: Id;
  version: Generated<number>;
  kind: DealKind;
  names: JSONColumnType<DealWording>;
  /** The text for the public page; an empty one for none. */
  texts: JSONColumnType<DealWording>;
  code: Maybe<string>;
  partner_id: Maybe<number>;
  level: Maybe<number>;
  percent: Maybe<number>;
  off_cents: Maybe<number>;
  minimum_cents: number;
  trips: DealTrips;
  valid_from: MaybeDay;
  valid_until: MaybeDay;
  most_uses: Maybe<number>;
  most_per_person: Maybe<number>;
  is_on: boolean;
  /** It stands on the public page. */
  shown: boolean;
  made_by: number;
  made_at: Instant;
};
