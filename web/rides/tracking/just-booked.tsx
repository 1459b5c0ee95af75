import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { DRAWINGS } from "../../company/drawings.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { MARK } from "../../map/mark.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Illustration } from "../../ui/illustration.tsx";
import { useToast } from "../../ui/toast.tsx";
import { TripCard } from "./trip-card.tsx";
import { dayAndTime, expectedWords } from "./use-moment-words.ts";
import gableCardStyles from "../../company/gable-card.module.css";
import styles from "./just-booked.module.css";

type JustBookedProps = {
  readonly ride: TrackedRide;
  readonly now: Date;
  readonly onFollow: () => void;
};

/** The moment of booking: it is done, for when, under which number, and the one thing to do next. */
export function JustBooked({ ride, now, onFollow }: JustBookedProps) {
  const text = useStrings("rides/tracking");
  const booking = useStrings("booking/price");
  const formats = useFormats();
  const expected = expectedWords({ ride, now, text, formats });
  // The paper below it is printed in its place.
  return (
    <div className="stack no-print">
      <div>
        <div className={`${styles.street} ${gableCardStyles.house}`}>
          <Illustration drawing={DRAWINGS.skylineSmall} className={styles.houses} />
          <Illustration drawing={MARK} className={styles.bird} />
        </div>
        <h1 className={styles.title}>{text.booked.title}</h1>
        <p className={styles.when}>{dayAndTime(ride.ride_datetime, now, text, formats)}</p>
        {expected !== null && (
          <p className={styles.expected} aria-live="polite">
            {expected}
          </p>
        )}
        <p className="muted" role="status">
          {booking.success}
        </p>
      </div>
      <BookingNumber reference={ride.reference} />
      <TripCard ride={ride} numbered />
      <Button tone="action" size="large" block onClick={onFollow}>
        {text.booked.follow}
      </Button>
    </div>
  );
}

function BookingNumber({ reference }: { readonly reference: string }) {
  const text = useStrings("rides/tracking");
  const toast = useToast();
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(reference).then(
      () => true,
      () => false,
    );
    if (copied) toast({ text: text.booked.copied });
  };
  return (
    <p className={styles.number}>
      <span>{text.booked.number}</span>
      <b>{reference}</b>
      <IconButton icon="copy" label={text.booked.copy} onClick={() => void copy()} />
    </p>
  );
}
