import type { Ride } from "../../../contract/rides/ride.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { fareText } from "../../rides/fare-text.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { ActiveRideMap } from "./active-ride-map.tsx";
import { whenText } from "./ride-facts.tsx";
import { useDriverDay } from "./driver-day.ts";
import { RideTimes } from "../plan/ride-times.tsx";
import { useNow } from "./use-now.ts";
import styles from "./next-ride.module.css";

/** The ride that comes next, while its steps are not open yet; a tap leads to all of it. */
export function NextRide({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers");
  const rides = useStrings("rides");
  const formats = useFormats();
  const now = useNow();
  const planned = useDriverDay().plan?.rides.find(({ ride_id }) => ride_id === ride.id);
  const left = Date.parse(ride.ride_datetime) - now.getTime();
  const party = [ride.rider_name, text.people(ride.passenger_count)];
  if (ride.luggage_count > 0) party.push(rides.bags(ride.luggage_count));
  return (
    <section className={styles.next} aria-labelledby="next-ride">
      <div className={`between ${styles.head}`}>
        <h2 id="next-ride">
          <Link to={paths.activeRides}>{text.waiting.next}</Link>
        </h2>
        {left < 24 * HOUR_MS && <b>{inText(left)}</b>}
      </div>
      <ActiveRideMap ride={ride} led={false} className={styles.map} />
      <div className={styles.what}>
        <p className={`between ${styles.when}`}>
          <b>{whenText(ride.ride_datetime, now, text, formats)}</b>
          <b>{fareText(ride.calculated_fare, formats, rides.notAvailable)}</b>
        </p>
        {planned && (
          <p className="small">
            <RideTimes planned={planned} now={now} />
          </p>
        )}
        <RideLines ride={ride} />
        <p className="muted small">{party.join(", ")}</p>
      </div>
    </section>
  );

  function inText(ms: number): string {
    const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
    return minutes < 90 ? text.waiting.inMinutes(minutes) : text.waiting.inHours(Math.round(minutes / 60));
  }
}
