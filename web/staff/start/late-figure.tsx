import { useState } from "react";
import { LATE_SLACK_MINUTES } from "../../../domain/dispatch/lateness.ts";
import type { OfficeDay } from "../../../contract/reports/office-day.ts";
import { LATE_DAYS_BEFORE } from "../../../domain/reports/office-day-limits.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./today-figures.module.css";

/** The bar is full at the first of these shares of late pickups that is more than what it shows: only all of them fill it. */
const FULL_PERCENTS = [15, 50, 100];

type LateFigureProps = {
  readonly pickups: OfficeDay["pickups"];
  readonly before: OfficeDay["pickups_before"];
};

/** How many of today's pickups were late, beside the days before, and which. */
export function LateFigure({ pickups, before }: LateFigureProps) {
  const text = useStrings("staff/start");
  const { decimals, number } = useFormats();
  const [shown, setShown] = useState(false);
  const percent = (share: number) => `${decimals(share, 1)}%`;
  const now = shareOf(pickups);
  const then = shareOf(before);
  const said = [
    now !== null && percent(now),
    then !== null && text.daysBefore(LATE_DAYS_BEFORE, percent(then)),
  ]
    .filter((part) => part !== false)
    .join(", ");
  return (
    <section className={classNames(cardStyles.card, styles.figure)} aria-labelledby="start-late">
      <h2 id="start-late">{text.late}</h2>
      <p className={styles.value}>
        {number(pickups.late)} <small>{text.ofPickups(pickups.picked_up)}</small>
      </p>
      <p className={styles.beside}>{said}</p>
      {now !== null && <Bar now={now} then={then} />}
      {pickups.late > 0 && (
        <div className={styles.way}>
          <button type="button" onClick={() => setShown(true)}>
            {text.whichLate(pickups.late)}
          </button>
        </div>
      )}
      <LateRides pickups={pickups} open={shown} onClose={() => setShown(false)} />
    </section>
  );
}

function Bar({ now, then }: { readonly now: number; readonly then: number | null }) {
  const most = Math.max(now, then ?? 0);
  const full = FULL_PERCENTS.find((percent) => percent > most) ?? 100;
  return (
    <div className={styles.bar} aria-hidden="true">
      <i style={{ width: `${(now / full) * 100}%` }} />
      {then !== null && <u style={{ left: `${(then / full) * 100}%` }} />}
    </div>
  );
}

type LateRidesProps = {
  readonly pickups: OfficeDay["pickups"];
  readonly open: boolean;
  readonly onClose: () => void;
};

function LateRides({ pickups, open, onClose }: LateRidesProps) {
  const text = useStrings("staff/start");
  const { time } = useFormats();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.latePickups(pickups.late)}
      subtitle={text.lateMeans(LATE_SLACK_MINUTES)}
    >
      <ul className={styles.lateRides}>
        {pickups.rides.map(({ id, ride_datetime, pickup_location, driver_name, minutes }) => (
          <li key={id}>
            <time dateTime={ride_datetime}>{time(ride_datetime)}</time>
            <span>
              <Link to={officePaths.operatorRide(id)}>
                #{id} {pickup_location}
              </Link>
              <span className="small muted">{driver_name}</span>
            </span>
            <b>{text.minutesLate(minutes)}</b>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function shareOf({ picked_up, late }: OfficeDay["pickups_before"]): number | null {
  return picked_up === 0 ? null : (late / picked_up) * 100;
}
