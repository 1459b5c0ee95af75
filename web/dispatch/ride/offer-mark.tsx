import { SECOND_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNow } from "../../ui/use-now.ts";
import type { Offer } from "../live/use-offers.ts";
import styles from "./offer-mark.module.css";

/** The drivers that auto-assign asks now, and how long they still have: "Offered to Ruben, 0:21", "4 asked at once, 0:38". */
export function OfferMark({ offer }: { readonly offer: Offer }) {
  const text = useStrings("dispatch");
  const left = Date.parse(offer.expires_at) - useNow(SECOND_MS).getTime();
  const names = offer.driver_names.map(firstNameOf);
  const time = minutesAndSeconds(left);
  if (offer.driver_id === null) {
    return (
      <span className={styles.offer} title={names.join(", ")}>
        {text.askedAtOnce(names.length, time)}
      </span>
    );
  }
  return <span className={styles.offer}>{text.offeredTo(names.join(", "), time)}</span>;
}

function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function firstNameOf(name: string): string {
  return name.split(" ")[0] ?? name;
}
