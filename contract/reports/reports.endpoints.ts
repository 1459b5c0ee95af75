import { z } from "zod";
import { DISPATCHERS, DRIVERS, STAFF_ONLY, endpoint } from "../endpoint.ts";
import { dayRangeQuery } from "../day-range.ts";
import { recordIdSchema } from "../record-id.ts";
import { askedVehicleTypeSchema } from "../fares/vehicle-type.ts";
import { rideSearchText } from "../rides/ride-archive.ts";
import { driverReportSchema } from "./driver-report.ts";
import { incomeSchema } from "./income.ts";
import { analyticsSchema, dashboardStatsSchema } from "./dispatch-figures.ts";

/** A driver's figures: a driver's own, or those of the driver whom staff name. */
export const getDriverReportEndpoint = endpoint({
  id: "getDriverReport",
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
  status: 200,
  output: driverReportSchema,
  errors: ["invalid_input", "not_found"],
  conditional: true,
  mayLag: true,
});

/** The same for the office, of any driver. */
export const getReportOfDriverEndpoint = endpoint({
  id: "getReportOfDriver",
  method: "GET",
  path: "/admin/drivers/{id}/report/",
  summary: "Works out a driver's figures over some days, as the driver reads them.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: z.object({ id: recordIdSchema }),
  query: dayRangeQuery,
  strictQuery: true,
  status: 200,
  output: driverReportSchema,
  errors: ["invalid_input"],
  conditional: true,
  mayLag: true,
});

/** The cards of the operator's dashboard. */
export const getDashboardStatsEndpoint = endpoint({
  id: "getDashboardStats",
  method: "GET",
  path: "/dashboard-stats/",
  summary: "Counts the rides that dispatch has open now.",
  tag: "Reports",
  access: DISPATCHERS,
  status: 200,
  output: dashboardStatsSchema,
  conditional: true,
});

/** The company's figures, over the same completed rides as the archive with the same filter. Without days it is all of them. */
export const getAnalyticsEndpoint = endpoint({
  id: "getAnalytics",
  method: "GET",
  path: "/analytics/",
  summary: "Works out the revenue of completed rides by day, driver, vehicle type and zone.",
  tag: "Reports",
  access: DISPATCHERS,
  query: dayRangeQuery.extend({
    q: rideSearchText.optional(),
    driver_id: recordIdSchema.optional(),
    vehicle_type: askedVehicleTypeSchema.optional(),
    /** A zone's key, or "none" for rides at the kilometre price. */
    zone: z.string().max(40).optional(),
  }),
  strictQuery: true,
  status: 200,
  output: analyticsSchema,
  errors: ["invalid_input"],
  conditional: true,
  mayLag: true,
});

/** What came in, for the owner's books. */
export const getIncomeEndpoint = endpoint({
  id: "getIncome",
  method: "GET",
  path: "/admin/income/",
  summary: "Adds up what completed rides brought in, by day, hour, zone, vehicle type and way of paying.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: dayRangeQuery,
  strictQuery: true,
  status: 200,
  output: incomeSchema,
  errors: ["invalid_input"],
  conditional: true,
  mayLag: true,
});
