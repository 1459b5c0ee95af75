import type { EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { callForPage } from "../api/call-for-list.ts";
import type { Read } from "../api/read-store.ts";
import { keyOf } from "../api/read.ts";
import { setCached } from "../api/update-read.ts";
import { useChange } from "../api/use-change.ts";
import { useRead } from "../api/use-read.ts";

const PAGE_ROWS = 50;

type Query = Readonly<Record<string, unknown>>;
type Row<D extends EndpointDescription> = ResultOf<D> extends readonly (infer Each)[] ? Each : never;
type Pages<D extends EndpointDescription> = {
  readonly rows: readonly Row<D>[];
  readonly next: string | null;
};

type Options = {
  readonly typed?: boolean;
  /** Nothing is read: whoever looks may not see it. */
  readonly closed?: boolean;
  readonly everyMs?: number | false;
  /** Of the path, where the list is somebody's. */
  readonly params?: Query;
};

/**
 * A staff list as far as it has been loaded: the newest rows, and older ones with each "Show more". While
 * somebody types a search the rows before stay. `everyMs` reads what is shown again.
 */
export function usePagedList<const D extends EndpointDescription>(
  endpoint: D,
  query: Query = {},
  { typed = false, closed = false, everyMs = false, params }: Options = {},
) {
  const readPage = (before: string | null) => readPageOf(endpoint, { params, query, before });
  const list: Read<Pages<D>> = {
    key: keyOf(endpoint, { params, pages: query }),
    load: async ({ shown }) => {
      let pages = await readPage(null);
      // As far as it was shown before, so that nothing is taken from under a reader.
      while (pages.next !== null && pages.rows.length < (shown?.rows.length ?? 0)) {
        pages = joined(pages, await readPage(pages.next));
      }
      return pages;
    },
  };
  const answer = useRead(closed ? null : list, { keepsLast: typed, everyMs });
  const { data, isPending, error, refetch } = answer;
  const more = useChange((cursor: string) => readPage(cursor), {
    onDone: (page, cursor) =>
      setCached(list, (shown) => (shown?.next === cursor ? joined(shown, page) : shown)),
  });
  const next = data?.next ?? null;
  return {
    data: data?.rows,
    isPending,
    error: error ?? more.error,
    refetch,
    more: next === null ? null : { show: () => more.run(next), busy: more.isPending },
  };
}

type Page = { readonly params: Query | undefined; readonly query: Query; readonly before: string | null };

async function readPageOf<D extends EndpointDescription>(
  endpoint: D,
  { params, query, before }: Page,
): Promise<Pages<D>> {
  const page = await callForPage(endpoint, {
    ...(params === undefined ? {} : { params }),
    query: { ...query, limit: PAGE_ROWS, before: before ?? undefined },
  });
  return { rows: page.rows as unknown as readonly Row<D>[], next: page.next };
}

function joined<D extends EndpointDescription>(first: Pages<D>, more: Pages<D>): Pages<D> {
  return { rows: [...first.rows, ...more.rows], next: more.next };
}
