import type { z } from "zod";
import type { Access, EndpointDescription } from "../../contract/endpoint.ts";
import { groupBy } from "../../domain/group-by.ts";
import { errorCodesOf } from "../../contract/error-codes-of.ts";
import { ERROR_STATUS, errorBodySchema } from "../../contract/errors.ts";
import { ACTORS } from "../../domain/accounts/roles.ts";
import { OpenApiSchemas } from "./openapi-schemas.ts";

type Json = Record<string, unknown>;

/** The contract as OpenAPI 3.1. */
export function openApiDocument(endpoints: readonly EndpointDescription[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  const schemas = new OpenApiSchemas();
  schemas.refer(errorBodySchema, "output", "Error");
  // Answers come first: they have the name, where the same schema is also sent and looks otherwise then.
  for (const description of endpoints) responses(description, schemas);
  for (const description of endpoints) {
    const path = (paths[description.path] ??= {});
    path[description.method.toLowerCase()] = operation(description, schemas);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Taxi and transfers",
      version: "1.0.0",
      description:
        "Taxi and transfers for Curaçao. Every path answers with and without its trailing slash. Days are Curaçao's, `end_date` is the day after the last. Unknown names in a query are ignored, save where a call says that it refuses them; names against caches (_, timestamp) are always taken.",
      license: { name: "All rights reserved", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: schemas.components,
      parameters: HEADERS,
      headers: ANSWERED,
      responses: schemas.refusals,
    },
  };
}

function operation(description: EndpointDescription, schemas: OpenApiSchemas): Json {
  const name = capitalized(description.id);
  const guestsMay = description.access.guest !== "no";
  return {
    operationId: description.id,
    summary: description.summary,
    description: [
      description.summary,
      whoMay(description),
      ...(description.strictQuery ? [STRICT] : []),
    ].join(" "),
    tags: [description.tag],
    "x-access": description.access,
    security: guestsMay ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parameters(description.params, "path", schemas),
      ...parameters(description.query, "query", schemas),
      ...headersOf(description),
    ],
    ...(description.body
      ? {
          requestBody: {
            required: true,
            content: {
              "application/json": { schema: schemas.refer(description.body, "input", `${name}Request`) },
            },
          },
        }
      : {}),
    responses: responses(description, schemas),
  };
}

const STRICT = "Unknown names are refused.";

/** The headers that many calls take, said once. */
const HEADERS = {
  IdempotencyKey: header(
    "Idempotency-Key",
    "The same key and body get the first answer again, and nothing is done twice.",
    { type: "string", minLength: 1, maxLength: 255 },
  ),
  IfNoneMatch: header("If-None-Match", "The ETag of the answer you have; 304 while it still stands."),
  IfModifiedSince: header(
    "If-Modified-Since",
    "When you last read it; 304 when nothing has changed for you since.",
  ),
  LastEventId: header("Last-Event-ID", "The id of the last event you have; the stream goes on behind it."),
};

function header(name: string, description: string, schema: Json = { type: "string" }): Json {
  return { name, in: "header", required: false, description, schema };
}

/** Headers that answers have beside their bodies. */
const ANSWERED = {
  AsOf: {
    description:
      "Where a replica answered: up to when it had every change. Without this header the answer is of now.",
    required: false,
    schema: { type: "string", format: "date-time" },
  },
};

function headersOf({ method, conditional, output }: EndpointDescription): Json[] {
  const names: (keyof typeof HEADERS)[] = [
    ...(method === "POST" ? (["IdempotencyKey"] as const) : []),
    ...(conditional ? (["IfNoneMatch", "IfModifiedSince"] as const) : []),
    ...(output === "stream" ? (["LastEventId"] as const) : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function parameters(
  schema: z.ZodObject | undefined,
  place: "path" | "query",
  schemas: OpenApiSchemas,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.inline(schema, "input") as {
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

const CONTENT = {
  stream: { "text/event-stream": { schema: { type: "string" } } },
  archive: { "application/zip": { schema: { type: "string", format: "binary" } } },
  csv: { "text/csv": { schema: { type: "string" } } },
  file: {
    "application/pdf": { schema: { type: "string", format: "binary" } },
    "image/jpeg": { schema: { type: "string", format: "binary" } },
    "image/png": { schema: { type: "string", format: "binary" } },
  },
  picture: { "image/png": { schema: { type: "string", format: "binary" } } },
  tile: { "application/vnd.mapbox-vector-tile": { schema: { type: "string", format: "binary" } } },
};

function responses(description: EndpointDescription, schemas: OpenApiSchemas): Json {
  const good: Json = { description: "Done." };
  const { output } = description;
  if (typeof output === "string") good["content"] = CONTENT[output];
  else if (output)
    good["content"] = { "application/json": { schema: answerSchema(description, output, schemas) } };
  if (description.mayLag && typeof output !== "string") {
    good["headers"] = { "As-Of": { $ref: "#/components/headers/AsOf" } };
  }
  const answers: Json = { [description.status]: good };
  if (description.conditional) answers["304"] = { description: "Nothing has changed for you." };
  for (const [status, codes] of groupBy(errorCodesOf(description), (code) => String(ERROR_STATUS[code]))) {
    answers[status] = schemas.refusal(codes);
  }
  return answers;
}

/** An object goes by a name; a list or a choice says what is in it. */
function answerSchema(description: EndpointDescription, output: z.ZodType, schemas: OpenApiSchemas): Json {
  return output.type === "object"
    ? schemas.refer(output, "output", `${capitalized(description.id)}Answer`)
    : schemas.inline(output, "output");
}

/** The actors who may make the call, in a sentence: a client's author asks that first. */
function whoMay({ access }: EndpointDescription): string {
  const actors = ACTORS.filter((actor) => access[actor] !== "no");
  if (actors.length === ACTORS.length && actors.every((actor) => access[actor] === "any"))
    return "For everyone.";
  return `For ${actors.map((actor) => reader(actor, access[actor])).join(", ")}.`;
}

function reader(actor: string, access: Access): string {
  return access === "own" ? `${actor} (own only)` : actor;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
