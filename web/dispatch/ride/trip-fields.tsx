import { MAX_LUGGAGE, MAX_PASSENGERS } from "../../../contract/fares/limits.ts";
import { useStrings } from "../../language/language-context.ts";
import { PlaceField } from "../../places/place-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import type { BookingDraft } from "../../booking/booking-draft.ts";
import { VehicleField } from "../../booking/person-fields.tsx";
import { WhenField } from "../../booking/when-field.tsx";
import cellStyles from "../../ui/cell.module.css";
import journeyStyles from "../../places/journey.module.css";
import styles from "./trip-fields.module.css";

type Trip = Pick<
  BookingDraft,
  "pickup" | "dropoff" | "when" | "passengers" | "luggage" | "vehicleType" | "notes"
>;
type TripFieldsProps = {
  readonly trip: Trip;
  readonly onChange: (values: Partial<Trip>) => void;
  /** Why the server refused one of them, by its name there. */
  readonly errorOf: (field: string) => string | undefined;
};

/** From where to where, when, for how many, in which car, and what the driver should know. */
export function TripFields({ trip, onChange, errorOf }: TripFieldsProps) {
  const text = useStrings("dispatch/phone-booking");
  const dispatchText = useStrings("dispatch");
  return (
    <>
      <div className={journeyStyles.journey}>
        <div className={journeyStyles.leg}>
          <i className={journeyStyles.dot} aria-hidden="true" />
          <PlaceField
            label={dispatchText.pickup}
            name="pickup_location"
            value={trip.pickup}
            onChange={(pickup) => onChange({ pickup })}
            invalid={errorOf("pickup_location") !== undefined}
          />
        </div>
        <div className={journeyStyles.leg}>
          <i className={`${journeyStyles.dot} ${journeyStyles.end}`} aria-hidden="true" />
          <PlaceField
            label={dispatchText.dropoff}
            name="dropoff_location"
            value={trip.dropoff}
            onChange={(dropoff) => onChange({ dropoff })}
            invalid={errorOf("dropoff_location") !== undefined}
          />
        </div>
      </div>
      <WhenField value={trip.when} onChange={(when) => onChange({ when })} />
      <div className={cellStyles.cells}>
        <Stepper
          label={dispatchText.passengers}
          name="passenger_count"
          value={trip.passengers}
          min={1}
          max={MAX_PASSENGERS}
          onChange={(passengers) => onChange({ passengers })}
        />
        <Stepper
          label={dispatchText.luggage}
          name="luggage_count"
          value={trip.luggage}
          min={0}
          max={MAX_LUGGAGE}
          onChange={(luggage) => onChange({ luggage })}
        />
      </div>
      <div className={styles.pair}>
        <VehicleField value={trip.vehicleType} onChange={(vehicleType) => onChange({ vehicleType })} />
        <TextField
          label={text.notes}
          name="notes"
          maxLength={500}
          error={errorOf("notes")}
          value={trip.notes}
          onChange={(notes) => onChange({ notes })}
        />
      </div>
    </>
  );
}
