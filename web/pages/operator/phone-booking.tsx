import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MAX_PASSENGERS } from "../../../contract/fares/limits.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useMessages } from "../../language/language-context.ts";
import { PlaceField } from "../../places/place-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { type BookingDraft, EMPTY_BOOKING, personFault, tripFault } from "../booking/booking-draft.ts";
import { VehicleField } from "../booking/person-fields.tsx";
import { useBookRide } from "../booking/use-booking.ts";
import { WhenField } from "../booking/when-field.tsx";
import { CallerCard, useCaller } from "./caller-card.tsx";
import { PhonePrice, usePhonePrice } from "./phone-price.tsx";

const MOST_BAGS = 20;
const EMPTY_CALL: BookingDraft = { ...EMPTY_BOOKING, passengers: 1, luggage: 0 };

type PhoneBookingProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSaved: (ride: Ride, assign: boolean) => void;
};

/** A booking taken by telephone: the number first, then the trip, the price at once, then a driver. */
export function PhoneBooking({ open, ...props }: PhoneBookingProps) {
  return open ? <OpenPhoneBooking {...props} /> : null;
}

function OpenPhoneBooking({ onClose, onSaved }: Omit<PhoneBookingProps, "open">) {
  const text = useMessages("phone-booking");
  const desk = useMessages("desk");
  const booking = useMessages("booking");
  const words = useDeskWords();
  const formId = useId();
  const phoneArea = useRef<HTMLDivElement>(null);
  const [draft, change, forget] = useDraft<BookingDraft>("phone-booking", EMPTY_CALL);
  const [fault, setFault] = useState<string | null>(null);
  const caller = useCaller(draft.phone);
  const price = usePhonePrice(draft);
  const book = useBookRide(draft, change);
  const known = caller.data?.name ?? null;

  useEffect(() => phoneArea.current?.querySelector("input")?.focus(), []);
  // The name of a known number stands there as soon as it is found, unless one was typed.
  useEffect(() => {
    if (known !== null && draft.name === "") change({ name: known });
  }, [known, draft.name, change]);

  const save = (assign: boolean) => {
    if (book.isPending) return;
    const found = tripFault(draft, new Date()) ?? personFault(draft);
    if (found !== null) return setFault(found === "phone" ? text.phoneFault : booking.faults[found]);
    setFault(null);
    book.run(price.data?.quote ?? null, {
      onDone: (ride) => {
        forget();
        onSaved(ride, assign);
      },
      onFault: (error) => setFault(text.failed(words.reason(error))),
    });
  };

  const takePlace = (place: BookingDraft["pickup"]) =>
    change(draft.pickup.text === "" ? { pickup: place } : { dropoff: place });

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      className="phone-booking"
      footer={
        <>
          <PhonePrice price={price} />
          <Button
            tone="quiet"
            onClick={() => {
              forget();
              setFault(null);
            }}
          >
            {text.clear}
          </Button>
          <Button onClick={() => save(false)} busy={book.isPending} busyLabel={text.saving}>
            {text.save}
          </Button>
          <Button type="submit" form={formId} tone="action" busy={book.isPending} busyLabel={text.saving}>
            {text.saveAndAssign} <kbd className="on-ink">Enter</kbd>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save(true);
        }}
      >
        <div className="two-fields" ref={phoneArea}>
          <TextField
            label={text.phone}
            hint={text.phoneHint}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            value={draft.phone}
            onChange={(phone) => change({ phone })}
          />
          <TextField
            label={text.name}
            name="name"
            autoComplete="off"
            value={draft.name}
            onChange={(name) => change({ name })}
          />
        </div>
        <CallerCard caller={caller.data} onTakePlace={takePlace} />
        <div className="journey">
          <div className="leg">
            <i className="dot" aria-hidden="true" />
            <PlaceField
              label={desk.pickup}
              name="pickup_location"
              value={draft.pickup}
              onChange={(pickup) => change({ pickup })}
            />
          </div>
          <div className="leg">
            <i className="dot end" aria-hidden="true" />
            <PlaceField
              label={desk.dropoff}
              name="dropoff_location"
              value={draft.dropoff}
              onChange={(dropoff) => change({ dropoff })}
            />
          </div>
        </div>
        <WhenField value={draft.when} onChange={(when) => change({ when })} />
        <div className="cells">
          <Stepper
            label={desk.passengers}
            name="passenger_count"
            value={draft.passengers}
            min={1}
            max={MAX_PASSENGERS}
            onChange={(passengers) => change({ passengers })}
          />
          <Stepper
            label={desk.luggage}
            name="luggage_count"
            value={draft.luggage}
            min={0}
            max={MOST_BAGS}
            onChange={(luggage) => change({ luggage })}
          />
        </div>
        <div className="two-fields">
          <VehicleField value={draft.vehicleType} onChange={(vehicleType) => change({ vehicleType })} />
          <TextField
            label={text.notes}
            name="notes"
            maxLength={500}
            value={draft.notes}
            onChange={(notes) => change({ notes })}
          />
        </div>
        <FormError>{fault}</FormError>
      </form>
    </Dialog>
  );
}
