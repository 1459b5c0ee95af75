import { useSyncExternalStore } from "react";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Note } from "../ui/note.tsx";
import { readLastRide } from "./last-ride.ts";
import cardStyles from "../ui/card.module.css";
import plateStyles from "../company/plate.module.css";

/** The ride last looked at, with the time of what is shown; nothing when there was none. */
export function LastRideCard() {
  const text = useStrings("site/offline");
  const { dateTime, shortDateTime } = useFormats();
  const ride = useSyncExternalStore(
    () => () => {},
    readLastRide,
    () => null,
  );
  if (ride === null) return null;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="last-ride">
      <h2 id="last-ride">{text.lastRide}</h2>
      <Note tone="warn">{text.asOf(shortDateTime(ride.seen_at))}</Note>
      <p className="strong">
        {ride.pickup_location} → {ride.dropoff_location}
      </p>
      <p>{dateTime(ride.ride_datetime)}</p>
      <p className="muted">
        {text.reference}: {ride.reference}
      </p>
      {typeof ride.driver_name === "string" && (
        <p>
          {text.driver}: <span className="strong">{ride.driver_name}</span>
        </p>
      )}
      {typeof ride.plate === "string" && (
        <p>
          {text.plate}: <span className={plateStyles.plate}>{ride.plate}</span>
        </p>
      )}
    </section>
  );
}
