import type { PlanSettingsOnTheWire } from "../../../contract/dispatch/company-plan.ts";
import { COMPANY_PLAN_LIMITS } from "../../../domain/dispatch/company-plan.ts";
import { writeTypedShares } from "../../../domain/dispatch/typed-shares.ts";
import type { RecordValues } from "../../office/record-form.tsx";

export type NumberName = keyof typeof COMPANY_PLAN_LIMITS;
/** The settings that are numbers. */
export const NUMBERS = Object.keys(COMPANY_PLAN_LIMITS) as NumberName[];

/** The settings as the fields of the form have them. */
export function planValues(settings: PlanSettingsOnTheWire): RecordValues {
  const {
    defaults: _defaults,
    learned_percent: _learned,
    changed_at: _at,
    changed_by: _by,
    version: _version,
    held_back_percent: shares,
    ...plain
  } = settings;
  const texts = Object.entries(plain).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(texts), held_back_percent: writeTypedShares(shares) };
}

/** Whether a number is within what its setting may be. */
export function isWithin(name: NumberName, text: string): boolean {
  const [least, most] = COMPANY_PLAN_LIMITS[name];
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most;
}
