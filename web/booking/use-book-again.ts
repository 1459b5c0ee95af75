import type { TrackedRide } from "../../contract/rides/ride.ts";
import { type RideNeedFlag } from "../../contract/rides/ride-needs.ts";
import { flagsOf } from "../../contract/rides/asked-needs.ts";
import { paths } from "../router/paths.ts";
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
  | RideNeedFlag
>;

/** Opens the booking page with the same trip, or with the way back, for now. */
export function useBookAgain(ride: FormerRide): (back: boolean) => void {
  const navigate = useNavigate();
  const [, change] = useBookingDraft();
  const pickup = { text: ride.pickup_location, lat: ride.pickup_lat, lng: ride.pickup_lng };
  const dropoff = { text: ride.dropoff_location, lat: ride.dropoff_lat, lng: ride.dropoff_lng };
  return (back) => {
    change({
      pickup: back ? dropoff : pickup,
      dropoff: back ? pickup : dropoff,
      when: "now",
      waitingBooking: null,
      passengers: ride.passenger_count,
      luggage: ride.luggage_count,
      ...flagsOf(ride),
    });
    navigate(paths.bookYourRide);
  };
}
