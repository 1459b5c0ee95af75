import type { Ride } from "../../../contract/rides/ride.ts";
import { kilometresToPickup } from "./position.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useDriverDay } from "./driver-day.ts";
import tableCardStyles from "../table-card.module.css";

/** The driver's distance from a pickup, where both are known. */
export function Away({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers").panel;
  const formats = useFormats();
  const kilometres = kilometresToPickup(useDriverDay().position, ride);
  return kilometres === null ? null : (
    <small className={`muted ${tableCardStyles.away}`}>{text.away(formats.km(kilometres))}</small>
  );
}
