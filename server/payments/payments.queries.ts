import type { Db, Trx } from "../database/connect.ts";

/** The driver's row, locked, so that a shift is closed once at a time and no ride is counted twice. */
export async function lockDriverOfCash(trx: Trx, driverId: number): Promise<void> {
  await trx
    .selectFrom("drivers")
    .select("account_id")
    .where("account_id", "=", driverId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The rides whose cash a driver holds: paid to them, and in none of their closings yet. */
export function listCashRides(db: Db | Trx, driverId: number, { locked }: { locked: boolean }) {
  return db
    .selectFrom("rides")
    .select(["id", "fare_cents", "paid_by", "tip_cents", "tip_xcg_cents"])
    .where("driver_id", "=", driverId)
    .where("status", "=", "Completed")
    .where("closing_id", "is", null)
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

/** Marks rides as counted in a closing: from then on their payment stays as it is. */
export async function countInClosing(
  trx: Trx,
  { rideIds, closingId }: { rideIds: readonly number[]; closingId: number },
): Promise<void> {
  if (rideIds.length === 0) return;
  await trx
    .updateTable("rides")
    .set((eb) => ({ closing_id: closingId, version: eb("version", "+", 1) }))
    .where("id", "in", [...rideIds])
    .execute();
}

type Page = { limit: number; before?: number | undefined };

/** Closings from the newest, of one driver or of all. */
export function listClosings(
  db: Db | Trx,
  { driverId, limit, before }: Page & { driverId?: number | undefined },
) {
  return db
    .selectFrom("shift_closings")
    .innerJoin("accounts", "accounts.id", "shift_closings.driver_id")
    .selectAll("shift_closings")
    .select(["accounts.first_name", "accounts.last_name"])
    .$if(driverId !== undefined, (query) => query.where("shift_closings.driver_id", "=", driverId ?? 0))
    .$if(before !== undefined, (query) => query.where("shift_closings.id", "<", before ?? 0))
    .orderBy("shift_closings.id", "desc")
    .limit(limit)
    .execute();
}

export function findClosing(db: Db | Trx, id: number) {
  return db
    .selectFrom("shift_closings")
    .innerJoin("accounts", "accounts.id", "shift_closings.driver_id")
    .selectAll("shift_closings")
    .select(["accounts.first_name", "accounts.last_name"])
    .where("shift_closings.id", "=", id)
    .executeTakeFirstOrThrow();
}
