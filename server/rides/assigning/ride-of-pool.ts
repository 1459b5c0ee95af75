import type { Db, Trx } from "../../database/connect.ts";
import { readTogetherUnlessInTransaction } from "../../database/read-together.ts";
import { notFound } from "../../http/api-error.ts";
import type { SignedIn } from "../../http/caller.ts";
import { RIDE_NOT_FOUND } from "../get-ride.ts";
import { type PoolStanding, type RideRow, findRide, listPoolStandings } from "../ride-rows.queries.ts";

type Asking = { driver: SignedIn; now: Date };

/**
 * A ride that a driver wants from the pool. One that another took is still found by a driver who could see it in the pool,
 * so that they learn what happened; to any other driver it does not exist.
 */
export async function getRideFromPool(trx: Trx, rideId: number, asking: Asking): Promise<RideRow> {
  const [ride] = await Promise.all([findRide(trx, rideId), getPoolStanding(trx, rideId, asking)]);
  if (!ride) throw notFound(RIDE_NOT_FOUND);
  return ride;
}

/** How such a ride stands, to a driver who may know of it. */
export async function getPoolStanding(
  db: Db | Trx,
  rideId: number,
  { driver, now }: Asking,
): Promise<PoolStanding> {
  const ride = await findStanding(db, { rideId, driverId: driver.accountId });
  if (!ride || !mayKnow(ride, driver.accountId, now)) throw notFound(RIDE_NOT_FOUND);
  return ride;
}

type Asked = { readonly rideId: number; readonly driverId: number };

/** Of several who want a ride at once, it is read for all together. */
const findStanding = readTogetherUnlessInTransaction(async (db: Db | Trx, asked: readonly Asked[]) => {
  const rideIds = [...new Set(asked.map(({ rideId }) => rideId))];
  const driverIds = [...new Set(asked.map(({ driverId }) => driverId))];
  const standings = await listPoolStandings(db, { rideIds, driverIds });
  const found = new Map(standings.map((standing) => [standing.id, standing]));
  return ({ rideId }: Asked) => found.get(rideId);
});

/** An accept can wait for a shift on a phone without a signal; after that the driver may not see the ride. */
const POOL_REMEMBERED_MS = 12 * 60 * 60_000;

function mayKnow(ride: PoolStanding, driverId: number, now: Date): boolean {
  const past = ride.pool_drivers?.find(({ id }) => id === driverId);
  if (!past) return false;
  if (ride.driver_id === driverId) return true;
  if (past.had && ride.status !== "Pending") return true;
  if (past.refused) return false;
  if (ride.status === "Pending" && !ride.held) return true;
  const since = Math.max(now.getTime() - POOL_REMEMBERED_MS, Date.parse(past.joined_at));
  return ride.left_pool_at !== null && ride.left_pool_at.getTime() >= since;
}
