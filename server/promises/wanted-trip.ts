import type { QueryOf } from "../../contract/endpoint.ts";
import type { getAvailabilityEndpoint } from "../../contract/promises/promises.endpoints.ts";
import { instantOf } from "../../domain/curacao-time.ts";
import { type VehicleType, bagsBehind } from "../../domain/fares/vehicles.ts";
import type { Point } from "../../domain/places/place-points.ts";
import type { PickupMoment, PricedTrip, TripToPrice } from "../fares/priced-trip.ts";

/** A car that is wanted within so many minutes is wanted as soon as there is one. */
export const SOON_MINUTES = 10;

/** A trip for which a car is wanted. */
export type WantedTrip = {
  readonly pickup: Point | null;
  readonly dropoff: Point | null;
  readonly at: Date;
  readonly durationMin: number;
  readonly passengers: number;
  /** Those that no empty seat takes. */
  readonly bagsBehind: number;
  /** Only a type that was asked for by name. */
  readonly vehicleType: VehicleType | null;
  readonly needs: readonly string[];
};

type Asked = Pick<QueryOf<typeof getAvailabilityEndpoint>, "wheelchair" | "child_seat">;

/** A priced trip as a car is wanted for it at a moment. */
export function wantedTrip(
  trip: TripToPrice,
  { price, asked, at }: { price: PricedTrip; asked: Asked; at: Date },
): WantedTrip {
  return {
    pickup: price.pickup,
    dropoff: price.dropoff,
    at,
    durationMin: price.durationMin,
    passengers: trip.passengers,
    bagsBehind: bagsBehind({ luggage: trip.luggage, pricedFor: price.vehicleType }),
    vehicleType: trip.vehicleType ?? null,
    needs: [
      ...(asked.wheelchair === "true" ? ["wheelchair"] : []),
      ...(asked.child_seat === "true" ? ["child_seat"] : []),
    ],
  };
}

/** The instant of a pickup; null where its day isn't known. */
export function momentOf(at: PickupMoment): Date | null {
  if (at instanceof Date) return at;
  return at.date ? instantOf(at.date, at.time) : null;
}
