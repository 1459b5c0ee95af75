import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { officeDaySchema } from "./office-day.ts";
import { officeCountsSchema } from "./office-counts.ts";

const office = endpoints({
  tag: "Reports",
  access: STAFF_ONLY,
  needs: ["turnover", "money"],
  base: "/admin",
});

/** Counts what waits in each part of the office. */
export const countOfficeEndpoint = office({
  id: "countOffice",
  needs: [],
  method: "GET",
  path: "/counts/",
  summary: "Counts what waits in each part of the office.",
  output: officeCountsSchema,
  conditional: true,
});

/** The page with which the office begins its day. */
export const getOfficeDayEndpoint = office({
  id: "getOfficeDay",
  method: "GET",
  path: "/day/",
  summary:
    "Today's fares beside those of a week ago at this hour and how they were paid, the pickups that were late, and the money that is still with hotels, firms and drivers.",
  output: officeDaySchema,
  conditional: true,
  mayLag: true,
});
