import type { AreaEnd, AreaPrices } from "../../domain/areas/area-prices.ts";
import { areaPricesOf } from "../../domain/areas/area-prices.ts";
import type { DrawnArea } from "../../domain/areas/drawn-area.ts";
import type { Point } from "../../domain/places/place-points.ts";
import type { Db } from "../database/connect.ts";
import { isAirport, zoneAt } from "../places/zones.ts";
import { findAreasOf } from "./fares.queries.ts";

/** The drawn areas for pickups on a day; with `drawnBy`, as they were at that moment. */
export async function getAreasOf(db: Db, day: string, drawnBy: Date | null = null): Promise<DrawnArea[]> {
  const rows = await findAreasOf(db, { day, drawnBy });
  return rows.map((row) => ({
    id: row.area_id,
    names: row.names,
    corners: row.corners,
    airportCents: row.airport_cents,
    pierCents: row.pier_cents,
    surchargeCents: row.surcharge_cents,
  }));
}

/** The prices of a trip between two points by drawn areas. */
export function areaPricesBetween(
  areas: readonly DrawnArea[],
  { pickup, dropoff }: { pickup: Point | null; dropoff: Point | null },
): AreaPrices {
  return areaPricesOf(areas, [endOf(pickup), endOf(dropoff)]);
}

function endOf(point: Point | null): AreaEnd | null {
  if (!point) return null;
  if (isAirport(point)) return { point, is: "airport" };
  return { point, is: zoneAt(point) === "cruise-piers" ? "pier" : null };
}
