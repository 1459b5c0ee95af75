import { useId, useState } from "react";
import { useReads } from "../api/use-read.ts";
import { readFare } from "../fares/fare-answer.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { RouteLines } from "../places/route-lines.tsx";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { useSettled } from "../ui/use-settled.ts";
import { AIRPORT, COMMON_TRIPS, type CommonTrip, SHORT_NAMES } from "./common-trips.ts";
import { TRIP_FORM_ID } from "./trip-form.tsx";
import { fareQuery } from "./fares-of.ts";
import type { BookingFlow } from "./use-booking-flow.ts";
import { type LiveFare, PRICE_FRESH_MS, liveFareOf } from "./use-live-fare.ts";
import styles from "./common-trips-strip.module.css";

type CommonTripsProps = { readonly flow: BookingFlow; readonly trips?: readonly CommonTrip[] };

/** The trips of most guests, each with its price for the party that is entered: one press and it is calculated. */
export function CommonTrips({ flow, trips = COMMON_TRIPS }: CommonTripsProps) {
  const text = useStrings("booking");
  const { airport } = useStrings("places");
  const formats = useFormats();
  const headingId = useId();
  // Ten presses of a stepper ask once.
  const draft = useSettled(flow.draft);
  const [now] = useState(() => new Date());
  const fares = useReads(
    trips.map((trip) => readFare(fareQuery({ ...draft, ...trip }, now), PRICE_FRESH_MS)),
  );
  const shortName = ({ text: name }: ChosenPlace) =>
    name === AIRPORT.text ? airport : (SHORT_NAMES[name] ?? name);
  const costOf = (fare: LiveFare) => {
    if (fare.cars === null) return text.callUs;
    const price = formats.shortUsd(fare.usd);
    return fare.cars === 1 ? price : `${text.twoCars} ${price}`;
  };
  if (flow.priced !== null) return null;
  return (
    <section className={styles.trips} aria-labelledby={headingId}>
      <div className="wrap">
        <h2 id={headingId}>{text.commonTrips}</h2>
        <ul>
          {trips.map((trip, index) => {
            const fare = fares[index]?.data;
            return (
              <li key={`${trip.pickup.text} ${trip.dropoff.text}`}>
                <button
                  type="button"
                  className={styles.trip}
                  disabled={flow.calculating}
                  onClick={() => {
                    flow.change(trip);
                    flow.price(trip);
                    document.getElementById(TRIP_FORM_ID)?.scrollIntoView({ block: "nearest" });
                  }}
                >
                  <RouteLines pickup={shortName(trip.pickup)} dropoff={shortName(trip.dropoff)} />
                  <span className={styles.cost}>{fare === undefined ? "" : costOf(liveFareOf(fare))}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
