import { expect, it } from "vitest";
import { COMPANY_PLAN_DEFAULTS } from "../../../domain/dispatch/company-plan.ts";
import { PLAN_DEFAULTS } from "../../planning/plan-settings.ts";
import { planSettingsOf } from "./company-aims.ts";
import { companyPlanOf } from "./plan-settings.ts";

it("plans by the planner's own numbers while a company has decided nothing", () => {
  expect(planSettingsOf(COMPANY_PLAN_DEFAULTS)).toEqual(PLAN_DEFAULTS);
});

it("counts what a company decides, and holds back by the hour what it types or what was learned", () => {
  const typed = COMPANY_PLAN_DEFAULTS.held_back_percent.map((_, hour) => (hour === 17 ? 25 : 0));
  const plan = {
    ...COMPANY_PLAN_DEFAULTS,
    told_rides: 3,
    way_home: "off",
    held_back_percent: typed,
  } as const;
  expect(planSettingsOf(plan)).toMatchObject({ toldRides: 3, homeMinute: 0, reserve: PLAN_DEFAULTS.reserve });
  expect(planSettingsOf({ ...plan, held_back: "typed" }).reserve[17]).toBe(0.25);
  const learned = typed.map(() => 10);
  expect(planSettingsOf({ ...plan, held_back: "learned" }, learned).reserve[3]).toBe(0.1);
  expect(planSettingsOf({ ...plan, held_back: "learned" }, null).reserve[3]).toBe(0);
});

it("never promises a time that its own grace would call late", () => {
  expect(planSettingsOf({ ...COMPANY_PLAN_DEFAULTS, grace_minutes: 1 }).plannedLate).toBe(1);
});

it("takes a stored value that this version doesn't know for the default", () => {
  expect(companyPlanOf({ when_full: "auction", told_rides: 3, colour: "red" })).toEqual({
    ...COMPANY_PLAN_DEFAULTS,
    told_rides: 3,
  });
});
