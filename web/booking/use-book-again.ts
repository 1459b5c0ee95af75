import type { TrackedRide } from "../../contract/rides/ride.ts";
import { type RideNeedFlag } from "../../contract/rides/ride-needs.ts";
import { flagsOf } from "../../contract/rides/asked-needs.ts";
import { paths } from "../router/paths.ts";
import { EMPTY_BOOKING } from "./booking-draft.ts";
import { useNavigate } from "../router/router-context.ts";
import { useBookingDraft } from "./use-booking.ts";

/** What of a ride the next booking begins with. */
type FormerRide = Pick<
  TrackedRide,
  | "pickup_location"
  | "pickup_lat"
  | "pickup_lng"
  | "dropoff_location"
  | "dropoff_lat"
  | "dropoff_lng"
  | "passenger_count"
  | "luggage_count"
  | "vehicle_type"
  | "vehicle_asked"
  | RideNeedFlag
>;

/** Opens the booking page with the same trip, or with the way back, for now, and with nothing of a draft that was begun. */
export function useBookAgain(ride: FormerRide): (back: boolean) => void {
  const navigate = useNavigate();
  const [{ attempt }, change] = useBookingDraft();
  const pickup = { text: ride.pickup_location, lat: ride.pickup_lat, lng: ride.pickup_lng };
  const dropoff = { text: ride.dropoff_location, lat: ride.dropoff_lat, lng: ride.dropoff_lng };
  return (back) => {
    change({
      ...EMPTY_BOOKING,
      // A booking that was sent without an answer stays known, or it would be made twice.
      attempt,
      pickup: back ? dropoff : pickup,
      dropoff: back ? pickup : dropoff,
      passengers: ride.passenger_count,
      luggage: ride.luggage_count,
      vehicleType: ride.vehicle_asked ? ride.vehicle_type : "",
      ...flagsOf(ride),
    });
    navigate(paths.bookYourRide);
  };
}
