import { useId } from "react";
import { MAX_LUGGAGE, MAX_PASSENGERS } from "../../contract/fares/limits.ts";
import { PlaceField } from "../places/place-field.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { AddStop } from "./add-stop.tsx";
import type { BookingDraft } from "./booking-draft.ts";
import StopFields from "./stop-fields.tsx";
import { WhenField } from "./when-field.tsx";
import cellStyles from "../ui/cell.module.css";
import journeyStyles from "../places/journey.module.css";

type Journey = Pick<BookingDraft, "pickup" | "dropoff" | "stops" | "when" | "passengers" | "luggage">;
type JourneyFieldsProps = {
  readonly journey: Journey;
  readonly onChange: (values: Partial<Journey>) => void;
  readonly labels: Readonly<Record<"pickup" | "dropoff" | "passengers" | "luggage", string>>;
  /** Why the server refused one of them, by its name there. */
  readonly errorOf?: (field: string) => string | undefined;
  /** The field of a place has been left. */
  readonly onPlaceLeft?: (() => void) | undefined;
};

/** From where to where, when, and for how many, of a booking that is taken by phone or changed. */
export function JourneyFields({ journey, onChange, labels, errorOf, onPlaceLeft }: JourneyFieldsProps) {
  const addId = useId();
  return (
    <>
      <div className={journeyStyles.journey}>
        <div className={journeyStyles.leg}>
          <i className={journeyStyles.dot} aria-hidden="true" />
          <PlaceField
            label={labels.pickup}
            name="pickup_location"
            value={journey.pickup}
            onChange={(pickup) => onChange({ pickup })}
            invalid={errorOf?.("pickup_location") !== undefined}
            onLeave={onPlaceLeft}
          />
        </div>
        <StopFields
          stops={journey.stops}
          onChange={(stops) => onChange({ stops })}
          addId={addId}
          invalid={errorOf?.("stops") !== undefined}
          onLeave={onPlaceLeft}
        />
        <div className={journeyStyles.leg}>
          <i className={`${journeyStyles.dot} ${journeyStyles.end}`} aria-hidden="true" />
          <PlaceField
            label={labels.dropoff}
            name="dropoff_location"
            value={journey.dropoff}
            onChange={(dropoff) => onChange({ dropoff })}
            invalid={errorOf?.("dropoff_location") !== undefined}
            onLeave={onPlaceLeft}
          />
        </div>
      </div>
      <AddStop id={addId} stops={journey.stops} onChange={(stops) => onChange({ stops })} />
      <WhenField value={journey.when} onChange={(when) => onChange({ when })} />
      <div className={cellStyles.cells}>
        <Stepper
          label={labels.passengers}
          name="passenger_count"
          value={journey.passengers}
          min={1}
          max={MAX_PASSENGERS}
          onChange={(passengers) => onChange({ passengers })}
        />
        <Stepper
          label={labels.luggage}
          name="luggage_count"
          value={journey.luggage}
          min={0}
          max={MAX_LUGGAGE}
          onChange={(luggage) => onChange({ luggage })}
        />
      </div>
    </>
  );
}
