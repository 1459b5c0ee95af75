import type { Ride } from "../../../contract/rides/ride.ts";
import { noShowFrom } from "../../../domain/rides/ride-states.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNow } from "../../ui/use-now.ts";
import { factsOf, isArrivalUntold } from "../steps/step-queue.ts";
import { useDriverDay } from "./driver-day.ts";
import styles from "./arrival.module.css";

/** Since when a driver waits at the pickup, and how long until they may report a no-show. */
export function Arrival({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers").active;
  const formats = useFormats();
  const now = useNow(SECOND_MS);
  const { steps } = useDriverDay();
  const from = noShowFrom(factsOf(ride));
  if (from === null || ride.arrived_at === null || !ride.actions.includes("picked_up")) return null;
  const isUntold = isArrivalUntold(ride.id, steps);
  const leftMs = from.getTime() - now.getTime();
  const waits = !isUntold && !ride.actions.includes("no_show") && leftMs > 0;
  return (
    <div className={styles.arrival}>
      <p className="small muted">
        {text.arrivedAt(formats.time(ride.arrived_at))}
        {isUntold && ` ${text.waitCountsLater}`}
        {waits && ` ${text.noShowFrom(formats.time(from), Math.max(1, Math.ceil(leftMs / MINUTE_MS)))}`}
      </p>
      {waits && leftMs < HOUR_MS && (
        <b className={styles.clock} aria-hidden="true">
          {minutesAndSeconds(leftMs)}
        </b>
      )}
    </div>
  );
}

function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
