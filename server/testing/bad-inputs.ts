import * as fc from "fast-check";
import { z } from "zod";
import type { EndpointDescription } from "../../contract/endpoint.ts";

/** One request that a careless or hostile client might send: the described input with something wrong in it. */
export type BadInput = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: string | undefined;
  contentType: string;
};

/** What has broken servers before: wrong kinds, edges of number and time, text that databases and parsers dislike. */
const HOSTILE: readonly unknown[] = [
  null,
  "",
  " ",
  "null",
  "NaN",
  -1,
  0,
  1.5,
  1e308,
  -1e308,
  2_147_483_648,
  9_007_199_254_740_991,
  "99999999999999999999",
  "-1",
  "1e9",
  "0x10",
  true,
  [],
  {},
  [[[[]]]],
  { $gt: "" },
  { __proto__: null, constructor: { prototype: 1 } },
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\ufeff\u200b",
  "🛺".repeat(200),
  "x".repeat(5_000),
  "'; drop table rides; --",
  "%' or 1=1",
  "../../etc/passwd",
  "%00",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "a@b\r\nBcc: c@d.e",
  "0000-00-00",
  "2026-02-30",
  "2026-11-20T25:61:61Z",
  "9999-12-31T23:59:59+14:00",
  "+275760-09-13T00:00:00Z",
  "-000001-01-01T00:00:00Z",
  "24:00:00",
  "999,999",
  "NaN,Infinity",
  "12.1,-68.9,1",
];

/** Values that most fields of this product can mean; the first that a field's schema takes is used. */
const PLAUSIBLE: readonly unknown[] = [
  1,
  true,
  "5551234",
  "ana@trupial.example",
  "2026-11-21T16:00:00-04:00",
  "2026-11-21",
  "12:30:00",
  "false",
  "Punda",
  "1",
  "12.1889,-68.9597",
  12.1889,
  -68.9597,
  "economy",
  "available",
  "kunuku-sunset-7",
  "en",
  "https://trupial.example/push",
  [],
  {},
  null,
];

const CONTENT_TYPES = [
  "application/json",
  "application/json",
  "application/json",
  "text/plain",
  "application/xml",
  "",
];
const RAW_BODIES = [
  "",
  "{",
  "[]",
  "null",
  "7",
  '"text"',
  '{"a":',
  "\u0000",
  `${"[".repeat(2_000)}`,
  "a=1&b=2",
];

const bad = fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 2 }));
const plan = fc.record({
  kind: fc.constantFrom("fields", "fields", "fields", "fields", "raw", "extra"),
  places: fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }),
  values: fc.array(bad, { minLength: 3, maxLength: 3 }),
  raw: fc.constantFrom(...RAW_BODIES),
  contentType: fc.constantFrom(...CONTENT_TYPES),
  id: fc.constantFrom(
    "1",
    "2",
    "0",
    "-1",
    "999999",
    "99999999999",
    "abc",
    "1.5",
    "%00",
    "%2e%2e",
    "a b",
    "é",
  ),
});

/** Bad inputs for one call, made from its description; the same every time for the same seed. */
export function badInputsFor(description: EndpointDescription, count: number, seed: number): BadInput[] {
  return fc.sample(plan, { numRuns: count, seed }).map((chosen) => {
    const fields = [...fieldsOf(description, "query"), ...fieldsOf(description, "body")];
    const spoilt = new Map(
      chosen.places.map((place, index) => [fields[place % Math.max(1, fields.length)], chosen.values[index]]),
    );
    const filled = (place: "query" | "body") =>
      Object.fromEntries(
        fieldsOf(description, place).map((field) => [
          field.name,
          spoilt.has(field) ? spoilt.get(field) : plausible(field.schema),
        ]),
      );
    const extra = chosen.kind === "extra" ? { id: 1, status: "Completed", role: "staff", driver_id: 1 } : {};
    const body = chosen.kind === "raw" ? chosen.raw : JSON.stringify({ ...filled("body"), ...extra });
    return {
      params: Object.fromEntries(fieldsOf(description, "params").map(({ name }) => [name, chosen.id])),
      query: asText(filled("query")),
      body: description.method === "GET" ? undefined : body,
      contentType: chosen.kind === "raw" ? chosen.contentType : "application/json",
    };
  });
}

type Field = { place: string; name: string; schema: z.ZodType };
const known = new WeakMap<EndpointDescription, Map<string, Field[]>>();

/** The same objects every time, so that a field can be looked up by identity. */
function fieldsOf(description: EndpointDescription, place: "params" | "query" | "body"): Field[] {
  const places = known.get(description) ?? new Map<string, Field[]>();
  known.set(description, places);
  const found = places.get(place);
  if (found) return found;
  const shape = description[place]?.shape ?? {};
  const fields = Object.entries(shape).map(([name, schema]) => ({
    place,
    name,
    schema: schema as z.ZodType,
  }));
  places.set(place, fields);
  return fields;
}

const plausibles = new WeakMap<z.ZodType, { readonly value: unknown }>();

function plausible(schema: z.ZodType): unknown {
  const found = plausibles.get(schema) ?? { value: findPlausible(schema) };
  plausibles.set(schema, found);
  return found.value;
}

function findPlausible(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, inner]) => [name, plausible(inner as z.ZodType)]),
    );
  }
  return PLAUSIBLE.find((value) => schema.safeParse(value).success);
}

function asText(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
}
