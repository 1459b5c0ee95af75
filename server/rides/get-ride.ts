import { can } from "../../contract/roles.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Caller, SignedIn } from "../http/caller.ts";
import { notFound } from "../http/refusal.ts";
import { isVisibleTo } from "./find-visible-ride.ts";
import { rideConflict } from "./ride-conflict.ts";
import { type RideRow, findDriverPast, findRide, findRideByCode } from "./ride-rows.queries.ts";

/** A ride that is missing and one the caller may not know of sound the same. */
export const RIDE_NOT_FOUND = "Ride not found.";

const TRACKING_CODE = /^[\w-]{1,64}$/;

/** A ride of the caller's own, or any for the office. A driver whose ride has been given away hears so. */
export async function getOwnRide(trx: Trx, rideId: number, caller: Caller): Promise<RideRow> {
  const ride = await findRide(trx, rideId);
  if (!ride || caller.actor === "guest") throw notFound(RIDE_NOT_FOUND);
  if (can(caller.actor, "drive") && ride.driver_id !== caller.accountId) {
    const { had } = await findDriverPast(trx, { rideId, driverId: caller.accountId });
    throw had ? rideConflict(ride, "This ride is no longer yours.") : notFound(RIDE_NOT_FOUND);
  }
  if (!(await isVisibleTo(trx, ride, caller))) throw notFound(RIDE_NOT_FOUND);
  return ride;
}

/** A ride that a driver wants from the pool: one that another has taken is still found, so that he hears who won. */
export async function getRideFromPool(trx: Trx, rideId: number, driver: SignedIn): Promise<RideRow> {
  const ride = await findRide(trx, rideId);
  if (!ride) throw notFound(RIDE_NOT_FOUND);
  if (ride.status !== "Pending") return ride;
  const { refused } = await findDriverPast(trx, { rideId, driverId: driver.accountId });
  if (refused) throw notFound(RIDE_NOT_FOUND);
  return ride;
}

export async function getRide(trx: Trx, rideId: number): Promise<RideRow> {
  const ride = await findRide(trx, rideId);
  if (!ride) throw notFound(RIDE_NOT_FOUND);
  return ride;
}

export async function getRideByCode(db: Db | Trx, trackingCode: string): Promise<RideRow> {
  // Nothing else is a code of ours, and not every text can be asked for.
  const ride = TRACKING_CODE.test(trackingCode) ? await findRideByCode(db, trackingCode) : undefined;
  if (!ride) throw notFound(RIDE_NOT_FOUND);
  return ride;
}
