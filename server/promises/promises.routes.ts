import { getAvailabilityEndpoint } from "../../contract/promises/promises.endpoints.ts";
import { listRefusedTimesEndpoint } from "../../contract/promises/refused-times.endpoints.ts";
import type { DayPlanner } from "../dispatch/plan/day-planner.ts";
import { toTrip } from "../fares/fares-on-the-wire.ts";
import { type PricingDependencies, priceTrip } from "../fares/price-trip.ts";
import type { Serve } from "../http/serve.ts";
import { checkAvailability } from "./check-availability.ts";
import { readRefusedHours } from "./refused/read-refused-times.ts";
import { momentOf, wantedTrip } from "./wanted-trip.ts";

export type PromisesDependencies = PricingDependencies & { planner: DayPlanner };

/** Whether a car will be there. */
export function promisesRoutes(serve: Serve, deps: PromisesDependencies): void {
  serve(getAvailabilityEndpoint, async ({ query }) => {
    const now = deps.clock.now();
    const trip = toTrip(query, now);
    const price = await priceTrip(deps, trip);
    const wanted = wantedTrip(trip, { price, asked: query, at: momentOf(trip.at) ?? now });
    return checkAvailability(deps.planner, wanted, now);
  });

  serve(listRefusedTimesEndpoint, ({ query }) => readRefusedHours(deps.db, query));
}
