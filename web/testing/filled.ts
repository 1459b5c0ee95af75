import { z } from "zod";
import { HOUR_MS } from "../../domain/time-units.ts";

/** Some of what a thing has, at any depth. */
export type Facts<T> = T extends readonly (infer Element)[]
  ? readonly Facts<Element>[]
  : T extends object
    ? { readonly [Field in keyof T]?: Facts<T[Field]> | undefined }
    : T;

/**
 * A whole thing of a schema from the facts that matter to a test: a text that is missing is empty, a number zero, a list
 * without elements, a choice its first word, a moment in an hour. What may be left out or be null is so.
 */
export function filled<S extends z.ZodType>(schema: S, facts?: Facts<z.input<S>>): z.input<S> {
  return fill(schema, facts) as z.input<S>;
}

/** The same as whoever reads it has it, checked: a test that gives what the schema refuses fails. */
export function madeOf<S extends z.ZodType>(schema: S, facts?: Facts<z.input<S>>): z.output<S> {
  return schema.parse(filled(schema, facts));
}

/** A text that is missing is the first of these that its schema takes. */
const TEXTS = ["", "2026-11-20", "06:00", "0.00", "Trupial", "+599 9 555 0123", "ana@example.com"];
/** A list has as few elements as its schema takes; one for each hour of a day is the longest there is. */
const LENGTHS = [0, 1, 2, 3, 4, 24];
const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString();

function fill(schema: z.core.$ZodType, fact: unknown): unknown {
  if (schema instanceof z.ZodOptional) return fact === undefined ? undefined : fill(schema.unwrap(), fact);
  if (schema instanceof z.ZodDefault) return fact === undefined ? undefined : fill(schema.unwrap(), fact);
  if (schema instanceof z.ZodNullable)
    return fact === undefined || fact === null ? null : fill(schema.unwrap(), fact);
  if (schema instanceof z.ZodPipe && fact === undefined)
    return firstThatFits(schema, [fill(schema.in, undefined), ...TEXTS]);
  if (schema instanceof z.ZodPipe) return fill(schema.in, fact);
  if (schema instanceof z.ZodObject) return fillFields(schema.shape, fact);
  if (schema instanceof z.ZodArray) return fillList(schema, fact);
  if (schema instanceof z.ZodUnion) return fillChoice(schema.options, fact);
  if (schema instanceof z.ZodRecord) return fillRecord(schema, fact);
  if (schema instanceof z.ZodTuple && fact === undefined)
    return schema.def.items.map((item) => fill(item, undefined));
  return fact === undefined ? leastOf(schema) : fact;
}

function fillFields(shape: Readonly<Record<string, z.core.$ZodType>>, fact: unknown): unknown {
  if (fact !== undefined && !isRecord(fact)) return fact;
  const fields = Object.entries(shape).map(([name, field]) => [name, fill(field, fact?.[name])] as const);
  return { ...fact, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
}

function fillList(schema: z.ZodArray, fact: unknown): unknown {
  if (Array.isArray(fact)) return fact.map((one) => fill(schema.element, one));
  if (fact !== undefined) return fact;
  const lists = LENGTHS.map((length) => Array.from({ length }, () => fill(schema.element, undefined)));
  return firstThatFits(schema, lists);
}

function firstThatFits(schema: z.core.$ZodType, values: readonly unknown[]): unknown {
  return values.find((value) => z.safeParse(schema, value).success) ?? values[0];
}

/** The first of a choice that the facts, made whole by it, fit. */
function fillChoice(options: readonly z.core.$ZodType[], fact: unknown): unknown {
  const choices = options.map((option) => ({ option, value: fill(option, fact) }));
  return choices.find(({ option, value }) => z.safeParse(option, value).success)?.value ?? fact;
}

function fillRecord({ keyType, valueType }: z.ZodRecord, fact: unknown): unknown {
  const words = keyType instanceof z.ZodEnum ? keyType.options.map(String) : [];
  const given = isRecord(fact) ? fact : {};
  const names = [...new Set([...words, ...Object.keys(given)])];
  return Object.fromEntries(names.map((name) => [name, fill(valueType, given[name])]));
}

function leastOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodISODateTime) return inAnHour();
  if (schema instanceof z.ZodISODate) return inAnHour().slice(0, 10);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return firstThatFits(schema, TEXTS);
  if (schema instanceof z.ZodNumber) return Math.max(0, schema.minValue ?? 0);
  if (schema instanceof z.ZodBoolean) return false;
  return null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
