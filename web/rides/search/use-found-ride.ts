import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useShortWay } from "../../places/use-short-place.ts";
import { officePaths } from "../../router/office-paths.ts";
import type { Found } from "../../ui/quick-find.tsx";

/** A ride as a search at a desk shows it. */
export function useFoundRide(): (ride: Ride) => Found {
  const formats = useFormats();
  const statuses = useStrings("rides/booked").status;
  const shortWay = useShortWay();
  return (ride) => ({
    key: `ride-${ride.id}`,
    icon: "pin",
    title: `#${ride.id} ${ride.rider_name}`,
    detail: `${formats.shortDateTime(ride.ride_datetime)}, ${statuses[ride.status]}: ${shortWay(ride)}`,
    to: officePaths.operatorRide(ride.id),
  });
}
