import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import type { Sending } from "./use-message-form.ts";
import noteStyles from "../../ui/note.module.css";

type SendingEndProps = {
  readonly sending: Sending;
  /** The label of the button. */
  readonly action: string;
  /** Shown, and announced, once the message has arrived. */
  readonly thanks: string;
};

/** The foot of a message form: why it failed, that it has arrived, and the button. */
export function SendingEnd({ sending: { state, error }, action, thanks }: SendingEndProps) {
  const text = useStrings("site/forms");
  const errorText = useErrorText();
  const sent = state === "sent";
  return (
    <>
      {error !== null && <FormError>{errorText(error)}</FormError>}
      <div role="status">
        {sent && (
          <div className={`${noteStyles.note} ${noteStyles.good}`}>
            <Icon name="check" />
            <div>{thanks}</div>
          </div>
        )}
      </div>
      <Button
        type="submit"
        tone="action"
        busy={state === "sending"}
        busyLabel={text.sending}
        icon={sent ? "check" : undefined}
      >
        {sent ? text.sent : action}
      </Button>
    </>
  );
}
