import { ApiError } from "../../api/api-error.ts";
import type { LiveState } from "../../api/live-events.ts";
import type { SingleRead } from "../../api/use-read.ts";
import { useDispatch } from "./dispatch-context.ts";

/** Reads without the errors that the head of every screen tells already. */
export function useUntold() {
  const { live } = useDispatch();
  return <Q extends Failed>(query: Q): Q => untold(query, live);
}

type Failed = Pick<SingleRead<unknown>, "data" | "error">;

/** The head says that the line is down and of when the lists are: where they are in sight, that no answer comes is no news. */
export function untold<Q extends Failed>(query: Q, live: LiveState): Q {
  const isTold = live !== "live" && query.data !== undefined && isAway(query.error);
  return isTold ? { ...query, error: null } : query;
}

/** No answer came at all. */
export function isAway(error: Error | null): boolean {
  return error instanceof ApiError && !error.answered;
}
