import type { CompanyPlan, PlanWill } from "../../../domain/dispatch/company-plan.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "../../planning/plan-settings.ts";

/** The plan's numbers for "some" and "strong": they stay so far apart that no aim is given up for a later one. */
const WEIGHTS = {
  keeps_told: { off: { toldMoved: 20 }, some: { toldMoved: 200 }, strong: { toldMoved: 800 } },
  keeps_vans: {
    off: { spareSeat: 0, spareRank: 0, spareOffer: 0 },
    some: { spareSeat: 2, spareRank: 1, spareOffer: 4 },
    strong: { spareSeat: 6, spareRank: 3, spareOffer: 12 },
  },
  saves_empty: {
    off: { emptyMinute: 0.2, emptyKm: 0.1 },
    some: { emptyMinute: 1, emptyKm: 0.5 },
    strong: { emptyMinute: 2, emptyKm: 1.5 },
  },
  keeps_breaks: { off: { breakMissed: 0 }, some: { breakMissed: 300 }, strong: { breakMissed: 5_000 } },
  way_home: { off: { homeMinute: 0 }, some: { homeMinute: 0.1 }, strong: { homeMinute: 0.6 } },
  fairness: { off: { fairnessHour: 0 }, some: { fairnessHour: 1 }, strong: { fairnessHour: 5 } },
  longer_refused: { off: { refusedMinute: 0 }, some: { refusedMinute: 10 }, strong: { refusedMinute: 40 } },
} as const satisfies Partial<Record<keyof CompanyPlan, Record<PlanWill, Partial<PlanSettings>>>>;

/** The decisions of a company as the planner counts them. */
export function planSettingsOf(plan: CompanyPlan, learned: readonly number[] | null = null): PlanSettings {
  const wills = Object.entries(WEIGHTS).map(([name, weights]) => weights[plan[name as keyof typeof WEIGHTS]]);
  return Object.assign({}, PLAN_DEFAULTS, ...wills, {
    toldAhead: plan.told_ahead_minutes,
    toldRides: plan.told_rides,
    graceMinutes: plan.grace_minutes,
    plannedLate: Math.min(PLAN_DEFAULTS.plannedLate, plan.grace_minutes),
    overrunMinutes: plan.overrun_minutes,
    atOnceMinutes: plan.at_once_minutes,
    reserve: reserveOf(plan, learned),
  } satisfies Partial<PlanSettings>);
}

function reserveOf({ held_back, held_back_percent }: CompanyPlan, learned: readonly number[] | null) {
  if (held_back === "typed") return held_back_percent.map((percent) => percent / 100);
  if (held_back === "learned" && learned) return learned.map((percent) => percent / 100);
  return PLAN_DEFAULTS.reserve;
}
