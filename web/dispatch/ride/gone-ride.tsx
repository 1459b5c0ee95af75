import type { Ride } from "../../../contract/rides/ride.ts";
import { useRideAsItIs } from "./use-ride-as-it-is.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideStatus } from "./ride-status.tsx";

/** The present state of a ride that left a list while the list was in use. */
export function GoneRide({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  const statuses = useStrings("rides/booked").status;
  const { present, movedOn } = useRideAsItIs(ride);
  if (!movedOn) return text.takenByOther;
  const driver = present.driver_name === null ? "" : ` (${present.driver_name})`;
  return `${text.statusLine(statuses[present.status])}${driver}`;
}

/** The same as a badge. */
export function GoneStatus({ ride }: { readonly ride: Ride }) {
  return <RideStatus ride={useRideAsItIs(ride).present} />;
}
