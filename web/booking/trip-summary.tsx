import { useState } from "react";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { RouteLines } from "../places/route-lines.tsx";
import { Button } from "../ui/button.tsx";
import { pickupInstant } from "./booking-draft.ts";
import { TripMap } from "./trip-map.tsx";
import type { CalculatedFare } from "./use-booking.ts";
import type { BookingFlow } from "./use-booking-flow.ts";
import styles from "./trip-summary.module.css";

type TripSummaryProps = { readonly flow: BookingFlow; readonly fare: CalculatedFare };

/** The trip that is priced: its ends, the drive on the map, kilometres, minutes and party. */
export function TripSummary({ flow, fare }: TripSummaryProps) {
  const { draft } = flow;
  const text = useStrings("booking");
  const rides = useStrings("rides");
  const formats = useFormats();
  const [now] = useState(() => new Date());
  return (
    <section className={styles.summary} aria-label={text.yourTrip}>
      <div className={styles.head}>
        <RouteLines pickup={draft.pickup.text} dropoff={draft.dropoff.text} />
        <Button size="compact" onClick={flow.backToTrip}>
          {text.change}
        </Button>
      </div>
      <TripMap flow={flow} />
      <dl className={styles.facts}>
        <div>
          <dt>{text.distance}</dt>
          <dd>{formats.km(fare.distance_km)}</dd>
        </div>
        <div>
          <dt>{text.duration}</dt>
          <dd>{text.minutes(Math.round(fare.duration_min))}</dd>
        </div>
        <div>
          <dt>{rides.pickup}</dt>
          <dd>
            {draft.when === "now"
              ? text.asSoonAsPossible
              : formats.dateTime(pickupInstant(draft.when, now) ?? now)}
          </dd>
        </div>
        <div className={styles.optional}>
          <dt>{text.party}</dt>
          <dd>
            {rides.passengers(draft.passengers)}, {rides.bags(draft.luggage)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
