import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { FormError } from "../ui/note.tsx";
import type { Sending } from "./use-sending.ts";

type SendingEndProps = {
  readonly sending: Sending;
  /** The deed on the button. */
  readonly deed: string;
  /** Said, and announced, once the message has arrived. */
  readonly thanks: string;
};

/** The foot of a message form: why it failed, that it has arrived, and the button. */
export function SendingEnd({ sending: { state, error }, deed, thanks }: SendingEndProps) {
  const text = useMessages("message-forms");
  const errorText = useErrorText();
  const sent = state === "sent";
  return (
    <>
      {error !== null && <FormError>{errorText(error)}</FormError>}
      <div role="status">
        {sent && (
          <div className="note note-good">
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
        {sent ? text.sent : deed}
      </Button>
    </>
  );
}
