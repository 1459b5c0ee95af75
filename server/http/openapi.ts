import { z } from "zod";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { groupBy } from "../../contract/group-by.ts";
import { ERROR_STATUS, type ErrorCode, errorBodySchema } from "../../contract/errors.ts";

type Json = Record<string, unknown>;

/** The contract as OpenAPI 3.1. */
export function openApiDocument(endpoints: readonly EndpointDescription[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const description of endpoints) {
    const path = (paths[description.path] ??= {});
    path[description.method.toLowerCase()] = operation(description);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Trupial",
      version: "1.0.0",
      description: "Taxi and transfers for Curaçao. Every path answers with and without its trailing slash.",
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: jsonSchema(errorBodySchema, "output") },
    },
  };
}

function operation(description: EndpointDescription): Json {
  const guestsMay = description.access.guest !== "no";
  return {
    operationId: description.id,
    summary: description.summary,
    tags: [description.tag],
    "x-access": description.access,
    security: guestsMay ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parameters(description.params, "path"),
      ...parameters(description.query, "query"),
      ...(description.method === "POST" ? [IDEMPOTENCY_KEY] : []),
      ...(description.conditional ? CONDITIONS : []),
      ...(description.output === "stream" ? [LAST_EVENT_ID] : []),
    ],
    ...(description.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: jsonSchema(description.body, "input") } },
          },
        }
      : {}),
    responses: responses(description),
  };
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same key and body get the first answer again, and nothing is done twice.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const CONDITIONS = [
  {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "The ETag of the answer you have; 304 while it still stands.",
    schema: { type: "string" },
  },
  {
    name: "If-Modified-Since",
    in: "header",
    required: false,
    description: "When you last read it; 304 when nothing has changed for you since.",
    schema: { type: "string" },
  },
];

const LAST_EVENT_ID = {
  name: "Last-Event-ID",
  in: "header",
  required: false,
  description: "The id of the last event you have; the stream goes on behind it.",
  schema: { type: "string" },
};

function parameters(schema: z.ZodObject | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: shape,
  }));
}

function responses(description: EndpointDescription): Json {
  const good: Json = { description: "Done." };
  if (description.output === "stream")
    good["content"] = { "text/event-stream": { schema: { type: "string" } } };
  else if (description.output === "text") good["content"] = { "text/plain": { schema: { type: "string" } } };
  else if (description.output) {
    good["content"] = { "application/json": { schema: jsonSchema(description.output, "output") } };
  }
  const answers: Json = { [description.status]: good };
  if (description.conditional) answers["304"] = { description: "Nothing has changed for you." };
  for (const [status, codes] of codesByStatus(description)) {
    answers[status] = {
      description: codes.join(", "),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    };
  }
  return answers;
}

/** The codes of the door, which every call can answer, beside the call's own. */
function codesByStatus(description: EndpointDescription): [string, ErrorCode[]][] {
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
  if (description.body)
    for (const code of ["broken_json", "unsupported_media_type", "body_too_large"] as const) codes.add(code);
  if (description.method === "POST") codes.add("idempotency_mismatch");
  return groupBy([...codes], (code) => String(ERROR_STATUS[code]));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
