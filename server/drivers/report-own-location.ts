import type { Point } from "../../contract/places/place.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { OffIsland, type PlacesPort } from "../places/ports.ts";
import { type Arrival, keepArrivals } from "../rides/arrival/expect-arrival.ts";
import { updatePosition } from "./drivers.queries.ts";

type Report = { id: number; point: Point; name: string; arrivals: readonly Arrival[]; now: Date };

/** Keeps a driver's position, and when they are expected, while they are on shift and share it; otherwise it is ignored. */
export async function reportOwnLocation(trx: Trx, { id, point, name, arrivals, now }: Report): Promise<void> {
  if (!(await updatePosition(trx, { id, ...point, name, now }))) return;
  await recordEvent(trx, { type: "driver.changed", driverId: id, onTheRoad: true, at: now });
  await keepArrivals(trx, arrivals, now);
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
