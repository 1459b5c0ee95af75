import { z } from "zod";

type Json = Record<string, unknown>;

/** The schemas of one document: each shape that has a name by `.meta({ id })` stands once, and everything else refers to it. */
export class OpenApiSchemas {
  readonly components: Record<string, Json> = {};
  readonly refusals: Record<string, Json> = {};

  /** The schema in place, with references to the shapes in it that have a name. */
  inline(schema: z.ZodType, io: "input" | "output"): Json {
    const {
      $schema: _dialect,
      id: _id,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
    const shapes = Object.entries($defs);
    const nameOf = namesOf(shapes.filter(([name, shape]) => io === "input" && this.#isOther(name, shape)));
    for (const [name, shape] of shapes) this.#keep(nameOf(name), tidy(shape, nameOf));
    return tidy(rest, nameOf) as Json;
  }

  /** A reference to the schema, under the name given unless it has one of its own. */
  refer(schema: z.ZodType, io: "input" | "output", otherwise: string): Json {
    const shape = this.inline(schema, io);
    if (z.globalRegistry.get(schema)?.id !== undefined) return shape;
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

  /** Whether a shape of that name is known which looks otherwise. */
  #isOther(name: string, shape: unknown): boolean {
    const known = this.components[name];
    return known !== undefined && JSON.stringify(known) !== JSON.stringify(tidy(shape));
  }

  #keep(name: string, shape: unknown): void {
    const known = this.components[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(shape))
      throw new Error(`Two shapes of the API document are both called ${name}.`);
    this.components[name] = shape as Json;
  }
}

/** A schema that is sent and answered in two shapes has two names. */
function namesOf(others: readonly (readonly [string, unknown])[]): (name: string) => string {
  const renamed = new Set(others.map(([name]) => name));
  return (name) => (renamed.has(name) ? `${name}Input` : name);
}

/** References as OpenAPI has them, and without what no tool can read. */
function tidy(value: unknown, nameOf = (name: string) => name): unknown {
  if (Array.isArray(value)) return value.map((each) => tidy(each, nameOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(withItsKeys(value as Json))
      .filter(([key, inner]) => !(key === "id" && typeof inner === "string"))
      .map(([key, inner]) => [
        key,
        key === "$ref" && typeof inner === "string"
          ? `#/components/schemas/${nameOf(inner.replace("#/$defs/", ""))}`
          : tidy(inner, nameOf),
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
