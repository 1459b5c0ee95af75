import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { carProblem } from "./car-problem.ts";
import { useDriverDay } from "./driver-day.ts";
import styles from "./overlap-warning.module.css";

type CarWarningProps = { readonly ride: Ride; readonly className?: string | undefined };

/** Warns a driver before they accept a ride that their car is not for. */
export function CarWarning({ ride, className }: CarWarningProps) {
  const text = useStrings("drivers").panel;
  const rides = useStrings("rides");
  const { own, readOnly } = useDriverDay();
  const problem = readOnly || own === null ? null : carProblem(own, ride);
  if (problem === null) return null;
  return (
    <span className={classNames("small", styles.overlap, className)}>
      <Icon name="alert" />
      {problem === "tooSmall"
        ? text.carTooSmall(`${rides.passengers(ride.passenger_count)}, ${rides.bags(ride.luggage_count)}`)
        : text.asksFor(rides.vehicleType[ride.vehicle_type])}
    </span>
  );
}
