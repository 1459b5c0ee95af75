import type { OwnPlan, OwnPlannedRide } from "../../../contract/dispatch/own-plan.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { type Formats, useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { fareText } from "../../rides/fare-text.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { useDriverDay } from "../day/driver-day.ts";
import { useNow } from "../day/use-now.ts";
import { RideTimes } from "./ride-times.tsx";
import type { DriverPlanStrings } from "./strings/en.ts";
import styles from "./then-card.module.css";

/** A driver is shown so many rides ahead. */
const SHOWN = 2;
/** So near nobody counts the minutes home. */
const NEAR_HOME_MINUTES = 12;

/** The hours after the ride in front: two rides with times that hold, the break, the way home, and how fair the day has been. */
export function ThenCard({ after }: { readonly after: Ride | undefined }) {
  const text = useStrings("drivers/plan");
  const formats = useFormats();
  const { hours } = useStrings("reports");
  const now = useNow();
  const { plan, active } = useDriverDay();
  if (plan === null) return null;
  const next = nextOf(plan, active.rides, after);
  const quiet = quietLine(plan, { text, formats, now });
  const { minutes, others_minutes: others } = plan.paid;
  const duration = (count: number) => hours(Math.floor(count / 60), count % 60);
  const showsPaid = minutes > 0 || others !== null;
  if (next.length === 0 && quiet === "" && !showsPaid) return null;
  return (
    <section className={styles.then} aria-labelledby="then">
      <h2 id="then">{text.next}</h2>
      {next.length > 0 && (
        <ol>
          {next.map(({ ride, planned }) => (
            <NextLine key={ride.id} ride={ride} planned={planned} now={now} />
          ))}
        </ol>
      )}
      {quiet !== "" && (
        <p>
          <Link to={paths.driverProfile}>{quiet}</Link>
        </p>
      )}
      {showsPaid && (
        <p>
          {text.paid(duration(minutes))}
          {others !== null && ` ${text.others(duration(others))}`}
        </p>
      )}
    </section>
  );
}

type Next = { readonly ride: Ride; readonly planned: OwnPlannedRide };

/** The rides of the plan that the driver has said yes to, without the one in front. */
function nextOf({ rides }: OwnPlan, own: readonly Ride[], after: Ride | undefined): Next[] {
  return rides
    .flatMap((planned) => {
      const ride = own.find(({ id }) => id === planned.ride_id);
      return ride && ride.status === "Accepted" && ride.id !== after?.id ? [{ ride, planned }] : [];
    })
    .slice(0, SHOWN);
}

function NextLine({ ride, planned, now }: Next & { readonly now: Date }) {
  const text = useStrings("drivers");
  const { notAvailable } = useStrings("rides");
  const formats = useFormats();
  const { minutes_late: late } = planned;
  return (
    <li>
      <time dateTime={planned.pickup_at}>{formats.time(planned.pickup_at)}</time>
      <Link to={paths.activeRides}>
        {ride.pickup_location} – {ride.dropoff_location}
      </Link>
      <b>{fareText(ride.calculated_fare, formats, notAvailable)}</b>
      <p>
        <RideTimes planned={planned} now={now} />
        {late > 0 && <b className={styles.late}>{text.minLate(late)}</b>}
      </p>
    </li>
  );
}

type Saying = { readonly text: DriverPlanStrings; readonly formats: Formats; readonly now: Date };

/** "Break at 3:00 PM, 30 min. Your last ride ends near home at 5:40 PM." */
function quietLine(
  { break: pause, last_ride: last, shift }: OwnPlan,
  { text, formats, now }: Saying,
): string {
  const said: string[] = [];
  if (pause !== null && Date.parse(pause.until) > now.getTime()) {
    const minutes = Math.round((Date.parse(pause.until) - Date.parse(pause.from)) / MINUTE_MS);
    said.push(text.break(formats.time(pause.from), minutes));
  }
  if (last !== null) {
    const time = last.holds ? formats.time(last.ends_at) : text.about(formats.time(last.ends_at));
    const isNear = last.minutes_home <= NEAR_HOME_MINUTES;
    said.push(isNear ? text.lastNearHome(time) : text.lastEnds(time, last.minutes_home));
  } else if (shift !== null && shift.from === null) {
    said.push(text.shiftUntil(formats.time(shift.until)));
  }
  return said.map((sentence) => `${sentence}.`).join(" ");
}
