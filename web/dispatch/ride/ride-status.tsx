import type { Ride } from "../../../contract/rides/ride.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import longTableStyles from "../../ui/long-table.module.css";

/** A ride's status, and once a driver has accepted it, their name. */
export function RideStatus({ ride }: { readonly ride: Ride }) {
  return (
    <>
      <StatusBadge status={ride.status} />
      {ride.status === "Accepted" && ride.driver_name !== null && (
        <span className={longTableStyles.twoLines}> ({ride.driver_name})</span>
      )}
    </>
  );
}
