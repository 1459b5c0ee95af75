import { useState } from "react";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useOnline } from "../../api/connection.ts";
import { paths } from "../../router/paths.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Plate } from "../plate.tsx";
import { RideLines } from "../../places/stop-lines.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import { CancelRideDialog } from "./cancel-ride-dialog.tsx";
import { rideDate } from "./ride-date.ts";
import { fareText } from "../fare-text.ts";
import { momentOf } from "../tracking/ride-moment.ts";
import { latePart } from "../../ui/late-part.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";
import pulseStyles from "../../ui/pulse.module.css";
import styles from "./coming-rides.module.css";

const ChangeRideDialog = latePart(() => import("../change/change-ride-dialog.tsx"));

type ComingRidesProps = {
  /** Not over yet, the next one first. */
  readonly rides: readonly Ride[];
  readonly live: boolean;
  readonly onOpen: (rideId: number) => void;
};

/** The rides still to come, with what happens now and what can be done. */
export function ComingRides({ rides, live, onOpen }: ComingRidesProps) {
  const text = useStrings("rides/mine");
  const online = useOnline();
  const [cancelling, setCancelling] = useState<Ride | null>(null);
  const [changing, setChanging] = useState<number | null>(null);
  const changed = rides.find(({ id }) => id === changing);
  return (
    <section className="stack" aria-labelledby="coming">
      <div className="between">
        <h2 id="coming">{text.coming}</h2>
        {online && (
          <span className="row small muted">
            {live && <span className={pulseStyles.pulse} />}
            {live ? text.live : text.timed}
          </span>
        )}
      </div>
      <ul className={styles.coming}>
        {rides.map((ride) => (
          <ComingRide
            key={ride.id}
            ride={ride}
            onOpen={onOpen}
            onChange={() => setChanging(ride.id)}
            onCancel={() => setCancelling(ride)}
          />
        ))}
      </ul>
      {changed !== undefined && changed.tracking_code !== null && (
        <ChangeRideDialog
          ride={{ ...changed, hasDriver: changed.driver_name !== null }}
          code={changed.tracking_code}
          onClose={() => setChanging(null)}
        />
      )}
      <CancelRideDialog ride={cancelling} onClose={() => setCancelling(null)} />
    </section>
  );
}

type ComingRideProps = {
  readonly ride: Ride;
  readonly onOpen: (rideId: number) => void;
  readonly onChange: () => void;
  readonly onCancel: () => void;
};

function ComingRide({ ride, onOpen, onChange, onCancel }: ComingRideProps) {
  const text = useStrings("rides/mine");
  const { notAssigned } = useStrings("rides/booked");
  const words = useStrings("rides");
  const said = useSaid(ride);
  const formats = useFormats();
  const phone = phoneLink(ride.driver_phone);
  return (
    <li className={`${cardStyles.card} ${styles.ride}`}>
      <div className="between">
        <button type="button" className="link" onClick={() => onOpen(ride.id)}>
          {rideDate(ride.ride_datetime, formats)}
        </button>
        <StatusBadge status={ride.status} />
      </div>
      <p aria-live="polite">{said}</p>
      <RideLines ride={ride} short />
      <div className="between">
        <span>
          {ride.driver_name ?? notAssigned}
          {ride.driver_vehicle !== null && `, ${ride.driver_vehicle} `}
          {ride.plate !== null && <Plate plate={ride.plate} />}
        </span>
        <b>{fareText(ride.calculated_fare, formats, words.notAvailable)}</b>
      </div>
      <div className={`row ${styles.actions}`}>
        {ride.tracking_code !== null && (
          <ButtonLink tone="live" to={paths.track(ride.tracking_code)}>
            {ride.deposit ? text.payDeposit : text.follow}
          </ButtonLink>
        )}
        {phone !== undefined && (
          <a className={`${buttonStyles.button} ${buttonStyles.line}`} href={phone}>
            <Icon name="phone" />
            {text.callDriver}
          </a>
        )}
        {ride.actions.includes("change") && <Button onClick={onChange}>{text.change}</Button>}
        {ride.actions.includes("cancel") && <Button onClick={onCancel}>{text.cancel}</Button>}
      </div>
    </li>
  );
}

/** The moment of the ride in one sentence; the page of the ride says the same. */
function useSaid(ride: Ride): string {
  const text = useStrings("rides/mine");
  const { guestStatus } = useStrings("rides/booked");
  const formats = useFormats();
  const now = useNow(MINUTE_MS);
  if (ride.deposit) {
    const { amount, due_at: due } = ride.deposit;
    return text.depositDue(formats.usd(Number(amount)), formats.shortDateTime(due));
  }
  switch (momentOf(ride, now)) {
    case "toCome":
      return text.toCome;
    case "onTheWay":
      return text.onTheWay;
    case "here":
      return text.here;
    default:
      return guestStatus[ride.status];
  }
}
