import { ApiError } from "../../api/api-error.ts";
import type { LiveState } from "../../api/live-events.ts";
import type { SingleRead } from "../../api/use-read.ts";
import { useDispatch } from "./dispatch-context.ts";

/** Reads without the errors that the head of every screen shows already. */
export function useWithoutKnownErrors() {
  const { live } = useDispatch();
  return <Q extends Failed>(query: Q): Q => withoutKnownErrors(query, live);
}

type Failed = Pick<SingleRead<unknown>, "data" | "error">;

/** The head of the screen says already that the line is down and how old the lists are, so a list in sight needn't say it again. */
export function withoutKnownErrors<Q extends Failed>(query: Q, live: LiveState): Q {
  const isKnown = live !== "live" && query.data !== undefined && isAway(query.error);
  return isKnown ? { ...query, error: null } : query;
}

/** No answer came at all. */
export function isAway(error: Error | null): boolean {
  return error instanceof ApiError && !error.answered;
}
