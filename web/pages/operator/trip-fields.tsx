import { MAX_LUGGAGE, MAX_PASSENGERS } from "../../../contract/fares/limits.ts";
import { useMessages } from "../../language/language-context.ts";
import { PlaceField } from "../../places/place-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import type { BookingDraft } from "../booking/booking-draft.ts";
import { VehicleField } from "../booking/person-fields.tsx";
import { WhenField } from "../booking/when-field.tsx";

type Trip = Pick<
  BookingDraft,
  "pickup" | "dropoff" | "when" | "passengers" | "luggage" | "vehicleType" | "notes"
>;
type TripFieldsProps = {
  readonly trip: Trip;
  readonly onChange: (values: Partial<Trip>) => void;
  /** Why the server refused one of them, by its name there. */
  readonly faultOf?: (field: string) => string | undefined;
};

/** From where to where, when, for how many, in which car, and what the driver should know. */
export function TripFields({ trip, onChange, faultOf }: TripFieldsProps) {
  const text = useMessages("phone-booking");
  const desk = useMessages("desk");
  return (
    <>
      <div className="journey">
        <div className="leg">
          <i className="dot" aria-hidden="true" />
          <PlaceField
            label={desk.pickup}
            name="pickup_location"
            value={trip.pickup}
            onChange={(pickup) => onChange({ pickup })}
            invalid={faultOf?.("pickup_location") !== undefined}
          />
        </div>
        <div className="leg">
          <i className="dot end" aria-hidden="true" />
          <PlaceField
            label={desk.dropoff}
            name="dropoff_location"
            value={trip.dropoff}
            onChange={(dropoff) => onChange({ dropoff })}
            invalid={faultOf?.("dropoff_location") !== undefined}
          />
        </div>
      </div>
      <WhenField value={trip.when} onChange={(when) => onChange({ when })} />
      <div className="cells">
        <Stepper
          label={desk.passengers}
          name="passenger_count"
          value={trip.passengers}
          min={1}
          max={MAX_PASSENGERS}
          onChange={(passengers) => onChange({ passengers })}
        />
        <Stepper
          label={desk.luggage}
          name="luggage_count"
          value={trip.luggage}
          min={0}
          max={MAX_LUGGAGE}
          onChange={(luggage) => onChange({ luggage })}
        />
      </div>
      <div className="two-fields">
        <VehicleField value={trip.vehicleType} onChange={(vehicleType) => onChange({ vehicleType })} />
        <TextField
          label={text.notes}
          name="notes"
          maxLength={500}
          error={faultOf?.("notes")}
          value={trip.notes}
          onChange={(notes) => onChange({ notes })}
        />
      </div>
    </>
  );
}
