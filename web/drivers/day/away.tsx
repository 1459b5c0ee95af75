import type { Ride } from "../../../contract/rides/ride.ts";
import { kilometresToPickup } from "./position.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useDriverDay } from "./driver-day.ts";
import { requestOf } from "../plan/plan-of-ride.ts";
import { wayText } from "../plan/ride-times.tsx";
import tableCardStyles from "../table-card.module.css";

/** The driver's way to a pickup: by road where the plan knows it, else as the crow flies. */
export function Away({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers").panel;
  const plan = useStrings("drivers/plan");
  const formats = useFormats();
  const day = useDriverDay();
  const way = requestOf(day, ride)?.to_pickup;
  if (way) {
    return <small className={`muted ${tableCardStyles.away}`}>{wayText(way, plan, formats)}</small>;
  }
  const kilometres = kilometresToPickup(day.position, ride);
  return kilometres === null ? null : (
    <small className={`muted ${tableCardStyles.away}`}>{text.away(formats.km(kilometres))}</small>
  );
}
