import type { Stop } from "../../contract/fares/stops.ts";

/** The way by the stops, as the call for directions has them; nothing where none has a point. */
export function viaQuery(stops: readonly Pick<Stop, "lat" | "lng">[] | undefined): { via?: string } {
  const points = (stops ?? []).filter(({ lat, lng }) => lat !== null && lng !== null);
  return points.length === 0 ? {} : { via: points.map(({ lat, lng }) => `${lat},${lng}`).join(";") };
}
