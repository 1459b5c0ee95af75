import { curacaoDate } from "../../../contract/curacao-time.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { dueOf } from "../../dispatch/due.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useNow } from "../../dispatch/use-now.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";

/** A ride in one line: when, from where to where, for whom and for how much. */
export function TripLine({ ride }: { readonly ride: Ride }) {
  const text = useMessages("desk");
  const rides = useMessages("rides");
  const words = useDeskWords();
  const formats = useFormats();
  const now = useNow();
  const due = dueOf(ride.ride_datetime, now);
  const today = curacaoDate(new Date(ride.ride_datetime)) === curacaoDate(now);
  return (
    <p className="tripline">
      <span className={`due ${due.tone}`}>
        {today ? formats.time(ride.ride_datetime) : formats.shortDateTime(ride.ride_datetime)},{" "}
        {words.due(due)}
      </span>
      <span>
        {ride.pickup_location} → {ride.dropoff_location}
      </span>
      <span>
        {text.people(ride.passenger_count)}, {rides.bags(ride.luggage_count)}
      </span>
      <b>{formats.usd(Number(ride.calculated_fare))}</b>
    </p>
  );
}
