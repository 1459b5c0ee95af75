import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ALL_ENDPOINTS } from "../../contract/all-endpoints.ts";
import { anAnswerTo } from "../testing/an-answer-to.ts";
import { compileSerializer } from "./serializer.ts";

const ENDPOINTS = ALL_ENDPOINTS.filter(({ output }) => typeof output === "object" && output !== null);

/** What a reader gets of an answer. */
function asRead(serialize: () => string): unknown {
  try {
    const text = serialize();
    return text === "refused" ? text : (JSON.parse(text) as unknown);
  } catch {
    return "refused";
  }
}

describe("a serializer", () => {
  it("writes for every call of the contract what zod would let through, and nothing else", () => {
    const passed = new Map<string, number>();
    for (const { id, output } of ENDPOINTS) {
      const schema = output as z.ZodType;
      const serialize = compileSerializer(schema);
      fc.assert(
        fc.property(anAnswerTo(schema), (answer) => {
          const parsed = schema.safeParse(answer);
          const wanted = parsed.success ? JSON.stringify(parsed.data) : "refused";
          expect([id, asRead(() => serialize(answer))]).toEqual([id, asRead(() => wanted)]);
          passed.set(id, (passed.get(id) ?? 0) + Number(parsed.success));
        }),
        { numRuns: 20 },
      );
    }
    // Those that check plates, addresses of mail and the like are rarely met by chance, so most must be.
    const met = [...passed.values()].filter((times) => times > 0);
    expect(met.length).toBeGreaterThan(ENDPOINTS.length * 0.8);
  });

  it("drops what the contract does not name, however deep", () => {
    const serialize = compileSerializer(
      z.object({
        id: z.int(),
        driver: z.object({ name: z.string() }).nullable(),
        lines: z.array(z.object({})),
      }),
    );
    const ride = { id: 1, password_hash: "x", driver: { name: "Ana", phone: "5" }, lines: [{ secret: 1 }] };
    expect(serialize(ride)).toBe('{"id":1,"driver":{"name":"Ana"},"lines":[{}]}');
  });

  it("writes any text so that it is read back the same", () => {
    const serialize = compileSerializer(z.object({ text: z.string() }));
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
        expect(JSON.parse(serialize({ text }))).toEqual({ text });
      }),
    );
  });

  it("refuses what does not fit, naming the field and never its value", () => {
    const serialize = compileSerializer(
      z.object({ ride: z.object({ phone: z.string(), seats: z.int(), state: z.enum(["a", "b"]) }) }),
    );
    const good = { phone: "5551234", seats: 2, state: "a" };
    expect(serialize({ ride: good })).toBe('{"ride":{"phone":"5551234","seats":2,"state":"a"}}');
    const bad = [
      { ...good, phone: 5551234 },
      { ...good, phone: undefined },
      { ...good, seats: 1.5 },
      { ...good, seats: Number.NaN },
      { ...good, state: "5551234" },
    ];
    for (const ride of bad)
      expect(() => serialize({ ride })).toThrow(/fit its contract at ride\.\w+: (?!.*5551234)/);
    expect(() => serialize({ ride: null })).toThrow("at ride");
    expect(() => serialize([])).toThrow("an object");
  });

  it("tells the kinds of a union apart, and leaves the others to zod", () => {
    const list = compileSerializer(
      z.union([z.array(z.object({ id: z.int() })), z.object({ count: z.int() })]),
    );
    expect(list([{ id: 1, more: 2 }])).toBe('[{"id":1}]');
    expect(list({ count: 3, more: 2 })).toBe('{"count":3}');
    expect(() => list("3")).toThrow("any of its kinds");
    const either = compileSerializer(z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]));
    expect(either({ b: 1, c: 2 })).toBe('{"b":1}');
  });
});
