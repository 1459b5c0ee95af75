import { MAX_NO_CODE_REASON } from "../../../contract/rides/start-code.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { useForm } from "../../ui/use-form.ts";
import { type FieldProblem, checkRequired } from "../../ui/validation/field-rules.ts";
import type { StartAnswer } from "./step-queue.ts";
import dialogStyles from "../../ui/dialog.module.css";
import foldStyles from "../../ui/fold.module.css";
import styles from "./start-code-dialog.module.css";

type StartCodeDialogProps = {
  readonly open: boolean;
  readonly of: Pick<Ride, "rider_name" | "reference">;
  /** Too many codes were wrong. */
  readonly onlyReason?: boolean;
  readonly onClose: () => void;
  readonly onAnswer: (answer: StartAnswer) => void;
};

/** Asks for the passenger's four digits, or why there are none, before they are on board. */
export function StartCodeDialog({ open, of, onlyReason = false, onClose, onAnswer }: StartCodeDialogProps) {
  const text = useStrings("drivers").start;
  return (
    <Dialog
      className={dialogStyles.narrow}
      open={open}
      onClose={onClose}
      title={text.title}
      subtitle={`${of.rider_name}, ${of.reference}`}
    >
      {open && (
        <div className="stack">
          {!onlyReason && <Code onAnswer={onAnswer} />}
          <details className={foldStyles.fold} open={onlyReason}>
            <summary>{text.none}</summary>
            <NoCode onAnswer={onAnswer} />
          </details>
        </div>
      )}
    </Dialog>
  );
}

type AnswerProps = Pick<StartCodeDialogProps, "onAnswer">;

function Code({ onAnswer }: AnswerProps) {
  const text = useStrings("drivers").start;
  const form = useForm({
    initial: { code: "" },
    rules: { code: checkCode },
    input: ({ code }) => ({ code: code.trim() }),
    // The step waits in the queue: it is checked when it is sent.
    send: async (answer) => onAnswer(answer),
  });
  return (
    <form className="stack" noValidate onSubmit={form.onSubmit}>
      <TextField
        {...form.field("code")}
        className={styles.code}
        label={text.code}
        hint={text.ask}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <Button type="submit" size="huge" tone="live" block>
        {text.go}
      </Button>
    </form>
  );
}

function NoCode({ onAnswer }: AnswerProps) {
  const text = useStrings("drivers").start;
  const form = useForm({
    initial: { reason: "" },
    rules: { reason: checkRequired },
    input: ({ reason }) => ({ reason: reason.trim() }),
    send: async (answer) => onAnswer(answer),
  });
  return (
    <form className="stack" noValidate onSubmit={form.onSubmit}>
      <p>{text.noneText}</p>
      {text.reasons.map((reason) => (
        <Button key={reason} size="large" block onClick={() => onAnswer({ reason })}>
          {reason}
        </Button>
      ))}
      <TextField {...form.field("reason")} label={text.other} maxLength={MAX_NO_CODE_REASON} />
      <Button type="submit" size="large" tone="live" block>
        {text.go}
      </Button>
    </form>
  );
}

function checkCode(code: string): FieldProblem | undefined {
  return checkRequired(code) ?? (/^\d{4}$/.test(code.trim()) ? undefined : "check");
}
