import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import type { KeyboardEvent } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { isToday } from "../../ui/is-today.ts";
import { DriverMark } from "../../rides/driver-mark.tsx";
import { DriverStatusBadge } from "../driver-status-badge.tsx";
import { useNow } from "../use-now.ts";
import { useWhereabouts } from "../../places/whereabouts.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import textStyles from "../text.module.css";
import styles from "./driver-choice.module.css";

type DriverChoiceProps = {
  readonly driver: Driver;
  readonly ride: Ride;
  /** False once the driver may no longer be assigned; the row keeps its place while the list is in use. */
  readonly open: boolean;
  readonly checked: boolean;
  readonly tabIndex: number;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** A driver as a choice for a ride: who they are, what they do now and next, and how soon they are there. */
export function DriverChoice({
  driver,
  ride,
  open,
  checked,
  tabIndex,
  onChoose,
  onKeyDown,
}: DriverChoiceProps) {
  const text = useStrings("dispatch");
  const ridesText = useStrings("rides");
  const { match } = driver;
  const minutes = match?.minutes ?? null;
  const { bags } = VEHICLES[driver.profile.vehicle_type];
  const room = [text.seats(driver.seats), ...(bags === null ? [] : [ridesText.bags(bags)])].join(", ");
  return (
    <button
      type="button"
      role="radio"
      className={styles.choice}
      aria-checked={checked}
      tabIndex={tabIndex}
      data-driver={driver.id}
      aria-disabled={!open || undefined}
      onClick={() => open && onChoose()}
      onKeyDown={onKeyDown}
    >
      <DriverMark id={driver.id} name={driver.name} className={styles.avatar} />
      <span>
        <span className="strong">{driver.name}</span>
        {match?.best === true && <span className={styles.bestMark}>{text.best}</span>}
        {match?.liked === true && <span className={styles.likedMark}>{text.liked}</span>}
        <br />
        {text.idOf(driver.id)}, {ridesText.vehicleType[driver.profile.vehicle_type] ?? text.noVehicle},{" "}
        {match?.seats_fit === false ? (
          <span className={textStyles.warning}>{text.tooSmall(room)}</span>
        ) : (
          text.seats(driver.seats)
        )}
        <br />
        {displayPhone(driver.phone) || text.noPhone}
      </span>
      <span>
        <DriverStatusBadge status={driver.status} />
        <br />
        <DriverPosition driver={driver} />
        <br />
        <Schedule driver={driver} ride={ride} />
      </span>
      <span className={styles.minutes}>
        {minutes ?? text.notAvailable}
        <small>{minutes === null ? text.toPickup : text.minutes}</small>
      </span>
    </button>
  );
}

function DriverPosition({ driver }: { readonly driver: Driver }) {
  const text = useStrings("dispatch");
  const formats = useFormats();
  const place = useWhereabouts()(driver.profile.current_location ?? text.unknownLocation);
  const km = driver.match?.distance_km ?? null;
  return km === null ? place : text.kmAway(place, formats.km(km));
}

/** A paper that has run out or a car out of service first, then an overlap, then the present ride, the one after it, and how much they have driven today. */
function Schedule({ driver, ride }: { readonly driver: Driver; readonly ride: Ride }) {
  const text = useStrings("dispatch");
  const formats = useFormats();
  const now = useNow();
  const papers = usePaperText();
  const {
    match,
    current_ride: current,
    next_ride: next,
    papers_expired: expired,
    out_of_service: outage,
  } = driver;
  if (expired) return <span className={textStyles.warning}>{papers.whyNotTheRide(expired)}</span>;
  if (outage) return <span className={textStyles.warning}>{papers.carOut(outage)}</span>;
  if (match?.overlap) {
    return (
      <span className={textStyles.warning}>
        {text.overlaps(match.overlap.id, formats.time(match.overlap.ride_datetime))}
      </span>
    );
  }
  if (match?.refusal) return <span className={textStyles.warning}>{text.refusal[match.refusal]}</span>;
  const nextOf = (at: string) =>
    isToday(at, now) ? text.nextAt(formats.time(at)) : text.nextOn(formats.shortDateTime(at));
  const job =
    current !== null && current.id !== ride.id
      ? text.busyUntil(current.id, formats.time(current.ends_at))
      : next !== null
        ? nextOf(next.ride_datetime)
        : text.noNext;
  return (
    <span className="muted">
      {text.ridesToday(driver.rides_today)}. {job}
    </span>
  );
}
