import type { Db } from "../../database/connect.ts";

/** The code and the phone of the ride with a booking number, and whose it is; none whose pickup is longer ago. */
export function findByReference(db: Db, { reference, since }: { reference: string; since: Date }) {
  return db
    .selectFrom("rides")
    .select(["tracking_code", "rider_phone", "status", "held", "rider_id", "driver_id", "partner_id"])
    .where("reference", "=", reference)
    .where("ride_datetime", ">=", since)
    .executeTakeFirst();
}
