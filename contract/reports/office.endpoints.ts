import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { officeDaySchema } from "./office-day.ts";
import { officeCountsSchema } from "./office-counts.ts";

/** What waits in each part of the office. */
export const countOfficeEndpoint = endpoint({
  id: "countOffice",
  method: "GET",
  path: "/admin/counts/",
  summary: "Counts what waits in each part of the office.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: officeCountsSchema,
  conditional: true,
});

/** What the office begins its day with. */
export const getOfficeDayEndpoint = endpoint({
  id: "getOfficeDay",
  method: "GET",
  path: "/admin/day/",
  summary:
    "Today's fares beside those of a week ago at this hour and how they were paid, the pickups that were late, and the money that is still with hotels, firms and drivers.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: officeDaySchema,
  conditional: true,
  mayLag: true,
});
