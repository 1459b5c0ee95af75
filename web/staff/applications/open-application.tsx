import { useState } from "react";
import { getApplicationEndpoint } from "../../../contract/staff/people.endpoints.ts";
import type { DriverApplication } from "../../../contract/staff/staff-records.ts";
import { ApiError } from "../../api/api-error.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Applicant } from "./applicant.tsx";

type OpenApplicationProps = {
  readonly id: number;
  /** As the list has it; missing where it is not, or no longer, among those listed. */
  readonly listed: DriverApplication | undefined;
  readonly onDone: () => void;
};

/** The application that is open, also when it has left the list. */
export function OpenApplication({ id, listed, onDone }: OpenApplicationProps) {
  const text = useStrings("staff");
  const words = useStrings("staff/applications");
  const errorText = useErrorText();
  const [last, setLast] = useState(listed);
  if (listed !== undefined && listed !== last) setLast(listed);
  const one = useRead(listed === undefined ? read(getApplicationEndpoint, { params: { id } }) : null);
  const application = listed ?? one.data ?? last;
  if (application !== undefined) return <Applicant application={application} onDone={onDone} />;
  if (one.error instanceof ApiError && one.error.status === 404) {
    return <EmptyState heading="h2" title={words.gone} />;
  }
  return <QueryView query={one} loading={text.loading} failed={errorText} />;
}
