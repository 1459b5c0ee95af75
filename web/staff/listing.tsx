import type { ReactNode } from "react";
import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorNote } from "../ui/note.tsx";
import { Waiting } from "../ui/waiting.tsx";

type Listed<Row> = {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly data: readonly Row[] | undefined;
  readonly refetch: () => unknown;
  /** How the older rows are asked for; null when all are there. */
  readonly more?: { readonly show: () => void; readonly busy: boolean } | null;
};

type ListingProps<Row> = {
  readonly query: Listed<Row>;
  readonly empty: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** A list of the office in each of its states: on its way, failed, empty, there. */
export function Listing<Row>({ query, empty, children }: ListingProps<Row>) {
  const text = useMessages("staff");
  const errorText = useErrorText();
  if (query.isPending) return <Waiting label={text.loading} />;
  return (
    <>
      {query.isError && <ErrorNote onRetry={() => void query.refetch()}>{errorText(query.error)}</ErrorNote>}
      {query.data !== undefined &&
        (query.data.length === 0 ? <EmptyState title={empty} /> : children(query.data))}
      {query.data !== undefined && query.more && (
        <div className="staff-more">
          <Button size="desk" busy={query.more.busy} onClick={query.more.show}>
            {text.more}
          </Button>
          <span className="small muted" role="status">
            {text.shown(query.data.length)}
          </span>
        </div>
      )}
    </>
  );
}
