import { useSyncExternalStore } from "react";
import { useFormats } from "../language/formats.ts";
import { useMessages } from "../language/language-context.ts";
import { Note } from "../ui/note.tsx";
import { parseLastRide, readLastRide } from "./last-ride.ts";

/** The ride last looked at, with the time of what is shown; nothing when there was none. */
export function LastRideCard() {
  const text = useMessages("offline");
  const { dateTime, shortDateTime } = useFormats();
  const kept = useSyncExternalStore(
    () => () => {},
    readLastRide,
    () => null,
  );
  const ride = parseLastRide(kept);
  if (ride === null) return null;
  return (
    <section className="card stack" aria-labelledby="last-ride">
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
          {text.plate}: <span className="plate">{ride.plate}</span>
        </p>
      )}
    </section>
  );
}
