import { companyPlanSchema } from "../../../contract/dispatch/company-plan.ts";
import {
  type CompanyPlan,
  COMPANY_PLAN_DEFAULTS,
  type WhenFull,
} from "../../../domain/dispatch/company-plan.ts";
import type { WorkingLimits } from "../../../domain/shifts/shift-worries.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { readAtOncePercent } from "../../demand/read-demand.ts";
import type { PlanSettings } from "../../planning/plan-settings.ts";
import { planSettingsOf } from "./company-aims.ts";
import { findPlanSettings } from "./plan-settings.queries.ts";

/** The aims of the plan, as the office has set them. */
export async function readPlanSettings(db: Db | Trx): Promise<PlanSettings> {
  const plan = await readCompanyPlan(db);
  return planSettingsOf(plan, plan.held_back === "learned" ? await readAtOncePercent(db) : null);
}

/** The company's own settings of its plan; a value that this version doesn't know is the default. */
async function readCompanyPlan(db: Db | Trx): Promise<CompanyPlan> {
  return companyPlanOf((await findPlanSettings(db)).settings);
}

/** The effect of a time without a free car on people who ask for it. */
export async function readWhenFull(db: Db | Trx): Promise<WhenFull> {
  return (await readCompanyPlan(db)).when_full;
}

/** Of a ship's passengers, how many in a hundred take a car. */
export async function readShipPercent(db: Db | Trx): Promise<number> {
  return (await readCompanyPlan(db)).ship_percent;
}

/** A ride wanted within so many minutes was asked for at once. */
export async function readAtOnceMinutes(db: Db | Trx): Promise<number> {
  return (await readCompanyPlan(db)).at_once_minutes;
}

/** How long a driver may work, and must rest. */
export async function readWorkingLimits(db: Db | Trx): Promise<WorkingLimits> {
  const { longest_day_hours, rest_hours } = await readCompanyPlan(db);
  return { longestDayHours: longest_day_hours, restHours: rest_hours };
}

export function companyPlanOf(stored: object): CompanyPlan {
  const known = Object.entries(stored).filter(([name, value]) => {
    const field = companyPlanSchema.shape[name as keyof CompanyPlan];
    return field?.safeParse(value).success === true;
  });
  return { ...COMPANY_PLAN_DEFAULTS, ...Object.fromEntries(known) };
}
