import {
  countOfficeEndpoint,
  getContactMessageEndpoint,
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../../contract/staff/inbox.endpoints.ts";
import type { ContactMessage } from "../../../contract/staff/staff-records.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/note.tsx";
import { useStaffAction } from "../use-staff-action.ts";

type CloseMessageProps = {
  readonly message: ContactMessage;
  readonly name: string;
  /** Once it is closed; one that is opened again stays before its reader. */
  readonly onDone: () => void;
};

/** Marks a message as dealt with, or as open again. */
export function CloseMessage({ message: { id, handled_at }, name, onDone }: CloseMessageProps) {
  const text = useStrings("staff");
  const errorText = useErrorText();
  const isOpen = handled_at === null;
  const handle = useStaffAction(handleContactMessageEndpoint, {
    refresh: [listContactMessagesEndpoint, getContactMessageEndpoint, countOfficeEndpoint],
    toastText: isOpen ? text.messages.done : text.messages.reopened,
    onDone: () => {
      if (isOpen) onDone();
    },
  });
  return (
    <>
      {handle.error !== null && <FormError>{errorText(handle.error)}</FormError>}
      <Button
        size="compact"
        tone={isOpen ? "quiet" : "line"}
        busy={handle.isPending}
        onClick={() => handle.run({ params: { id }, body: { handled: isOpen } })}
      >
        {name}
      </Button>
    </>
  );
}
