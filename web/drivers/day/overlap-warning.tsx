import type { Ride } from "../../../contract/rides/ride.ts";
import { overlappingRide } from "./overlapping-ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDriverDay } from "./driver-day.ts";
import styles from "./overlap-warning.module.css";

/** Warns a driver before they accept a ride that overlaps another of theirs; they may still take it. */
export function OverlapWarning({ ride, now }: { readonly ride: Ride; readonly now: Date }) {
  const text = useStrings("drivers").panel;
  const formats = useFormats();
  const { active, readOnly } = useDriverDay();
  const other = readOnly ? null : overlappingRide(ride, active.rides, now);
  if (other === null) return null;
  return (
    <span className={`small ${styles.overlap}`}>
      <Icon name="alert" />
      {text.overlaps(formats.time(other.ride_datetime))}
    </span>
  );
}
