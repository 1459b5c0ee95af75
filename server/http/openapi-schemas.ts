import { z } from "zod";
import { ANSWERED, SENT } from "./openapi-names.ts";

type Json = Record<string, unknown>;

/** The schemas of one document: each shape with a name stands once, and everything else refers to it. */
export class OpenApiSchemas {
  readonly components: Record<string, Json> = {};
  readonly refusals: Record<string, Json> = {};
  readonly #names = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() };

  constructor() {
    for (const [id, schema] of Object.entries(SENT)) this.#names.input.add(schema, { id });
    for (const [id, schema] of Object.entries(ANSWERED)) {
      this.#names.output.add(schema, { id });
      this.#names.input.add(schema, { id: looksTheSame(schema) ? id : `${id}Input` });
    }
  }

  /** The schema in place, with references to the shapes in it that have a name. */
  inline(schema: z.ZodType, io: "input" | "output"): Json {
    const {
      $schema: _dialect,
      id: _id,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, { io, unrepresentable: "any", metadata: this.#names[io] });
    for (const [name, shape] of Object.entries($defs)) this.#keep(name, tidy(shape));
    return tidy(rest) as Json;
  }

  /** A reference to the schema, under the name given unless it has one of its own. */
  refer(schema: z.ZodType, io: "input" | "output", otherwise: string): Json {
    const shape = this.inline(schema, io);
    if (this.#names[io].has(schema)) return shape;
    this.#keep(otherwise, shape);
    return { $ref: `#/components/schemas/${otherwise}` };
  }

  /** A reference to the refusal with one of these codes. */
  refusal(codes: readonly string[]): Json {
    const name = codes.join(".");
    this.refusals[name] = {
      description: codes.join(", "),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    };
    return { $ref: `#/components/responses/${name}` };
  }

  #keep(name: string, shape: unknown): void {
    const known = this.components[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(shape))
      throw new Error(`Two shapes of the API document are both called ${name}.`);
    this.components[name] = shape as Json;
  }
}

function looksTheSame(schema: z.ZodType): boolean {
  const shape = (io: "input" | "output") =>
    JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  return shape("input") === shape("output");
}

/** References as OpenAPI has them, and without what no tool can read. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(withItsKeys(value as Json))
      .filter(([key, inner]) => !(key === "id" && typeof inner === "string"))
      .map(([key, inner]) => [
        key,
        key === "$ref" && typeof inner === "string"
          ? inner.replace("#/$defs/", "#/components/schemas/")
          : tidy(inner),
      ]),
  );
}

/** A record of known keys as an object that names them: that is what generators read. */
function withItsKeys(shape: Json): Json {
  const { propertyNames, additionalProperties, ...rest } = shape;
  const keys = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (keys === undefined || rest["required"] === undefined) return shape;
  const properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}
