import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import {
  getContactMessageEndpoint,
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../../contract/messages/inbox.endpoints.ts";
import type { ContactMessage } from "../../../contract/messages/contact-message.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import { useChange } from "../../api/use-change.ts";
import { useToast } from "../../ui/toast.tsx";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/note.tsx";

const REFRESH = [listContactMessagesEndpoint, getContactMessageEndpoint, countOfficeEndpoint];

type CloseMessageProps = {
  readonly message: ContactMessage;
  readonly name: string;
  /** Once it is closed; one that is opened again stays before its reader. */
  readonly onDone: () => void;
};

/** Marks a message as dealt with, which can be undone, or as open again. */
export function CloseMessage({ message: { id, name: writer, handled_at }, name, onDone }: CloseMessageProps) {
  const text = useStrings("office");
  const words = useStrings("messages/inbox");
  const errorText = useErrorText();
  const toast = useToast();
  const input = (handled: boolean) => ({ params: { id }, body: { handled } });
  const onReopened = () => toast({ text: text.messages.reopened });
  // By then the next message is open in this one's place: what comes of it is said where it was asked for.
  const undo = useChange(handleContactMessageEndpoint, {
    invalidates: REFRESH,
    onDone: onReopened,
    onError: (error) => toast({ text: errorText(error), durationMs: UNDO_WINDOW_MS / 2 }),
  });
  const close = useChange(handleContactMessageEndpoint, {
    invalidates: REFRESH,
    onDone: () => {
      toast({
        text: words.closed(writer),
        durationMs: UNDO_WINDOW_MS,
        action: { label: words.undo, run: () => undo.run(input(false)) },
      });
      onDone();
    },
  });
  const reopen = useChange(handleContactMessageEndpoint, { invalidates: REFRESH, onDone: onReopened });
  const isOpen = handled_at === null;
  const change = isOpen ? close : reopen;
  return (
    <>
      {change.error !== null && <FormError>{errorText(change.error)}</FormError>}
      <Button
        size="compact"
        tone={isOpen ? "quiet" : "line"}
        busy={change.isPending}
        onClick={() => change.run(input(isOpen))}
      >
        {name}
      </Button>
    </>
  );
}
