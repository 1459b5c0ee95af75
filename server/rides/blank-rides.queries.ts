import { sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import { RIDE_MESSAGES } from "../notifications/message-kinds.ts";

/** What stands in a ride where a person or an exact place stood. */
export const BLANKED = "Removed";

const WITHOUT_PERSON = {
  rider_name: BLANKED,
  rider_phone: BLANKED,
  rider_email: null,
  pickup_location: BLANKED,
  pickup_lat: null,
  pickup_lng: null,
  dropoff_location: BLANKED,
  dropoff_lat: null,
  dropoff_lng: null,
  notes: null,
  flight_number: null,
  booked_from: null,
} as const;

/** Takes a rider out of all his rides. Time, zone, distance, fare and driver stay, so every total does. */
export async function blankRidesOfRider(
  trx: Trx,
  { rider_id, now }: { rider_id: number; now: Date },
): Promise<void> {
  await trx
    .updateTable("rides")
    .set({ ...WITHOUT_PERSON, blanked_at: now, updated_at: now })
    .set((set) => ({ version: set("version", "+", 1) }))
    .where("rider_id", "=", rider_id)
    .where("blanked_at", "is", null)
    .execute();
}

/** Takes the guests out of so many of the rides before a moment, the oldest first. Returns how many there were. */
export async function blankRidesOfGuests(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const blanked = await db
    .updateTable("rides")
    .set({ ...WITHOUT_PERSON, blanked_at: now, updated_at: now })
    .set((set) => ({ version: set("version", "+", 1), booking_mark: sql<string>`'blanked ' || id` }))
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

/** Takes what was said to a rider about his rides out of the outbox; what a driver is told of them stays. */
export async function deleteMessagesToRider(trx: Trx, riderId: number): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where("kind", "in", RIDE_MESSAGES)
    .where("ride_id", "in", (rides) =>
      rides.selectFrom("rides").select("rides.id").where("rides.rider_id", "=", riderId),
    )
    .execute();
}

/** The codes of a rider's bookings that nobody has picked him up for yet. */
export function listOpenBookingCodes(trx: Trx, riderId: number) {
  return trx
    .selectFrom("rides")
    .select("tracking_code")
    .where("rider_id", "=", riderId)
    .where("status", "in", ["Pending", "Assigned", "Accepted"])
    .orderBy("id")
    .execute();
}
