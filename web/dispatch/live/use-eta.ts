import { isOneOf, PROMISED } from "../../../contract/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { etaOf } from "../ride/eta.ts";
import { useNow } from "../use-now.ts";
import { useForecast } from "./use-forecast.ts";

/** When the car will be where it is going; before its driver sets out, when they are expected at the pickup. Null where nobody can say. */
export function useEta(): (ride: Ride) => string | null {
  const now = useNow();
  const { byRide } = useForecast();
  return (ride) => {
    const forecast = byRide.get(ride.id);
    const isPromised = isOneOf(PROMISED, ride.status) && ride.arrived_at === null;
    return etaOf(ride, now) ?? (isPromised && forecast?.is_given === true ? forecast.expected_at : null);
  };
}
