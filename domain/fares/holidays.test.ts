import { expect, test } from "vitest";
import { dayOfWeek } from "../curacao-days.ts";
import { easterSunday, isHoliday, publicHolidays } from "./holidays.ts";

test("knows the holidays of 2026", () => {
  expect(publicHolidays(2026).map((day) => day.date)).toEqual([
    "2026-01-01",
    "2026-02-16",
    "2026-04-03",
    "2026-04-06",
    "2026-04-27",
    "2026-05-01",
    "2026-05-14",
    "2026-07-02",
    "2026-10-10",
    "2026-12-25",
    "2026-12-26",
    "2026-12-31",
  ]);
});

test("finds Easter in early, late and ordinary years", () => {
  expect([2008, 2011, 2024, 2025, 2027, 2038].map(easterSunday)).toEqual([
    "2008-03-23",
    "2011-04-24",
    "2024-03-31",
    "2025-04-20",
    "2027-03-28",
    "2038-04-25",
  ]);
  // Far apart, where a century's own correction is another.
  expect([1700, 1801, 2100, 2285, 2299, 2400].map(easterSunday)).toEqual([
    "1700-04-11",
    "1801-04-05",
    "2100-03-28",
    "2285-03-22",
    "2299-04-16",
    "2400-04-16",
  ]);
  for (let year = 1900; year < 2200; year++) expect(dayOfWeek(easterSunday(year))).toBe(0);
});

test("moves King's Day back and Labour Day on when they fall on a Sunday", () => {
  expect(isHoliday("2025-04-26", "10:00:00")).toBe(true);
  expect(isHoliday("2025-04-27", "10:00:00")).toBe(false);
  expect(isHoliday("2033-05-02", "10:00:00")).toBe(true);
  expect(isHoliday("2033-05-01", "10:00:00")).toBe(false);
});

test("are in the order of the year where Easter is late too", () => {
  for (const year of [2011, 2033, 2038]) {
    const dates = publicHolidays(year).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  }
});

test("begins New Year's Eve at noon", () => {
  expect(isHoliday("2026-12-31", "11:59:59")).toBe(false);
  expect(isHoliday("2026-12-31", "12:00:00")).toBe(true);
  expect(isHoliday("2027-01-01", "00:00:00")).toBe(true);
});

test("counts the holidays the staff add from their hour on, and no other day", () => {
  const extra = [
    { date: "2026-11-20", name: "Company day" },
    { date: "2026-11-23", name: "Election day", from: "17:00:00" },
  ];
  expect(isHoliday("2026-11-20", "08:00:00", extra)).toBe(true);
  expect(isHoliday("2026-11-20", "08:00:00")).toBe(false);
  expect(isHoliday("2026-11-21", "08:00:00", extra)).toBe(false);
  expect(isHoliday("2026-11-23", "16:59:59", extra)).toBe(false);
  expect(isHoliday("2026-11-23", "17:00:00", extra)).toBe(true);
});
