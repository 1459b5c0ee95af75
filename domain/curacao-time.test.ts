import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, instantsOf } from "./curacao-days.ts";
import { curacaoDate, curacaoTime, instantOf, isDate, parseTime } from "./curacao-time.ts";

test("the island's day begins at four in the morning UTC", () => {
  expect(curacaoDate(new Date("2026-11-20T03:59:59Z"))).toBe("2026-11-19");
  expect(curacaoDate(new Date("2026-11-20T04:00:00Z"))).toBe("2026-11-20");
  expect(curacaoTime(new Date("2026-07-01T02:30:15Z"))).toBe("22:30:15");
});

test("a date and time of the island and its instant are one and the same", () => {
  const seconds = fc.date({
    min: new Date("2000-01-01"),
    max: new Date("2099-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(seconds, (instant) => {
      instant.setUTCMilliseconds(0);
      expect(instantOf(curacaoDate(instant), curacaoTime(instant))).toEqual(instant);
    }),
  );
});

test("only a day of the calendar is a date", () => {
  expect(["2028-02-29", "2000-02-29", "2026-01-01", "2026-12-31"].every(isDate)).toBe(true);
  expect(
    [
      "1900-02-29",
      "2026-04-31",
      "2026-11-31",
      "2026-00-10",
      "2026-05-00",
      "12026-05-01",
      "2026-02-29",
      "2026-13-01",
      "2026-1-1",
      "0000-01-01",
      "9999-12-31",
      "",
      "2026-01-01T00:00",
    ].some(isDate),
  ).toBe(false);
});

test("a time may leave out its seconds and nothing else", () => {
  expect(parseTime("23:00")).toBe("23:00:00");
  expect(parseTime("05:59:59")).toBe("05:59:59");
  expect(["24:00", "7:30", "12:60", "12:00:60", "112:00", "noon", ""].map(parseTime)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("a range of days begins and ends at midnight on the island", () => {
  expect(instantsOf({ start: "2026-11-20", end: "2026-11-21" })).toEqual({
    start: new Date("2026-11-20T04:00:00Z"),
    end: new Date("2026-11-21T04:00:00Z"),
  });
});

test("adding days crosses months and leap days", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
});

test("a month is counted on and back across the turn of a year", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2027-01", -1)).toBe("2026-12");
  expect(addMonths("2026-10", 1)).toBe("2026-11");
});
