import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { Icon } from "../../ui/icon.tsx";
import { cannotTake, requestOf } from "../plan/plan-of-ride.ts";
import { Away } from "./away.tsx";
import { carProblem } from "./car-problem.ts";
import { kilometresToPickup } from "./position.ts";
import { CannotWarning } from "../plan/cannot-warning.tsx";
import { CarWarning } from "./car-warning.tsx";
import { useDriverDay } from "./driver-day.ts";
import { paperAgainst } from "./open-requests.ts";
import { OverlapWarning } from "./overlap-warning.tsx";
import { PaperWarning } from "./paper-warning.tsx";
import { RequestAnswers } from "./request-answers.tsx";
import { fareText } from "../../rides/fare-text.ts";
import { requestWhenText } from "./ride-facts.tsx";
import { useNow } from "./use-now.ts";
import foldStyles from "../../ui/fold.module.css";
import cardStyles from "../../ui/card.module.css";
import styles from "./more-requests.module.css";

type MoreRequestsProps = {
  readonly rides: readonly Ride[];
  readonly onChoose: (rideId: number) => void;
};

type Order = "soonest" | "nearest";

/**
 * The requests behind the one in front, each with its own answers; a tap on what it says brings one forward. Those that this driver can't
 * take are folded away below, with why.
 */
export function MoreRequests({ rides, onChoose }: MoreRequestsProps) {
  const text = useStrings("drivers");
  const day = useDriverDay();
  const { readOnly, own } = day;
  const [order, setOrder] = useState<Order>("soonest");
  const suits = (ride: Ride) =>
    readOnly ||
    ride.status === "Assigned" ||
    (cannotTake(day, ride) === null && (own === null || carProblem(own, ride) === null));
  const fitting = rides.filter(suits);
  const others = rides.filter((ride) => !suits(ride));
  const minutesTo = (ride: Ride) =>
    requestOf(day, ride)?.to_pickup?.minutes ?? kilometresToPickup(day.position, ride) ?? Infinity;
  const sorted =
    order === "soonest" ? fitting : fitting.toSorted((one, other) => minutesTo(one) - minutesTo(other));
  const canSort = fitting.length > 1 && fitting.some((ride) => minutesTo(ride) !== Infinity);
  return (
    <section className={styles.moreRequests} aria-labelledby="more-requests">
      <div className={`between ${styles.head}`}>
        <h2 id="more-requests">{readOnly ? text.nav.requests : text.panel.more(rides.length)}</h2>
        {canSort && (
          <Segmented
            label={text.panel.order.label}
            choices={[
              { value: "soonest", label: text.panel.order.soonest },
              { value: "nearest", label: text.panel.order.nearest },
            ]}
            value={order}
            onChange={setOrder}
          />
        )}
      </div>
      <RequestList rides={sorted} onChoose={onChoose} />
      {others.length > 0 && (
        <details className={foldStyles.fold}>
          <summary>
            {text.panel.cannotTake(others.length)}
            <Icon name="down" />
          </summary>
          <RequestList rides={others} onChoose={onChoose} />
        </details>
      )}
    </section>
  );
}

function RequestList({ rides, onChoose }: MoreRequestsProps) {
  const text = useStrings("drivers");
  const words = useStrings("rides");
  const formats = useFormats();
  const now = useNow();
  const { readOnly, own } = useDriverDay();
  return (
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
            <OverlapWarning ride={ride} now={now} className={styles.warning} />
            <CarWarning ride={ride} className={styles.warning} />
            <CannotWarning ride={ride} className={styles.warning} />
            <PaperWarning paper={readOnly ? null : paperAgainst(own, ride, now)} className={styles.warning} />
          </button>
          <RequestAnswers ride={ride} className={styles.answers} large />
        </li>
      ))}
    </ul>
  );
}
