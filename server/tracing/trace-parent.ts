/** Which trace a request belongs to, as its caller says in the header `traceparent` of W3C Trace Context. */
export type TraceParent = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean };

const ALL_ZERO = /^0+$/;

/** The trace that the header names; null where it is missing or isn't one. */
export function readTraceParent(header: string | readonly string[] | undefined): TraceParent | null {
  if (typeof header !== "string") return null;
  const parts = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header.trim());
  if (!parts) return null;
  const [, version = "", traceId = "", spanId = "", flags = "", rest] = parts;
  // Later versions may add to the end, the first one may not.
  if (version === "ff" || (version === "00" && rest !== undefined)) return null;
  if (ALL_ZERO.test(traceId) || ALL_ZERO.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
