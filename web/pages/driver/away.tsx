import type { Ride } from "../../../contract/rides/ride.ts";
import { kilometresToPickup } from "../../drivers/position.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { useDriverDay } from "./driver-day.ts";

/** How far the driver is from a pickup, where both are known. */
export function Away({ ride }: { readonly ride: Ride }) {
  const text = useMessages("driver").panel;
  const formats = useFormats();
  const kilometres = kilometresToPickup(useDriverDay().position, ride);
  return kilometres === null ? null : (
    <small className="away muted">{text.away(formats.km(kilometres))}</small>
  );
}
