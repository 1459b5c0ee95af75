import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePlan } from "../live/use-plan.ts";
import styles from "./plan-summary.module.css";

/** The one line that is always true: how many cars drive, whether what was promised holds, and when a car is free next. */
export function PlanSummary() {
  const text = useStrings("dispatch/cockpit");
  const formats = useFormats();
  const { plan } = usePlan();
  if (plan === undefined) return <p className={styles.line} />;
  const { cars, in_use, at_risk, without_car, next_free_at } = plan.summary;
  const holds = at_risk === 0 && without_car === 0;
  return (
    <p className={styles.line} role="status">
      <span>{text.carsInUse(in_use, cars)}</span>
      {holds && <span className={styles.good}>{text.allHold}</span>}
      {at_risk > 0 && <b className={styles.bad}>{text.atRisk(at_risk)}</b>}
      {without_car > 0 && <b className={styles.bad}>{text.withoutCar(without_car)}</b>}
      {next_free_at !== null && cars > 0 && (
        <span className={styles.next}>{text.nextFree(formats.time(next_free_at))}</span>
      )}
    </p>
  );
}
