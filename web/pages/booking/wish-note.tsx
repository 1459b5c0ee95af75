import { useEffect, useEffectEvent, useRef } from "react";
import { useOnline } from "../../api/connection.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { BookingWish } from "./booking-draft.ts";
import type { CalculatedFare } from "./use-booking.ts";

type WishNoteProps = {
  readonly wish: BookingWish;
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
export function WishNote(props: WishNoteProps) {
  const { wish, unsure, fare, calculating, booking, onPrice, onBook, onDrop } = props;
  const text = useMessages("booking");
  const formats = useFormats();
  const online = useOnline();
  const question = useRef<HTMLDivElement>(null);
  const expired = () => Date.parse(fare.quote_expires_at) <= Date.now();
  const priceAgain = useEffectEvent(() => {
    if (expired()) onPrice();
  });
  // It has come in the place of the button that was pressed.
  useEffect(() => question.current?.focus(), []);
  useEffect(() => {
    if (online) priceAgain();
  }, [online]);

  return (
    <div ref={question} tabIndex={-1} className="wish">
      {online ? (
        <Note tone="live" icon="check">
          <p className="strong">{text.wish.back}</p>
          {fare.fare !== wish.fare.fare && (
            <p>{text.wish.newPrice(formats.usd(fare.fare), formats.usd(wish.fare.fare))}</p>
          )}
          <div className="row">
            <Button
              tone="action"
              busy={calculating || booking}
              busyLabel={calculating ? text.calculating : text.booking}
              onClick={() => (expired() ? onPrice() : onBook())}
            >
              {text.wish.book}
            </Button>
            <Button disabled={booking} onClick={onDrop}>
              {text.wish.drop}
            </Button>
          </div>
        </Note>
      ) : (
        <Note tone="warn" icon="nosignal">
          <p className="strong">{unsure ? text.wish.unsure : text.wish.waiting}</p>
          <p>{text.wish.waitingMeans}</p>
          <Button onClick={onDrop}>{text.wish.cancel}</Button>
        </Note>
      )}
    </div>
  );
}
