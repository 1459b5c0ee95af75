import { QueryClient, queryOptions } from "@tanstack/react-query";
import type { CallOf, EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { ApiError } from "./api-error.ts";
import { callLoosely } from "./call.ts";

const MOST_RETRIES = 2;

/** Turns a GET endpoint and its input into query options; the key is the endpoint's id and the input. */
export function endpointQuery<const D extends EndpointDescription>(endpoint: D, input?: CallOf<D>) {
  return queryOptions<ResultOf<D>, Error, ResultOf<D>, readonly [string, unknown]>({
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => callLoosely(endpoint, { ...input, signal }),
  });
}

/** The key of an endpoint's answers: with the input one answer, without it (first part) all of them. */
export function endpointKey<const D extends EndpointDescription>(
  endpoint: D,
  input?: CallOf<D>,
): readonly [string, unknown] {
  return [endpoint.id, input ?? {}] as const;
}

/** One client per page; a failed read is tried again only when the failure may pass. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => error instanceof ApiError && error.passing && failures < MOST_RETRIES,
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
