import * as fc from "fast-check";
import type { z } from "zod";

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  valueType?: z.ZodType;
  keyType?: z.ZodType;
  in?: z.ZodType;
  items?: z.ZodType[];
  format?: string;
  entries?: Record<string, unknown>;
  values?: unknown[];
  parts?: unknown[];
};

/** Values of a schema's shape, with fields that it does not name. Where it checks more than the shape, not all of them pass. */
export function anAnswerTo(schema: z.ZodType): fc.Arbitrary<unknown> {
  const definition = schema.def as unknown as Definition;
  const {
    type,
    shape = {},
    element,
    innerType,
    options = [],
    valueType,
    keyType,
    in: input,
    items,
    format,
    parts = [],
  } = definition;
  const words = wordsOf(schema);
  if (words) return fc.constantFrom(...words);
  if (type === "object") {
    const fields = Object.entries(shape).map(([name, field]) => [name, anAnswerTo(field)] as const);
    return fc.record({ ...Object.fromEntries(fields), not_in_the_contract: fc.string() });
  }
  if (type === "array" && element) return fc.array(anAnswerTo(element), { maxLength: 3 });
  if (type === "nullable" && innerType) return fc.option(anAnswerTo(innerType));
  if (type === "default" && innerType) return anAnswerTo(innerType);
  if (type === "optional" && innerType) return fc.option(anAnswerTo(innerType), { nil: undefined });
  if (type === "union") return fc.oneof(...options.map(anAnswerTo));
  if (type === "record" && valueType && keyType) return recordOf(keyType, valueType);
  if (type === "pipe" && input) return anAnswerTo(input);
  if (items) return fc.tuple(...items.map(anAnswerTo));
  if (type === "string" && format) return WRITTEN;
  if (type === "template_literal") return textOf(parts);
  const leaf = LEAVES[format ?? type];
  if (!leaf) throw new Error(`no answer is made for a schema of type ${type}`);
  return leaf;
}

function wordsOf(schema: z.ZodType): unknown[] | null {
  const { values, entries } = schema.def as unknown as Definition;
  return values ?? (entries ? Object.values(entries) : null);
}

function recordOf(keyType: z.ZodType, valueType: z.ZodType): fc.Arbitrary<unknown> {
  const names = wordsOf(keyType) as string[] | null;
  if (!names) return fc.dictionary(fc.string({ minLength: 1 }), anAnswerTo(valueType), { maxKeys: 3 });
  return fc.record(Object.fromEntries(names.map((name) => [name, anAnswerTo(valueType)])));
}

/** A text that is put together: some parts of it are given, and of the others there is a schema. */
function textOf(parts: readonly unknown[]): fc.Arbitrary<string> {
  const made = parts.map((part) =>
    part !== null && typeof part === "object" ? anAnswerTo(part as z.ZodType) : fc.constant(part),
  );
  return fc.tuple(...made).map((texts) => texts.join(""));
}

const INSTANT = fc
  .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
  .map((at) => at.toISOString());

const WRITTEN = fc.oneof(
  INSTANT,
  INSTANT.map((at) => at.slice(0, 10)),
);

const LEAVES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.oneof(WRITTEN, fc.constant("06:00"), fc.string({ unit: "binary" })),
  number: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
  safeint: fc.integer({ min: 0, max: 99 }),
  boolean: fc.boolean(),
  null: fc.constant(null),
  unknown: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
};
