import { lastingNeeds } from "../../domain/rides/asked-needs.ts";
import { NO_NEEDS } from "../../domain/rides/ride-needs.ts";
import { paths } from "../router/paths.ts";
import { EMPTY_BOOKING } from "./booking-draft.ts";
import { needsDraft } from "./needs-draft.ts";
import { type FormerTrip, placesOf } from "./trip-edit.ts";
import { useNavigate } from "../router/router-context.ts";
import { useBookingDraft } from "./use-booking-draft.ts";

/** Opens the booking page with the same trip, for now, or with the way back, whose time is asked for, and with nothing of a draft that was begun. */
export function useBookAgain(ride: FormerTrip): (back: boolean) => void {
  const navigate = useNavigate();
  const [{ attempt }, change] = useBookingDraft();
  const { pickup, dropoff, stops } = placesOf(ride);
  return (back) => {
    change({
      ...EMPTY_BOOKING,
      // A booking that was sent without an answer stays known, or it would be made twice.
      attempt,
      pickup: back ? dropoff : pickup,
      dropoff: back ? pickup : dropoff,
      stops: back ? stops.toReversed() : stops,
      passengers: ride.passenger_count,
      luggage: ride.luggage_count,
      vehicleType: ride.vehicle_asked ? ride.vehicle_type : "",
      // A way back is hardly ever for now: its day and time are asked for.
      when: back ? "" : EMPTY_BOOKING.when,
      ...needsDraft({ ...NO_NEEDS, ...lastingNeeds(ride) }),
    });
    navigate(paths.bookYourRide);
  };
}
