import { stopNames } from "../../../domain/fares/stop-names.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { phoneTexts } from "./phone-texts.ts";

/** The fields that a search at a desk looks in, of a ride that is not over. */
export function rideFields(ride: Ride): readonly string[] {
  const { stops = [], driver_name } = ride;
  return [
    String(ride.id),
    ride.reference,
    ride.rider_name,
    ...phoneTexts(ride.rider_phone),
    ride.pickup_location,
    ride.dropoff_location,
    stopNames(stops),
    driver_name ?? "",
  ];
}
