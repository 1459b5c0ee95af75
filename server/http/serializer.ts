import type { z } from "zod";

/** Writes a value as JSON by its description: what that does not name is left out, what does not fit it is an error. */
export type Serializer = (value: unknown) => string;

/** The kind of value at a place of JSON; a union is told apart by it. */
type Kind = "object" | "array" | "string" | "number" | "boolean" | "null";
type Writer = {
  readonly write: Serializer;
  /** The kinds that it takes; null where only the schema itself can tell. */
  readonly kinds: ReadonlySet<Kind> | null;
};

/**
 * Makes the serializer of a schema, once. It checks and writes in one pass what zod would check, copy and leave to
 * `JSON.stringify`; kinds of schema that no answer has in great numbers are still parsed by zod itself.
 */
export function compileSerializer(schema: z.ZodType): Serializer {
  return writerOf(schema).write;
}

/** The parts of zod's own description of a schema that are read here. */
type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly rest?: z.ZodType | null;
  readonly options?: readonly z.ZodType[];
  readonly checks?: readonly unknown[];
  readonly format?: string;
  /** Of a moment: all that zod checks of it. */
  readonly pattern?: RegExp;
  /** Of an enum, by their names in code, and of a literal. */
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
};

function definitionOf(schema: z.ZodType): Definition {
  return schema.def as unknown as Definition;
}

function writerOf(schema: z.ZodType): Writer {
  const definition = definitionOf(schema);
  const isChecked = (definition.checks?.length ?? 0) > 0;
  switch (definition.type) {
    case "object":
      return isChecked || definition.catchall ? byZod(schema) : objectWriter(schema, definition.shape ?? {});
    case "array":
      return isChecked || !definition.element ? byZod(schema) : arrayWriter(definition.element);
    case "tuple":
      return isChecked || !definition.items || definition.rest
        ? byZod(schema)
        : tupleWriter(schema, definition.items);
    case "string":
      if (isChecked) return byZod(schema);
      if (definition.format === "datetime" && definition.pattern) return momentWriter(definition.pattern);
      return definition.format === undefined ? TEXT : byZod(schema);
    case "number":
      if (isChecked) return byZod(schema);
      if (definition.format === undefined) return NUMBER;
      return definition.format === "safeint" ? WHOLE_NUMBER : byZod(schema);
    case "boolean":
      return YES_NO;
    case "null":
      return NOTHING;
    case "enum":
    case "literal":
      return wordWriter(definition.values ?? Object.values(definition.entries ?? {}));
    case "nullable":
      return definition.innerType ? nullableWriter(writerOf(definition.innerType)) : byZod(schema);
    case "union":
      return unionWriter(schema, definition.options ?? []);
    default:
      return byZod(schema);
  }
}

function byZod(schema: z.ZodType): Writer {
  return { write: (value) => JSON.stringify(schema.parse(value)), kinds: null };
}

const TEXT: Writer = {
  write: (value) => (typeof value === "string" ? quoted(value) : unfit("text", value)),
  kinds: new Set(["string"]),
};
const NUMBER: Writer = {
  write: (value) => (Number.isFinite(value) ? String(value) : unfit("a number", value)),
  kinds: new Set(["number"]),
};
const WHOLE_NUMBER: Writer = {
  write: (value) => (Number.isSafeInteger(value) ? String(value) : unfit("a whole number", value)),
  kinds: new Set(["number"]),
};
const YES_NO: Writer = {
  write: (value) => (value === true ? "true" : value === false ? "false" : unfit("yes or no", value)),
  kinds: new Set(["boolean"]),
};
const NOTHING: Writer = {
  write: (value) => (value === null ? "null" : unfit("null", value)),
  kinds: new Set(["null"]),
};

function momentWriter(pattern: RegExp): Writer {
  return {
    write: (value) =>
      typeof value === "string" && pattern.test(value) ? `"${value}"` : unfit("a moment", value),
    kinds: new Set(["string"]),
  };
}

