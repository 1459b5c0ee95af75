import { z } from "zod";
import { DISPATCHERS, DRIVERS, STAFF_ONLY, endpoint, endpoints } from "../endpoint.ts";
import { dayRangeQuery, islandDaySchema } from "../day-range.ts";
import { recordIdSchema } from "../record-id.ts";
import { askedVehicleTypeSchema } from "../fares/vehicle-type.ts";
import { rideSearchText } from "../rides/ride-archive.ts";
import { dayQualitySchema } from "./day-quality.ts";
import { driverReportSchema } from "./driver-report.ts";
import { incomeSchema } from "./income.ts";
import { analyticsSchema, dashboardStatsSchema } from "./dispatch-figures.ts";

const office = endpoints({
  tag: "Reports",
  access: STAFF_ONLY,
  needs: ["turnover", "money"],
  base: "/admin",
});
const desk = endpoints({ tag: "Reports", access: DISPATCHERS });

/** A driver's figures: a driver's own, or those of the driver whom staff name. */
export const getDriverReportEndpoint = endpoint({
  id: "getDriverReport",
  needs: ["drivers", "money"],
  method: "GET",
  path: "/driver-report/",
  summary:
    "Works out the driver's own figures over some days of the island's calendar, the end left out; staff name the driver whose they ask for, and have none themselves.",
  tag: "Reports",
  access: { ...DRIVERS, staff: "any" },
  query: dayRangeQuery.extend({
    /** Whose, for staff; a driver gets their own whatever it says. */
    driver: recordIdSchema.optional(),
  }),
  strictQuery: true,
  output: driverReportSchema,
  errors: ["invalid_input", "not_found"],
  conditional: true,
  mayLag: true,
});

/** The same for the office, of any driver. */
export const getReportOfDriverEndpoint = office({
  id: "getReportOfDriver",
  needs: ["drivers", "money"],
  method: "GET",
  path: "/drivers/{id}/report/",
  summary: "Works out a driver's figures over some days, as the driver reads them.",
  names: "driver",
  params: z.object({ id: recordIdSchema }),
  query: dayRangeQuery,
  strictQuery: true,
  output: driverReportSchema,
  errors: ["invalid_input"],
  conditional: true,
  mayLag: true,
});

/** The cards of the operator's dashboard. */
export const getDashboardStatsEndpoint = desk({
  id: "getDashboardStats",
  method: "GET",
  path: "/dashboard-stats/",
  summary: "Counts the rides that dispatch has open now.",
  output: dashboardStatsSchema,
  conditional: true,
});

/** The company's figures, over the same completed rides as the archive with the same filter. Without days it is all of them. */
export const getAnalyticsEndpoint = desk({
  id: "getAnalytics",
  needs: ["turnover"],
  method: "GET",
  path: "/analytics/",
  summary: "Works out the revenue of completed rides by day, driver, vehicle type and zone.",
  query: dayRangeQuery.extend({
    q: rideSearchText.optional(),
    driver_id: recordIdSchema.optional(),
    vehicle_type: askedVehicleTypeSchema.optional(),
    /** A zone's key, or "none" for rides at the kilometre price. */
    zone: z.string().max(40).optional(),
  }),
  strictQuery: true,
  output: analyticsSchema,
  errors: ["invalid_input"],
  conditional: true,
  mayLag: true,
});

/** Income, for the owner's books. */
export const getIncomeEndpoint = office({
  id: "getIncome",
  method: "GET",
  path: "/income/",
  summary: "Adds up what completed rides brought in, by day, hour, zone, vehicle type and way of paying.",
  query: dayRangeQuery,
  strictQuery: true,
  output: incomeSchema,
  errors: ["invalid_input"],
  conditional: true,
  mayLag: true,
});

/** How good a day was, for the owner. */
export const getDayQualityEndpoint = office({
  id: "getDayQuality",
  needs: ["records"],
  method: "GET",
  path: "/day-quality/",
  summary:
    "Works out how good a day was: promises kept, on time beside what was possible, empty and paid shares, drivers told and then moved, requests turned away; in all, by hour and by driver.",
  query: z.object({
    /** Today on the island without it. */
    day: islandDaySchema.optional(),
  }),
  strictQuery: true,
  output: dayQualitySchema,
  conditional: true,
  mayLag: true,
});
