import type { Ride } from "../../../contract/rides/ride.ts";
import type { RideDeedsMessages } from "../../dispatch/ride-deeds.messages.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Fact } from "./facts.tsx";
import { draftOf, type RideField } from "./ride-edit.ts";

type RideChangedNoteProps = {
  readonly ride: Ride;
  readonly fields: readonly RideField[];
  readonly onLook: () => void;
};

/** What somebody else has changed of a ride while it was being edited here. */
export function RideChangedNote({ ride, fields, onLook }: RideChangedNoteProps) {
  const text = useMessages("phone-booking").edit;
  const names = useMessages("ride-deeds").fields;
  const valueOf = useFieldValue(ride);
  return (
    <Note tone="bad">
      <p>{text.between}</p>
      <dl className="facts">
        {fields.map((field) => (
          <Fact key={field} name={names[NAMES[field]]}>
            {valueOf(field)}
          </Fact>
        ))}
      </dl>
      <Button size="desk" className="note-retry" onClick={onLook}>
        {text.goOn}
      </Button>
    </Note>
  );
}

function useFieldValue(ride: Ride): (field: RideField) => string {
  const text = useMessages("phone-booking").edit;
  const { anyVehicle } = useMessages("booking");
  const { vehicleType } = useMessages("rides");
  const formats = useFormats();
  const draft = draftOf(ride);
  return (field) => {
    if (field === "when") return formats.shortDateTime(ride.ride_datetime);
    if (field === "vehicleType") return ride.vehicle_asked ? vehicleType[ride.vehicle_type] : anyVehicle;
    const value = draft[field];
    if (typeof value === "object") return value.text;
    return value === true ? text.yes : value === false || value === "" ? text.none : String(value);
  };
}

/** The fields by the names that the ride's history has for them. */
const NAMES: Readonly<Record<RideField, keyof RideDeedsMessages["fields"]>> = {
  pickup: "pickup",
  dropoff: "dropoff",
  when: "ride_datetime",
  passengers: "passenger_count",
  luggage: "luggage_count",
  vehicleType: "vehicle_type",
  name: "rider_name",
  phone: "rider_phone",
  email: "rider_email",
  notes: "notes",
  flightNumber: "flight_number",
  childSeat: "child_seat",
  wheelchair: "wheelchair",
};
