import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import { type PlanDifference, PROMISE_GRACE_MINUTES } from "../../../contract/dispatch/plan.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { isOneOf, PROMISED } from "../../../domain/rides/ride-states.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { useFlightText } from "../../rides/use-flight-text.ts";
import { officePaths } from "../../router/office-paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDispatch } from "../live/dispatch-context.ts";
import { useDue } from "../live/use-due.ts";
import { lateBy, usePlan } from "../live/use-plan.ts";
import { PlanAnswers } from "../plan/plan-answers.tsx";
import { useReasonText } from "../plan/use-reason-text.ts";
import { PlanOrder } from "../plan/plan-order.tsx";
import { canBeGiven } from "../ride/can-be-given.ts";
import { DUE_CLASS } from "../ride/due-class.ts";
import { WhoHasToo } from "../ride/who-has.tsx";
import { FarArrival } from "../ride/far-arrival.tsx";
import { RideState } from "../ride/ride-state.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { hasNobody } from "../live/use-forecast.ts";
import { useNow } from "../use-now.ts";
import { PeekDrivers } from "./peek-drivers.tsx";
import { PhoneLink } from "../phone-link.tsx";
import buttonStyles from "../../ui/button.module.css";
import dueStyles from "../ride/due.module.css";
import panelStyles from "../../ui/panel.module.css";
import styles from "./ride-peek.module.css";

type RidePeekProps = {
  readonly ride: Ride | null;
  readonly forecast: RideForecast | undefined;
  /** It stands among what waits, with its answers. */
  readonly hasAlarm: boolean;
  /** Shows on the board what an answer would do. */
  readonly onLook: (difference: PlanDifference | null) => void;
};

/** The chosen ride: who, what was asked, whether it will be in time, and what to do, without leaving the screen. */
export function RidePeek({ ride, ...known }: RidePeekProps) {
  const text = useStrings("dispatch/cockpit");
  return (
    <section className={`${panelStyles.panel} ${styles.peek}`} aria-label={text.ride} data-ride={ride?.id}>
      {ride === null ? (
        <p className="small muted">{text.nothingChosen}</p>
      ) : (
        <Chosen ride={ride} {...known} />
      )}
    </section>
  );
}

function Chosen({ ride, forecast, hasAlarm, onLook }: RidePeekProps & { readonly ride: Ride }) {
  const text = useStrings("dispatch/cockpit");
  const dispatchText = useStrings("dispatch");
  const ridesText = useStrings("rides");
  const words = useDispatchTexts();
  const flightText = useFlightText();
  const formats = useFormats();
  const { assign, edit } = useDispatch();
  const due = useDue()(ride);
  const planned = usePlan().byRide.get(ride.id);
  const needsMending =
    !hasAlarm &&
    canBeGiven(ride) &&
    planned !== undefined &&
    (planned.state === "left_over" || lateBy(planned) > 0);
  return (
    <>
      <div className={styles.when}>
        <h2>
          {formats.time(ride.ride_datetime)} <span className="small muted">#{ride.id}</span>
        </h2>
        <span className={classNames(dueStyles.due, DUE_CLASS[due.tone])}>{words.due(due)}</span>
        <RideState ride={ride} />
        <FarArrival ride={ride} />
        {ride.driver_name !== null && <span className="small">{ride.driver_name}</span>}
      </div>
      <WhoHasToo rideId={ride.id} />
      <div className={styles.where}>
        <RideLines ride={ride} />
        <span className={styles.price}>
          <b>
            {ride.calculated_fare === ""
              ? dispatchText.notAvailable
              : formats.usd(Number(ride.calculated_fare))}
          </b>
        </span>
      </div>
      <div className={styles.who}>
        <p>
          <b>{ride.rider_name}</b> <PhoneLink phone={ride.rider_phone} />,{" "}
          {dispatchText.people(ride.passenger_count)}, {ridesText.bags(ride.luggage_count)}
        </p>
        {ride.contract && <p className="small muted">{dispatchText.contract(ride.contract.name)}</p>}
        {ride.flight && <p className="small muted">{flightText(ride.flight)}</p>}
        {ride.notes !== null && (
          <p className={styles.note}>
            <Icon name="note" /> {ride.notes}
          </p>
        )}
        <MakesIt ride={ride} forecast={forecast} />
      </div>
      <div className={styles.actions}>
        {canBeGiven(ride) && (
          <Button size="dense" className={styles.action} onClick={() => assign(ride)} aria-keyshortcuts="a">
            {ride.actions.includes("assign") ? text.assign : text.reassign} <kbd>a</kbd>
          </Button>
        )}
        <a
          className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.dense} ${styles.action}`}
          href={phoneLink(ride.rider_phone)}
          data-call
          aria-keyshortcuts="t"
        >
          <Icon name="phone" /> {text.call} <kbd>t</kbd>
        </a>
        {ride.actions.includes("update") && (
          <Button
            size="dense"
            className={styles.action}
            icon="pen"
            onClick={() => edit(ride)}
            aria-keyshortcuts="e"
          >
            {dispatchText.edit} <kbd>e</kbd>
          </Button>
        )}
        <ButtonLink
          size="dense"
          tone="quiet"
          className={styles.action}
          to={officePaths.operatorRide(ride.id)}
        >
          {dispatchText.details}
        </ButtonLink>
      </div>
      <PlanOrder ride={ride} />
      {needsMending && <PlanAnswers rideId={ride.id} onLook={onLook} />}
      <PeekDrivers ride={ride} />
    </>
  );
}

/** Whether somebody will be there in time, as far as it is known. */
function MakesIt({ ride, forecast }: { readonly ride: Ride; readonly forecast: RideForecast | undefined }) {
  const now = useNow();
  const planned = usePlan().byRide.get(ride.id);
  const reasonText = useReasonText();
  const text = useStrings("dispatch/cockpit");
  const words = useDispatchTexts();
  const formats = useFormats();
  if (forecast === undefined || (ride.status !== "Pending" && !isOneOf(PROMISED, ride.status))) return null;
  const { driver_name: name, expected_at: at, minutes_lost: lost, minutes_away: away } = forecast;
  const reason = planned?.state === "left_over" ? planned.reason : null;
  if (reason !== null) return <p className={styles.bad}>{reasonText(reason)}.</p>;
  if (hasNobody(forecast, now)) return <p className={styles.bad}>{text.noneFree}</p>;
  if (name === null) return null;
  if (at === null || lost === null) {
    const sentence = forecast.is_given ? text.unknown(name) : text.freeSomewhere(name);
    return <p className="small muted">{sentence}</p>;
  }
  const time = formats.time(at);
  const drive = words.minutes(away ?? 0);
  if (lost > PROMISE_GRACE_MINUTES) {
    const sentence = forecast.is_given ? text.late(name, time, lost) : text.bestLate(name, drive, lost);
    return <p className={styles.bad}>{sentence}</p>;
  }
  if (!forecast.is_given) return <p className="small">{text.best(name, drive)}</p>;
  return <p className="small">{text.inTime(name, time)}</p>;
}
