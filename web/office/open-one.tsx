import { type ReactNode, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import type { Read } from "../api/read-store.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { useStrings } from "../language/language-context.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { QueryView } from "../ui/query-view.tsx";

type OpenOneProps<One> = {
  /** As the list has it; missing where it is not, or no longer, among those listed. */
  readonly listed: One | undefined;
  /** Reads it where the list hasn't it. */
  readonly reading: Read<One>;
  /** That there is none. */
  readonly gone: string;
  readonly children: (one: One) => ReactNode;
};

/** One of a list that is open beside it, also when it has left the list: a link led to it, or a colleague was quicker. */
export function OpenOne<One extends object>({ listed, reading, gone, children }: OpenOneProps<One>) {
  const text = useStrings("office");
  const errorText = useErrorText();
  const [last, setLast] = useState(listed);
  if (listed !== undefined && listed !== last) setLast(listed);
  const read = useRead(listed === undefined ? reading : null);
  const one = listed ?? read.data ?? last;
  if (one !== undefined) return children(one);
  if (read.error instanceof ApiError && read.error.status === 404) {
    return <EmptyState heading="h2" title={gone} />;
  }
  return <QueryView query={read} loading={text.loading} failed={errorText} />;
}
