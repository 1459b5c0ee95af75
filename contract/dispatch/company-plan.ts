import { z } from "zod";
import {
  type CompanyPlan,
  COMPANY_PLAN_LIMITS,
  HELD_BACK,
  HOURS_OF_A_DAY,
  MOST_HELD_BACK_PERCENT,
  PLAN_MODES,
  PLAN_WILLS,
  WHEN_FULL,
} from "../../domain/dispatch/company-plan.ts";
import type { Fields } from "../fields.ts";

export const planModeSchema = z.enum(PLAN_MODES, "A mode is auto, suggest or off.").meta({ id: "PlanMode" });

const will = z.enum(PLAN_WILLS, "Say off, some or strong.");
const percent = `A share is a whole number from 0 to ${MOST_HELD_BACK_PERCENT}.`;

function within(name: keyof typeof COMPANY_PLAN_LIMITS) {
  const [least, most] = COMPANY_PLAN_LIMITS[name];
  const sentence = `${name} is a whole number from ${least} to ${most}.`;
  return z.int(sentence).min(least, sentence).max(most, sentence);
}

const fields: Fields<CompanyPlan> = {
  /**
   * `refuse`: other times are offered and a full time isn't booked; `request`: it is taken as a request that dispatch confirms; `silent`:
   * nothing is said and it is taken.
   */
  when_full: z.enum(WHEN_FULL, "Say refuse, request or silent."),
  /** A driver hears of a ride so many minutes before they must leave for it, and of so many rides at most. */
  told_ahead_minutes: within("told_ahead_minutes"),
  told_rides: within("told_rides"),
  /** A pickup counts as on time up to so many minutes after the promised time. */
  grace_minutes: within("grace_minutes"),
  /** The last passenger may be set down so many minutes after the end of a shift. */
  overrun_minutes: within("overrun_minutes"),
  /** A request for a pickup within so many minutes may have the cars that are held back. */
  at_once_minutes: within("at_once_minutes"),
  /** Cars held back for who asks at once: none, as the last 90 days say, or as typed. */
  held_back: z.enum(HELD_BACK, "Say none, learned or typed."),
  /** Percent of the cars on shift for each of the 24 hours; counts where `held_back` is typed. */
  held_back_percent: z
    .array(z.int(percent).min(0, percent).max(MOST_HELD_BACK_PERCENT, percent))
    .length(HOURS_OF_A_DAY, "There is a share for each of the 24 hours."),
  /** Of a ship's passengers, so many in a hundred take a car. */
  ship_percent: within("ship_percent"),
  /** How strongly the plan wants it: told drivers keep their ride; vans wait for groups; little is driven empty … */
  keeps_told: will,
  keeps_vans: will,
  saves_empty: will,
  keeps_breaks: will,
  way_home: will,
  fairness: will,
  longer_refused: will,
  /** Hours of work on a day and of rest between two: said where they are passed, not forced. */
  longest_day_hours: within("longest_day_hours"),
  rest_hours: within("rest_hours"),
};

export const companyPlanSchema = z.object(fields).meta({ id: "CompanyPlan" });

export const planSettingsSchema = companyPlanSchema
  .extend({
    mode: planModeSchema,
    /** Percent of the cars on shift that asked at once by the hour of the day, in the last 90 days; null before it was looked. */
    learned_percent: z.array(z.int()).nullable(),
    /** The value of each unless the company sets it. */
    defaults: companyPlanSchema,
    changed_at: z.string().nullable(),
    changed_by: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: "PlanSettings" });
export type PlanSettingsOnTheWire = z.infer<typeof planSettingsSchema>;
