import { OFFER_AHEAD_MINUTES, OFFER_SECONDS } from "../../contract/dispatch/dispatch.ts";
import { MINUTE_MS } from "../../contract/time-units.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { type Reading, type RosterDriver, readRoster } from "../drivers/roster.ts";
import { ApiError } from "../http/api-error.ts";
import type { RoutesPort } from "../places/ports.ts";
import { assignDriver } from "../rides/assigning/assign-driver.ts";
import { SYSTEM } from "../rides/ride-actor.ts";
import { closeOffers } from "./close-offers.ts";
import { listDueRides, listRefusers, readSettings } from "./dispatch.queries.ts";
import { estimateDrives } from "./estimate-drives.ts";
import { insertOffer, listOpenOffers } from "./offers.queries.ts";
import { rankDrivers } from "./rank-drivers.ts";
import { toRideToPlace } from "./ride-to-place.ts";

/** How often auto-assign runs: an offer of half a minute must be closed soon after it ends. */
export const AUTO_ASSIGN_EVERY_MS = 2_000;
/** How many rides one run handles, those that no driver can take included. */
const RIDES_AT_ONCE = 100;
/** A ride whose pickup was longer ago is left to a person. */
const LATEST_MINUTES = 60;

export type AutoAssign = Reading & { db: Db; routes: RoutesPort };

/**
 * One run of auto-assign: closes the offers that were answered or ran out, and, while it is switched on, offers each
 * ride that is due to the best driver who is free. Safe beside the same run on another server: an offer is a row of
 * which a ride and a driver can have one, and the ride is given by the same step as by hand.
 */
export async function runAutoAssign({ db, routes, now, positions }: AutoAssign): Promise<void> {
  await closeOffers(db, now);
  const { auto_assign } = await readSettings(db);
  if (!auto_assign) return;
  const before = new Date(now.getTime() + OFFER_AHEAD_MINUTES * MINUTE_MS);
  const after = new Date(now.getTime() - LATEST_MINUTES * MINUTE_MS);
  const due = await listDueRides(db, { after, before, limit: RIDES_AT_ONCE });
  if (due.length === 0) return;

  const asked = new Set((await listOpenOffers(db)).map((offer) => offer.driver_id));
  let free = (await readRoster(db, { now, positions })).filter(
    (driver) => driver.status === "available" && !asked.has(driver.id),
  );
  for (const row of due) {
    if (free.length === 0) return;
    const driver = await bestOf(db, routes, { drivers: free, row, now });
    if (!driver) continue;
    await offerRide(db, { rideId: row.id, driverId: driver.id, now });
    free = free.filter((one) => one.id !== driver.id);
  }
}

type Row = Awaited<ReturnType<typeof listDueRides>>[number];
type Choice = { drivers: readonly RosterDriver[]; row: Row; now: Date };

/**
 * The driver to offer a ride to; null when no driver with a known way to the pickup suits. Only drivers who could take it
 * are routed by road.
 */
async function bestOf(
  db: Db,
  routes: RoutesPort,
  { drivers, row, now }: Choice,
): Promise<RosterDriver | null> {
  const { ride, pickup } = toRideToPlace(row);
  const refusers = await listRefusers(db, row.id);
  const willing = drivers.filter((driver) => !refusers.has(driver.id));
  if (willing.length === 0) return null;
  const drives = await estimateDrives(routes, { ride, pickup, drivers: willing, now });
  const considered = willing.map((driver) => ({
    driver,
    drive: drives.get(driver.id) ?? null,
    refusal: null,
  }));
  return (
    rankDrivers(ride, considered, now).find(({ suits, drive }) => suits && drive !== null)?.driver ?? null
  );
}

type Offer = { rideId: number; driverId: number; now: Date };

/** Offers a ride; does nothing when the ride or the driver was taken meanwhile. */
async function offerRide(db: Db, offer: Offer): Promise<void> {
  try {
    await inTransaction(db, (trx) => makeOffer(trx, offer));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

async function makeOffer(trx: Trx, { rideId, driverId, now }: Offer): Promise<void> {
  const expiresAt = new Date(now.getTime() + OFFER_SECONDS * 1_000);
  if (!(await insertOffer(trx, { rideId, driverId, now, expiresAt }))) return;
  await assignDriver(trx, { rideId, driverId, by: SYSTEM, now });
}
