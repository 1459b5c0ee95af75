import { expect, it } from "vitest";
import { daysOfWeek, lastWeek, weekBefore, weekDue } from "./week-mail.ts";

it("is due from half past six on Monday of the island, for the week before", () => {
  expect(weekDue(new Date("2026-11-23T10:29:59Z"))).toBe("2026-11-09");
  expect(weekDue(new Date("2026-11-23T10:30:00Z"))).toBe("2026-11-16");
  expect(weekDue(new Date("2026-11-30T03:59:00Z"))).toBe("2026-11-16");
});

it("the last week that is over ends with the island's Sunday", () => {
  expect(lastWeek(new Date("2026-11-23T03:59:00Z"))).toBe("2026-11-09");
  expect(lastWeek(new Date("2026-11-23T04:00:00Z"))).toBe("2026-11-16");
  expect(daysOfWeek("2026-11-16")).toEqual({ firstDay: "2026-11-16", lastDay: "2026-11-22" });
  expect(weekBefore("2026-03-02")).toBe("2026-02-23");
});
