import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type {
  DriverCommissionRatesTable,
  DriverEntriesTable,
  DriverRentsTable,
  SettlementEntriesTable,
} from "../database/tables/settlement-tables.ts";

type Dated = "driver_commission_rates" | "driver_rents";

/** Entries of drivers until a day that no settlement has. */
export function listEntriesToSettle(
  db: Db | Trx,
  { driverIds, lastDay }: { driverIds: readonly number[]; lastDay: string },
) {
  return db
    .selectFrom("driver_entries as entry")
    .leftJoin("settlement_entries as settled", "settled.entry_id", "entry.id")
    .select(["entry.id", "driver_id", "entry.kind", "entry.day", "entry.usd_cents", "entry.xcg_cents"])
    .select("entry.note")
    .where(sql<boolean>`driver_id = any (${driverIds}::int[])`)
    .where("entry.day", "<=", lastDay)
    .where("settled.id", "is", null)
    .orderBy("entry.day")
    .orderBy("entry.id")
    .execute();
}

/** Rents that count or will. */
export function listCountingRents(db: Db | Trx, driverIds: readonly number[]) {
  return db
    .selectFrom("driver_rents")
    .select(["id", "driver_id", "valid_from", "cents"])
    .where(sql<boolean>`driver_id = any (${driverIds}::int[])`)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** The weeks of rent that are in settlements. */
export function listSettledRents(db: Db | Trx, driverIds: readonly number[]) {
  return db
    .selectFrom("settlement_entries as settled")
    .innerJoin("driver_rents as rent", "rent.id", "settled.rent_id")
    .select(["rent.id as rent_id", "settled.day"])
    .where(sql<boolean>`driver_id = any (${driverIds}::int[])`)
    .execute();
}

/** The commissions of single drivers that count or will. */
export function listCountingDriverRates(db: Db | Trx) {
  return db
    .selectFrom("driver_commission_rates")
    .select(["id", "driver_id", "valid_from", "hundredths", "created_at"])
    .where("withdrawn_at", "is", null)
    .execute();
}

/** The commissions of all single drivers as commissions that may go by more, the withdrawn among them. */
export function listAllDriverRates(db: Db | Trx) {
  const nothing = sql<null>`null`;
  return db
    .selectFrom("driver_commission_rates as rate")
    .innerJoin("accounts as maker", "maker.id", "rate.created_by")
    .innerJoin("accounts as driver", "driver.id", "rate.driver_id")
    .selectAll("rate")
    .select(["maker.first_name", "maker.last_name"])
    .select(["driver.first_name as driver_first_name", "driver.last_name as driver_last_name"])
    .select([
      nothing.as("vehicle_id"),
      nothing.as("partner_id"),
      nothing.as("channel"),
      nothing.as("last_day"),
    ])
    .select([nothing.as("plate"), nothing.as("partner_name"), sql<string>`''`.as("reason")])
    .orderBy("valid_from", "desc")
    .orderBy("rate.id", "desc")
    .execute();
}

/** Entries of payments that were said otherwise since their rides were settled. */
export function listPaymentEntries(db: Db | Trx, rideIds: readonly number[]) {
  return db
    .selectFrom("driver_entries")
    .select(["ride_id", "usd_cents"])
    .where(sql<boolean>`ride_id = any (${rideIds}::int[])`)
    .execute();
}

export async function insertSettlementEntries(
  trx: Trx,
  entries: readonly Insertable<SettlementEntriesTable>[],
): Promise<void> {
  if (entries.length > 0) await trx.insertInto("settlement_entries").values(entries).execute();
}

/** Entries and rents of settlements, day by day. */
export function listSettlementEntries(db: Db | Trx, settlementIds: readonly number[]) {
  return db
    .selectFrom("settlement_entries")
    .selectAll()
    .where(sql<boolean>`settlement_id = any (${settlementIds}::int[])`)
    .orderBy("day")
    .orderBy("id")
    .execute();
}

export function insertDriverEntry(trx: Trx, entry: Insertable<DriverEntriesTable>) {
  return trx.insertInto("driver_entries").values(entry).returning("id").executeTakeFirstOrThrow();
}

export function findDriverEntry(db: Db | Trx, id: number) {
  return db.selectFrom("driver_entries").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The entry by which a driver bears a refund. */
export function findEntryOfRefund(db: Db | Trx, refundId: number) {
  return db.selectFrom("driver_entries").selectAll().where("refund_id", "=", refundId).executeTakeFirst();
}

/** The entry of a tip that came by link. */
export function findTipEntry(db: Db | Trx, payLinkId: number) {
  return db
    .selectFrom("driver_entries")
    .select("driver_id")
    .where("pay_link_id", "=", payLinkId)
    .where("refund_id", "is", null)
    .where("takes_back", "is", null)
    .executeTakeFirst();
}

/** The entry by which a driver gets back what they paid for a car. */
export function findEntryOfCost(db: Db | Trx, costId: number) {
  return db.selectFrom("driver_entries").selectAll().where("vehicle_cost_id", "=", costId).executeTakeFirst();
}

export function findOppositeEntry(db: Db | Trx, id: number) {
  return db.selectFrom("driver_entries").select("id").where("takes_back", "=", id).executeTakeFirst();
}

/** The refunds, of some, that drivers bear still. */
export function listDriversOfRefunds(db: Db | Trx, refundIds: readonly number[]) {
  return db
    .selectFrom("driver_entries as entry")
    .leftJoin("driver_entries as opposite", "opposite.takes_back", "entry.id")
    .select("entry.refund_id")
    .where(sql<boolean>`entry.refund_id = any (${refundIds}::int[])`)
    .where("opposite.id", "is", null)
    .execute();
}

/** A driver's entries from the latest, each with what took it back and the settlement that has it. */
export function listDriverEntries(db: Db | Trx, { driverId, limit }: { driverId: number; limit: number }) {
  return db
    .selectFrom("driver_entries as entry")
    .leftJoin("accounts", "accounts.id", "entry.made_by")
    .leftJoin("settlement_entries as settled", "settled.entry_id", "entry.id")
    .leftJoin("driver_entries as opposite", "opposite.takes_back", "entry.id")
    .selectAll("entry")
    .select([
      "accounts.first_name",
      "accounts.last_name",
      "settled.settlement_id",
      "opposite.id as taken_back_by",
    ])
    .where("entry.driver_id", "=", driverId)
    .orderBy("entry.id", "desc")
    .limit(limit)
    .execute();
}

type NewRent = Pick<
  Selectable<DriverRentsTable>,
  "driver_id" | "valid_from" | "cents" | "created_by" | "created_at"
>;
export function insertRent(trx: Db | Trx, rent: NewRent) {
  return trx.insertInto("driver_rents").values(rent).returning("id").executeTakeFirstOrThrow();
}

type NewRate = Pick<
  Selectable<DriverCommissionRatesTable>,
  "driver_id" | "valid_from" | "hundredths" | "created_by" | "created_at"
>;
export function insertDriverRate(trx: Db | Trx, rate: NewRate) {
  return trx.insertInto("driver_commission_rates").values(rate).returning("id").executeTakeFirstOrThrow();
}

/** A driver's rents, the latest first day first; the withdrawn among them. */
export function listRents(db: Db | Trx, driverId: number) {
  return db
    .selectFrom("driver_rents")
    .innerJoin("accounts", "accounts.id", "driver_rents.created_by")
    .selectAll("driver_rents")
    .select(["accounts.first_name", "accounts.last_name"])
    .where("driver_id", "=", driverId)
    .orderBy("valid_from", "desc")
    .orderBy("driver_rents.id", "desc")
    .execute();
}

/** A driver's own commissions, in the same order. */
export function listDriverRates(db: Db | Trx, driverId: number) {
  return db
    .selectFrom("driver_commission_rates")
    .innerJoin("accounts", "accounts.id", "driver_commission_rates.created_by")
    .selectAll("driver_commission_rates")
    .select(["accounts.first_name", "accounts.last_name"])
    .where("driver_id", "=", driverId)
    .orderBy("valid_from", "desc")
    .orderBy("driver_commission_rates.id", "desc")
    .execute();
}

export function findRent(db: Db | Trx, id: number) {
  return db.selectFrom("driver_rents").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findDriverRate(db: Db | Trx, id: number) {
  return db.selectFrom("driver_commission_rates").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Takes a rent or a commission of a driver away before its day; false where it has begun or is gone already. */
export async function withdrawDated(
  trx: Trx,
  { of, id, by, today, now }: { of: Dated; id: number; by: number; today: string; now: Date },
): Promise<boolean> {
  const updated = await trx
    .updateTable(of)
    .set({ withdrawn_at: now, withdrawn_by: by })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .where("valid_from", ">", today)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Everybody who drives for the company or has, by their names. */
export function listDriversToSettle(db: Db | Trx) {
  return db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select(["accounts.id", "accounts.first_name", "accounts.last_name"])
    .orderBy("accounts.first_name")
    .orderBy("accounts.last_name")
    .orderBy("accounts.id")
    .execute();
}

/** Rides that were completed since an instant, of one driver or of all, with the settlement that has their day. */
export function listRidesSince(db: Db | Trx, { since, driverId }: { since: Date; driverId: number | null }) {
  return db
    .selectFrom("rides")
    .innerJoin("accounts", "accounts.id", "rides.driver_id")
    .leftJoin("settlements", (join) =>
      join
        .onRef("settlements.driver_id", "=", "rides.driver_id")
        .on(
          sql<boolean>`(rides.completed_at at time zone interval '-04:00')::date between first_day and last_day`,
        ),
    )
    .select([
      "rides.id",
      "rides.fare_cents",
      "rides.deal_cents",
      "settlements.id as settlement_id",
      "first_day",
      "last_day",
      "accounts.first_name",
      "accounts.last_name",
    ])
    .select(sql<number>`rides.driver_id`.as("driver_id"))
    .select(sql<Date>`rides.completed_at`.as("completed_at"))
    .where("status", "=", "Completed")
    .where("completed_at", ">=", since)
    .$if(driverId !== null, (query) => query.where("rides.driver_id", "=", driverId))
    .orderBy("settlements.id")
    .execute();
}
