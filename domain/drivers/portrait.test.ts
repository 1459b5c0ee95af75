import { expect, it } from "vitest";
import { pngOf } from "../testing/png-of.ts";
import { MAX_PORTRAIT_BYTES, portraitKind } from "./portrait.ts";

it("is a picture up to its bytes and its sides", () => {
  expect(MAX_PORTRAIT_BYTES).toBe(46_080);
  expect(portraitKind(pngOf(1_024, 1_024, MAX_PORTRAIT_BYTES))).toBe("image/png");
  expect(portraitKind(pngOf(256, 256, MAX_PORTRAIT_BYTES + 1))).toBeNull();
  expect([portraitKind(pngOf(1_025, 10)), portraitKind(pngOf(10, 1_025))]).toEqual([null, null]);
});

it("is nothing else", () => {
  expect(portraitKind(new TextEncoder().encode("%PDF-1.7"))).toBeNull();
});
