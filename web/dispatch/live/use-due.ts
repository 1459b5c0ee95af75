import { useCallback } from "react";
import { isOneOf, PROMISED } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { type Due, dueOf } from "../ride/due.ts";
import { useNow } from "../use-now.ts";
import { startsLateBy, useForecast } from "./use-forecast.ts";
import { isOnOffer, useOffers } from "./use-offers.ts";

/** How soon a ride is due by the rule of dueOf, and red as well where its driver is expected too late though nothing else is wrong yet. */
export function useDue(): (ride: Ride) => Due {
  const now = useNow();
  const offers = useOffers();
  const { byRide } = useForecast();
  return useCallback(
    (ride) => {
      const due = dueOf(ride, now);
      const forecast = byRide.get(ride.id);
      if (due.tone === "late" || forecast?.is_given !== true) return due;
      if (!isOneOf(PROMISED, ride.status) || ride.arrived_at !== null || isOnOffer(ride, offers)) return due;
      const lost = startsLateBy(forecast);
      return lost > 0 ? { minutes: -lost, tone: "late", why: "will_be_late" } : due;
    },
    [now, offers, byRide],
  );
}
