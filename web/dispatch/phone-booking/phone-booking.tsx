import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { type BookingDraft, EMPTY_BOOKING, personError, tripError } from "../../booking/booking-draft.ts";
import { useBookRide } from "../../booking/use-book-ride.ts";
import { CallerCard, useCaller, useNameOfCaller } from "./caller-card.tsx";
import { PhonePrice, usePhonePrice } from "./phone-price.tsx";
import { TripFields } from "../ride/trip-fields.tsx";
import keyHintStyles from "../key-hint.module.css";
import tripFieldsStyles from "../ride/trip-fields.module.css";
import styles from "./phone-booking.module.css";

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
  const text = useStrings("dispatch/phone-booking");
  const booking = useStrings("booking");
  const words = useDispatchTexts();
  const formId = useId();
  const phoneArea = useRef<HTMLDivElement>(null);
  const [draft, change, forget] = useDraft<BookingDraft>("phone-booking", EMPTY_CALL);
  const [error, setError] = useState<string | null>(null);
  const caller = useCaller(draft.phone);
  const price = usePhonePrice(draft);
  const book = useBookRide(draft, change);
  const nameOfCaller = useNameOfCaller(caller, draft, change);

  useEffect(() => phoneArea.current?.querySelector("input")?.focus(), []);

  const save = (assign: boolean) => {
    if (book.isPending) return;
    const found = tripError(draft, new Date()) ?? personError(draft);
    if (found !== null) return setError(found === "phone" ? text.phoneError : booking.errors[found]);
    setError(null);
    book.run(price.data?.quote ?? null, {
      onDone: (ride) => {
        forget();
        onSaved(ride, assign);
      },
      onError: (error) => setError(text.failed(words.reason(error))),
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
      className={styles.phoneBooking}
      footer={
        <>
          <PhonePrice price={price} />
          <Button
            tone="quiet"
            onClick={() => {
              forget();
              nameOfCaller.forget();
              setError(null);
            }}
          >
            {text.clear}
          </Button>
          <Button onClick={() => save(false)} busy={book.isPending} busyLabel={text.saving}>
            {text.save}
          </Button>
          <Button type="submit" form={formId} tone="action" busy={book.isPending} busyLabel={text.saving}>
            {text.saveAndAssign} <kbd className={keyHintStyles.onInk}>Enter</kbd>
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
        <div className={tripFieldsStyles.pair} ref={phoneArea}>
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
        <CallerCard caller={caller} onTakePlace={takePlace} />
        <TripFields trip={draft} onChange={change} />
        <FormError>{error}</FormError>
      </form>
    </Dialog>
  );
}
