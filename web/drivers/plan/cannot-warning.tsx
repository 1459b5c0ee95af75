import type { CannotTake } from "../../../contract/dispatch/own-plan.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { carProblem } from "../day/car-problem.ts";
import { useDriverDay } from "../day/driver-day.ts";
import { cannotTake } from "./plan-of-ride.ts";
import overlapWarningStyles from "../day/overlap-warning.module.css";

type CannotWarningProps = { readonly ride: Ride; readonly className?: string | undefined };

/** Says why a ride of the pool has no Accept; that a car is too small is said beside it. */
export function CannotWarning({ ride, className }: CannotWarningProps) {
  const text = useStrings("drivers/plan").cannot;
  const formats = useFormats();
  const day = useDriverDay();
  const cannot = day.readOnly ? null : cannotTake(day, ride);
  if (cannot === null) return null;
  if (cannot.why === "car" && day.own !== null && carProblem(day.own, ride) !== null) return null;
  return (
    <span className={classNames("small", overlapWarningStyles.overlap, className)}>
      <Icon name="alert" />
      {sentence(cannot)}
    </span>
  );

  function sentence({
    why,
    minutes_late: minutes,
    late_ride_at: lateAt,
    shift_until: until,
  }: CannotTake): string {
    if (why === "makes_late") return text.late(minutes ?? 0, lateAt === null ? "" : formats.time(lateAt));
    if (why === "outside_shift")
      return until === null ? text.outsideShift : text.shiftEnds(formats.time(until));
    return text[why];
  }
}
