import { z } from "zod";
import { vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { paidBySchema } from "../payments/payment-schemas.ts";
import { TREND_STEPS } from "../../domain/reports/trend.ts";

/** The dispatch dashboard, now. */
export const dashboardStatsSchema = z
  .object({
    pendingCount: z.int(),
    /** Rides a driver has been given and that are not over. */
    assignedCount: z.int(),
    availableDrivers: z.int(),
    busyDrivers: z.int(),
    /** Completed since midnight on the island. */
    todayCompletedRides: z.int(),
    /** "4.1 min", or "N/A": from booking to a driver, of today's rides that were wanted within the hour. */
    avgResponseTime: z.string(),
  })
  .meta({ id: "DashboardStats" });
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

/** Rides and dollars of one group. */
const figures = { rides: z.int(), revenue: z.number() };

/** Sums of the company's completed rides, over all and by day, driver, type and zone. */
export const analyticsSchema = z
  .object({
    /** The days they cover, the end left out. */
    start_date: z.string(),
    end_date: z.string(),
    totals: z.object({
      ...figures,
      distance_km: z.number(),
      average_fare: z.number(),
      /** The one with the most rides. */
      top_driver: z.object({ id: z.int(), name: z.string(), rides: z.int() }).nullable(),
    }),
    by_day: z.object({
      step: z.enum(TREND_STEPS),
      labels: z.array(z.string()),
      rides: z.array(z.int()),
      revenue: z.array(z.number()),
    }),
    by_driver: z.array(z.object({ id: z.int(), name: z.string(), ...figures })),
    by_type: z.array(z.object({ vehicle_type: vehicleTypeSchema, ...figures })),
    /** The zone of a fixed airport rate; null for every other ride. */
    by_zone: z.array(z.object({ zone: z.string().nullable(), name: z.string(), ...figures })),
    /** How they were paid, tips beside the revenue; null is not recorded. */
    by_payment: z
      .array(z.object({ paid_by: paidBySchema.nullable(), ...figures, tips: z.number() }))
      .optional(),
  })
  .meta({ id: "Analytics" });
export type Analytics = z.infer<typeof analyticsSchema>;
