import type { VIEW_PAGES } from "../../../contract/reports/saved-views.ts";
import type { Id, MaybeDay } from "./columns.ts";

type ViewPage = (typeof VIEW_PAGES)[number];

/** Somebody of the office who once wanted the mail of the week. */
export type WeekMailsTable = {
  account_id: number;
  is_on: boolean;
  /** The Monday of the last week that they were sent, or that was over when they switched it on. */
  last_week: MaybeDay;
};

/** Filters of a page that somebody keeps by name. */
export type SavedViewsTable = {
  id: Id;
  account_id: number;
  page: ViewPage;
  name: string;
  query: string;
  shared: boolean;
};
