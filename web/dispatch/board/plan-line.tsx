import { useState } from "react";
import { useChange } from "../../api/use-change.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import { useRideActions } from "../ride/use-ride-actions.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import type { Planned } from "./plan.ts";
import dueStyles from "../ride/due.module.css";
import styles from "./plan-line.module.css";

type PlanLineProps = {
  readonly plan: readonly Planned[];
  /** A ride is in the hand, and goes where the hand says. */
  readonly waits: boolean;
};

/** How many rides the plan gives a driver, and the one press that gives them all. */
export function PlanLine({ plan, waits }: PlanLineProps) {
  const text = useStrings("dispatch/board");
  const dispatchText = useStrings("dispatch");
  const words = useDispatchTexts();
  const actions = useRideActions();
  const [error, setError] = useState<string | null>(null);
  const reasonOf = (failure: unknown) =>
    words.lostRace(failure) ?? words.inContext(dispatchText.contextAssign, failure);
  const give = useChange(actions.giveAll, {
    onDone: ([first, ...others]) => {
      if (first !== undefined) setError(`${text.notGiven(others.length + 1)} ${reasonOf(first)}`);
    },
    onError: (failure) => setError(reasonOf(failure)),
  });
  const late = plan.filter(({ lost }) => lost > 0).length;
  return (
    <div role="rowgroup">
      <div role="row">
        <div className={styles.line} role="cell">
          <Icon name="bolt" />
          <b>{text.planFor(plan.length)}</b>
          {late === 0 ? (
            <span className="muted">{text.planInTime(plan.length)}</span>
          ) : (
            <span className={`${dueStyles.due} ${dueStyles.late}`}>{dispatchText.lateRides(late)}</span>
          )}
          <Button
            size="compact"
            disabled={waits}
            busy={give.isPending}
            busyLabel={dispatchText.assigning}
            onClick={() => {
              setError(null);
              give.run(plan.map(({ ride, driverId, driverName }) => ({ ride, driverId, driverName })));
            }}
            data-accept-plan
            aria-keyshortcuts="y"
          >
            {text.acceptAll} <kbd>y</kbd>
          </Button>
          <FormError>{error}</FormError>
        </div>
      </div>
    </div>
  );
}
