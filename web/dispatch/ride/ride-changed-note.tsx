import type { RideNeed } from "../../../domain/rides/ride-needs.ts";
import { isNeed } from "../../../domain/rides/asked-needs.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { DispatchRideStrings } from "./strings/en.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Fact } from "./facts.tsx";
import { draftOf, type RideField } from "./ride-edit.ts";
import factsStyles from "./facts.module.css";
import noteStyles from "../../ui/note.module.css";

type RideChangedNoteProps = {
  readonly ride: Ride;
  readonly fields: readonly RideField[];
  readonly onLook: () => void;
};

/** Changes that somebody else made to a ride while it was being edited here. */
export function RideChangedNote({ ride, fields, onLook }: RideChangedNoteProps) {
  const text = useStrings("booking/desk").edit;
  const names = useStrings("dispatch/ride").fields;
  const valueOf = useFieldValue(ride);
  return (
    <div ref={bringIntoView}>
      <Note tone="bad">
        <p>{text.between}</p>
        <dl className={factsStyles.facts}>
          {fields.map((field) => (
            <Fact key={field} name={names[isNeed(field) ? field : NAMES[field]]}>
              {valueOf(field)}
            </Fact>
          ))}
        </dl>
        <Button size="compact" className={noteStyles.retry} onClick={onLook}>
          {text.goOn}
        </Button>
      </Note>
    </div>
  );
}

/** It stands below a long form, whose saving waits for it. */
function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: "nearest" });
}

function useFieldValue(ride: Ride): (field: RideField) => string {
  const text = useStrings("booking/desk").edit;
  const { anyVehicle } = useStrings("booking/price");
  const { vehicleType } = useStrings("rides");
  const formats = useFormats();
  const draft = draftOf(ride);
  return (field) => {
    if (field === "when") return formats.shortDateTime(ride.ride_datetime);
    if (field === "vehicleType") return ride.vehicle_asked ? vehicleType[ride.vehicle_type] : anyVehicle;
    const value = draft[field];
    if (typeof value === "object") {
      return "text" in value ? value.text : value.map((stop) => stop.text).join(" · ") || text.none;
    }
    return value === true ? text.yes : value === false || value === "" ? text.none : String(value);
  };
}

/** The fields by the names that the ride's history has for them. */
const NAMES: Readonly<Record<Exclude<RideField, RideNeed>, keyof DispatchRideStrings["fields"]>> = {
  pickup: "pickup",
  dropoff: "dropoff",
  stops: "stops",
  when: "ride_datetime",
  passengers: "passenger_count",
  luggage: "luggage_count",
  vehicleType: "vehicle_type",
  name: "rider_name",
  phone: "rider_phone",
  email: "rider_email",
};
