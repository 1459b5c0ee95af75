import { SECOND_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNow } from "../../ui/use-now.ts";
import type { Offer } from "../live/use-offers.ts";
import styles from "./offer-mark.module.css";

/** The driver whom auto-assign asks now, and how long they still have: "Offered to Ruben, 0:21". */
export function OfferMark({ offer }: { readonly offer: Offer }) {
  const text = useStrings("dispatch");
  const left = Date.parse(offer.expires_at) - useNow(SECOND_MS).getTime();
  return (
    <span className={styles.offer}>
      {text.offeredTo(firstNameOf(offer.driver_name), minutesAndSeconds(left))}
    </span>
  );
}

function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function firstNameOf(name: string): string {
  return name.split(" ")[0] ?? name;
}
