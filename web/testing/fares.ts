import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import type { PricedTrip } from "../booking/booking-draft.ts";
import { type Facts, madeOf } from "./filled.ts";

/** What a trip costs as it is shown and booked, one way and in one car where the test says no more. */
export function aFare({ wayBack = null, twoCars = null, total, ...facts }: AnsweredFacts): PricedTrip {
  const answer = madeOf(calculateFareForTripEndpoint.output, facts);
  return { ...answer, wayBack, twoCars, total: total ?? answer.fare };
}

type AnsweredFacts = Facts<(typeof calculateFareForTripEndpoint)["output"]["_zod"]["input"]> &
  Partial<Pick<PricedTrip, "wayBack" | "twoCars" | "total">>;
