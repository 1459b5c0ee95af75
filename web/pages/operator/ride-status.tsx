import type { Ride } from "../../../contract/rides/ride.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";

/** What a ride is, and once a driver has accepted it, who. */
export function RideStatus({ ride }: { readonly ride: Ride }) {
  return (
    <>
      <StatusBadge status={ride.status} />
      {ride.status === "Accepted" && ride.driver_name !== null && (
        <span className="two-lines"> ({ride.driver_name})</span>
      )}
    </>
  );
}
