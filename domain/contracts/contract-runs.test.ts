import { expect, it } from "vitest";
import { type ContractTimes, runsOf } from "./contract-runs.ts";

const SCHOOL: ContractTimes = {
  first_day: "2026-11-23",
  last_day: null,
  on_holidays: "skip",
  lines: [{ line: 1, weekdays: [1, 2, 3, 4, 5], time: "07:15", back_time: "12:45" }],
  exceptions: [],
};
const WEEK = { from: "2026-11-20", until: "2026-11-29", isHoliday: (_day: string) => false };

function said(contract: Partial<ContractTimes>, days: Partial<typeof WEEK> = {}): string[] {
  return runsOf({ ...SCHOOL, ...contract }, { ...WEEK, ...days }).map(
    ({ day, way, at, line }) => `${line} ${day} ${way} ${at.toISOString().slice(11, 16)}`,
  );
}

it("drives there and back on its weekdays, from its first day to its last", () => {
  expect(said({ last_day: "2026-11-24" })).toEqual([
    "1 2026-11-23 there 11:15",
    "1 2026-11-23 back 16:45",
    "1 2026-11-24 there 11:15",
    "1 2026-11-24 back 16:45",
  ]);
  expect(said({}).length).toBe(10);
});

it("leaves out holidays, or drives on them", () => {
  const isHoliday = (day: string) => day === "2026-11-25";
  expect(said({}, { isHoliday }).filter((run) => run.includes("11-25"))).toEqual([]);
  expect(said({ on_holidays: "drive" }, { isHoliday }).length).toBe(10);
});

it("skips the days of a vacation, and goes at another time where that is said of one trip", () => {
  const vacation = {
    line: null,
    first_day: "2026-11-24",
    last_day: "2026-11-27",
    time: null,
    back_time: null,
  };
  const exam = { line: 1, first_day: "2026-11-26", last_day: "2026-11-26", time: "09:00", back_time: null };
  expect(said({ exceptions: [exam, vacation] })).toEqual([
    "1 2026-11-23 there 11:15",
    "1 2026-11-23 back 16:45",
    "1 2026-11-26 there 13:00",
  ]);
});

it("of two exceptions for one day takes the later", () => {
  const at = (time: string | null) => ({
    line: 1,
    first_day: "2026-11-23",
    last_day: "2026-11-23",
    time,
    back_time: null,
  });
  expect(said({ exceptions: [at("08:00"), at(null)], last_day: "2026-11-23" })).toEqual([]);
  expect(said({ exceptions: [at(null), at("08:00")], last_day: "2026-11-23" })).toEqual([
    "1 2026-11-23 there 12:00",
  ]);
});

it("drives on a holiday for which a time is said", () => {
  const exceptions = [
    { line: 1, first_day: "2026-11-25", last_day: "2026-11-25", time: "10:00", back_time: null },
  ];
  const isHoliday = (day: string) => day === "2026-11-25";
  expect(said({ exceptions }, { isHoliday })).toContain("1 2026-11-25 there 14:00");
});
