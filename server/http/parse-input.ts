import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { plainSentence } from "./plain-sentence.ts";
import { Refusal, notFound } from "./refusal.ts";

/** Parses everything a caller sent. Unknown fields fall away; what does not hold is named field by field. */
export function parseInput(description: EndpointDescription, request: FastifyRequest) {
  return {
    // A path that cannot name an object names a missing one.
    params:
      description.params &&
      parse(description.params, request.params, () => notFound(description.missingSentence)),
    query: description.query && parse(description.query, request.query, badInput),
    body: description.body && parse(description.body, request.body ?? {}, badInput),
  };
}

function parse(schema: z.ZodObject, value: unknown, refusal: (error: z.ZodError) => Refusal): unknown {
  const parsed = schema.safeParse(value, { error: plainSentence });
  if (!parsed.success) throw refusal(parsed.error);
  const path = unkeepableIn(parsed.data);
  if (path) throw refusal(new z.ZodError([{ code: "custom", path, message: UNKEEPABLE, input: undefined }]));
  return parsed.data;
}

const UNKEEPABLE = "Text cannot hold a zero character or half of one.";

/** Where in a value stands text that the database cannot keep: a zero character, or half of a surrogate pair. */
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
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

/** The refusal that names each bad field; its sentence is the first field's. */
function badInput(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return new Refusal("invalid_input", Object.values(fields)[0] ?? "The input does not hold.", { fields });
}
