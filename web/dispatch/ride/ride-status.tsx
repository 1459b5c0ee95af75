import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import badgeStyles from "../../ui/badge.module.css";
import longTableStyles from "../../ui/long-table.module.css";
import { RideState } from "./ride-state.tsx";

/** A ride's status, and once a driver has accepted it, their name. */
export function RideStatus({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  const whyHeld = useWhyHeld(ride);
  return (
    <>
      <RideState ride={ride} />
      {ride.held && (
        <span className={badgeStyles.badge} title={whyHeld}>
          {ride.deposit ? text.depositUnpaid : text.held}
        </span>
      )}
      {ride.status === "Accepted" && ride.driver_name !== null && (
        <span className={longTableStyles.twoLines}> ({ride.driver_name})</span>
      )}
    </>
  );
}

/** Why no driver sees a booking yet. */
export function useWhyHeld({ deposit }: Ride): string {
  const text = useStrings("dispatch");
  const formats = useFormats();
  if (!deposit) return text.heldWhy;
  return text.depositWhy(formats.usd(Number(deposit.amount)), formats.shortDateTime(deposit.due_at));
}
