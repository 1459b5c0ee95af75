import { useState } from "react";
import { useChange } from "../../api/use-change.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import { useRideActions } from "../ride/use-ride-actions.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { canBeGiven } from "../ride/can-be-given.ts";
import type { BoardRide } from "../../../contract/dispatch/board.ts";
import type { BoardItems } from "./board-items.ts";
import dueStyles from "../ride/due.module.css";
import styles from "./plan-line.module.css";

/** A ride without a driver, and whom the plan has for it. */
type Planned = {
  readonly ride: BoardRide;
  /** The minutes by which it will be late all the same. */
  readonly lost: number;
};

/** Rides of a board that can be given as the plan has them, the soonest first. */
export function plannedOf({ byDriver }: BoardItems): readonly Planned[] {
  return [...byDriver.values()]
    .flat()
    .flatMap(({ ride, plannedFor, lost, supposed }) =>
      plannedFor === null || supposed === "comes" || !canBeGiven(ride) ? [] : [{ ride, lost }],
    )
    .toSorted((one, other) => one.ride.ride_datetime.localeCompare(other.ride.ride_datetime));
}

type PlanLineProps = {
  readonly plan: readonly Planned[];
  /** A ride is in the hand, and goes where the hand says. */
  readonly waits: boolean;
};

/** How many rides the plan gives a driver, and the one press that gives those in time; what would be late is asked about first. */
export function PlanLine({ plan, waits }: PlanLineProps) {
  const text = useStrings("dispatch/board");
  const dispatchText = useStrings("dispatch");
  const words = useDispatchTexts();
  const actions = useRideActions();
  const [error, setError] = useState<string | null>(null);
  const give = useChange(actions.givePlanned, {
    onDone: (left) => {
      if (left.length > 0) setError(text.notGiven(left.length));
    },
    onError: (failure) => setError(words.inContext(dispatchText.contextAssign, failure)),
  });
  const inTime = plan.filter(({ lost }) => lost === 0);
  const late = plan.filter(({ lost }) => lost > 0);
  const [asksForLate, setAsksForLate] = useState(false);
  const giveSome = (some: readonly Planned[], lateToo: boolean) => {
    setError(null);
    give.run({ rideIds: some.map(({ ride }) => ride.id), lateToo });
  };
  return (
    <div role="rowgroup">
      <div role="row">
        <div className={styles.line} role="cell">
          <Icon name="bolt" />
          <b>{plan.length === 0 ? text.planEmpty : text.planFor(plan.length)}</b>
          {plan.length === 0 ? null : late.length === 0 ? (
            <span className="muted">{text.planInTime(plan.length)}</span>
          ) : (
            <span className={`${dueStyles.due} ${dueStyles.late}`}>
              {dispatchText.lateRides(late.length)}
            </span>
          )}
          <span className={styles.give}>
            {inTime.length > 0 && (
              <Button
                className={styles.answer}
                size="compact"
                disabled={waits}
                busy={give.isPending}
                busyLabel={dispatchText.assigning}
                onClick={() => giveSome(inTime, false)}
                data-accept-plan
                aria-keyshortcuts="y"
              >
                {late.length === 0 ? text.acceptAll : text.giveInTime(inTime.length)} <kbd>y</kbd>
              </Button>
            )}
            {late.length > 0 && (
              <Button
                className={styles.answer}
                size="compact"
                tone="quiet"
                disabled={waits || give.isPending}
                onClick={() => setAsksForLate(true)}
              >
                {text.giveLate(late.length)}
              </Button>
            )}
          </span>
          <FormError>{error}</FormError>
          <ConfirmDialog
            open={asksForLate}
            title={text.lateTitle(late.length)}
            action={text.giveLate(late.length)}
            wayOut={text.leaveIt}
            tone="live"
            busy={give.isPending}
            error={null}
            onConfirm={() => {
              setAsksForLate(false);
              giveSome(late, true);
            }}
            onClose={() => setAsksForLate(false)}
          >
            {text.lateBody(Math.max(0, ...late.map(({ lost }) => lost)))}
          </ConfirmDialog>
        </div>
      </div>
    </div>
  );
}
