import type { ApiError } from "../api/api-error.ts";

/** The typed text for a place that is none of the list, where that is why nothing was sent. */
export function unchosenPlace(error: ApiError): string | undefined {
  return error.answered ? undefined : Object.values(error.fields)[0];
}
