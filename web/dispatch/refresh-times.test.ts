import { expect, test } from "vitest";
import { untilNextRead } from "./refresh-times.ts";

const SOON = () => 0;
const LATE = () => 1;

test("the dashboard and the drivers vary by two and a half seconds, the lists of rides keep their beat", () => {
  const spans = (["dashboard", "drivers", "assigned", "pending"] as const).map((screen) => [
    untilNextRead(screen, SOON)(),
    untilNextRead(screen, LATE)(),
  ]);
  expect(spans).toEqual([
    [7_500, 12_500],
    [12_500, 17_500],
    [10_000, 10_000],
    [15_000, 15_000],
  ]);
});

test("no two waits of a screen need be the same", () => {
  const next = untilNextRead("dashboard");
  expect(new Set(Array.from({ length: 20 }, next)).size).toBeGreaterThan(1);
});
