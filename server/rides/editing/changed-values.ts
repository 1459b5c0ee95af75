import { stopNames } from "../../../domain/fares/stop-names.ts";
import type { Stop } from "../../../contract/fares/stops.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import type { RideChanges } from "../change/ride-changes.queries.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { type EditedTrip, editedTrip } from "./edited-trip.ts";

type Value = string | number | boolean | null;
/** A field of a ride as it was before an edit and as it is after it. */
export type ChangedValue = { field: string; from: Value; to: Value };

/** Each value that an edit changes, and the fare, distance and car that follow from it. */
export function changedValues(
  ride: RideRow,
  { trip, changed, priced }: { trip: EditedTrip; changed: readonly string[]; priced: RideChanges },
): ChangedValue[] {
  const before: Record<string, unknown> = editedTrip(ride, {});
  const after: Record<string, unknown> = trip;
  const edited = changed.map((field) => ({ field, from: plain(before[field]), to: plain(after[field]) }));
  return [...edited, ...consequences(ride, priced)].filter(({ from, to }) => from !== to);
}

function consequences(ride: RideRow, priced: RideChanges): ChangedValue[] {
  const {
    fare_cents = ride.fare_cents,
    distance_m = ride.distance_m,
    vehicle_type = ride.vehicle_type,
  } = priced;
  return [
    { field: "car", from: ride.vehicle_type, to: vehicle_type },
    { field: "distance_km", from: inKm(ride.distance_m), to: inKm(distance_m) },
    {
      field: "calculated_fare",
      from: toDollarString(ride.fare_cents),
      to: toDollarString(fare_cents),
    },
  ];
}

function inKm(metres: number): string {
  return (metres / 1000).toFixed(2);
}

function plain(value: unknown): Value {
  if (value === undefined || value === null || value === "") return null;
  if (Array.isArray(value)) return namesOf(value as Stop[]);
  if (typeof value === "number" || typeof value === "boolean") return value;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The stops on the way, as people say them. */
function namesOf(stops: readonly Stop[]): Value {
  return stops.length === 0 ? null : stopNames(stops);
}
