import { can } from "../../domain/accounts/roles.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Caller } from "../http/caller.ts";
import { notFound } from "../http/api-error.ts";
import { partiesOf } from "./ride-parties.ts";
import { rideConflict } from "./ride-conflict.ts";
import { type RideRow, findRide, findRideByCode, findRideOfDriver } from "./ride-rows.queries.ts";

/** A missing ride and one that the caller may not see have the same error. */
export const RIDE_NOT_FOUND = "Ride not found.";

const TRACKING_CODE = /^[\w-]{1,64}$/;

/** A ride of the caller's own, or any for dispatch. A driver whose ride was given to another gets an error that says so. */
export async function getOwnRide(trx: Trx, rideId: number, caller: Caller): Promise<RideRow> {
  if (caller.actor === "guest") throw notFound(RIDE_NOT_FOUND);
  if (caller.actor !== "partner" && can(caller.actor, "drive")) {
    return getRideOfDriver(trx, rideId, caller.accountId);
  }
  const ride = await findRide(trx, rideId);
  if (!ride || partiesOf(ride, caller).length === 0) throw notFound(RIDE_NOT_FOUND);
  return ride;
}

async function getRideOfDriver(trx: Trx, rideId: number, driverId: number): Promise<RideRow> {
  const found = await findRideOfDriver(trx, { rideId, driverId });
  if (!found) throw notFound(RIDE_NOT_FOUND);
  const { ride, past } = found;
  if (ride.driver_id === driverId && !past.hidden) return ride;
  throw past.had && ride.driver_id !== driverId
    ? rideConflict(ride, "This ride is no longer yours.")
    : notFound(RIDE_NOT_FOUND);
}

export async function getRide(trx: Db | Trx, rideId: number): Promise<RideRow> {
  const ride = await findRide(trx, rideId);
  if (!ride) throw notFound(RIDE_NOT_FOUND);
  return ride;
}

export async function getRideByCode(db: Db | Trx, trackingCode: string): Promise<RideRow> {
  // No other text is a code of ours, and some texts cannot be sent to the database.
  const ride = TRACKING_CODE.test(trackingCode) ? await findRideByCode(db, trackingCode) : undefined;
  if (!ride) throw notFound(RIDE_NOT_FOUND);
  return ride;
}

/** A key opens the rides on the account of its partner; another's is as if it weren't there. */
export async function refuseOthersKey(
  db: Db,
  { trackingCode, caller }: { trackingCode: string; caller: Caller },
): Promise<void> {
  if (caller.actor !== "partner") return;
  const ride = await getRideByCode(db, trackingCode);
  if (ride.partner_id !== caller.partnerId) throw notFound(RIDE_NOT_FOUND);
}
