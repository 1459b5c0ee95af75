import { describe, expect, it } from "vitest";
import {
  type PaperDays,
  heldOf,
  lastDayOfRides,
  noticeDue,
  paperThatHolds,
  paperThatHoldsFrom,
  papersDue,
} from "./papers.ts";

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

  it.each([
    ["2026-11-25T23:30:00Z", null, null],
    // Half past midnight on the island, a day later.
    ["2026-11-26T04:30:00Z", null, "insurance"],
    ["2026-11-26T04:30:00Z", "2026-11-26", null],
    ["2026-11-27T16:00:00Z", "2026-11-26", "insurance"],
  ])("of %s, with an exception until %s, for %s", (at, overrideUntil, paper) => {
    const held = { days: { ...NONE, insurance_expires_on: "2026-11-25" }, overrideUntil };
    const ride = { rideDatetime: new Date(at), now: new Date(`${TODAY}T16:00:00Z`) };
    expect(paperThatHoldsFrom(held, ride)?.paper ?? null).toBe(paper);
  });

  it("by the papers of their row and no more of it", () => {
    const row = {
      ...NONE,
      permit_expires_on: "2026-11-19",
      papers_override_until: "2026-11-30",
      name: "Ruben",
    };
    expect(heldOf(row)).toEqual({
      days: { ...NONE, permit_expires_on: "2026-11-19" },
      overrideUntil: "2026-11-30",
    });
  });

  it("of yesterday once a paper has run out today", () => {
    const held = { days: { ...NONE, permit_expires_on: "2026-11-19" }, overrideUntil: null };
    const ride = { rideDatetime: new Date("2026-11-19T16:00:00Z"), now: new Date(`${TODAY}T16:00:00Z`) };
    expect(paperThatHoldsFrom(held, ride)?.paper).toBe("permit");
  });

  it.each([
    [{}, "2026-12-01", null],
    [{ license_expires_on: "2026-12-24", permit_expires_on: "2026-11-30" }, null, "2026-11-30"],
    [{ permit_expires_on: "2026-11-01" }, "2026-11-22", "2026-11-22"],
    [{ permit_expires_on: "2026-12-24" }, "2026-11-22", "2026-12-24"],
  ])("after the last day that %j with an exception until %s allows", (days, overrideUntil, last) => {
    expect(lastDayOfRides({ days: { ...NONE, ...days }, overrideUntil })).toBe(last);
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
