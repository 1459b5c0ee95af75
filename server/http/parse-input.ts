import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { plainSentence } from "./plain-sentence.ts";
import { Refusal, notFound } from "./refusal.ts";

/** Parses everything a caller sent. Unknown fields fall away; what does not hold is named field by field. */
export function parseInput(description: EndpointDescription, request: FastifyRequest) {
  return {
    // A path that cannot name an object names a missing one.
    params: description.params && parse(description.params, request.params, () => notFound()),
    query: description.query && parse(description.query, request.query, badInput),
    body: description.body && parse(description.body, request.body ?? {}, badInput),
  };
}

function parse(schema: z.ZodObject, value: unknown, refusal: (error: z.ZodError) => Refusal): unknown {
  const parsed = schema.safeParse(value, { error: plainSentence });
  if (!parsed.success) throw refusal(parsed.error);
  const path = zeroCharacterIn(parsed.data);
  if (path)
    throw refusal(new z.ZodError([{ code: "custom", path, message: ZERO_CHARACTER, input: undefined }]));
  return parsed.data;
}

const ZERO_CHARACTER = "Text cannot hold a zero character.";

/** Where in a value stands the one character that the database takes in no text; null when nowhere. */
function zeroCharacterIn(value: unknown): string[] | null {
  if (typeof value === "string") return value.includes("\0") ? [] : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const path = name.includes("\0") ? [] : zeroCharacterIn(inner);
    if (path) return [name, ...path];
  }
  return null;
}

/** The refusal that names each bad field; its sentence is the first field's. */
function badInput(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return new Refusal("invalid_input", Object.values(fields)[0] ?? "The input does not hold.", { fields });
}
