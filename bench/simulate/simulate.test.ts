import { expect, it } from "vitest";
import { curacaoTime } from "../../domain/curacao-time.ts";
import { Figures } from "./figures.ts";
import { IslandClock } from "./island-clock.ts";
import { bookingOf, bookingsASecond, busyPart, ridesAtOpening, waitMs } from "./island-day.ts";
import { optionsOf } from "./options.ts";
import { flatnessOf } from "./report.ts";
import { addressOf, seeded } from "./seeded.ts";

/** 18:00 on the island. */
const NOW = new Date("2026-11-23T22:00:00Z");

it("takes an island at ten times its pace unless told otherwise, and an hour of it on two servers as a soak", () => {
  expect(optionsOf([])).toMatchObject({ drivers: 200, pages: 400, seconds: 60, pace: 10, servers: 1 });
  const soak = ["--soak", "--seconds", "90", "--postgres", "postgres://a/b"];
  expect(optionsOf(["--soak", "--postgres", "postgres://a/b"])).toMatchObject({ seconds: 3_600, servers: 2 });
  expect(optionsOf(soak)).toMatchObject({ seconds: 90, pace: 10, soak: true });
  const long = optionsOf(["--ten-hours", "--postgres", "postgres://a/b"]);
  expect(long).toMatchObject({ seconds: 36_000, pace: 1, servers: 2, soak: true });
});

it.each([
  [["--drivers", "many"], "--drivers must be a number"],
  [["--seconds", "0"], "--seconds must be a number from 1 on"],
  [["--servers", "2"], "Several servers need --postgres"],
  [["--join", "http://127.0.0.1:8080"], "--postgres says where"],
  [["--at", "25:00"], "--at is a time on the island"],
  [["--at", "http://127.0.0.1:8080"], "joined by --join URL"],
  [["--at", "03:00", "--join", "http://a", "--postgres", "postgres://a/b"], "a clock of its own"],
])("refuses %j with a sentence", (args, sentence) => {
  expect(() => optionsOf(args)).toThrow(sentence);
});

it("plays the same day for the same seed", () => {
  const day = (seed: number) => {
    const random = seeded(seed);
    return [
      bookingOf(1, { random, later: false, now: NOW }).body.pickup_location,
      waitMs("accept", { pace: 1, random }),
      random(),
    ];
  };
  expect(day(7)).toEqual(day(7));
  expect(day(7)).not.toEqual(day(8));
});

it("gives everybody an address of their own, and each guest a phone", () => {
  const guests = Array.from({ length: 3_000 }, (_, number) =>
    bookingOf(number, { random: seeded(1), later: true, now: NOW }),
  );
  expect(new Set(guests.map(({ address }) => address)).size).toBe(3_000);
  expect(new Set(guests.map(({ body }) => body.rider_phone)).size).toBe(3_000);
  expect(addressOf(15_000_000)).toBe("10.228.225.192");
});

it("keeps half of the drivers busy, and gives each ride two pages", () => {
  expect(ridesAtOpening({ drivers: 5_000, busy: 0.5, pages: 10_000 })).toEqual({
    onTheRoad: 2_500,
    later: 2_500,
  });
  expect(ridesAtOpening({ drivers: 200, busy: 0.5, pages: 100 })).toEqual({ onTheRoad: 100, later: 0 });
  expect(bookingsASecond({ drivers: 200, busy: busyPart(null), pace: 10 })).toBeCloseTo(0.694, 2);
});

it("begins the day at the next such hour of the island, for its servers as for its guests", () => {
  const clock = new IslandClock("02:30:00", NOW);
  expect(curacaoTime(new Date(NOW.getTime() + clock.aheadMs))).toBe("02:30:00");
  expect(clock.environment["CLOCK_SHIFT_MS"]).toBe(String(8.5 * 3_600_000));
  expect(clock.hour(NOW)).toBe(2);
  const { ride_datetime } = bookingOf(1, { random: seeded(1), later: false, now: clock.now(NOW) }).body;
  expect(curacaoTime(new Date(ride_datetime))).toBe("02:46:00");
  expect(new IslandClock("18:00:00", NOW).aheadMs).toBe(0);
});

it("leaves the clock alone without an hour", () => {
  expect(new IslandClock(null).environment).toEqual({});
  expect(optionsOf([])).toMatchObject({ at: null });
  expect(optionsOf(["--at", "7:05"])).toMatchObject({ at: "07:05:00" });
});

it("has more rides in a rush than on average, few before the day begins, and a driver free always", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => busyPart(hour));
  expect(busyPart(9)).toBeGreaterThan(busyPart(null));
  expect(busyPart(4)).toBeLessThan(busyPart(null) / 2);
  expect(Math.min(...hours)).toBeGreaterThan(0);
  expect(Math.max(...hours)).toBeLessThanOrEqual(0.9);
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

it("calls a figure flat that only rises at the beginning", () => {
  const samples = (mb: (seconds: number) => number) =>
    Array.from({ length: 100 }, (_, seconds) => ({
      mb: mb(seconds),
      files: seconds,
      transactions: 40 + (seconds % 3),
    }));
  const rising = samples((seconds) => 300 + seconds * 3);
  expect(
    flatnessOf(
      samples((seconds) => 300 + Math.min(seconds, 20) * 5),
      "mb",
    ).isFlat,
  ).toBe(true);
  expect(flatnessOf(rising, "mb").isFlat).toBe(false);
  expect(flatnessOf(rising, "files").isFlat).toBe(false);
  expect(flatnessOf(rising, "transactions").isFlat).toBe(true);
});
