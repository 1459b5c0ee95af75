import {
  PROMISE_GRACE_MINUTES,
  type PlanAnswer,
  type PlanDifference,
} from "../../../contract/dispatch/plan.ts";
import { useStrings } from "../../language/language-context.ts";

/** The effect of a change on people, always in the same order: "Nobody late, 1 told driver moves, 6 empty min more". */
export function useDifferenceText() {
  const text = useStrings("dispatch/cockpit");
  const planText = useStrings("dispatch/plan");
  return {
    /** The passengers made late, the ride itself included, and whether that is bad. */
    late: (
      { made_late: late, worst_minutes_late: worst }: PlanDifference,
      own: PlanAnswer["minutes_late"] = null,
    ): { readonly words: string; readonly isBad: boolean } => {
      const parts = [
        own !== null && own > PROMISE_GRACE_MINUTES ? planText.thisOneLate(own) : null,
        late > 0 ? text.othersLate(late, worst) : null,
      ].filter((part) => part !== null);
      return parts.length === 0
        ? { words: text.nobodyLate, isBad: false }
        : { words: parts.join(", "), isBad: true };
    },
    rest: ({ told_moved: moved, empty_minutes: empty }: PlanDifference): string =>
      [
        moved === 0 ? text.nobodyMoves : text.toldMove(moved),
        empty === 0 ? null : text.emptyMinutes(Math.abs(empty), empty > 0),
      ]
        .filter((part) => part !== null)
        .join(", "),
  };
}
