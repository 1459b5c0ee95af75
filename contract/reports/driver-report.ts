import { z } from "zod";
import { TREND_STEPS } from "../../domain/reports/trend.ts";
import { vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { paidBySchema } from "../payments/payment-schemas.ts";

/**
 * A driver's figures over some days. A completed ride counts on the day it was completed, any other ended one on the
 * day it was due, a rejection on the day it was made. A rate is 0 when there is nothing to divide by.
 */
const rideStatisticsSchema = z
  .object({
    total_trips: z.int(),
    total_earnings: z.number(),
    /** Kilometres. */
    total_distance: z.number(),
    average_fare: z.number(),
    /** Minutes with the completed rides, each from setting out, or the arrival or pickup where that wasn't told, to its end. */
    driven_minutes: z.int().min(0).optional(),
    /** Percent: completed, of the accepted rides that ended (completed, cancelled, no-show, given back). */
    completion_rate: z.number().min(0).max(100),
    /** Percent: accepted, of the rides offered (accepted, rejected, timed out). */
    acceptance_rate: z.number().min(0).max(100),
    earnings_trend: z.object({
      /** "14:00", "2026-11-20" or "2026-11", by `step`; none is left out, a day without rides is a 0. */
      labels: z.array(z.string()),
      /** Dollars. */
      data: z.array(z.number()),
      step: z.enum(TREND_STEPS),
    }),
    ride_types_breakdown: z.object({
      economy: z.int(),
      comfort: z.int(),
      xl: z.int(),
      cargo: z.int(),
    }),
    /** How the completed rides were paid, in dollars, tips beside the fares; null is not recorded. */
    payments: z
      .array(
        z.object({
          paid_by: paidBySchema.nullable(),
          rides: z.int(),
          fares: z.number(),
          /** The part of these fares paid by link, which went to the company; missing where nothing was. */
          by_link: z.number().optional(),
          tips: z.number(),
        }),
      )
      .optional(),
  })
  .meta({ id: "RideStatistics" });
export type RideStatistics = z.infer<typeof rideStatisticsSchema>;

export const driverReportSchema = z
  .object({
    ride_statistics: rideStatisticsSchema,
    profile: z.object({
      username: z.string(),
      /** First and last name; the username where neither is given. Missing from an older server. */
      name: z.string().optional(),
      license_number: z.string(),
      vehicle_type: vehicleTypeSchema,
      /** The day on the island; null when not yet approved. */
      approval_date: z.string().nullable(),
      current_location: z.string().nullable(),
    }),
  })
  .meta({ id: "DriverReport" });
export type DriverReport = z.infer<typeof driverReportSchema>;
