import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { useRideSteps } from "./use-ride-steps.tsx";
import { useSettling } from "./use-settling.ts";
import { useNow } from "./use-now.ts";
import { wayAhead } from "./way-ahead.ts";
import activeRideCardStyles from "./active-ride-card.module.css";
import styles from "./next-step-bar.module.css";

/** Where the ride under way goes and its next step, below an offer that leaves it in sight. */
export function NextStepBar({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers").active.barTimes;
  const formats = useFormats();
  const settling = useSettling();
  const { next, aboard, buttons, dialogs } = useRideSteps(ride, useNow());
  return (
    <div className={styles.bar} role="group" aria-label={ride.rider_name}>
      <p className={styles.target}>
        <i className={aboard ? styles.end : undefined} aria-hidden="true" />
        <b>{aboard ? wayAhead(next).dropoff_location : ride.pickup_location}</b>
        <span>{timeOf(next)}</span>
      </p>
      <div className={classNames(activeRideCardStyles.buttons, settling && activeRideCardStyles.settling)}>
        {buttons(true)}
      </div>
      {dialogs}
    </div>
  );

  /** The time that matters now, by its name: that of the drop-off, since when they are there, or when they are due. */
  function timeOf({ estimated_arrival: expected, arrived_at: arrived, ride_datetime: due }: Ride): string {
    if (aboard) return expected === null ? "" : text.dropoff(formats.time(expected));
    return arrived === null
      ? text.pickup(formats.time(expected ?? due))
      : text.arrived(formats.time(arrived));
  }
}
