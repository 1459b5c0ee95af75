import { useState } from "react";
import { getContactMessageEndpoint } from "../../../contract/staff/inbox.endpoints.ts";
import type { ContactMessage } from "../../../contract/staff/staff-records.ts";
import { ApiError } from "../../api/api-error.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Letter } from "./letter.tsx";

type OpenLetterProps = {
  readonly id: number;
  /** As the list has it; missing where it is not, or no longer, among those listed. */
  readonly listed: ContactMessage | undefined;
  readonly onDone: () => void;
};

/** The message that is open, also when it has left the list: a link led to it, or a colleague was quicker. */
export function OpenLetter({ id, listed, onDone }: OpenLetterProps) {
  const text = useStrings("staff");
  const words = useStrings("staff/inbox");
  const errorText = useErrorText();
  const [last, setLast] = useState(listed);
  if (listed !== undefined && listed !== last) setLast(listed);
  const one = useRead(listed === undefined ? read(getContactMessageEndpoint, { params: { id } }) : null);
  const message = listed ?? one.data ?? last;
  if (message !== undefined) return <Letter message={message} onDone={onDone} />;
  if (one.error instanceof ApiError && one.error.status === 404) {
    return <EmptyState heading="h2" title={words.gone} />;
  }
  return <QueryView query={one} loading={text.loading} failed={errorText} />;
}
