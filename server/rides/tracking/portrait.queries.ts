import type { Db } from "../../database/connect.ts";

/** How the driver of a ride looks. */
export function findRidePortrait(db: Db, driverId: number) {
  return db
    .selectFrom("driver_portraits")
    .select(["kind", "picture", "mark"])
    .where("driver_id", "=", driverId)
    .executeTakeFirst();
}
