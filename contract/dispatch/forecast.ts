import { z } from "zod";
import { outOfServiceSchema } from "../drivers/vehicles.ts";
import { datedPaperSchema } from "../papers/paper-schemas.ts";

/** When somebody will be at a pickup, against when it was promised. */
const rideForecastSchema = z.object({
  ride_id: z.int(),
  /** Its driver; for a ride without one, who would be the best once the rides before it are given; null where nobody would. */
  driver_id: z.int().nullable(),
  driver_name: z.string().nullable(),
  /** The driver is its own, and not one who is only thought of. */
  is_given: z.boolean(),
  /** Minutes of the drive to the pickup, the rides before it included; of one who is only thought of, null where nobody can say. */
  minutes_away: z.int().nullable(),
  promised_at: z.string(),
  /** Null where nobody can say: a position or a place is not known. */
  expected_at: z.string().nullable(),
  /** 0 where it will be in time; null where nobody can say. */
  minutes_lost: z.int().nullable(),
});
export type RideForecast = z.infer<typeof rideForecastSchema>;

export const RISK_KINDS = ["late_by_plan", "no_driver", "papers_end", "car_out", "flight_moved"] as const;
export type RiskKind = (typeof RISK_KINDS)[number];

/** Something that will go wrong if nobody does anything. */
const riskSchema = z.object({
  kind: z.enum(RISK_KINDS),
  ride_id: z.int(),
  ride_datetime: z.string(),
  pickup_location: z.string(),
  rider_phone: z.string(),
  driver_id: z.int().nullable(),
  driver_name: z.string().nullable(),
  /** By how much it will be late, or the flight has moved the pickup; null where that is not what is wrong. */
  minutes: z.int().nullable(),
  /** The driver's paper that will have run out. */
  paper: datedPaperSchema.nullable(),
  /** The flight, as the board writes it. */
  flight: z.string().nullable(),
  /** When the driver's car is out of service, over the ride; missing at servers of before that was looked at. */
  outage: outOfServiceSchema.nullable().optional(),
});
export type Risk = z.infer<typeof riskSchema>;

/** Can we make it? Every open ride of the next hours with its expected arrival, and what will go wrong. */
export const forecastSchema = z.object({
  /** To the minute. */
  at: z.string(),
  until: z.string(),
  rides: z.array(rideForecastSchema),
  /** By kind, and in a kind the soonest first. */
  risks: z.array(riskSchema),
});
export type Forecast = z.infer<typeof forecastSchema>;
