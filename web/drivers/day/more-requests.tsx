import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { Away } from "./away.tsx";
import { CarWarning } from "./car-warning.tsx";
import { useDriverDay } from "./driver-day.ts";
import { paperAgainst } from "./open-requests.ts";
import { OverlapWarning } from "./overlap-warning.tsx";
import { PaperWarning } from "./paper-warning.tsx";
import { RequestAnswers } from "./request-answers.tsx";
import { fareText } from "../../rides/fare-text.ts";
import { requestWhenText } from "./ride-facts.tsx";
import { useNow } from "./use-now.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./more-requests.module.css";

type MoreRequestsProps = {
  readonly rides: readonly Ride[];
  readonly onChoose: (rideId: number) => void;
};

/** The requests behind the one in front, each with its own answers; a tap on what it says brings one forward. */
export function MoreRequests({ rides, onChoose }: MoreRequestsProps) {
  const text = useStrings("drivers");
  const words = useStrings("rides");
  const formats = useFormats();
  const now = useNow();
  const { readOnly, own } = useDriverDay();
  return (
    <section className={styles.moreRequests} aria-labelledby="more-requests">
      <h2 id="more-requests">{readOnly ? text.nav.requests : text.panel.more(rides.length)}</h2>
      <ul>
        {rides.map((ride) => (
          <li key={ride.id} className={cardStyles.card}>
            <button type="button" disabled={readOnly} onClick={() => onChoose(ride.id)}>
              <span className="visually-hidden">{text.panel.show(ride.pickup_location)} </span>
              <RideLines ride={ride} />
              <span className={styles.end}>
                <span className={styles.fare}>
                  {fareText(ride.calculated_fare, formats, words.notAvailable)}
                </span>
                <span className="muted small">{requestWhenText(ride.ride_datetime, now, text, formats)}</span>
                <Away ride={ride} />
              </span>
              <OverlapWarning ride={ride} now={now} />
              <CarWarning ride={ride} />
              <PaperWarning paper={readOnly ? null : paperAgainst(own, ride, now)} />
            </button>
            <RequestAnswers ride={ride} className={styles.answers} large />
          </li>
        ))}
      </ul>
    </section>
  );
}
