import { expect, test } from "vitest";
import { z } from "zod";
import { ALL_ENDPOINTS } from "../../contract/all-endpoints.ts";
import { filled } from "./filled.ts";

test("an answer of every call is made whole, and fits", () => {
  const wrong = ALL_ENDPOINTS.flatMap(({ id, output }) => {
    if (output === null || typeof output === "string") return [];
    const { error } = output.safeParse(filled(output));
    return error ? [`${id}: ${z.prettifyError(error)}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("what is given stays, at any depth, and what is missing beside it is added", () => {
  const schema = z.object({
    name: z.string(),
    cars: z.array(z.object({ plate: z.string(), seats: z.int() })),
  });
  expect(filled(schema, { cars: [{ plate: "TX 1" }] })).toEqual({
    name: "",
    cars: [{ plate: "TX 1", seats: 0 }],
  });
});
