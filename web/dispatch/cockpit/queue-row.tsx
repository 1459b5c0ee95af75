import { stopNames } from "../../../domain/fares/stop-names.ts";
import { memo } from "react";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import type { PlannedRide } from "../../../contract/dispatch/plan.ts";
import { isOneOf, UNDER_WAY } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { hasNobody, startsLateBy, wouldStartLateBy } from "../live/use-forecast.ts";
import type { Offer } from "../live/use-offers.ts";
import { firstName, isPlanned, PlannedFor } from "../plan/planned-for.tsx";
import { MarkBox } from "../bulk/mark-box.tsx";
import { DUE_CLASS } from "../ride/due-class.ts";
import { dueOf } from "../ride/due.ts";
import { OfferMark } from "../ride/offer-mark.tsx";
import { WhoHas } from "../ride/who-has.tsx";
import { RideAsked } from "../ride/ride-asked.tsx";
import { useShortPlace } from "../../places/use-short-place.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import plannedStyles from "../plan/planned-for.module.css";
import dueStyles from "../ride/due.module.css";
import styles from "./queue.module.css";

/** A ride further ahead has its time and its day alone. */
const NEAR_MINUTES = 180;

type QueueRowProps = {
  readonly ride: Ride;
  readonly now: Date;
  readonly isSelected: boolean;
  readonly offer: Offer | undefined;
  readonly forecast: RideForecast | undefined;
  readonly planned: PlannedRide | undefined;
  readonly onSelect: (id: number) => void;
  /** Gives it to the driver who is thought of. */
  readonly onGive: (ride: Ride, forecast: RideForecast) => void;
};

/** A ride in one line of the queue: the big time first, where, how many, what they need, and who drives. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { ride, now, isSelected, offer, forecast, planned, onSelect, onGive } = props;
  const text = useStrings("dispatch/cockpit");
  const booked = useStrings("rides/booked");
  const desk = useStrings("dispatch");
  const shortPlace = useShortPlace();
  const words = useDispatchTexts();
  const formats = useFormats();
  const due = dueOf(ride, now);
  const lost = offer === undefined && forecast?.is_given === true ? startsLateBy(forecast) : 0;
  const tone = lost > 0 ? "late" : due.tone;
  const isNear = due.minutes < NEAR_MINUTES;
  const [time, half = ""] = formats.time(ride.ride_datetime).split(/\s/);
  const minutes = forecast?.minutes_away ?? null;
  const away = minutes === null ? null : words.minutes(minutes);
  const lateIfGiven = forecast === undefined ? 0 : wouldStartLateBy(forecast, planned);
  const gives = isSelected && offer === undefined && ride.status === "Pending" && forecast?.driver_name;
  return (
    <li
      className={classNames(styles.row, dueStyles.edge, DUE_CLASS[tone], isSelected && styles.selected)}
      data-ride={ride.id}
    >
      <MarkBox ride={ride} className={styles.mark} />
      <button
        type="button"
        className={styles.pick}
        aria-pressed={isSelected}
        onClick={() => onSelect(ride.id)}
      >
        <span className={styles.time}>
          <b>{time}</b> <small>{half}</small>
        </span>
        <span className={classNames(dueStyles.due, DUE_CLASS[tone])}>
          {lost > 0 ? text.lost(lost) : isNear && words.due({ ...due, why: null })}
        </span>
        <span className={styles.place} title={ride.pickup_location}>
          {shortPlace(ride.pickup_location)}
        </span>
        <span className={styles.place} title={ride.dropoff_location}>
          {shortPlace(ride.dropoff_location)}
          {ride.stops && <small title={stopNames(ride.stops)}> {booked.moreStops(ride.stops.length)}</small>}
        </span>
        <span className={styles.people}>{ride.passenger_count}</span>
        <span className={styles.needs}>
          {ride.luggage_count > 0 && (
            <span title={text.bags(ride.luggage_count)}>
              <Icon name="bag" />
              <span className="visually-hidden">{text.bags(ride.luggage_count)}</span>
            </span>
          )}
          <RideAsked ride={{ ...ride, vehicle_asked: false }} />
          {ride.contract && (
            <span title={desk.contract(ride.contract.name)}>
              <Icon name="repeat" />
              <span className="visually-hidden">{desk.contract(ride.contract.name)}</span>
            </span>
          )}
        </span>
        <span className={styles.who}>
          <WhoHas rideId={ride.id} />
        </span>
        <span className="visually-hidden">
          #{ride.id}, {ride.rider_name}
        </span>
        {!gives && (
          <span className={styles.driver}>
            <WhoDrives {...{ ride, now, offer, forecast, planned, away }} />
          </span>
        )}
      </button>
      {gives && forecast && (
        <Button
          className={styles.give}
          size="compact"
          tone={lateIfGiven > 0 ? "line" : "action"}
          onClick={() => onGive(ride, forecast)}
          aria-keyshortcuts="g"
        >
          {text.giveTo(firstName(gives), lateIfGiven > 0 ? text.minutesLate(lateIfGiven) : away)} <kbd>g</kbd>
        </Button>
      )}
    </li>
  );
});

type WhoDrivesProps = Pick<QueueRowProps, "ride" | "now" | "offer" | "forecast" | "planned"> & {
  /** How far whoever is thought of has to go; null where nobody knows. */
  readonly away: string | null;
};

/** On offer, with a driver, or who would be the best. */
function WhoDrives({ ride, now, offer, forecast, planned, away }: WhoDrivesProps) {
  const text = useStrings("dispatch/cockpit");
  const statuses = useStrings("rides/booked").status;
  if (offer !== undefined) return <OfferMark offer={offer} />;
  if (isOneOf(UNDER_WAY, ride.status) && ride.driver_name !== null) {
    return text.given(firstName(ride.driver_name), statuses[ride.status]);
  }
  if (planned?.state === "left_over" && isPlanned(planned)) return <PlannedFor planned={planned} />;
  if (forecast !== undefined && hasNobody(forecast, now)) {
    return <span className={plannedStyles.warn}>{text.noCar}</span>;
  }
  if (!forecast?.driver_name) return text.noDriver;
  if (isPlanned(planned)) return <PlannedFor planned={planned} />;
  return <span className={plannedStyles.thought}>{text.thought(firstName(forecast.driver_name), away)}</span>;
}
