import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorNote } from "../ui/note.tsx";
import { Waiting } from "../ui/waiting.tsx";

type ListingProps<Row> = {
  readonly query: UseQueryResult<readonly Row[], Error>;
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
    </>
  );
}
