import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { plainSentence } from "./plain-sentence.ts";
import { ApiError, notFound } from "./api-error.ts";

/** Parses everything a caller sent. Unknown fields fall away; every invalid field is named. */
export function parseInput(description: EndpointDescription, request: FastifyRequest) {
  return {
    // A path with an invalid id is answered as a missing object.
    params:
      description.params &&
      parse(description.params, request.params, () => notFound(description.missingSentence)),
    query: description.query && parse(description.query, request.query, badInput),
    body: description.body && parse(description.body, request.body ?? {}, badInput),
  };
}

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
