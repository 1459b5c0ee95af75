import { useId, useState } from "react";
import { BEFORE_FLIGHT_MINUTES } from "../../domain/flights/airport-times.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { pickupInstant } from "../booking/booking-draft.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import type { AirportTimes } from "./airport-trip.ts";
import styles from "./way-to-plane.module.css";

type WayToPlaneProps = {
  readonly times: AirportTimes;
  readonly from: string | null;
  readonly km: number | undefined;
  readonly driveMinutes: number | undefined;
  readonly flight: string;
};

/** The way to a plane, counted back from it: at the door, at the airport, in the air. */
export function WayToPlane({ times, from, km, driveMinutes, flight }: WayToPlaneProps) {
  const text = useStrings("airport");
  const formats = useFormats();
  const id = useId();
  const [now] = useState(() => new Date());
  const { flightAt, pickup } = times;
  const atDoor = flightAt && pickupInstant(pickup, now);
  const hours = BEFORE_FLIGHT_MINUTES / 60;
  return (
    <section className={styles.way} aria-labelledby={id}>
      <h2 id={id}>{text.wayTitle}</h2>
      <p className="muted small">
        {flightAt === null
          ? text.wayAhead(hours)
          : text.countedBack(`${formats.weekday(flightAt)}, ${formats.date(flightAt)}`)}
      </p>
      {flightAt !== null && atDoor && driveMinutes !== undefined && km !== undefined && (
        <ol>
          <li>
            <time dateTime={atDoor.toISOString()}>{formats.time(atDoor)}</time>
            <span>
              <strong>{text.atDoor}</strong>
              <br />
              {from === null ? text.whereYouAre : text.atPlace(from)}
            </span>
          </li>
          <li>
            <time>{formats.time(new Date(atDoor.getTime() + driveMinutes * MINUTE_MS))}</time>
            <span>
              <strong>{text.atHato}</strong>
              <br />
              {text.aboutDrive(formats.km(km), driveMinutes)}
            </span>
          </li>
          <li>
            <time dateTime={flightAt.toISOString()}>{formats.time(flightAt)}</time>
            <span>
              <strong>{text.planeLeaves(flight)}</strong>
              <br />
              {text.beforeFlight(hours)}
            </span>
          </li>
        </ol>
      )}
    </section>
  );
}
