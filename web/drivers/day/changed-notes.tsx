import { curacaoDate } from "../../../domain/curacao-time.ts";
import { stopNames } from "../../../domain/fares/stop-names.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { fareText } from "../../rides/fare-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { CallDispatchRow } from "./call-dispatch-row.tsx";
import { type PlannedFact, changedFacts } from "./changed-facts.ts";
import { useDriverDay } from "./driver-day.ts";
import stepNotesStyles from "../steps/step-notes.module.css";

/** The changes that others made to the driver's rides, each until they have read it. */
export function ChangedNotes() {
  const { changed, active, understandChange } = useDriverDay();
  return (
    <div role="status">
      {changed.map((before) => {
        const ride = active.rides.find(({ id }) => id === before.id);
        return ride === undefined ? null : (
          <ChangedNote
            key={ride.id}
            before={before}
            ride={ride}
            onUnderstood={() => understandChange(ride.id)}
          />
        );
      })}
    </div>
  );
}

type ChangedNoteProps = {
  readonly before: Ride;
  readonly ride: Ride;
  readonly onUnderstood: () => void;
};

function ChangedNote({ before, ride, onUnderstood }: ChangedNoteProps) {
  const text = useStrings("drivers");
  const names = useFactNames();
  const valueOf = useFactValue(before, ride);
  return (
    <div className={`${stepNotesStyles.refused} ${stepNotesStyles.lost}`}>
      <Icon name="alert" />
      <div>
        <p className="strong">{text.changed(ride.rider_name)}</p>
        {changedFacts(before, ride).map((fact) => (
          <p key={fact}>
            {names[fact]}: <del>{valueOf(before, fact)}</del> <b>{valueOf(ride, fact)}</b>
          </p>
        ))}
        <CallDispatchRow onUnderstood={onUnderstood} />
      </div>
    </div>
  );
}

function useFactNames(): Readonly<Record<PlannedFact, string>> {
  const { active, panel } = useStrings("drivers");
  const { columns } = panel;
  const rides = useStrings("rides");
  const booked = useStrings("rides/booked");
  return {
    ride_datetime: columns.when,
    pickup_location: rides.pickup,
    dropoff_location: rides.dropoff,
    stops: booked.stops,
    notes: active.notes,
    passenger_count: columns.people,
    luggage_count: columns.bags,
    flight_number: rides.needs.flight_number,
    calculated_fare: columns.fare,
  };
}

/** A value of the ride as it was or as it is; of a time that moved within its day the day says nothing. */
function useFactValue(before: Ride, after: Ride): (ride: Ride, fact: PlannedFact) => string {
  const rides = useStrings("rides");
  const formats = useFormats();
  const dayOf = ({ ride_datetime }: Ride) => curacaoDate(new Date(ride_datetime));
  const whenText = dayOf(before) === dayOf(after) ? formats.time : formats.shortDateTime;
  return (ride, fact) => {
    if (fact === "ride_datetime") return whenText(ride.ride_datetime);
    if (fact === "calculated_fare") return fareText(ride.calculated_fare, formats, rides.notAvailable);
    if (fact === "stops") return ride.stops ? stopNames(ride.stops) : "–";
    return String(ride[fact] ?? "–");
  };
}
