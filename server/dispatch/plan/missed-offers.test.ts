import { expect, it } from "vitest";
import { pauseAfter } from "./missed-offers.ts";

const LAST = new Date("2026-11-24T14:00:00Z");
const minutes = (missed: number) => (pauseAfter(missed, LAST).getTime() - LAST.getTime()) / 60_000;

it("leaves a driver who doesn't answer alone for longer each time, and never for more than half an hour", () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(minutes)).toEqual([1, 2, 4, 8, 16, 30, 30]);
});
