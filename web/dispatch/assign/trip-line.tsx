import { askedNeeds } from "../../../domain/rides/asked-needs.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { dueOf } from "../ride/due.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useNow } from "../use-now.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DUE_CLASS } from "../ride/due-class.ts";
import { useMoment } from "../../ui/use-moment.ts";
import dueStyles from "../ride/due.module.css";
import styles from "./trip-line.module.css";

/** A ride in one line: when, from where to where, for whom and for how much; and what its passenger asked for. */
export function TripLine({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  const rides = useStrings("rides");
  const booked = useStrings("rides/booked");
  const words = useDispatchTexts();
  const formats = useFormats();
  const moment = useMoment();
  const now = useNow();
  const due = dueOf(ride, now);
  const needs = askedNeeds(ride);
  return (
    <p className={styles.tripLine}>
      <span className={classNames(dueStyles.due, DUE_CLASS[due.tone], styles.when)}>
        {moment(ride.ride_datetime)}, {words.due(due)}
      </span>
      <span>
        {ride.pickup_location} → {ride.dropoff_location}
        {ride.stops && ` (${booked.moreStops(ride.stops.length)})`}
      </span>
      <span>
        {text.people(ride.passenger_count)}, {rides.bags(ride.luggage_count)}
      </span>
      <b>{formats.usd(Number(ride.calculated_fare))}</b>
      {(ride.vehicle_asked || needs.length > 0) && (
        <span className={styles.asked}>
          {ride.vehicle_asked && <b>{rides.vehicleType[ride.vehicle_type]}</b>}
          {needs.map(([need, asked]) => (
            <span key={need} className={need === "notes" ? styles.note : undefined}>
              {need !== "notes" && `${rides.needs[need]}${asked === null ? "" : ": "}`}
              {need === "notes" && <Icon name="note" />}
              {asked}
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
