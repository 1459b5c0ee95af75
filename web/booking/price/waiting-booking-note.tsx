import { useEffect, useEffectEvent, useRef } from "react";
import { useOnline } from "../../api/connection.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { WaitingBooking } from "../booking-draft.ts";
import type { CalculatedFare } from "../use-booking.ts";
import styles from "./waiting-booking-note.module.css";

type WaitingBookingNoteProps = {
  readonly waitingBooking: WaitingBooking;
  /** A booking went out before and no answer came: it may have been made. */
  readonly unsure: boolean;
  readonly fare: CalculatedFare;
  readonly calculating: boolean;
  readonly booking: boolean;
  readonly onPrice: () => void;
  readonly onBook: () => void;
  readonly onDrop: () => void;
};

/** A booking that was pressed without a signal: it waits, and once there is one it is sent only if it is still wanted. */
export function WaitingBookingNote(props: WaitingBookingNoteProps) {
  const { waitingBooking, unsure, fare, calculating, booking, onPrice, onBook, onDrop } = props;
  const { calculating: calculatingText } = useStrings("booking");
  const text = useStrings("booking/price");
  const formats = useFormats();
  const online = useOnline();
  const box = useRef<HTMLDivElement>(null);
  const expired = () => Date.parse(fare.quote_expires_at) <= Date.now();
  const priceAgain = useEffectEvent(() => {
    if (expired()) onPrice();
  });
  // It has replaced the button that was pressed.
  useEffect(() => {
    box.current?.focus();
  }, []);
  useEffect(() => {
    if (online) priceAgain();
  }, [online]);

  return (
    <div ref={box} tabIndex={-1} className={styles.waiting}>
      {online ? (
        <Note tone="live" icon="check">
          <div className={styles.what}>
            <p className="strong">{text.waitingBooking.back}</p>
            {fare.total !== waitingBooking.fare.total && (
              <p>
                {text.waitingBooking.newPrice(
                  formats.usd(fare.total),
                  formats.usd(waitingBooking.fare.total),
                )}
              </p>
            )}
            <div className="row">
              <Button
                tone="action"
                busy={calculating || booking}
                busyLabel={calculating ? calculatingText : text.booking}
                onClick={() => (expired() ? onPrice() : onBook())}
              >
                {text.waitingBooking.book}
              </Button>
              <Button disabled={booking} onClick={onDrop}>
                {text.waitingBooking.drop}
              </Button>
            </div>
          </div>
        </Note>
      ) : (
        <Note tone="warn" icon="nosignal">
          <div className={styles.what}>
            <p className="strong">{unsure ? text.waitingBooking.unsure : text.waitingBooking.waiting}</p>
            <p>{text.waitingBooking.waitingMeans}</p>
            <Button onClick={onDrop}>{text.waitingBooking.cancel}</Button>
          </div>
        </Note>
      )}
    </div>
  );
}
