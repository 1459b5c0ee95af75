import type { Ride } from "../../../contract/rides/ride.ts";
import { overlappingRide } from "../../drivers/overlapping-ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDriverDay } from "./driver-day.ts";

/** Before he accepts a ride a driver is told which of his own it runs into; nothing keeps him from taking it. */
export function OverlapWarning({ ride, now }: { readonly ride: Ride; readonly now: Date }) {
  const text = useMessages("driver").panel;
  const formats = useFormats();
  const { active, readOnly } = useDriverDay();
  const other = readOnly ? null : overlappingRide(ride, active.rides, now);
  if (other === null) return null;
  return (
    <span className="overlap small">
      <Icon name="alert" />
      {text.overlaps(formats.time(other.ride_datetime))}
    </span>
  );
}
