import type { NearestPlace, Point } from "../../contract/places/place.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { updatePosition } from "./drivers.queries.ts";

type Report = { id: number; point: Point; name: string; now: Date };

/** Keeps where a driver is, if he is on shift and shares it; else it is as if his phone had said nothing. */
export async function reportOwnLocation(trx: Trx, { id, point, name, now }: Report): Promise<void> {
  const kept = await updatePosition(trx, { id, ...point, name, now });
  if (kept) await recordEvent(trx, { type: "driver.changed", driverId: id, at: now });
}

/** A place as a position is called by: "Hato Airport" at it, "near Mambo Beach" away from it. */
export function positionName(place: NearestPlace): string {
  return place.near ? `near ${place.name}` : place.name;
}
