import { sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";

/** Lets a ride that was just booked know of the one the other way. */
export async function linkOtherWay(
  trx: Trx,
  { rideId, otherId }: { rideId: number; otherId: number },
): Promise<void> {
  await trx.updateTable("rides").set({ other_way_id: otherId }).where("id", "=", rideId).execute();
}

/** The code that was sent last for a held booking. */
export function findBookingCode(db: Db | Trx, rideId: number) {
  return db.selectFrom("booking_codes").selectAll().where("ride_id", "=", rideId).executeTakeFirst();
}

type SentCode = { ride_id: number; code_hash: string; sent_by: "phone" | "email"; sent_at: Date };

/** Puts a new code in the place of the last one, and counts it. */
export async function saveBookingCode(trx: Trx, code: SentCode): Promise<void> {
  await trx
    .insertInto("booking_codes")
    .values({ ...code, times_sent: 1 })
    .onConflict((conflict) =>
      conflict.column("ride_id").doUpdateSet({
        ...code,
        times_sent: sql<number>`booking_codes.times_sent + 1`,
        wrong_tries: 0,
      }),
    )
    .execute();
}

/** Counts a try of a code before it is looked at; nothing where there have been too many. */
export async function countCodeTry(
  trx: Trx,
  { rideId, most }: { rideId: number; most: number },
): Promise<boolean> {
  const counted = await trx
    .updateTable("booking_codes")
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where("ride_id", "=", rideId)
    .where("wrong_tries", "<", most)
    .returning("ride_id")
    .executeTakeFirst();
  return counted !== undefined;
}

export async function deleteBookingCode(trx: Trx, rideId: number): Promise<void> {
  await trx.deleteFrom("booking_codes").where("ride_id", "=", rideId).execute();
}
