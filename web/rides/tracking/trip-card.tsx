import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RouteLines } from "../../places/route-lines.tsx";
import { StatusBadge } from "../status-badge.tsx";
import cardStyles from "../../ui/card.module.css";
import foldStyles from "../../ui/fold.module.css";
import styles from "./trip-card.module.css";

/** The trip and its price; printed, it is the receipt. */
export function TripCard({ ride }: { readonly ride: TrackedRide }) {
  const text = useStrings("rides/tracking");
  const rides = useStrings("rides");
  const formats = useFormats();
  const fare = Number(ride.calculated_fare);
  return (
    <section className={`${cardStyles.card} ${styles.tripCard}`} aria-label={text.yourTrip}>
      <div className="between">
        <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
        <p className={styles.tripPrice}>
          <span>{formats.usd(fare)}</span>
          <br />
          <span className="muted small">{text.inCash(formats.xcg(fare))}</span>
        </p>
      </div>
      <p className={`muted small ${styles.tripFacts}`}>
        {formats.dateTime(ride.ride_datetime)}. {rides.passengers(ride.passenger_count)},{" "}
        {rides.bags(ride.luggage_count)}. {formats.km(Number(ride.distance_km))}.{" "}
        {text.reference(ride.reference)}
      </p>
      <p className={styles.tripFacts}>
        <StatusBadge status={ride.status} />
      </p>
      <details className={foldStyles.fold}>
        <summary>{text.priceMadeUp}</summary>
        <FareLines lines={ride.breakdown} total={fare} />
      </details>
    </section>
  );
}
