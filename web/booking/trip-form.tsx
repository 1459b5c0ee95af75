import { useId, useState } from "react";
import { useOnline } from "../api/connection.ts";
import { useStrings } from "../language/language-context.ts";
import { LocateButton } from "../places/locate-button.tsx";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { PlaceField } from "../places/place-field.tsx";
import { CallOffice } from "../company/call-office.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { GableCard } from "../company/gable-card.tsx";
import { FormError, Note } from "../ui/note.tsx";
import { AddStop } from "./add-stop.tsx";
import type { BookingDraft } from "./booking-draft.ts";
import { PartyFields } from "./party-fields.tsx";
import { PricedLabel } from "./priced-label.tsx";
import { useLiveFare } from "./use-live-fare.ts";
import { WhenField } from "./when-field.tsx";
import { latePart } from "../ui/late-part.tsx";
import journeyStyles from "../places/journey.module.css";
import styles from "./trip-form.module.css";

const StopFields = latePart(() => import("./stop-fields.tsx"));

type TripFormProps = {
  readonly draft: BookingDraft;
  readonly onChange: (values: Partial<BookingDraft>) => void;
  readonly onCalculate: () => void;
  readonly calculating: boolean;
  /** Why there is no fare, in the reader's language. */
  readonly error: string | null;
  /** The field that it is about, by its name on the wire. */
  readonly refused: Readonly<Record<string, string>>;
};

/** Where the page goes to when a trip was chosen elsewhere on it. */
export const TRIP_FORM_ID = "book";

/** From where to where, when and with how many: all that a price needs. */
export function TripForm({ draft, onChange, onCalculate, calculating, error, refused }: TripFormProps) {
  const text = useStrings("booking");
  const online = useOnline();
  const liveFare = useLiveFare(draft);
  const price = liveFare === null || liveFare.cars === null ? null : liveFare;
  const headingId = useId();
  const errorId = useId();
  const addId = useId();
  const [located, setLocated] = useState<string | null>(null);
  const isRefused = (name: string, { text: typed }: ChosenPlace) =>
    name in refused || (error !== null && typed === "");

  return (
    <GableCard
      id={TRIP_FORM_ID}
      headingId={headingId}
      heading={<h2 id={headingId}>{text.heading}</h2>}
      busy={calculating}
      onSubmit={(event) => {
        event.preventDefault();
        if (!calculating) onCalculate();
      }}
    >
      <div className={journeyStyles.journey}>
        <div className={journeyStyles.leg}>
          <i className={journeyStyles.dot} aria-hidden="true" />
          <PlaceField
            label={text.pickup}
            name="pickup_location"
            placeholder={text.pickupExample}
            value={draft.pickup}
            onChange={(pickup) => {
              setLocated(null);
              onChange({ pickup });
              if (pickup.lat !== null && draft.dropoff.text === "") goOnToDropoff();
            }}
            invalid={isRefused("pickup_location", draft.pickup)}
            describedBy={errorId}
          />
          <LocateButton onFound={(pickup) => onChange({ pickup })} onRefused={setLocated} />
        </div>
        {draft.stops.length > 0 && (
          <StopFields
            stops={draft.stops}
            onChange={(stops) => onChange({ stops })}
            addId={addId}
            invalid={"stops" in refused}
          />
        )}
        <div className={journeyStyles.leg}>
          <i className={`${journeyStyles.dot} ${journeyStyles.end}`} aria-hidden="true" />
          <PlaceField
            label={text.dropoff}
            name="dropoff_location"
            placeholder={text.dropoffExample}
            value={draft.dropoff}
            onChange={(dropoff) => onChange({ dropoff })}
            invalid={isRefused("dropoff_location", draft.dropoff)}
            describedBy={errorId}
          />
          <IconButton
            icon="swap"
            tone="live"
            className={journeyStyles.deed}
            label={text.swap}
            onClick={() =>
              onChange({ pickup: draft.dropoff, dropoff: draft.pickup, stops: draft.stops.toReversed() })
            }
          />
        </div>
      </div>
      <AddStop id={addId} stops={draft.stops} onChange={(stops) => onChange({ stops })} />
      <WhenField value={draft.when} onChange={(when) => onChange({ when })} />
      <PartyFields party={draft} onChange={onChange} labels={text} />
      <div id={errorId}>
        <FormError>{error ?? located}</FormError>
      </div>
      {liveFare?.cars === null && error === null && (
        <Note tone="warn">
          {text.tooLarge} <CallOffice />
        </Note>
      )}
      {!online && error === null && (
        <Note tone="warn" icon="nosignal">
          {text.offline}
        </Note>
      )}
      <div className={styles.send}>
        <Button
          type="submit"
          tone="action"
          size="large"
          block
          busy={calculating}
          busyLabel={text.calculating}
        >
          {price === null ? (
            text.calculate
          ) : (
            <PricedLabel label={price.cars === 1 ? text.bookNow : text.twoCars} usd={price.usd} />
          )}
        </Button>
        {price !== null && (
          <Button type="submit" tone="quiet" size="compact" disabled={calculating}>
            {text.calculate}
          </Button>
        )}
      </div>
    </GableCard>
  );
}

/** From a pickup that was picked the next thing is the drop-off, unless the reader is elsewhere by now. */
function goOnToDropoff() {
  const field = document.querySelector<HTMLInputElement>("[name=pickup_location]:focus");
  field?.form?.querySelector<HTMLElement>("[name=dropoff_location]")?.focus();
}
