import { useStrings } from "../../language/language-context.ts";
import { TextField } from "../../ui/field.tsx";
import type { BookingDraft } from "../../booking/booking-draft.ts";
import { JourneyFields } from "../../booking/journey-fields.tsx";
import { VehicleField } from "../../booking/person-fields.tsx";
import styles from "./trip-fields.module.css";

type Trip = Pick<
  BookingDraft,
  "pickup" | "dropoff" | "stops" | "when" | "passengers" | "luggage" | "vehicleType" | "notes"
>;
type TripFieldsProps = {
  readonly trip: Trip;
  readonly onChange: (values: Partial<Trip>) => void;
  /** Why the server refused one of them, by its name there. */
  readonly errorOf: (field: string) => string | undefined;
  readonly placeError?: string | null;
  /** The field of a place has been left. */
  readonly onPlaceLeft?: () => void;
};

/** From where to where, when, for how many, in which car, and what the driver should know. */
export function TripFields({ trip, onChange, errorOf, placeError, onPlaceLeft }: TripFieldsProps) {
  const text = useStrings("booking/desk");
  const dispatchText = useStrings("dispatch");
  return (
    <>
      <JourneyFields
        journey={trip}
        onChange={onChange}
        labels={dispatchText}
        errorOf={errorOf}
        placeError={placeError}
        onPlaceLeft={onPlaceLeft}
        atDesk
      />
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
