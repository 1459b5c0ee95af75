import type { Day, Id, Instant, Json, Maybe, MaybeInstant } from "./columns.ts";

/** The company's part of a fare from a day on, in hundredths of a percent. */
export type CommissionRatesTable = {
  id: Id;
  valid_from: Day;
  hundredths: number;
  created_by: number;
  created_at: Instant;
  withdrawn_at: MaybeInstant;
  withdrawn_by: Maybe<number>;
};

/** Debts between a driver and the company over some days, as they were when the days were closed. */
export type SettlementsTable = {
  id: Id;
  driver_id: number;
  first_day: Day;
  last_day: Day;
  closed_at: Instant;
  closed_by: number;
  rides: number;
  fare_cents: number;
  tip_cents: number;
  cash_usd_cents: number;
  cash_xcg_cents: number;
  card_cents: number;
  not_recorded_cents: number;
  commission_cents: number;
  handed_usd_cents: number;
  handed_xcg_cents: number;
  owed_usd_cents: number;
  owed_xcg_cents: number;
  lines: Json;
};

/** A later change of what is owed, in one of the currencies. */
export type SettlementCorrectionsTable = {
  id: Id;
  settlement_id: number;
  usd_cents: number;
  xcg_cents: number;
  reason: string;
  made_by: number;
  made_at: Instant;
};
