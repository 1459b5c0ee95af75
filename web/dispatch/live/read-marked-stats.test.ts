import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DashboardStats } from "../../../contract/reports/dispatch-figures.ts";
import type { DatedAnswer } from "../../api/call-for-list.ts";
import { keepInMemory } from "../../testing/kept-in-memory.ts";
import { keepMarker, STALE_MS } from "./cache-marker.ts";
import { readMarkedStats } from "./read-marked-stats.ts";

const STATS = { pendingCount: 4, availableDrivers: 2 } as DashboardStats;
const UNCHANGED: DatedAnswer<DashboardStats> = { changed: false };
const READ_AT = Date.parse("2026-11-20T14:00:10Z");
const CHANGED: DatedAnswer<DashboardStats> = { changed: true, value: STATS, at: READ_AT, next: null };

beforeEach(() => {
  keepInMemory();
  vi.useFakeTimers({ now: READ_AT });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the figures are asked for since their last reading, a second early, and stay where nothing has changed", async () => {
  await readMarkedStats({ shown: undefined, waiting: undefined, read: async () => CHANGED });
  const read = vi.fn(async (_since: Date | null) => UNCHANGED);
  expect(await readMarkedStats({ shown: STATS, waiting: 4, read })).toBe(STATS);
  expect(read).toHaveBeenCalledExactlyOnceWith(new Date(READ_AT - 1_000));
});

test.each([
  ["another number of rides waits", 5, 0],
  ["it is not known how many wait", undefined, 0],
  ["the last reading is over two minutes old", 4, STALE_MS + 1],
])("they are read in full when %s", async (_when, waiting, passed) => {
  keepMarker("dashboard", { at: READ_AT, count: 4 });
  vi.advanceTimersByTime(passed);
  const read = vi.fn(async (_since: Date | null) => CHANGED);
  await readMarkedStats({ shown: STATS, waiting, read });
  expect(read).toHaveBeenCalledExactlyOnceWith(null);
});

test("what has not changed and is on no screen is read in full half a second later", async () => {
  keepMarker("dashboard", { at: READ_AT, count: 4 });
  const read = vi.fn(async (since: Date | null) => (since === null ? CHANGED : UNCHANGED));
  const reading = readMarkedStats({ shown: undefined, waiting: 4, read });
  await vi.advanceTimersByTimeAsync(500);
  expect(await reading).toBe(STATS);
  expect(read).toHaveBeenCalledTimes(2);
});
