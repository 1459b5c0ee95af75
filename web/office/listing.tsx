import type { ReactNode } from "react";
import { useErrorText } from "../api/use-error-text.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { QueryView } from "../ui/query-view.tsx";
import styles from "./listing.module.css";

/** A list of the office as far as it is read. */
export type Listed<Row> = {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly data: readonly Row[] | undefined;
  readonly refetch: () => void;
  /** Loads the older rows; null when all are there. */
  readonly more?: { readonly show: () => void; readonly busy: boolean } | null;
};

type ListingProps<Row> = {
  readonly query: Listed<Row>;
  readonly empty: string;
  /** How many of the rows are shown, where a search narrows what was loaded. */
  readonly found?: (rows: readonly Row[]) => number;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** A staff list in each of its states: loading, failed, empty, there. */
export function Listing<Row>({ query, empty, found, children }: ListingProps<Row>) {
  const text = useStrings("office");
  const errorText = useErrorText();
  return (
    <>
      <QueryView query={query} loading={text.loading} failed={errorText}>
        {(rows) => (rows.length === 0 ? <EmptyState heading="h2" title={empty} /> : children(rows))}
      </QueryView>
      {query.data !== undefined && query.data.length > 0 && (
        <div className={styles.staffMore}>
          {query.more && (
            <Button size="compact" busy={query.more.busy} onClick={query.more.show}>
              {text.more}
            </Button>
          )}
          <span className="small muted" role="status">
            {text.shown(found?.(query.data) ?? query.data.length)}
          </span>
        </div>
      )}
    </>
  );
}
