import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { isCacheBusting } from "../../contract/cache-busting.ts";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { plainSentence } from "./plain-sentence.ts";
import { ApiError, notFound } from "./api-error.ts";

type ReadBody = ((body: unknown) => unknown) | null;

/** Parses everything a caller sent. Unknown fields fall away, but for names in a strict query; every invalid field is named. */
export function parseInput(description: EndpointDescription, request: FastifyRequest, readBody: ReadBody) {
  return {
    // A path with an invalid id is answered as a missing object.
    params:
      description.params &&
      parse(description.params, request.params, () => notFound(description.missingSentence)),
    query: description.query && parseQuery(description, description.query, request.query),
    body: description.body && parseBody(description.body, request.body ?? {}, readBody),
  };
}

/** Parses what a caller sent who makes no call of the contract; every invalid field is named. */
export function readInput<S extends z.ZodObject>(schema: S, given: unknown): z.output<S> {
  return parse(schema, given ?? {}, badInput) as z.output<S>;
}

function parseBody(schema: z.ZodObject, body: unknown, readBody: ReadBody): unknown {
  return readBody?.(body) ?? parse(schema, body, badInput);
}

function parseQuery({ strictQuery }: EndpointDescription, schema: z.ZodObject, query: unknown): unknown {
  if (strictQuery) refuseUnknownNames(schema, Object.keys(query ?? {}));
  return parse(schema, query, badInput);
}

function refuseUnknownNames({ shape }: z.ZodObject, names: readonly string[]): void {
  const unknown = names.filter((name) => !Object.hasOwn(shape, name) && !isCacheBusting(name));
  const [first] = unknown;
  if (first === undefined) return;
  const known = Object.keys(shape).join(", ");
  const sentence = `There is no "${first.slice(0, MOST_SHOWN)}" in this query. It takes ${known}.`;
  const fields = Object.fromEntries(
    unknown.slice(0, MOST_NAMED).map((name) => [name.slice(0, MOST_SHOWN), "This call has no such name."]),
  );
  throw new ApiError("unknown_query", sentence, { fields });
}

const MOST_SHOWN = 40;
const MOST_NAMED = 20;

function parse(schema: z.ZodObject, value: unknown, toError: (error: z.ZodError) => ApiError): unknown {
  const parsed = schema.safeParse(value, { error: plainSentence });
  if (!parsed.success) throw toError(parsed.error);
  const path = unkeepableIn(parsed.data);
  if (path) throw toError(new z.ZodError([{ code: "custom", path, message: UNKEEPABLE, input: undefined }]));
  return parsed.data;
}

const UNKEEPABLE = "Text contains an invalid character.";

/** The path in a value to text that the database cannot keep: a zero character, or half of a surrogate pair. */
function unkeepableIn(value: unknown): string[] | null {
  if (typeof value === "string") return isKeepable(value) ? null : [];
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const path = isKeepable(name) ? unkeepableIn(inner) : [];
    if (path) return [name, ...path];
  }
  return null;
}

function isKeepable(text: string): boolean {
  // Most text has neither kind, which this sees at a glance.
  return !/[\0\ud800-\udfff]/.test(text) || (!text.includes("\0") && !/\p{Surrogate}/u.test(text));
}

/** The apiError that names each bad field; its sentence is the first field's. */
function badInput(error: z.ZodError): ApiError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return new ApiError("invalid_input", Object.values(fields)[0] ?? "Invalid input.", { fields });
}
