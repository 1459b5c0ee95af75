import { OPEN } from "../../../domain/rides/ride-states.ts";
import type { Db } from "../../database/connect.ts";
import { selectRides, statusIs } from "../ride-rows.queries.ts";

const RIDES_LOOKED_AT = 20;

/** The last bookings of a phone number, the latest first. */
export function listRidesOfPhone(db: Db, phone: string) {
  return selectRides(db)
    .where("rides.rider_phone", "=", phone)
    .orderBy("rides.created_at", "desc")
    .limit(RIDES_LOOKED_AT)
    .execute();
}

/** The rides of a phone number that are not over, the soonest first. */
export function listOpenRidesOfPhone(db: Db, phone: string) {
  return selectRides(db)
    .where("rides.rider_phone", "=", phone)
    .where(statusIs(...OPEN))
    .orderBy("rides.ride_datetime")
    .limit(RIDES_LOOKED_AT)
    .execute();
}

export async function countRidesOfPhone(db: Db, phone: string): Promise<number> {
  const counted = await db
    .selectFrom("rides")
    .select((eb) => eb.fn.countAll().as("rides"))
    .where("rider_phone", "=", phone)
    .executeTakeFirst();
  return Number(counted?.rides ?? 0);
}

/** The rider whose account has this phone number. */
export function findRiderByPhone(db: Db, phone: string) {
  return db
    .selectFrom("accounts")
    .select(["first_name", "last_name", "email", "email_confirmed_at"])
    .where("phone", "=", phone)
    .where("role", "=", "rider")
    .where("state", "=", "active")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
