import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Ride, RideList } from "../../contract/rides/ride.ts";
import { listRideRequests } from "../../contract/rides/rides.endpoints.ts";
import { callForPage } from "../api/call-for-list.ts";

const PAGE_ROWS = 500;
const NO_RIDES: readonly Ride[] = [];

/** All rides of a list, however many: the newest are shown at once, the older follow page by page. */
export function useAllRides(type?: RideList, refetchInterval: number | false = false) {
  const query = useInfiniteQuery({
    queryKey: [listRideRequests.id, { type, all: true }],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listRideRequests, {
        query: { type, limit: PAGE_ROWS, before: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval,
  });
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;

  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);

  const rides = useMemo(
    () => data?.pages.flatMap(({ rows }) => (Array.isArray(rows) ? rows : NO_RIDES)) ?? NO_RIDES,
    [data],
  );
  return { ...query, rides };
}