/** Text that is its own JSON but for the quotes; looking is quicker than asking for any text to be escaped. */
const PLAIN = /^[ !#-[\]-~]*$/;
const LONG = 64;

function quoted(text: string): string {
  return text.length < LONG && PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

function wordWriter(values: readonly unknown[]): Writer {
  const texts = new Map<unknown, string>();
  for (const value of values) texts.set(value, JSON.stringify(value));
  const kinds = new Set(values.map(kindOf));
  return { write: (value) => texts.get(value) ?? unfit("one of its words", value), kinds };
}

function nullableWriter({ write, kinds }: Writer): Writer {
  return {
    write: (value) => (value === null ? "null" : write(value)),
    kinds: kinds && new Set([...kinds, "null" as const]),
  };
}

function arrayWriter(element: z.ZodType): Writer {
  const { write } = writerOf(element);
  return {
    write(value) {
      if (!Array.isArray(value)) return unfit("a list", value);
      let text = "[";
      for (let index = 0; index < value.length; index++) {
        text += index === 0 ? write(value[index]) : `,${write(value[index])}`;
      }
      return `${text}]`;
    },
    kinds: new Set(["array"]),
  };
}

function tupleWriter(schema: z.ZodType, items: readonly z.ZodType[]): Writer {
  if (items.some((item) => item.isOptional())) return byZod(schema);
  const writers = items.map((item) => writerOf(item).write);
  return {
    write(value) {
      if (!Array.isArray(value) || value.length !== writers.length)
        return unfit("a list of its length", value);
      return `[${writers.map((write, index) => write(value[index])).join(",")}]`;
    },
    kinds: new Set(["array"]),
  };
}

type Field = { name: string; head: string; write: Serializer; mayLack: boolean };

function objectWriter(schema: z.ZodType, shape: Readonly<Record<string, z.ZodType>>): Writer {
  const fields: Field[] = [];
  for (const [name, given] of Object.entries(shape)) {
    const mayLack = definitionOf(given).type === "optional";
    const inner = mayLack ? definitionOf(given).innerType : given;
    // Schemas that fill in a missing value are left to zod.
    if (!inner || inner.isOptional()) return byZod(schema);
    fields.push({ name, head: `${JSON.stringify(name)}:`, write: writerOf(inner).write, mayLack });
  }
  return {
    write(value) {
      if (kindOf(value) !== "object") return unfit("an object", value);
      let text = "";
      for (const { name, head, write, mayLack } of fields) {
        const part = (value as Record<string, unknown>)[name];
        if (part === undefined && mayLack) continue;
        text += text === "" ? head : `,${head}`;
        text += writeField(name, write, part);
      }
      return `{${text}}`;
    },
    kinds: new Set(["object"]),
  };
}

/** Names the field in the error; its value may be somebody's name or phone and is not told. */
function writeField(name: string, write: Serializer, value: unknown): string {
  try {
    return write(value);
  } catch (error) {
    if (error instanceof UnfitAnswer) throw new UnfitAnswer(error.why, [name, ...error.path]);
    throw error;
  }
}

/** Told apart by what JSON has there, where that is enough; the first option of several is left to zod to find. */
function unionWriter(schema: z.ZodType, options: readonly z.ZodType[]): Writer {
  const writers = options.map(writerOf);
  const byKind = new Map<Kind, Serializer>();
  for (const { write, kinds } of writers) {
    for (const kind of kinds ?? []) {
      if (byKind.has(kind)) return byZod(schema);
      byKind.set(kind, write);
    }
    if (!kinds) return byZod(schema);
  }
  const write: Serializer = (value) => (byKind.get(kindOf(value)) ?? unfitOption)(value);
  return { write, kinds: new Set(byKind.keys()) };
}

const unfitOption: Serializer = (value) => unfit("any of its kinds", value);

function kindOf(value: unknown): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "bigint" || type === "symbol" || type === "function" || type === "undefined"
    ? "null"
    : type;
}

function unfit(expected: string, value: unknown): never {
  throw new UnfitAnswer(`expected ${expected}, got ${value === null ? "null" : typeof value}`, []);
}

/** An answer that breaks its own contract: a mistake of ours. */
class UnfitAnswer extends Error {
  readonly why: string;
  readonly path: readonly string[];

  constructor(why: string, path: readonly string[]) {
    super(`an answer does not fit its contract at ${path.join(".") || "its top"}: ${why}`);
    this.why = why;
    this.path = path;
  }
}
