import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useReads } from "../../api/use-read.ts";
import { EMPTY_BOOKING } from "../../booking/booking-draft.ts";
import { fareQuery } from "../../booking/fares-of.ts";
import { placesOf } from "../../booking/trip-edit.ts";
import { useBookAgain } from "../../booking/use-book-again.ts";
import { PRICE_FRESH_MS } from "../../booking/use-live-fare.ts";
import { readFare } from "../../fares/fare-answer.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./again-trips.module.css";

const MOST_TRIPS = 3;

/** The trips that a rider made last, each once, with what it costs now: one press and it stands in the form. */
export function AgainTrips({ rides }: { readonly rides: readonly Ride[] }) {
  const text = useStrings("rides/mine");
  const [now] = useState(() => new Date());
  const trips = lastTrips(rides);
  const fares = useReads(trips.map((ride) => readFare(fareQuery(asDraft(ride), now), PRICE_FRESH_MS)));
  if (trips.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="again">
      <h2 id="again">{text.rebook}</h2>
      <ul className={styles.trips}>
        {trips.map((ride, index) => (
          <li key={ride.id}>
            <AgainTrip ride={ride} usd={fares[index]?.data?.fare} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AgainTrip({ ride, usd }: { readonly ride: Ride; readonly usd: number | undefined }) {
  const again = useBookAgain(ride);
  const formats = useFormats();
  return (
    <button type="button" className={`${cardStyles.card} ${styles.trip}`} onClick={() => again(false)}>
      <RideLines ride={ride} short />
      <b>{usd === undefined ? "" : formats.usd(usd)}</b>
    </button>
  );
}

/** The last trips that were driven, the latest first, and each way once. */
export function lastTrips(rides: readonly Ride[]): Ride[] {
  const driven = rides
    .filter(
      ({ status, pickup_lat, dropoff_lat }) =>
        status === "Completed" && pickup_lat !== null && dropoff_lat !== null,
    )
    .toSorted((a, b) => b.ride_datetime.localeCompare(a.ride_datetime));
  const byWay = new Map<string, Ride>();
  for (const ride of driven) {
    const way = JSON.stringify([ride.pickup_location, ride.stops ?? [], ride.dropoff_location]);
    if (!byWay.has(way)) byWay.set(way, ride);
  }
  return [...byWay.values()].slice(0, MOST_TRIPS);
}

function asDraft(ride: Ride) {
  return {
    ...EMPTY_BOOKING,
    ...placesOf(ride),
    passengers: ride.passenger_count,
    luggage: ride.luggage_count,
    vehicleType: ride.vehicle_asked ? ride.vehicle_type : ("" as const),
  };
}
