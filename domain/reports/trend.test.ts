import { describe, expect, it } from "vitest";
import { reportRange } from "./report-period.ts";
import { trendLabels, trendStep } from "./trend.ts";

describe("a trend", () => {
  it("goes by the hour over a day, by the day over a month, by the month over a year", () => {
    const steps = (["daily", "weekly", "monthly", "yearly"] as const).map((period) => {
      const range = reportRange(period, "2026-11-20");
      return range && trendStep(range);
    });
    expect(steps).toEqual(["hour", "day", "day", "month"]);
  });

  it("names every point, also those on which nothing happened", () => {
    const day = { start: "2026-11-20", end: "2026-11-21" };
    expect(trendLabels(day, "hour")).toHaveLength(24);
    expect(trendLabels(day, "hour").at(-1)).toBe("23:00");
    expect(trendLabels({ start: "2026-10-30", end: "2026-11-02" }, "day")).toEqual([
      "2026-10-30",
      "2026-10-31",
      "2026-11-01",
    ]);
    expect(trendLabels({ start: "2026-01-01", end: "2027-01-01" }, "month")).toHaveLength(12);
    expect(trendLabels({ start: "2026-10-15", end: "2027-01-02" }, "month")).toEqual([
      "2026-10",
      "2026-11",
      "2026-12",
      "2027-01",
    ]);
  });
});
