import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import badgeStyles from "../../ui/badge.module.css";
import longTableStyles from "../../ui/long-table.module.css";

/** A ride's status, and once a driver has accepted it, their name. */
export function RideStatus({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  return (
    <>
      <StatusBadge status={ride.status} />
      {ride.held && (
        <span className={badgeStyles.badge} title={text.heldWhy}>
          {text.held}
        </span>
      )}
      {ride.status === "Accepted" && ride.driver_name !== null && (
        <span className={longTableStyles.twoLines}> ({ride.driver_name})</span>
      )}
    </>
  );
}
