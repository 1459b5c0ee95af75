import { getPlanWhyEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import type { PlanWhy } from "../../../contract/dispatch/plan.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { useShortPlace } from "../../places/use-short-place.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDifferenceText } from "./use-difference-text.ts";
import styles from "./why-driver.module.css";

/** Why the plan gives a ride to its driver, in facts, and who else could have it. */
export function WhyDriver({ rideId }: { readonly rideId: number }) {
  const text = useStrings("dispatch/plan");
  const errorText = useErrorText();
  const differenceText = useDifferenceText();
  const factsOf = useFacts();
  const { data: why, error } = useRead(read(getPlanWhyEndpoint, { params: { id: rideId } }));
  if (why === undefined)
    return <p className="small muted">{error === null ? text.looking : errorText(error)}</p>;
  return (
    <div className={styles.why}>
      <h3>{why.driver_name === null ? text.whyNobody : text.whyDriver(why.driver_name)}</h3>
      {why.driver_name !== null && (
        <ul className={styles.facts}>
          {factsOf(why).map((fact) => (
            <li key={fact}>
              <Icon name="check" /> {fact}
            </li>
          ))}
        </ul>
      )}
      {why.others.length > 0 && <h3>{text.whatElse}</h3>}
      <ul className={styles.others}>
        {why.others.map(({ driver_id, driver_name, difference, minutes_late }) => {
          const late = differenceText.late(difference, minutes_late);
          return (
            <li key={driver_id}>
              <b>{driver_name}</b> <span className={late.isBad ? styles.bad : styles.good}>{late.words}</span>
              , {differenceText.rest(difference)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function useFacts(): (why: PlanWhy) => readonly string[] {
  const text = useStrings("dispatch/plan").facts;
  const shortPlace = useShortPlace();
  return (why) => {
    const { comes_from: from, ride_before, empty_minutes: empty, spare_minutes: spare } = why;
    const paid =
      why.paid_minutes === null || why.mean_paid_minutes === null
        ? null
        : why.paid_minutes - why.mean_paid_minutes;
    return [
      from === null || empty === null ? null : text.comes(shortPlace(from), empty, ride_before),
      spare === null ? null : spare > 0 ? text.spare(spare) : text.noSpare,
      why.break_holds && why.shift_holds ? text.hoursHold : text.hoursBreak,
      paid === null ? null : text.paid(Math.abs(paid), paid < 0),
    ].filter((fact) => fact !== null);
  };
}
