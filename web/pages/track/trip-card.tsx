import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { RouteLines } from "../../rides/route-lines.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";

/** The trip and its price; printed, it is the receipt. */
export function TripCard({ ride }: { readonly ride: TrackedRide }) {
  const text = useMessages("track");
  const rides = useMessages("rides");
  const formats = useFormats();
  const fare = Number(ride.calculated_fare);
  return (
    <section className="card trip-card" aria-label={text.yourTrip}>
      <div className="between">
        <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
        <p className="trip-price">
          <span>{formats.usd(fare)}</span>
          <br />
          <span className="muted small">{text.inCash(formats.xcg(fare))}</span>
        </p>
      </div>
      <p className="muted small trip-facts">
        {formats.dateTime(ride.ride_datetime)}. {rides.passengers(ride.passenger_count)},{" "}
        {rides.bags(ride.luggage_count)}. {formats.km(Number(ride.distance_km))}.{" "}
        {text.reference(ride.reference)}
      </p>
      <p className="trip-facts">
        <StatusBadge status={ride.status} />
      </p>
      <details className="opt">
        <summary>{text.priceMadeUp}</summary>
        <FareLines lines={ride.breakdown} total={fare} />
      </details>
    </section>
  );
}
