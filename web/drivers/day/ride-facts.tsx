import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { askedNeeds } from "../../../domain/rides/asked-needs.ts";
import type { RideNeed } from "../../../domain/rides/ride-needs.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { type Formats, useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useAccountText } from "../../rides/booked/use-account-text.ts";
import { useFlightText } from "../../rides/use-flight-text.ts";
import { Icon } from "../../ui/icon.tsx";
import type { DriverStrings } from "../strings/en.ts";
import styles from "./ride-facts.module.css";

/** The notes have a place of their own, and the flight says more than its number. */
const SAID_ELSEWHERE: readonly RideNeed[] = ["notes", "flight_number", "all_aboard"];
const NOW_WITHIN_MS = 5 * MINUTE_MS;

/** How many, how much, and what the car must have: what decides whether a driver wants a ride. */
export function RideFacts({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers");
  const rides = useStrings("rides");
  const booked = useStrings("rides/booked");
  const account = useAccountText()(ride);
  const flightText = useFlightText();
  const formats = useFormats();
  return (
    <ul className={styles.rideFacts}>
      <li>
        <Icon name="users" />
        {text.people(ride.passenger_count)}
      </li>
      {ride.luggage_count > 0 && (
        <li>
          <Icon name="bag" />
          {rides.bags(ride.luggage_count)}
        </li>
      )}
      <li>
        <Icon name="cash" />
        {account === null
          ? text.cash(
              ride.calculated_fare === ""
                ? rides.notAvailable
                : formats.cashXcg(Number(ride.calculated_fare)),
            )
          : `${booked.onAccount} ${account}`}
      </li>
      {askedNeeds(ride)
        .filter(([need]) => !SAID_ELSEWHERE.includes(need))
        .map(([need, asked]) => (
          <li key={need}>
            {rides.needs[need]}
            {asked !== null && `: ${asked}`}
          </li>
        ))}
      {ride.flight_number !== null && (
        <li>
          <Icon name="plane" />
          {ride.flight ? flightText(ride.flight) : text.flight(ride.flight_number)}
        </li>
      )}
      {ride.vehicle_asked && <li>{rides.vehicleType[ride.vehicle_type]}</li>}
    </ul>
  );
}

/** When a ride is due, as short as it can be said. */
export function whenText(moment: string, now: Date, text: DriverStrings, formats: Formats): string {
  const due = new Date(moment);
  if (Math.abs(due.getTime() - now.getTime()) < NOW_WITHIN_MS) return text.now;
  const day = curacaoDate(due);
  if (day === curacaoDate(now)) return text.today(formats.time(due));
  return day === addDays(curacaoDate(now), 1) ? text.tomorrow(formats.time(due)) : formats.shortDateTime(due);
}

/** Beyond this a request is of another time, and its date says more. */
const LATE_WITHIN_MINUTES = 180;

/** The same for a ride that nobody has accepted: its pickup time may be over. */
export function requestWhenText(moment: string, now: Date, text: DriverStrings, formats: Formats): string {
  const when = whenText(moment, now, text, formats);
  const late = Math.round((now.getTime() - Date.parse(moment)) / MINUTE_MS);
  const isLate = late * MINUTE_MS >= NOW_WITHIN_MS && late <= LATE_WITHIN_MINUTES;
  return isLate ? `${when}, ${text.minLate(late)}` : when;
}
