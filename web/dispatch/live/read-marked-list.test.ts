import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DatedAnswer } from "../../api/call-for-list.ts";
import { keepInMemory } from "../../testing/kept-in-memory.ts";
import { keepMarker, STALE_MS } from "./cache-marker.ts";
import { readMarkedList } from "./read-marked-list.ts";

const READ_AT = Date.parse("2026-11-20T14:00:10Z");
const ROWS = ["Ana", "Bo"];
const UNCHANGED: DatedAnswer<string[]> = { changed: false };

beforeEach(() => {
  keepInMemory();
  vi.useFakeTimers({ now: READ_AT });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads the waiting rides, of which the server has so many, and notes how each page was asked for. */
function read(count: number, shown?: readonly string[]) {
  const asked: (string | null)[] = [];
  const reading = readMarkedList({
    list: "pending_rides",
    shown,
    readCount: async () => count,
    readPage: async (_cursor, since) => {
      asked.push(since?.toISOString() ?? null);
      return since === null ? { changed: true, value: ROWS, at: READ_AT, next: null } : UNCHANGED;
    },
  });
  return { asked, reading };
}

test("a list that is on the screen is asked for since its last reading, a second early, and stays where nothing has changed", async () => {
  await read(2).reading;
  const { asked, reading } = read(2, ROWS);
  expect(await reading).toBe(ROWS);
  expect(asked).toEqual(["2026-11-20T14:00:09.000Z"]);
});

test.each([
  ["it has another number of rows", 3, 0],
  ["its last reading is over two minutes old", 2, STALE_MS + 1],
])("it is read in full when %s", async (_when, count, passed) => {
  keepMarker("pending_rides", { at: READ_AT, count: 2 });
  vi.advanceTimersByTime(passed);
  const { asked, reading } = read(count, ROWS);
  expect(await reading).toEqual(ROWS);
  expect(asked).toEqual([null]);
});

test("what has not changed and is on no screen is read in full half a second later", async () => {
  keepMarker("pending_rides", { at: READ_AT, count: 2 });
  const { asked, reading } = read(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(await reading).toEqual(ROWS);
  expect(asked).toEqual(["2026-11-20T14:00:09.000Z", null]);
});
