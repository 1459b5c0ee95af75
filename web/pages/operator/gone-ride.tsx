import type { Ride } from "../../../contract/rides/ride.ts";
import { useRideAsItIs } from "../../dispatch/use-ride-as-it-is.ts";
import { useMessages } from "../../language/language-context.ts";
import { RideStatus } from "./ride-status.tsx";

/** What a ride is now that has left a list while somebody worked with the list. */
export function GoneRide({ ride }: { readonly ride: Ride }) {
  const text = useMessages("desk");
  const statuses = useMessages("rides").status;
  const { present, movedOn } = useRideAsItIs(ride);
  if (!movedOn) return text.takenByOther;
  const driver = present.driver_name === null ? "" : ` (${present.driver_name})`;
  return `${text.statusLine(statuses[present.status])}${driver}`;
}

/** The same as a badge. */
export function GoneStatus({ ride }: { readonly ride: Ride }) {
  return <RideStatus ride={useRideAsItIs(ride).present} />;
}
