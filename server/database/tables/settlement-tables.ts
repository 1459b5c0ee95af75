import type { RideChannel } from "../../../domain/settlements/commission-rules.ts";
import type { Day, Id, Instant, Json, Maybe, MaybeDay, MaybeInstant } from "./columns.ts";

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

/** A commission of a driver, a car, an account or a way of booking, or of several of these; without a part it ends those before. */
export type CommissionRulesTable = Omit<CommissionRatesTable, "hundredths"> & {
  driver_id: Maybe<number>;
  vehicle_id: Maybe<number>;
  partner_id: Maybe<number>;
  channel: Maybe<RideChannel>;
  last_day: MaybeDay;
  hundredths: Maybe<number>;
  reason: string;
};

/** The commission of a ride that was set after its settlement was closed; the last of a ride holds. */
export type SettledCommissionsTable = {
  id: Id;
  ride_id: number;
  settlement_id: number;
  hundredths: number;
  /** The driver's entry with the difference; null where it comes to nothing. */
  entry_id: Maybe<number>;
  made_at: Instant;
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

type DatedOfDriver = Omit<CommissionRatesTable, "hundredths"> & { driver_id: number };

/** The company's part of the fares of one driver from a day on, in the place of the one for everybody. */
export type DriverCommissionRatesTable = DatedOfDriver & { hundredths: number };

/** A driver's rent of a car from a day on, due on that day and every seven days after. */
export type DriverRentsTable = DatedOfDriver & { cents: number };

/** A bonus, an expense or a charge of a driver; below nothing the driver owes it. */
export type DriverEntriesTable = {
  id: Id;
  driver_id: number;
  kind: string;
  day: Day;
  usd_cents: number;
  xcg_cents: number;
  note: string;
  takes_back: Maybe<number>;
  /** The refund of which it is the driver's part. */
  refund_id: Maybe<number>;
  /** The correction of a fare of which it is the driver's part. */
  correction_id: Maybe<number>;
  /** The payment by link that it is the tip of, or what was given back of that. */
  pay_link_id: Maybe<number>;
  /** The refund in cash that the driver handed over. */
  cash_refund_id: Maybe<number>;
  /** The cost of a car that the driver paid. */
  vehicle_cost_id: Maybe<number>;
  /** The ride whose payment was said otherwise since it was settled. */
  ride_id: Maybe<number>;
  /** Null where a passenger gave it. */
  made_by: Maybe<number>;
  made_at: Instant;
};

/** An entry or a week's rent that came into a settlement when it was closed. */
export type SettlementEntriesTable = {
  id: Id;
  settlement_id: number;
  kind: string;
  day: Day;
  usd_cents: number;
  xcg_cents: number;
  note: string;
  entry_id: Maybe<number>;
  rent_id: Maybe<number>;
};

/** A payment between a driver and the company, or one that takes another back. */
export type SettlementPaymentsTable = {
  id: Id;
  driver_id: number;
  paid_on: Day;
  how: "bank" | "cash" | "other" | "set_off";
  /** The bank's or the receipt's number; of one that takes another back, the reason. */
  reference: string;
  takes_back: Maybe<number>;
  made_by: number;
  made_at: Instant;
};

/** The part of a payment that is for one settlement: to the driver, below nothing to the company. */
export type SettlementPaymentPartsTable = {
  payment_id: number;
  settlement_id: number;
  usd_cents: number;
  xcg_cents: number;
};
