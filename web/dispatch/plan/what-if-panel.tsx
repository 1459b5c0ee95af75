import { useEffect, useRef } from "react";
import type { PlanDifference } from "../../../contract/dispatch/plan.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/note.tsx";
import { PlanDifferenceView } from "./plan-difference-view.tsx";
import { usePlanApply } from "./use-plan-apply.ts";
import { changeOf, type Question, type WhatIf } from "./use-what-if.ts";
import { WhatIfQuestions } from "./what-if-questions.tsx";
import panelStyles from "../../ui/panel.module.css";
import styles from "./what-if-panel.module.css";

type WhatIfPanelProps = {
  readonly whatIf: WhatIf;
  readonly drivers: readonly Driver[];
  readonly rides: readonly Ride[];
  readonly onDone: () => void;
};

/** The panel "what if": the question, what it would change for people, and the two ways on. Nothing is told before it is applied. */
export function WhatIfPanel({ whatIf, drivers, rides, onDone }: WhatIfPanelProps) {
  const text = useStrings("dispatch/plan");
  const errorText = useErrorText();
  const questionText = useQuestionText();
  const { question, isAsking, error, close } = whatIf;
  const supposed = question === null ? null : whatIf.supposed;
  const apply = usePlanApply({ onDone });
  const panel = useRef<HTMLElement>(null);
  const failure = error ?? apply.error;
  useEffect(() => {
    const next = supposed !== null ? "[data-apply]" : question === null ? "select" : null;
    if (next !== null) panel.current?.querySelector<HTMLElement>(next)?.focus();
  }, [supposed, question]);
  return (
    <section className={`${panelStyles.panel} ${styles.panel}`} aria-label={text.whatChanges} ref={panel}>
      <div className={styles.head}>
        <h2>{question === null ? text.whatIf : questionText(question)}</h2>
      </div>
      <div className={styles.body}>
        <p className="visually-hidden" role="status">
          {isAsking && text.looking}
        </p>
        {isAsking && <p className="small muted">{text.looking}</p>}
        {supposed !== null && <PlanDifferenceView difference={supposed} />}
        <FormError>{failure === null ? null : errorText(failure)}</FormError>
        {supposed !== null && <p className={styles.note}>{text.nothingTold}</p>}
        <WhatIfQuestions drivers={drivers} rides={rides} isFirst={question === null} onAsk={whatIf.ask} />
      </div>
      <div className={styles.foot}>
        <Button size="compact" onClick={close}>
          {text.leaveIt} <kbd>Esc</kbd>
        </Button>
        {question !== null && supposed !== null && (
          <Button
            size="compact"
            tone="action"
            busy={apply.isPending}
            data-apply
            onClick={() =>
              apply.run({ changes: [changeOf(question)], sentence: doneText(question, supposed, text) })
            }
          >
            {text.apply} <kbd>↵</kbd>
          </Button>
        )}
      </div>
    </section>
  );
}

/** A question as it is asked. */
function useQuestionText(): (question: Question) => string {
  const text = useStrings("dispatch/plan");
  const formats = useFormats();
  return (question) => {
    switch (question.kind) {
      case "give":
        return text.askGive(question.ride.id, question.driver.name);
      case "car_out":
        return question.until === null
          ? text.askOut(question.driver.name)
          : text.askOutUntil(question.driver.name, formats.time(question.until));
      case "car_back":
        return text.askBack(question.driver.name);
      case "close_place":
        return text.askClosed(question.place, formats.time(question.until));
    }
  };
}

/** The sentence that is said once it is done. */
export function doneText(
  question: Question,
  { moves }: PlanDifference,
  text: ReturnType<typeof useStrings<"dispatch/plan">>,
): string {
  switch (question.kind) {
    case "give":
      return text.given(question.ride.id, question.driver.name);
    case "car_out":
      return text.wentOut(question.driver.name, moves.length);
    case "car_back":
      return text.cameBack(question.driver.name);
    case "close_place":
      return text.closed(question.place);
  }
}
