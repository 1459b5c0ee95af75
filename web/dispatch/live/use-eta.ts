import { isOneOf, PROMISED } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { etaOf } from "../ride/eta.ts";
import { useNow } from "../use-now.ts";
import { useForecast } from "./use-forecast.ts";

/** When the car will be where it is going: at the pickup by the forecast, which knows what comes before; with the passenger aboard at the drop-off. Null where nobody can say. */
export function useEta(): (ride: Ride) => string | null {
  const now = useNow();
  const { byRide } = useForecast();
  return (ride) => {
    const forecast = byRide.get(ride.id);
    const isPromised = isOneOf(PROMISED, ride.status) && ride.arrived_at === null;
    const expected = isPromised && forecast?.is_given === true ? forecast.expected_at : null;
    return expected ?? etaOf(ride, now);
  };
}
