import type { AnswerOf } from "../../../contract/endpoint.ts";
import type { FareLine } from "../../../domain/fares/calculate-fare.ts";
import { toWireBreakdown } from "../../../contract/fares/fare-on-the-wire.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import type { priceRideEditEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import type { PreparedEdit } from "./prepare-edit.ts";

/** The price of a ride after an edit that has been prepared. */
export function presentEditPrice(
  ride: RideRow,
  { changes }: PreparedEdit,
): AnswerOf<typeof priceRideEditEndpoint> {
  const { fare_cents = ride.fare_cents, distance_m = ride.distance_m } = changes;
  const lines = changes.breakdown === undefined ? ride.breakdown : JSON.parse(changes.breakdown);
  return {
    calculated_fare: toDollarString(fare_cents),
    breakdown: toWireBreakdown(lines as FareLine[]),
    vehicle_type: changes.vehicle_type ?? ride.vehicle_type,
    distance_km: (distance_m / 1000).toFixed(2),
    duration_min: changes.duration_min ?? ride.duration_min,
  };
}
