import type { AnswerOfTool } from "../../../contract/assistants/tool.ts";
import type { GivenTrip, freeTimesTool } from "../../../contract/assistants/trip-tools.ts";
import { priceRide } from "../../fares/price-trip.ts";
import type { PricedTrip } from "../../fares/priced-trip.ts";
import { checkAvailability } from "../../promises/check-availability.ts";
import { wantedTrip } from "../../promises/wanted-trip.ts";
import { refusePickupOutOfRange } from "../../rides/booking/booking-limits.ts";
import type { AssistantDependencies } from "../assistant-call.ts";
import { type PlacedTrip, placeTrip, toPriceAt } from "./placed-trip.ts";

/** Whether a car will be there at the time of a trip, and when else. */
export async function seeFreeTimes(
  deps: AssistantDependencies,
  given: GivenTrip,
): Promise<AnswerOfTool<typeof freeTimesTool>> {
  const now = deps.clock.now();
  const at = given.pickup_at === "now" ? now : new Date(given.pickup_at);
  refusePickupOutOfRange(at, now);
  const trip = placeTrip(deps.places, given);
  const price = await priceRide(deps.pricing, toPriceAt(trip, at));
  return availabilityOf(deps, { trip, price, at });
}

/** Whether a car will be there for a trip that is priced. */
export function availabilityOf(
  { planner, clock }: Pick<AssistantDependencies, "planner" | "clock">,
  { trip, price, at }: { trip: PlacedTrip; price: PricedTrip; at: Date },
) {
  const asked = { wheelchair: asText(trip.wheelchair), child_seat: asText(trip.child_seat) };
  return checkAvailability(planner, wantedTrip(toPriceAt(trip, at), { price, asked, at }), clock.now());
}

function asText(flag: boolean | undefined): "true" | "false" {
  return flag === true ? "true" : "false";
}
