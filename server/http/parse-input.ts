import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { EndpointDescription } from "../../contract/endpoint.ts";
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
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw refusal(parsed.error);
  return parsed.data;
}

/** The refusal that names each bad field; its sentence is the first field's. */
function badInput(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return new Refusal("invalid_input", Object.values(fields)[0] ?? "The input does not hold.", { fields });
}
