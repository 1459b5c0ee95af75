import { SECOND_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNow } from "../../ui/use-now.ts";
import styles from "./offer-card.module.css";

const OFFER_SECONDS = 30;

/** The seconds that are left of an offer to this driver alone. */
export function OfferTime({ expiresAt }: { readonly expiresAt: string }) {
  const text = useStrings("drivers").panel;
  const now = useNow(SECOND_MS);
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / SECOND_MS));
  return (
    <p className={styles.time}>
      <progress
        className={styles.timeLeft}
        max={OFFER_SECONDS}
        value={left}
        aria-label={text.secondsLeft(left)}
      />
      <b aria-hidden="true">{left} s</b>
    </p>
  );
}
