import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** What stands in the place of a guest's name and of the places he went between. */
const SOMEONE = "Guest";
const SOMEWHERE = "Curaçao";

/**
 * Blanks who the guests of old rides were and where exactly they went; day, distance, fare and driver stay, so that
 * every total does. Returns how many rides were blanked.
 */
export async function blankGuestRides(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const blanked = await db
    .updateTable("rides")
    .set({
      rider_name: SOMEONE,
      rider_phone: "",
      rider_email: null,
      pickup_location: SOMEWHERE,
      pickup_lat: null,
      pickup_lng: null,
      dropoff_location: SOMEWHERE,
      dropoff_lat: null,
      dropoff_lng: null,
      notes: null,
      flight_number: null,
      booked_from: null,
      booking_mark: sql<string>`'blanked ' || id`,
      blanked_at: now,
    })
    .where("id", "in", (old) =>
      old
        .selectFrom("rides")
        .select("id")
        .where("blanked_at", "is", null)
        .where("rider_id", "is", null)
        .where("ride_datetime", "<", before)
        .orderBy("ride_datetime")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return blanked.length;
}

/** Messages to the office and applications that led to nothing, with all that people wrote in them. */
export async function forgetOldLetters(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("contact_messages").where("created_at", "<", before).execute();
  await db
    .deleteFrom("driver_applications")
    .where("created_at", "<", before)
    .where("state", "!=", "approved")
    .execute();
}
