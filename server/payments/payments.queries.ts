import { type SqlBool, sql } from "kysely";
import type { ClosingState } from "../../contract/payments/payment-schemas.ts";
import type { Db, Trx } from "../database/connect.ts";
import { PARTS, cashGuilderCents, guilderCents } from "./guilders.sql.ts";

/** The driver's row, locked, so that a shift is closed once at a time and no ride is counted twice. */
export async function lockDriverOfCash(trx: Trx, driverId: number): Promise<void> {
  await trx
    .selectFrom("drivers")
    .select("account_id")
    .where("account_id", "=", driverId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The rides whose cash a driver holds: paid to them here, and in none of their closings yet. */
export function listCashRides(db: Db | Trx, driverId: number, { locked }: { locked: boolean }) {
  return db
    .selectFrom("rides")
    .select(["id", "fare_cents", "paid_by", "link_cents", "tip_cents", "tip_xcg_cents"])
    .select(["also_paid_by", "also_cents", "xcg_step"])
    .where("driver_id", "=", driverId)
    .where("status", "=", "Completed")
    .where("closing_id", "is", null)
    .where("imported_at", "is", null)
    .where("paid_by", "in", ["cash_usd", "cash_xcg"])
    .orderBy("id")
    .$if(locked, (query) => query.forNoKeyUpdate())
    .execute();
}

/** When a driver last closed a shift. */
export async function findLastClosing(db: Db | Trx, driverId: number): Promise<Date | null> {
  const last = await db
    .selectFrom("shift_closings")
    .select("closed_at")
    .where("driver_id", "=", driverId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.closed_at ?? null;
}

type Closing = {
  driverId: number;
  since: Date | null;
  closedAt: Date;
  rides: number;
  usdCents: number;
  xcgCents: number;
  countedUsdCents: number;
  countedXcgCents: number;
  note: string;
};

export async function insertClosing(trx: Trx, closing: Closing): Promise<number> {
  const { id } = await trx
    .insertInto("shift_closings")
    .values({
      driver_id: closing.driverId,
      since: closing.since,
      closed_at: closing.closedAt,
      rides: closing.rides,
      usd_cents: closing.usdCents,
      xcg_cents: closing.xcgCents,
      counted_usd_cents: closing.countedUsdCents,
      counted_xcg_cents: closing.countedXcgCents,
      note: closing.note,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Page = { limit: number; before?: number | undefined };

type Asked = Page & { driverId?: number | undefined; state?: ClosingState | undefined };

/** Closings from the newest, of one driver or of all. */
export function listClosings(db: Db | Trx, { driverId, state, limit, before }: Asked) {
  let listing = closings(db).orderBy("shift_closings.id", "desc").limit(limit);
  if (driverId !== undefined) listing = listing.where("shift_closings.driver_id", "=", driverId);
  if (before !== undefined) listing = listing.where("shift_closings.id", "<", before);
  if (state === "with_driver") listing = listing.where("shift_closings.handed_in_at", "is", null);
  if (state === "handed_in") listing = listing.where("shift_closings.handed_in_at", "is not", null);
  return listing.execute();
}

export function findClosing(db: Db | Trx, id: number) {
  return closings(db).where("shift_closings.id", "=", id).executeTakeFirstOrThrow();
}

export function findClosingMaybe(db: Db | Trx, id: number) {
  return db.selectFrom("shift_closings").select("driver_id").where("id", "=", id).executeTakeFirst();
}

type TakenOver = { id: number; by: number; now: Date; usdCents: number; xcgCents: number; note: string };

/** Signs for the cash of a shift; false where somebody has already. */
export async function takeOverClosing(trx: Trx, taken: TakenOver): Promise<boolean> {
  const updated = await trx
    .updateTable("shift_closings")
    .set({
      handed_in_at: taken.now,
      handed_in_by: taken.by,
      received_usd_cents: taken.usdCents,
      received_xcg_cents: taken.xcgCents,
      received_note: taken.note,
    })
    .where("id", "=", taken.id)
    .where("handed_in_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** The cash of rides that are in no closing yet, by driver, as `cashOf` adds it up. */
export function listCashWithDrivers(db: Db) {
  return db
    .selectFrom("rides")
    .innerJoin("accounts", "accounts.id", "rides.driver_id")
    .innerJoinLateral(PARTS.as("part"), (join) => join.onTrue())
    .select((one) => [
      "accounts.id as driver_id",
      "accounts.first_name",
      "accounts.last_name",
      one.fn.countAll<number>().filterWhere("part.is_first", "=", true).as("rides"),
      sql<number>`sum(case when part.way = 'cash_usd' then part.part_cents else 0 end
        + case when part.is_first and paid_by = 'cash_usd' then coalesce(tip_cents, 0) else 0 end)`.as(
        "usd_cents",
      ),
      sql<number>`sum(case when part.way = 'cash_xcg' then ${cashGuilderCents(sql.ref("part.part_cents"))} else 0 end
        + case when part.is_first and paid_by = 'cash_xcg'
          then coalesce(tip_xcg_cents, ${guilderCents(sql.ref("tip_cents"))}, 0) else 0 end)::bigint`.as(
        "xcg_cents",
      ),
    ])
    .where("rides.status", "=", "Completed")
    .where("rides.closing_id", "is", null)
    .where("rides.imported_at", "is", null)
    .where("rides.paid_by", "in", ["cash_usd", "cash_xcg"])
    .groupBy("accounts.id")
    .execute();
}

/** The cash counted in closed shifts that nobody has signed for, by driver. */
export function listClosedCashWithDrivers(db: Db) {
  return db
    .selectFrom("shift_closings")
    .innerJoin("accounts", "accounts.id", "shift_closings.driver_id")
    .select((one) => [
      "accounts.id as driver_id",
      "accounts.first_name",
      "accounts.last_name",
      one.fn.countAll<number>().as("closings"),
      one.fn.sum<number>("counted_usd_cents").as("usd_cents"),
      one.fn.sum<number>("counted_xcg_cents").as("xcg_cents"),
    ])
    .where("handed_in_at", "is", null)
    .groupBy("accounts.id")
    .execute();
}

/** Completed here and paid on account, which no account is for; an index of theirs has exactly these. */
const OWED_BY_NOBODY = sql<SqlBool>`rides.paid_by = 'account' and rides.partner_id is null
  and rides.imported_at is null and rides.completed_at is not null`;

export function sumOwedByNobody(db: Db) {
  return db
    .selectFrom("rides")
    .select((one) => [
      one.fn.countAll<number>().as("rides"),
      sql<number>`coalesce(sum(fare_cents), 0)::bigint`.as("cents"),
    ])
    .where(OWED_BY_NOBODY)
    .executeTakeFirstOrThrow();
}

/** The latest of them. */
export function listOwedByNobody(db: Db, limit: number) {
  return db
    .selectFrom("rides")
    .leftJoin("accounts", "accounts.id", "rides.driver_id")
    .select([
      "rides.id",
      "rides.fare_cents",
      "rides.pickup_location",
      "accounts.first_name",
      "accounts.last_name",
    ])
    .select(sql<Date>`rides.completed_at`.as("completed_at"))
    .where(OWED_BY_NOBODY)
    .orderBy("rides.completed_at", "desc")
    .orderBy("rides.id", "desc")
    .limit(limit)
    .execute();
}

function closings(db: Db | Trx) {
  return db
    .selectFrom("shift_closings")
    .innerJoin("accounts", "accounts.id", "shift_closings.driver_id")
    .leftJoin("accounts as taker", "taker.id", "shift_closings.handed_in_by")
    .selectAll("shift_closings")
    .select([
      "accounts.first_name",
      "accounts.last_name",
      "taker.first_name as taker_first_name",
      "taker.last_name as taker_last_name",
    ]);
}
