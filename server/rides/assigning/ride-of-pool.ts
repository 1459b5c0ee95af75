import type { Db, Trx } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import type { SignedIn } from "../../http/caller.ts";
import { readTogetherUnlessInTransaction } from "../../database/read-together.ts";
import { RIDE_NOT_FOUND } from "../get-ride.ts";
import { type PoolStanding, type RideRow, findPoolStandings, findRideOfPool } from "../ride-rows.queries.ts";

type Asking = { driver: SignedIn; now: Date };

/**
 * A ride that a driver wants from the pool. One that another took is still found by a driver who could see it in the pool,
 * so that they learn what happened; to any other driver it does not exist.
 */
export async function getRideFromPool(trx: Trx, rideId: number, asking: Asking): Promise<RideRow> {
  const found = await findRideOfPool(trx, { rideId, driverId: asking.driver.accountId });
  if (!found) throw notFound(RIDE_NOT_FOUND);
  refuseUnknown(found.standing, asking);
  return found.ride;
}

/** Refuses where a driver may not know of a ride. Of several who want it at once, it is read for all together. */
export async function refuseUnknownRide(db: Db, rideId: number, asking: Asking): Promise<void> {
  refuseUnknown(await findStanding(db, { rideId, driverId: asking.driver.accountId }), asking);
}

type Asked = { readonly rideId: number; readonly driverId: number };

const findStanding = readTogetherUnlessInTransaction(async (db: Db | Trx, asked: readonly Asked[]) => {
  const rideIds = [...new Set(asked.map(({ rideId }) => rideId))];
  const driverIds = [...new Set(asked.map(({ driverId }) => driverId))];
  const standings = await findPoolStandings(db, { rideIds, driverIds });
  const found = new Map(standings.map((standing) => [standing.id, standing]));
  return ({ rideId }: Asked) => found.get(rideId);
});

/** An accept can wait for a shift on a phone without a signal; after that the driver may not see the ride. */
const POOL_REMEMBERED_MS = 12 * 60 * 60_000;

function refuseUnknown(ride: PoolStanding | undefined, { driver, now }: Asking): void {
  const past = ride?.pool_drivers?.find(({ id }) => id === driver.accountId);
  if (!ride || !past) throw notFound(RIDE_NOT_FOUND);
  if (ride.driver_id === past.id) return;
  if (past.had && ride.status !== "Pending") return;
  const isInPool = ride.status === "Pending" && !ride.held;
  const since = new Date(Math.max(now.getTime() - POOL_REMEMBERED_MS, Date.parse(past.joined_at)));
  const couldSee = isInPool || (ride.left_pool_at !== null && ride.left_pool_at >= since);
  if (past.refused || !couldSee) throw notFound(RIDE_NOT_FOUND);
}
