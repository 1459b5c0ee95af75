import { useEffect } from "react";
import { getPlanAnswersEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import type { PlanAnswer, PlanDifference } from "../../../contract/dispatch/plan.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { FormError } from "../../ui/note.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useDifferenceText } from "./use-difference-text.ts";
import { usePlanApply } from "./use-plan-apply.ts";
import styles from "./plan-answers.module.css";

type PlanAnswersProps = {
  readonly rideId: number;
  /** Shows on the board what an answer would do; null when nobody looks any more. */
  readonly onLook: (difference: PlanDifference | null) => void;
};

/** Ways to mend a ride that will be late or that nobody drives, each with what it changes before it is done; a press does it. */
export function PlanAnswers({ rideId, onLook }: PlanAnswersProps) {
  const text = useStrings("dispatch/cockpit");
  const planText = useStrings("dispatch/plan");
  const errorText = useErrorText();
  const differenceText = useDifferenceText();
  const query = useRead(read(getPlanAnswersEndpoint, { params: { id: rideId } }));
  const apply = usePlanApply();
  useEffect(() => () => onLook(null), [onLook]);
  const answers = query.data?.answers;
  if (answers === undefined) {
    return query.error === null ? <p className={styles.none}>{planText.looking}</p> : null;
  }
  if (answers.length === 0) return <p className={styles.none}>{planText.noAnswer}</p>;
  return (
    <div className={styles.answers} role="group" aria-label={text.waysToMend}>
      {answers.map((answer, index) => {
        const late = differenceText.late(answer.difference, answer.minutes_late);
        const name = answer.driver_name ?? "";
        return (
          <button
            type="button"
            key={answer.driver_id}
            className={classNames(styles.answer, index === 0 && !late.isBad && styles.first)}
            aria-disabled={apply.isPending || undefined}
            data-answer={index}
            onFocus={() => onLook(answer.difference)}
            onBlur={() => onLook(null)}
            onMouseEnter={() => onLook(answer.difference)}
            onMouseLeave={() => onLook(null)}
            onClick={() => {
              onLook(null);
              apply.run({ changes: answer.changes, sentence: planText.givenTo(countOf(answer), name) });
            }}
          >
            <b>{planText.giveCount(countOf(answer), name)}</b>
            <span className={styles.difference}>
              <span className={late.isBad ? styles.bad : styles.good}>{late.words}</span>,{" "}
              {differenceText.rest(answer.difference)}
            </span>
          </button>
        );
      })}
      <FormError>{apply.error && errorText(apply.error)}</FormError>
    </div>
  );
}

/** How many rides the driver gets with it. */
function countOf({ driver_id: id, difference }: PlanAnswer): number {
  return Math.max(1, difference.moves.filter(({ to_driver_id }) => to_driver_id === id).length);
}
