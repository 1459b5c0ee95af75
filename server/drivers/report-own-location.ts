import type { Point } from "../../contract/places/place.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { OffIsland, type PlacesPort } from "../places/ports.ts";
import { updatePosition } from "./drivers.queries.ts";

type Report = { id: number; point: Point; name: string; now: Date };

/** Keeps a driver's position while they are on shift and share it; otherwise it is ignored. */
export async function reportOwnLocation(trx: Trx, { id, point, name, now }: Report): Promise<void> {
  const kept = await updatePosition(trx, { id, ...point, name, now });
  if (kept) await recordEvent(trx, { type: "driver.changed", driverId: id, at: now });
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
