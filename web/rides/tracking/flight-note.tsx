import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { OPEN, isOneOf } from "../../../domain/rides/ride-states.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Note } from "../../ui/note.tsx";
import styles from "./trip-card.module.css";
import { troubledFlight, useFlightText } from "../use-flight-text.ts";

/** When the passenger's flight lands, and what it has done to the pickup. */
export function FlightNote({ ride }: { readonly ride: TrackedRide }) {
  const text = useStrings("rides/booked").flight;
  const flightText = useFlightText();
  const formats = useFormats();
  const { flight } = ride;
  if (!flight || !isOneOf(OPEN, ride.status)) return null;
  const isTroubled = troubledFlight(ride) !== null;
  return (
    <div className={styles.tripFacts}>
      <Note tone={isTroubled ? "warn" : "live"} icon="plane">
        <p>{flightText(flight)}.</p>
        {isTroubled && <p>{text.callUs}</p>}
        {flight.booked_for !== null && <p>{text.bookedFor(formats.time(flight.booked_for))}</p>}
      </Note>
    </div>
  );
}
