import type { Ride } from "../../../contract/rides/ride.ts";
import { allAboardAt, returnBefore } from "../../../domain/rides/all-aboard.ts";
import { ABOARD, isOneOf, waitStateOf } from "../../../domain/rides/ride-states.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useHours } from "../../fares/use-hours.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";

type ShipRide = Pick<
  Ride,
  | "status"
  | "ride_datetime"
  | "duration_min"
  | "stops"
  | "all_aboard"
  | "wait_minutes"
  | "wait_began_at"
  | "wait_ended_at"
  | "estimated_arrival"
>;

/** The sentences on the wait of a ride and on a ship that does not wait; null where there is nothing to say. */
export function useShipText(): (ride: ShipRide, now: Date) => ShipText {
  const text = useStrings("rides/ship");
  const formats = useFormats();
  const hours = useHours();
  return (ride, now) => {
    const waits = ride.wait_minutes ?? 0;
    const aboard = allAboardAt(ride);
    const back = waits === 0 ? null : backAt(ride);
    const until = ride.wait_began_at ? Date.parse(ride.wait_began_at) + waits * MINUTE_MS : null;
    const over = until === null ? 0 : Math.floor((now.getTime() - until) / MINUTE_MS);
    const stands = aboard && back && returnBefore(aboard, back);
    return {
      wait: waits === 0 ? null : text.waits(hours(waits), ride.stops?.at(-1)?.location ?? ""),
      waiting:
        waitStateOf(ride) === "now" && ride.wait_began_at && until !== null
          ? text.waitingSince(formats.time(ride.wait_began_at), formats.time(until)) +
            (over > 0 ? `, ${text.overBy(over)}` : "")
          : null,
      aboard: aboard && text.aboardBy(formats.time(aboard)),
      warning:
        !aboard || !back || stands === "in_time"
          ? null
          : (stands === "close" ? text.close : text.tooLate)(formats.time(back), formats.time(aboard)),
    };
  };
}

type ShipText = Readonly<Record<"wait" | "waiting" | "aboard" | "warning", string | null>>;

/** When the passengers are back: by where the ride is once they are aboard, else as it was booked. */
function backAt({ status, estimated_arrival, ride_datetime, duration_min }: ShipRide): Date {
  if (isOneOf(ABOARD, status) && estimated_arrival !== null) return new Date(estimated_arrival);
  return new Date(Date.parse(ride_datetime) + duration_min * MINUTE_MS);
}
