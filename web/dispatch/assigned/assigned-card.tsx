import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { useDue } from "../live/use-due.ts";
import { useEta } from "../live/use-eta.ts";
import { MarkBox } from "../bulk/mark-box.tsx";
import { DeskLines } from "../ride/desk-lines.tsx";
import { Button } from "../../ui/button.tsx";
import { Fact } from "../ride/facts.tsx";
import { FarArrival } from "../ride/far-arrival.tsx";
import { GoneRide, GoneStatus } from "../ride/gone-ride.tsx";
import { RideState } from "../ride/ride-state.tsx";
import { DUE_CLASS } from "../ride/due-class.ts";
import { type RideHandlers, RideMenu } from "./ride-menu.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { classNames } from "../../ui/class-names.ts";
import { useMoment } from "../../ui/use-moment.ts";
import { WhoHas } from "../ride/who-has.tsx";
import { PhoneLink } from "../phone-link.tsx";
import cardStyles from "../../ui/card.module.css";
import dueStyles from "../ride/due.module.css";
import factsStyles from "../ride/facts.module.css";
import rideCardStyles from "../ride/ride-card.module.css";
import styles from "./assigned-card.module.css";

type AssignedCardProps = RideHandlers & {
  readonly ride: Ride;
  /** Ended or given back while the list was in use. */
  readonly gone: boolean;
};

/** A ride with its driver, and what can be done with it. */
export function AssignedCard({ ride, gone, onComplete, onSendBack, onOpen }: AssignedCardProps) {
  const text = useStrings("dispatch");
  const moment = useMoment();
  const words = useDispatchTexts();
  const eta = useEta()(ride);
  const due = useDue()(ride);
  const can = (action: Ride["actions"][number]) => !gone && ride.actions.includes(action);
  return (
    <li
      className={
        gone
          ? `${cardStyles.card} ${rideCardStyles.card} ${rideCardStyles.gone}`
          : `${cardStyles.card} ${rideCardStyles.card}`
      }
      data-ride={ride.id}
    >
      <div className="between">
        <span className={styles.number}>
          {!gone && <MarkBox ride={ride} />}
          <h2>{text.rideNumber(ride.id)}</h2>
          <WhoHas rideId={ride.id} />
        </span>
        {gone ? <GoneStatus ride={ride} /> : <RideState ride={ride} />}
      </div>
      <p className="between">
        <span className="strong">{moment(ride.ride_datetime)}</span>
        {(due.tone !== "later" || due.minutes > 0) && (
          <span className={classNames(dueStyles.due, DUE_CLASS[due.tone])}>{words.due(due)}</span>
        )}
      </p>
      <FarArrival ride={ride} />
      <DeskLines ride={ride} />
      <dl className={`${factsStyles.facts} ${styles.facts}`}>
        <Fact name={text.rider}>{ride.rider_name || text.notAvailable}</Fact>
        <Fact name={text.driver}>{ride.driver_name ?? text.notAvailable}</Fact>
        <Fact name={text.vehicle}>{ride.driver_vehicle ?? text.notAvailable}</Fact>
        <Fact name={text.phone}>
          {ride.driver_phone === null ? text.notAvailable : <PhoneLink phone={ride.driver_phone} />}
        </Fact>
        <Fact name={text.assignedTime}>
          {ride.assigned_time === null ? text.notAvailable : moment(ride.assigned_time)}
        </Fact>
        <Fact name={text.eta}>{eta === null ? text.notAvailable : moment(eta)}</Fact>
      </dl>
      {gone ? (
        <p className="muted small">
          <GoneRide ride={ride} />
        </p>
      ) : (
        <div className={styles.actions}>
          <Button size="compact" className={styles.action} onClick={() => onOpen("actions")}>
            {text.actions}
          </Button>
          <Button size="compact" className={styles.action} onClick={() => onOpen("details")}>
            {text.details}
          </Button>
          {can("operator_complete") && (
            <Button size="compact" className={styles.action} icon="check" onClick={onComplete}>
              {text.complete}
            </Button>
          )}
          {can("cancel_assigned") && (
            <Button
              size="compact"
              className={styles.action}
              tone="quiet"
              title={text.cancelToPending}
              onClick={onSendBack}
            >
              {text.cancel}
            </Button>
          )}
          <RideMenu ride={ride} onComplete={onComplete} onSendBack={onSendBack} onOpen={onOpen} />
        </div>
      )}
    </li>
  );
}
