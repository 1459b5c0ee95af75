import { expect, it } from "vitest";
import { Figures } from "./figures.ts";
import { bookingOf, bookingsASecond, ridesAtOpening, waitMs } from "./island-day.ts";
import { optionsOf } from "./options.ts";
import { memoryOfRun } from "./report.ts";
import { addressOf, seeded } from "./seeded.ts";

it("takes an island at ten times its pace unless told otherwise, and an hour of it on two servers as a soak", () => {
  expect(optionsOf([])).toMatchObject({ drivers: 200, pages: 400, seconds: 60, pace: 10, servers: 1 });
  const soak = ["--soak", "--seconds", "90", "--postgres", "postgres://a/b"];
  expect(optionsOf(["--soak", "--postgres", "postgres://a/b"])).toMatchObject({ seconds: 3_600, servers: 2 });
  expect(optionsOf(soak)).toMatchObject({ seconds: 90, pace: 10, soak: true });
});

it.each([
  [["--drivers", "many"], "--drivers must be a number"],
  [["--seconds", "0"], "--seconds must be a number from 1 on"],
  [["--servers", "2"], "Several servers need --postgres"],
  [["--at", "http://127.0.0.1:8080"], "--postgres says where"],
])("refuses %j with a sentence", (args, sentence) => {
  expect(() => optionsOf(args)).toThrow(sentence);
});

it("plays the same day for the same seed", () => {
  const day = (seed: number) => {
    const random = seeded(seed);
    return [
      bookingOf(1, { random, later: false }).body.pickup_location,
      waitMs("accept", { pace: 1, random }),
      random(),
    ];
  };
  expect(day(7)).toEqual(day(7));
  expect(day(7)).not.toEqual(day(8));
});

it("gives everybody an address of their own, and each guest a phone", () => {
  const guests = Array.from({ length: 3_000 }, (_, number) =>
    bookingOf(number, { random: seeded(1), later: true }),
  );
  expect(new Set(guests.map(({ address }) => address)).size).toBe(3_000);
  expect(new Set(guests.map(({ body }) => body.rider_phone)).size).toBe(3_000);
  expect(addressOf(15_000_000)).toBe("10.228.225.192");
});

it("keeps half of the drivers busy, and gives each ride two pages", () => {
  expect(ridesAtOpening({ drivers: 5_000, pages: 10_000 })).toEqual({ onTheRoad: 2_500, later: 2_500 });
  expect(ridesAtOpening({ drivers: 200, pages: 100 })).toEqual({ onTheRoad: 100, later: 0 });
  expect(bookingsASecond({ drivers: 200, pace: 10 })).toBeCloseTo(0.694, 2);
});

it("says how long calls took to within two in a hundred, and what failed", () => {
  const figures = new Figures();
  for (let ms = 1; ms <= 1_000; ms += 1) figures.note("call", ms);
  figures.fail("call", "503");
  const [row] = figures.rows();
  expect(row).toMatchObject({ count: 1_000, failed: 1 });
  for (const [found, right] of [
    [row?.p50, 500],
    [row?.p95, 950],
    [row?.p99, 990],
  ] as const) {
    expect(Math.abs((found ?? 0) / right - 1)).toBeLessThan(0.02);
  }
  expect(figures.problems()).toEqual(["call: 503, 1 times"]);
});

it("calls memory flat that only rises at the beginning", () => {
  const samples = (mb: (seconds: number) => number) =>
    Array.from({ length: 100 }, (_, seconds) => ({ seconds, mb: mb(seconds) }));
  expect(memoryOfRun(samples((seconds) => 300 + Math.min(seconds, 20) * 5)).isFlat).toBe(true);
  expect(memoryOfRun(samples((seconds) => 300 + seconds * 3)).isFlat).toBe(false);
});
