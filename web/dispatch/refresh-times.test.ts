import { expect, test } from "vitest";
import { untilNextRead } from "./refresh-times.ts";

const SOON = () => 0;
const LATE = () => 1;

test("the dashboard and the drivers vary by two and a half seconds, the lists of rides keep their beat", () => {
  const spans = (["dashboard", "drivers", "assigned", "pending"] as const).map((screen) => [
    untilNextRead(screen, SOON)(readTimes(1)),
    untilNextRead(screen, LATE)(readTimes(1)),
  ]);
  expect(spans).toEqual([
    [7_500, 12_500],
    [12_500, 17_500],
    [10_000, 10_000],
    [15_000, 15_000],
  ]);
});

test("however often a screen is drawn, the wait for the next reading stays what it was", () => {
  const query = readTimes(1);
  const drawn = Array.from({ length: 20 }, () => untilNextRead("dashboard")(query));
  expect(new Set(drawn).size).toBe(1);
});

test("after each reading, also one that failed, another wait may follow, and no two lists need wait alike", () => {
  const query = readTimes(0);
  const waits = Array.from({ length: 20 }, (_, reading) => {
    query.state =
      reading % 2 === 0
        ? { ...query.state, dataUpdateCount: query.state.dataUpdateCount + 1 }
        : { ...query.state, errorUpdateCount: query.state.errorUpdateCount + 1 };
    return untilNextRead("drivers")(query);
  });
  expect(new Set(waits).size).toBeGreaterThan(10);
  const lists = Array.from({ length: 20 }, () => untilNextRead("drivers")(readTimes(1)));
  expect(new Set(lists).size).toBeGreaterThan(10);
});

function readTimes(dataUpdateCount: number) {
  return { state: { dataUpdateCount, errorUpdateCount: 0 } };
}
