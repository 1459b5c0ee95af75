import { expect, it } from "vitest";
import { cancellationSchema } from "./cancel-reason.ts";
import { CANCEL_REASONS, MAX_CANCEL_NOTE } from "../../domain/rides/cancel-reason.ts";

it("takes a ride back with a reason, with words, with both, or without a word", () => {
  expect(cancellationSchema.parse({})).toEqual({});
  for (const reason of CANCEL_REASONS) expect(cancellationSchema.parse({ reason })).toEqual({ reason });
  expect(cancellationSchema.parse({ note: "  Flat tyre " })).toEqual({ note: "Flat tyre" });
});

it("refuses a reason that nobody knows, and a story", () => {
  expect(cancellationSchema.safeParse({ reason: "bored" }).success).toBe(false);
  expect(cancellationSchema.safeParse({ note: "x".repeat(MAX_CANCEL_NOTE + 1) }).success).toBe(false);
});
