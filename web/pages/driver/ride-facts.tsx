import { addDays, curacaoDate } from "../../../contract/curacao-time.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { type Formats, useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import type { DriverMessages } from "../../drivers/driver.messages.ts";

const NOW_WITHIN_MS = 5 * 60_000;

/** How many, how much, and what the car must have: what decides whether a driver wants a ride. */
export function RideFacts({ ride }: { readonly ride: Ride }) {
  const text = useMessages("driver");
  const rides = useMessages("rides");
  const formats = useFormats();
  return (
    <ul className="ride-facts">
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
        {text.cash(formats.xcg(Number(ride.calculated_fare)))}
      </li>
      {ride.child_seat && <li>{text.childSeat}</li>}
      {ride.wheelchair && <li>{text.wheelchair}</li>}
      {ride.flight_number !== null && (
        <li>
          <Icon name="plane" />
          {text.flight(ride.flight_number)}
        </li>
      )}
      {ride.vehicle_asked && <li>{rides.vehicleType[ride.vehicle_type]}</li>}
    </ul>
  );
}

/** When a ride is due, as short as it can be said. */
export function whenText(moment: string, now: Date, text: DriverMessages, formats: Formats): string {
  const due = new Date(moment);
  if (Math.abs(due.getTime() - now.getTime()) < NOW_WITHIN_MS) return text.now;
  const day = curacaoDate(due);
  if (day === curacaoDate(now)) return text.today(formats.time(due));
  return day === addDays(curacaoDate(now), 1) ? text.tomorrow(formats.time(due)) : formats.shortDateTime(due);
}

/** The fare as money, or N/A where there is none. */
export function fareText(fare: string, formats: Formats, missing: string): string {
  return fare === "" || Number.isNaN(Number(fare)) ? missing : formats.usd(Number(fare));
}
