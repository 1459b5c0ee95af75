import type { CallOf, EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { callLoosely } from "./call.ts";
import { type Read, ReadStore } from "./read-store.ts";
import { currentSession, onSessionChange } from "./session.ts";

/** The readings of this tab, for one person at a time. */
export const reads = new ReadStore();

// Nothing is read while pages are prerendered.
if (typeof window !== "undefined") {
  let reader = currentSession()?.username;
  onSessionChange(() => {
    const username = currentSession()?.username;
    if (username !== reader) reads.clear();
    reader = username;
  });
  for (const comingBack of ["online", "focus"]) window.addEventListener(comingBack, () => reads.refresh());
}

/** The read of a GET endpoint with its input, for useRead. */
export function read<const D extends EndpointDescription>(
  endpoint: D,
  input?: CallOf<D>,
  freshMs?: number,
): Read<ResultOf<D>> {
  return {
    key: keyOf(endpoint, input),
    load: () => callLoosely(endpoint, { ...input }),
    ...(freshMs === undefined ? {} : { freshMs }),
  };
}

/** The name under which an endpoint's answers are kept. */
export function keyOf(endpoint: EndpointDescription, input: unknown = {}): string {
  return `${endpoint.id} ${JSON.stringify(input)}`;
}
