import type { MaybeDay } from "./columns.ts";

/** Somebody of the office who once wanted the mail of the week. */
export type WeekMailsTable = {
  account_id: number;
  is_on: boolean;
  /** The Monday of the last week that they were sent, or that was over when they switched it on. */
  last_week: MaybeDay;
};
