import type { Driver } from "../../../contract/drivers/driver.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import { usePlan } from "../live/use-plan.ts";
import { PlanDifferenceView } from "./plan-difference-view.tsx";
import { usePlanApply } from "./use-plan-apply.ts";
import { changeOf, type Question, useWhatIf } from "./use-what-if.ts";
import { doneText } from "./what-if-panel.tsx";

/** A breakdown: what becomes of a driver's rides is shown first, then one press hands all of them over. */
export function HandOver({ driver }: { readonly driver: Pick<Driver, "id" | "name"> }) {
  const text = useStrings("dispatch/plan");
  const errorText = useErrorText();
  const isOut =
    usePlan().plan?.cars.some(({ driver_id, is_out }) => driver_id === driver.id && is_out) === true;
  const question: Question = isOut
    ? { kind: "car_back", driver, until: null }
    : { kind: "car_out", driver, until: null };
  const { isOpen, supposed, isAsking, error, ask, close } = useWhatIf();
  const apply = usePlanApply({ onDone: close });
  const failure = error ?? apply.error;
  return (
    <>
      <Button size="compact" icon={isOut ? "check" : "alert"} onClick={() => ask(question)}>
        {isOut ? text.carBackAgain : text.breakdown}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={isOut ? text.askBack(driver.name) : text.askOut(driver.name)}
        footer={
          <>
            <Button size="compact" onClick={close}>
              {text.leaveIt}
            </Button>
            <Button
              size="compact"
              tone="action"
              busy={apply.isPending}
              disabled={supposed === null}
              onClick={() =>
                supposed !== null &&
                apply.run({ changes: [changeOf(question)], sentence: doneText(question, supposed, text) })
              }
            >
              {isOut ? text.apply : text.handOver}
            </Button>
          </>
        }
      >
        {isAsking && <p className="small muted">{text.looking}</p>}
        {supposed !== null && <PlanDifferenceView difference={supposed} />}
        <FormError>{failure === null ? null : errorText(failure)}</FormError>
      </Dialog>
    </>
  );
}
