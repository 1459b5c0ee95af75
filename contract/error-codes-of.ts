import type { EndpointDescription } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";

/** Every error that a call can answer: those of all calls, those of its shape, and its own. */
export function errorCodesOf(description: EndpointDescription): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...(description.errors ?? []),
    "unauthenticated",
    "rate_limited",
    "internal",
    "unavailable",
  ]);
  if (Object.values(description.access).includes("no")) codes.add("forbidden");
  if (description.names || description.params) codes.add("not_found");
  if (description.query || description.body) codes.add("invalid_input");
  if (description.strictQuery) codes.add("unknown_query");
  if (description.body)
    for (const code of ["broken_json", "unsupported_media_type", "body_too_large"] as const) codes.add(code);
  if (description.method === "POST") codes.add("idempotency_mismatch");
  return [...codes];
}
