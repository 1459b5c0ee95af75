import type { GivenStop } from "../../../contract/fares/stops.ts";
import { type PlacesToCompare, nearestIfElsewhere } from "../../fares/named-elsewhere.ts";
import type { PricedTrip } from "../../fares/priced-trip.ts";

type NamedTrip = {
  readonly pickup_location: string;
  readonly dropoff_location: string;
  readonly stops?: readonly GivenStop[] | null | undefined;
};

/** Of each end whose words name another place than its point: what the point is near. */
export type NamedElsewhere = {
  readonly pickup: string | null;
  readonly dropoff: string | null;
  readonly stops: readonly (string | null)[];
};

/** Compares the words for each end of a trip with where it was priced to be. */
export async function compareNames(
  places: PlacesToCompare,
  trip: NamedTrip,
  price: Pick<PricedTrip, "pickup" | "dropoff" | "stops">,
): Promise<NamedElsewhere> {
  const stops = (trip.stops ?? []).map(({ location: name }, index) => ({
    name,
    point: price.stops[index] ?? null,
  }));
  return {
    pickup: await nearestIfElsewhere(places, { name: trip.pickup_location, point: price.pickup }),
    dropoff: await nearestIfElsewhere(places, { name: trip.dropoff_location, point: price.dropoff }),
    stops: await Promise.all(stops.map((stop) => nearestIfElsewhere(places, stop))),
  };
}
