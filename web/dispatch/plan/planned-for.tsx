import type { PlannedRide } from "../../../contract/dispatch/plan.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { lateBy } from "../live/use-plan.ts";
import { useReasonText } from "./use-reason-text.ts";
import styles from "./planned-for.module.css";

/** Whether the plan has something to say of a ride: a car with its time, or why there is none. */
export function isPlanned(planned: PlannedRide | undefined): planned is PlannedRide {
  if (planned === undefined) return false;
  if (planned.state === "left_over") return planned.reason !== null;
  return planned.pickup_at !== null && planned.driver_name !== null;
}

type PlannedForProps = {
  readonly planned: PlannedRide;
  /** Name and time below each other, for a narrow column. */
  readonly stacked?: boolean;
};

/** A ride that waits, in the words of the plan: who would drive it and when, or why nobody can. */
export function PlannedFor({ planned, stacked = false }: PlannedForProps) {
  const reasonText = useReasonText();
  const formats = useFormats();
  const text = useStrings("dispatch/cockpit");
  const { state, reason, driver_name: driver, pickup_at: at } = planned;
  if (state === "left_over" && reason !== null) {
    const why = reasonText(reason);
    return (
      <span className={classNames(styles.warn, stacked && styles.cut)} title={why}>
        {why}
      </span>
    );
  }
  if (driver === null || at === null) return null;
  const late = lateBy(planned);
  const name = firstName(driver);
  const time = late > 0 ? text.lost(late) : formats.time(at);
  return (
    <span
      className={classNames(stacked ? styles.stacked : styles.thought, late > 0 && styles.late)}
      title={driver}
    >
      {stacked ? (
        <>
          <b>{name}</b>
          <span>{time}</span>
        </>
      ) : (
        text.thought(name, time)
      )}
    </span>
  );
}

export function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}
