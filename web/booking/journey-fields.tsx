import { useId } from "react";
import { FormError } from "../ui/note.tsx";
import { PlaceField } from "../places/place-field.tsx";
import { AddStop } from "./add-stop.tsx";
import type { BookingDraft } from "./booking-draft.ts";
import { PartyFields } from "./party-fields.tsx";
import StopFields from "./stop-fields.tsx";
import { ToTheMinute } from "./later-fields.tsx";
import { WhenField } from "./when-field.tsx";
import journeyStyles from "../places/journey.module.css";

type Journey = Pick<BookingDraft, "pickup" | "dropoff" | "stops" | "when" | "passengers" | "luggage">;
type JourneyFieldsProps = {
  readonly journey: Journey;
  readonly onChange: (values: Partial<Journey>) => void;
  readonly labels: Readonly<Record<"pickup" | "dropoff" | "passengers" | "luggage", string>>;
  /** Why the server refused one of them, by its name there. */
  readonly errorOf?: (field: string) => string | undefined;
  /** The fault of a place: said above the places, of which the one to blame has a red edge. */
  readonly placeError?: string | null | undefined;
  /** The field of a place has been left. */
  readonly onPlaceLeft?: (() => void) | undefined;
  /**
   * A larger party, for which somebody is called, is entered by the person called, and so is a pickup at any minute.
   */
  readonly atDesk?: boolean;
};

/** From where to where, when, and for how many, of a booking that is taken by phone or changed. */
export function JourneyFields(props: JourneyFieldsProps) {
  const { journey, onChange, labels, errorOf, placeError = null, onPlaceLeft, atDesk } = props;
  const addId = useId();
  return (
    <>
      {/* Above them: the list of places opens below the one that is typed. */}
      <FormError>{placeError}</FormError>
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
      <ToTheMinute value={atDesk === true}>
        <WhenField value={journey.when} onChange={(when) => onChange({ when })} />
      </ToTheMinute>
      <PartyFields party={journey} onChange={onChange} labels={labels} atDesk={atDesk} />
    </>
  );
}
