import { addDays } from "../curacao-days.ts";

/** How long a debt is overdue, as an accountant lists it. */
export const DEBT_AGES = ["not_due", "days_1_30", "days_31_60", "days_61_90", "over_90"] as const;
export type DebtAge = (typeof DEBT_AGES)[number];

/** The age of a debt on a day; the last day to pay is still in time. */
export function debtAgeOf(dueOn: string, today: string): DebtAge {
  if (today <= dueOn) return "not_due";
  if (today <= addDays(dueOn, 30)) return "days_1_30";
  if (today <= addDays(dueOn, 60)) return "days_31_60";
  return today <= addDays(dueOn, 90) ? "days_61_90" : "over_90";
}

/** Days between two reminders that go by themselves, and how many go at most. */
export const REMIND_AGAIN_DAYS = 14;
export const MOST_REMINDERS = 3;
