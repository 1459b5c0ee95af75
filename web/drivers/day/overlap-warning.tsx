import type { Ride } from "../../../contract/rides/ride.ts";
import { overlappingRide } from "./overlapping-ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDriverDay } from "./driver-day.ts";
import { cannotTake } from "../plan/plan-of-ride.ts";
import styles from "./overlap-warning.module.css";

type OverlapWarningProps = {
  readonly ride: Ride;
  readonly now: Date;
  readonly className?: string | undefined;
};

/** Warns a driver before they accept a ride that overlaps another of theirs; they may still take it. */
export function OverlapWarning({ ride, now, className }: OverlapWarningProps) {
  const text = useStrings("drivers").panel;
  const formats = useFormats();
  const day = useDriverDay();
  const { active, readOnly } = day;
  // That they would be late for another says more.
  const other =
    readOnly || cannotTake(day, ride)?.why === "makes_late" ? null : overlappingRide(ride, active.rides, now);
  if (other === null) return null;
  return (
    <span className={classNames("small", styles.overlap, className)}>
      <Icon name="alert" />
      {text.overlaps(formats.time(other.ride_datetime))}
    </span>
  );
}
