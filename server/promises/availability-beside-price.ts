import type { Availability } from "../../contract/promises/availability.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import type { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import type { Caller } from "../http/caller.ts";
import type { FullTimes } from "./refused/count-refused.ts";
import type { DayPlanner } from "../dispatch/plan/day-planner.ts";
import type { PricedTrip, TripToPrice } from "../fares/priced-trip.ts";
import type { Clock } from "../process/clock.ts";
import { availabilityAtHand } from "./check-availability.ts";
import { momentOf, wantedTrip } from "./wanted-trip.ts";

type AskedFare = QueryOf<typeof calculateFareForTripEndpoint>;

type Saying = {
  readonly planner: DayPlanner;
  readonly clock: Clock;
  readonly fullTimes: FullTimes;
};
type Priced = {
  readonly asked: AskedFare;
  readonly trip: TripToPrice;
  readonly price: PricedTrip;
  readonly caller: Caller;
};

/** Says beside a price whether a car will be there; undefined where no day is known. */
export function availabilityBesidePrice({ planner, clock, fullTimes }: Saying) {
  return ({ asked, trip, price, caller }: Priced): Availability | undefined => {
    const at = momentOf(trip.at);
    if (at === null) return undefined;
    const wanted = wantedTrip(trip, { price, asked, at });
    const now = clock.now();
    const availability = availabilityAtHand(planner, wanted, now);
    fullTimes.count({ caller, trip: wanted, availability, now });
    return availability;
  };
}
