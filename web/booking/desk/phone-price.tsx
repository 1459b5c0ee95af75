import { ENTERED_LATE_MS } from "../../../domain/rides/street-hail.ts";
import type { Read } from "../../api/read-store.ts";
import { useRead } from "../../api/use-read.ts";
import { useDispatchTexts } from "../../dispatch/use-dispatch-texts.ts";
import { useNow } from "../../dispatch/use-now.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type BookingDraft, type OnAccount, tripError } from "../booking-draft.ts";
import { faresOf } from "../fares-of.ts";
import { useSettled } from "../../ui/use-settled.ts";
import fieldStyles from "../../ui/field.module.css";
import styles from "../../dispatch/ride/ride-form-dialog.module.css";

type Price = Awaited<ReturnType<typeof faresOf>>;

/** A price is valid for 15 minutes; during a longer call it is renewed before that. */
const READ_AGAIN_MS = 12 * 60_000;

/** The price of the trip and of its way back, once every place of it is chosen. */
export function usePhonePrice(draft: BookingDraft) {
  const now = useNow();
  const trip = useSettled(draft);
  const { pickup, dropoff, stops, when, passengers, luggage, vehicleType, wayBack, onAccount } = trip;
  const { wheelchair, child_seat, waitMinutes } = trip;
  const asked = [
    [pickup, dropoff, stops, when, passengers, luggage, vehicleType, wayBack?.when, onAccount],
    [wheelchair, child_seat, waitMinutes ?? 0],
  ];
  const price: Read<Price> = {
    key: `dispatch price ${JSON.stringify(asked)}`,
    load: () => faresOf(trip, now),
    retries: false,
  };
  const chosen = [pickup, dropoff, ...stops].every(({ lat, text }) => lat !== null || text.trim() === "");
  const wanted = chosen && tripError(trip, now, ENTERED_LATE_MS) === null;
  const read = useRead(wanted ? price : null, { everyMs: READ_AGAIN_MS });
  // The answer about a time that was changed since is about another.
  const isOfTime = read.isCurrent && trip.when === draft.when;
  return { ...read, wanted, availability: isOfTime ? read.data?.there.availability : undefined };
}

/** The price beside the buttons, or why there is none. */
export function PhonePrice({
  price,
  onAccount,
}: {
  readonly price: ReturnType<typeof usePhonePrice>;
  readonly onAccount?: OnAccount | null | undefined;
}) {
  const text = useStrings("booking/desk");
  const formats = useFormats();
  const words = useDispatchTexts();
  const waits = price.wanted && price.isPending;
  const total = (price.data?.there.fare ?? 0) + (price.data?.back?.fare ?? 0);
  return (
    <p className={styles.price} role="status">
      {waits && text.pricing}
      {price.error !== null && <span className={fieldStyles.error}>{words.reason(price.error)}</span>}
      {price.data === undefined && !waits && price.error === null && (
        <span className="muted small">{text.priceWaits}</span>
      )}
      {price.data && (
        <>
          <span className="visually-hidden">{text.price} </span>
          <b>{formats.usd(total)}</b>
          {!onAccount && <span className={`muted small ${styles.payer}`}> {formats.cashXcg(total)}</span>}
          {onAccount && (
            <span className={`muted small ${styles.payer}`}> {text.billedTo(onAccount.name)}</span>
          )}
        </>
      )}
    </p>
  );
}
