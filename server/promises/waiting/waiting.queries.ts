import type { Insertable } from "kysely";
import { HOUR_MS } from "../../../domain/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { WaitingListTable } from "../../database/tables/plan-tables.ts";

export async function insertWaiting(trx: Trx, row: Insertable<WaitingListTable>): Promise<void> {
  await trx.insertInto("waiting_list").values(row).execute();
}

/** How many have joined from an address since a moment. */
export async function countJoinedFrom(trx: Trx, { from, since }: { from: string; since: Date }) {
  const { n } = await trx
    .selectFrom("waiting_list")
    .select(({ fn }) => fn.countAll().as("n"))
    .where("joined_from", "=", from)
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** How many times a contact waits for already. */
export async function countWaitsOf(trx: Trx, { phone, email }: { phone: string; email: string | null }) {
  const { n } = await trx
    .selectFrom("waiting_list")
    .select(({ fn }) => fn.countAll().as("n"))
    .where("state", "in", ["waiting", "told"])
    .where((where) =>
      where.or([
        where.and([where("phone", "=", phone), where("phone", "!=", "")]),
        where(where.fn<string>("lower", ["email"]), "=", email?.toLowerCase() ?? ""),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(n);
}

export function findWaiting(db: Db | Trx, code: string) {
  return db.selectFrom("waiting_list").selectAll().where("code", "=", code).executeTakeFirst();
}

/** After so long, somebody who wanted a car as soon as possible has found another way. */
const NEXT_CAR_FOR_MS = 2 * HOUR_MS;

/** The line for times still to come and for the next car, with those who were told already; the first who came stand first. */
export function listWaiting(db: Db | Trx, now: Date) {
  return db
    .selectFrom("waiting_list")
    .selectAll()
    .where((where) =>
      where.or([
        where("wanted_at", ">", now),
        where.and([
          where("as_soon_as_possible", "=", true),
          where("wanted_at", ">", new Date(now.getTime() - NEXT_CAR_FOR_MS)),
        ]),
      ]),
    )
    .where("state", "in", ["waiting", "told"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

/** Takes somebody from one state to the next; false where another server or they themselves were sooner. */
export async function moveWaiting(
  trx: Trx,
  { id, from, to }: { id: number; from: WaitingRow["state"]; to: Partial<WaitingRow> },
): Promise<boolean> {
  const moved = await trx
    .updateTable("waiting_list")
    .set(to)
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Takes a place in the line with the ride that came of it, and forgets how its person was to be reached. */
export async function takeWaiting(trx: Trx, { code, rideId }: { code: string; rideId: number }) {
  await trx
    .updateTable("waiting_list")
    .set({ state: "taken", ride_id: rideId, name: "", phone: "", email: null })
    .where("code", "=", code)
    .where("state", "in", ["waiting", "told"])
    .execute();
}

/** Forgets who waited for a time that is over, with all that is known of them. */
export async function deleteWaitingBefore(db: Db | Trx, before: Date): Promise<void> {
  await db.deleteFrom("waiting_list").where("wanted_at", "<", before).execute();
}

export async function deleteWaitingOfEmail(trx: Trx, emailKey: string): Promise<void> {
  await trx
    .deleteFrom("waiting_list")
    .where((where) => where(where.fn<string>("lower", ["email"]), "=", emailKey))
    .execute();
}
