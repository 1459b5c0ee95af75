import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { callForPage } from "../api/call-for-list.ts";
import { endpointKey } from "../api/endpoint-query.ts";

const PAGE_ROWS = 50;

type Query = Readonly<Record<string, unknown>>;

/**
 * A list of the office as far as it has been asked for: the newest rows, and older ones with each "Show more". While
 * somebody types a search the rows before stay.
 */
export function usePagedList<const D extends EndpointDescription>(
  endpoint: D,
  query: Query = {},
  { typed = false } = {},
) {
  const list = useInfiniteQuery({
    queryKey: [endpointKey(endpoint)[0], { pages: query }],
    queryFn: ({ pageParam, signal }) =>
      callForPage(endpoint, {
        query: { ...query, limit: PAGE_ROWS, before: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...(typed ? { placeholderData: keepPreviousData } : {}),
  });
  const { data: pages, isPending, isError, error, refetch } = list;
  type Row = ResultOf<D> extends readonly (infer Each)[] ? Each : never;
  const data = useMemo(() => pages?.pages.flatMap((page) => page.rows as unknown as readonly Row[]), [pages]);
  return {
    data,
    isPending,
    isError,
    error,
    refetch,
    more: list.hasNextPage ? { show: () => void list.fetchNextPage(), busy: list.isFetchingNextPage } : null,
  };
}
