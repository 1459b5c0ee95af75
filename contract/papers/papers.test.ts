import { describe, expect, it } from "vitest";
import { type PaperDays, noticeDue, paperThatHolds, papersDue } from "./papers.ts";

const NONE: PaperDays = {
  license_expires_on: null,
  permit_expires_on: null,
  insurance_expires_on: null,
  inspection_expires_on: null,
  season_permit_ends_on: null,
};
const TODAY = "2026-11-20";
const holds = (days: Partial<PaperDays>, overrideUntil: string | null = null) =>
  paperThatHolds({ days: { ...NONE, ...days }, overrideUntil }, TODAY);

describe("a driver is given no rides", () => {
  it.each([
    ["license", { license_expires_on: "2026-11-19" }],
    ["permit", { permit_expires_on: "2026-11-19" }],
    ["insurance", { insurance_expires_on: "2026-11-19" }],
    ["inspection", { inspection_expires_on: "2026-11-19" }],
    ["season_permit", { season_permit_ends_on: "2026-11-19" }],
  ])("once the %s has run out", (paper, days) => {
    expect(holds(days)).toEqual({ paper, date: "2026-11-19" });
  });

  it("for the paper that ran out first, where several have", () => {
    expect(holds({ license_expires_on: "2026-11-02", insurance_expires_on: "2026-11-01" })?.paper).toBe(
      "insurance",
    );
  });

  it("but on a paper's last day, and where no date is known", () => {
    expect(holds({ permit_expires_on: TODAY })).toBeNull();
    expect(holds({})).toBeNull();
  });

  it("but while the staff override it, the last day included", () => {
    const expired = { inspection_expires_on: "2026-11-01" };
    expect(holds(expired, TODAY)).toBeNull();
    expect(holds(expired, "2026-11-19")?.paper).toBe("inspection");
  });
});

describe("before a paper runs out", () => {
  it.each([
    ["2026-12-21", null],
    ["2026-12-20", 30],
    ["2026-11-28", 30],
    ["2026-11-27", 7],
    ["2026-11-22", 7],
    ["2026-11-21", 1],
    ["2026-11-20", 1],
    ["2026-11-19", null],
  ])("on %s the notice due is that of %s days", (date, notice) => {
    expect(noticeDue(date, TODAY)).toBe(notice);
  });

  it("those within thirty days are marked, the soonest first", () => {
    const days = { ...NONE, license_expires_on: "2026-12-20", permit_expires_on: "2026-11-01" };
    expect(papersDue({ ...days, insurance_expires_on: "2026-12-21" }, TODAY)).toEqual([
      { paper: "permit", date: "2026-11-01" },
      { paper: "license", date: "2026-12-20" },
    ]);
  });
});
