import { useEffect, useRef } from "react";
import { PROMISED, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { troubledFlight, useFlightText } from "../../rides/use-flight-text.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Note } from "../../ui/note.tsx";
import { playTones, useSound } from "../../ui/tones.ts";
import { useOpenRides } from "../live/use-open-rides.ts";

const ALARM = [
  { hertz: 660, seconds: 0.25 },
  { hertz: 880, seconds: 0.35 },
] as const;
const LOUDNESS = 0.2;

/** Alarms the desk, on every screen, while a passenger's flight is cancelled or diverted and their ride still stands. */
export function FlightAlarm() {
  const text = useStrings("dispatch");
  const flightText = useFlightText();
  const troubled = useOpenRides().filter(isTroubled);
  useAlarmSound(troubled);
  if (troubled.length === 0) return null;
  return (
    <Note tone="bad" icon="plane">
      <div className="stack">
        {troubled.map((ride) => (
          <p key={ride.id}>
            <Link to={officePaths.operatorRide(ride.id)}>
              {ride.flight && text.flightAlarm(ride.id, flightText(ride.flight))}
            </Link>
          </p>
        ))}
      </div>
    </Note>
  );
}

function isTroubled(ride: Ride): boolean {
  return troubledFlight(ride) !== null && (ride.status === "Pending" || isOneOf(PROMISED, ride.status));
}

/** Sounds once for each ride. */
function useAlarmSound(rides: readonly Ride[]): void {
  useSound();
  const heard = useRef(new Set<number>());
  const ids = rides.map(({ id }) => id).join(" ");
  useEffect(() => {
    const now = ids.split(" ").filter(Boolean).map(Number);
    if (now.some((id) => !heard.current.has(id))) playTones(ALARM, LOUDNESS);
    for (const id of now) heard.current.add(id);
  }, [ids]);
}
