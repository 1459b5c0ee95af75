import type { Point } from "../../contract/places/place.ts";
import type { Db, Trx } from "../database/connect.ts";
import { IN_DATABASE_ALONE, type NewestPositions } from "../events/positions/newest-positions.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { OffIsland, type PlacesPort, type RoutesPort } from "../places/ports.ts";
import {
  type Arrival,
  expectArrivals,
  isToBeExpected,
  keepArrivals,
} from "../rides/arrival/expect-arrival.ts";
import { updatePosition } from "./drivers.queries.ts";
import { type OwnDriver, getOwn, presentOwnCard } from "./own-driver.ts";

type Report = { id: number; point: Point; name: string; arrivals: readonly Arrival[]; now: Date };

/** Keeps a driver's position, and when they are expected, while they are on shift and share it; otherwise it is ignored. */
export async function reportOwnLocation(trx: Trx, { id, point, name, arrivals, now }: Report): Promise<void> {
  if (!(await updatePosition(trx, { id, ...point, name, now }))) return;
  await recordEvent(trx, { type: "driver.changed", driverId: id, onTheRoad: true, at: now });
  await keepArrivals(trx, arrivals, now);
}

/**
 * A driver as they are before they say where they are now, with the arrivals that are due; without the driver where positions go to the
 * database alone. Asks the map, so it runs outside a transaction.
 */
export async function readBeforeMove(
  { db, routes, positions }: { db: Db; routes: RoutesPort; positions: NewestPositions },
  { id, point, now }: Pick<Report, "id" | "point" | "now">,
) {
  const own = positions.areShared ? await getOwn(db, id, { now, positions: IN_DATABASE_ALONE }) : null;
  const nothingIsDue = own !== null && !own.onTheRoad.some((ride) => isToBeExpected(ride, now));
  const arrivals = nothingIsDue ? [] : await expectArrivals(db, routes, { driverId: id, point, now });
  return { own, arrivals };
}

type Telling = Report & { own: OwnDriver | null; positions: NewestPositions };

/**
 * Tells a driver's position without writing it to the database, and answers with their card; null where it has to be written, which the
 * first one of those they share always is.
 */
export async function tellOwnLocation({ own, id, point, name, arrivals, positions, now }: Telling) {
  if (own === null || arrivals.length > 0) return null;
  const { driver } = own;
  if (driver.position === null || driver.position.at >= now) return null;
  const rides = own.onTheRoad.map(({ rideId, riderId }) => ({ rideId, riderId }));
  const taken = { driverId: id, version: driver.version, ...point, name, at: now.getTime(), rides };
  if (!(await positions.tell(taken))) return null;
  const moved = { ...driver, position: { ...point, name, at: now }, lastActiveAt: now };
  return presentOwnCard({ ...own, driver: moved }, now);
}

/** What a position is called: "Hato Airport" at it, "near Mambo Beach" away from it. */
export async function namePosition(places: PlacesPort, point: Point): Promise<string> {
  try {
    const { place } = await places.nearest(point);
    return place.near ? `near ${place.name}` : place.name;
  } catch (error) {
    if (error instanceof OffIsland) throw new ApiError("off_island", error.message);
    throw error;
  }
}
