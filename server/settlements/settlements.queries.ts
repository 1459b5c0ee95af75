import { type Selectable, sql } from "kysely";
import type { InstantRange } from "../../domain/curacao-time.ts";
import type { SettledFigures } from "../../domain/settlements/settlement.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { CommissionRatesTable } from "../database/tables/settlement-tables.ts";

/** The last added first among those of one date, the latest date first; the withdrawn among them. */
export function listRates(db: Db | Trx) {
  return rates(db).orderBy("valid_from", "desc").orderBy("commission_rates.id", "desc").execute();
}

export function findRate(db: Db | Trx, id: number) {
  return rates(db).where("commission_rates.id", "=", id).executeTakeFirst();
}

type NewRate = Pick<
  Selectable<CommissionRatesTable>,
  "valid_from" | "hundredths" | "created_by" | "created_at"
>;

export function insertRate(trx: Trx, rate: NewRate) {
  return trx.insertInto("commission_rates").values(rate).returning("id").executeTakeFirstOrThrow();
}

/** Takes a rate away before its day; false where it has begun, is gone already or never was. */
export async function withdrawRateRow(
  trx: Trx,
  change: { id: number; by: number; today: string; now: Date },
): Promise<boolean> {
  const updated = await trx
    .updateTable("commission_rates")
    .set({ withdrawn_at: change.now, withdrawn_by: change.by })
    .where("id", "=", change.id)
    .where("withdrawn_at", "is", null)
    .where("valid_from", ">", change.today)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** A driver by name, locked where their days are closed: one at a time, and the next sees what the one before has closed. */
export function findDriverToSettle(db: Db | Trx, driverId: number, { locked }: { locked: boolean }) {
  return db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select([
      "accounts.id",
      "accounts.first_name",
      "accounts.last_name",
      "accounts.email",
      "accounts.language",
    ])
    .where("drivers.account_id", "=", driverId)
    .$if(locked, (query) => query.forNoKeyUpdate("drivers"))
    .executeTakeFirst();
}

/** Locks drivers in one order: until the end of the transaction nobody closes days of theirs, or a shift. */
export async function lockDriversToSettle(trx: Trx, driverIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom("drivers")
    .select("account_id")
    .where(sql<boolean>`account_id = any (${driverIds}::int[])`)
    .orderBy("account_id")
    .forNoKeyUpdate()
    .execute();
}

/** The days of drivers that are in closed settlements. */
export function listSettledDays(db: Db | Trx, driverIds: readonly number[]) {
  return db
    .selectFrom("settlements")
    .select(["driver_id", "first_day", "last_day"])
    .where(sql<boolean>`driver_id = any (${driverIds}::int[])`)
    .execute();
}

type OfDrivers = { driverIds: readonly number[]; range: InstantRange };

/** The rides that drivers completed in a range, in the order of their completion. */
export function listRidesToSettle(db: Db | Trx, { driverIds, range }: OfDrivers) {
  return (
    db
      .selectFrom("rides")
      .select([
        "id",
        "driver_id",
        "reference",
        "paid_by",
        "link_cents",
        "link_given_back_cents",
        "tip_cents",
        "tip_xcg_cents",
        "also_paid_by",
        "also_cents",
        "xcg_step",
        "unpaid_reason",
        "deal_cents",
      ])
      .select(sql<Date>`completed_at`.as("completed_at"))
      // A settlement keeps the fare that it was closed with: what was corrected since is an entry of the next.
      .select(sql<number>`(fare_cents - corrected_since_settlement_cents)`.as("fare_cents"))
      .where(sql<boolean>`driver_id = any (${driverIds}::int[])`)
      .where("status", "=", "Completed")
      .where("completed_at", ">=", range.start)
      .where("completed_at", "<", range.end)
      .orderBy("completed_at")
      .orderBy("id")
      .execute()
  );
}

/** The closed settlement that has a ride, and the commission in hundredths that it took of it; the same of several rides. */
export async function listSettledRides(db: Db | Trx, rideIds: readonly number[]) {
  const { rows } = await sql<{ ride_id: number; settlement_id: number; hundredths: number }>`
    select rides.id as ride_id, settlements.id as settlement_id,
      round((line ->> 'percent')::numeric * 100)::integer as hundredths
    from rides
    join settlements on settlements.driver_id = rides.driver_id
      and (rides.completed_at at time zone interval '-04:00')::date between first_day and last_day
    cross join jsonb_array_elements(settlements.lines) line
    where rides.id = any (${rideIds}::int[]) and (line ->> 'ride_id')::integer = rides.id`.execute(db);
  return rows;
}

/** The cash of drivers that the office signed for in a range. */
export function sumHandedIn(db: Db | Trx, { driverIds, range }: OfDrivers) {
  return db
    .selectFrom("shift_closings")
    .select([
      "driver_id",
      sql<number>`coalesce(sum(received_usd_cents), 0)::integer`.as("usd_cents"),
      sql<number>`coalesce(sum(received_xcg_cents), 0)::integer`.as("xcg_cents"),
    ])
    .where(sql<boolean>`driver_id = any (${driverIds}::int[])`)
    .where("handed_in_at", ">=", range.start)
    .where("handed_in_at", "<", range.end)
    .groupBy("driver_id")
    .execute();
}

/** The settlements of drivers that have some of these days, the first days first. */
export function listOverlapping(
  db: Db | Trx,
  { driverIds, firstDay, lastDay }: { driverIds: readonly number[]; firstDay: string; lastDay: string },
) {
  return settlements(db)
    .where(sql<boolean>`settlements.driver_id = any (${driverIds}::int[])`)
    .where("first_day", "<=", lastDay)
    .where("last_day", ">=", firstDay)
    .orderBy("first_day")
    .execute();
}

type NewSettlement = Omit<SettledFigures, "givenBackCents"> & {
  driverId: number;
  firstDay: string;
  lastDay: string;
  closedAt: Date;
  closedBy: number;
  lines: readonly unknown[];
};

export async function insertSettlement(trx: Trx, settlement: NewSettlement): Promise<number> {
  const { id } = await trx
    .insertInto("settlements")
    .values({
      driver_id: settlement.driverId,
      first_day: settlement.firstDay,
      last_day: settlement.lastDay,
      closed_at: settlement.closedAt,
      closed_by: settlement.closedBy,
      rides: settlement.rides,
      fare_cents: settlement.fareCents,
      tip_cents: settlement.tipCents,
      cash_usd_cents: settlement.cashUsdCents,
      cash_xcg_cents: settlement.cashXcgCents,
      card_cents: settlement.cardCents,
      not_recorded_cents: settlement.notRecordedCents,
      commission_cents: settlement.commissionCents,
      handed_usd_cents: settlement.handedUsdCents,
      handed_xcg_cents: settlement.handedXcgCents,
      owed_usd_cents: settlement.owedUsdCents,
      owed_xcg_cents: settlement.owedXcgCents,
      lines: JSON.stringify(settlement.lines),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Asked = { driverId?: number | undefined; limit: number; before?: number | undefined };

/** Settlements from the newest, of one driver or of all. */
export function listSettlements(db: Db, asked: Asked) {
  return pageOfSettlements(db, asked).execute();
}

/** The same, each with its rides. */
export function listSettlementsInFull(db: Db, asked: Asked) {
  return pageOfSettlements(db, asked).select("lines").execute();
}

function pageOfSettlements(db: Db, { driverId, limit, before }: Asked) {
  let listing = settlements(db).orderBy("settlements.id", "desc").limit(limit);
  if (driverId !== undefined) listing = listing.where("settlements.driver_id", "=", driverId);
  if (before !== undefined) listing = listing.where("settlements.id", "<", before);
  return listing;
}

export function findSettlement(db: Db | Trx, id: number) {
  return settlements(db).select("lines").where("settlements.id", "=", id).executeTakeFirst();
}

/** The corrections of settlements in the order in which they were made. */
export function listCorrections(db: Db | Trx, settlementIds: readonly number[]) {
  return db
    .selectFrom("settlement_corrections")
    .innerJoin("accounts", "accounts.id", "settlement_corrections.made_by")
    .selectAll("settlement_corrections")
    .select(["accounts.first_name", "accounts.last_name"])
    .where("settlement_id", "in", settlementIds)
    .orderBy("settlement_corrections.id")
    .execute();
}

type NewCorrection = {
  settlement_id: number;
  usd_cents: number;
  xcg_cents: number;
  reason: string;
  made_by: number;
  made_at: Date;
};

export async function insertCorrection(trx: Trx, correction: NewCorrection): Promise<void> {
  await trx.insertInto("settlement_corrections").values(correction).execute();
}

function rates(db: Db | Trx) {
  return db
    .selectFrom("commission_rates")
    .innerJoin("accounts", "accounts.id", "commission_rates.created_by")
    .selectAll("commission_rates")
    .select(["accounts.first_name", "accounts.last_name"]);
}

/** Without their rides, which a list has no need of. */
function settlements(db: Db | Trx) {
  return db
    .selectFrom("settlements")
    .innerJoin("accounts", "accounts.id", "settlements.driver_id")
    .innerJoin("accounts as closer", "closer.id", "settlements.closed_by")
    .select([
      "settlements.id",
      "driver_id",
      "first_day",
      "last_day",
      "closed_at",
      "rides",
      "fare_cents",
      "tip_cents",
      "cash_usd_cents",
      "cash_xcg_cents",
      "card_cents",
      "not_recorded_cents",
      "commission_cents",
      "handed_usd_cents",
      "handed_xcg_cents",
      "owed_usd_cents",
      "owed_xcg_cents",
      "accounts.first_name",
      "accounts.last_name",
      "closer.first_name as closer_first_name",
      "closer.last_name as closer_last_name",
    ])
    .select([
      summed("settlement_corrections", "usd_cents").as("corrections_usd_cents"),
      summed("settlement_corrections", "xcg_cents").as("corrections_xcg_cents"),
      summed("settlement_entries", "usd_cents").as("entries_usd_cents"),
      summed("settlement_entries", "xcg_cents").as("entries_xcg_cents"),
      summed("settlement_payment_parts", "usd_cents").as("paid_usd_cents"),
      summed("settlement_payment_parts", "xcg_cents").as("paid_xcg_cents"),
    ]);
}

type OfSettlements = "settlement_corrections" | "settlement_entries" | "settlement_payment_parts";

/** The sum of what was added to a settlement in one of the tables beside it. */
function summed(table: OfSettlements, column: "usd_cents" | "xcg_cents") {
  return sql<number>`(
    select coalesce(sum(${sql.ref(column)}), 0)::integer
    from ${sql.table(table)} where settlement_id = settlements.id
  )`;
}
