import { OFFER_SECONDS } from "../../../contract/dispatch/dispatch.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNow } from "../../ui/use-now.ts";
import styles from "./offer-card.module.css";

type OfferTimeProps = {
  readonly expiresAt: string;
  /** So many it is open for. */
  readonly of?: number;
};

/** The seconds that are left of an offer. */
export function OfferTime({ expiresAt, of = OFFER_SECONDS }: OfferTimeProps) {
  const text = useStrings("drivers").panel;
  const now = useNow(SECOND_MS);
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / SECOND_MS));
  return (
    <p className={styles.time}>
      <progress className={styles.timeLeft} max={of} value={left} aria-label={text.secondsLeft(left)} />
      <b aria-hidden="true">{left} s</b>
    </p>
  );
}
