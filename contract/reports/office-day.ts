import { z } from "zod";
import { PAID_BY } from "../../domain/payments/payment.ts";

const money = z.string();
const rideSums = { rides: z.int(), fares: money };
const punctuality = { picked_up: z.int(), late: z.int() };

/** How a fare came in: in the car as it was recorded, by link, or not recorded. */
const PAID_WAYS = [...PAID_BY, "link", "unknown"] as const;
export type PaidWay = (typeof PAID_WAYS)[number];

const lateRideSchema = z.object({
  id: z.int(),
  ride_datetime: z.string(),
  pickup_location: z.string(),
  driver_name: z.string(),
  /** By how many minutes the driver was there after the promised time. */
  minutes: z.int(),
});

const unownedRideSchema = z.object({
  id: z.int(),
  completed_at: z.string(),
  fare: money,
  pickup_location: z.string(),
  driver_name: z.string(),
});

const overdueStatementSchema = z.object({
  id: z.int(),
  partner_id: z.int(),
  partner_name: z.string(),
  month: z.string(),
  rides: z.int(),
  total: money,
  /** The part that is left to pay. */
  owed: money,
  made_at: z.string(),
  mailed_at: z.string().nullable(),
});

/**
 * The day of the office so far, by the island's clock, and the money that is still with others. Amounts are text with two decimals,
 * dollars unless they are called `xcg`; a completed ride counts when it was completed, without its tip.
 */
export const officeDaySchema = z.object({
  day: z.string(),
  ...rideSums,
  /** The same day of last week, up to the same time. */
  week_ago: z.object(rideSums),
  /** Today's fares, each part of them once; with what wasn't paid and what was given back by link they are all of them. */
  by_payment: z.array(
    z.object({
      way: z.enum(PAID_WAYS),
      amount: money,
      /** The same in guilders, ride by ride, where they were paid in them; else null. */
      xcg: money.nullable(),
    }),
  ),
  /** The fares that weren't paid; missing from an older server, which has them among those nobody said the payment of. */
  not_paid: money.optional(),
  /** The part of these fares given back after the ride, which is no longer in the sum by link. */
  given_back: money,
  /** The part of these fares given back in cash; missing from an older server. */
  given_back_in_cash: money.optional(),
  /** Of the rides completed today: those with a known pickup, and how many of these the driver was late for. */
  pickups: z.object({
    ...punctuality,
    /** The latest first, not more than fifty. */
    rides: z.array(lateRideSchema),
  }),
  /** The same of the seven days before. */
  pickups_before: z.object(punctuality),
  /** Debts of hotels and firms. */
  unpaid: z.object({
    owed: money,
    accounts: z.int(),
    /** Of it on statements that are overdue. */
    overdue: money,
    /** These statements, the oldest first, not more than twenty. */
    statements: z.array(overdueStatementSchema),
  }),
  /** Rides that count as paid on account, of whatever day, though no account pays them; missing from an older server. */
  owed_by_nobody: z
    .object({
      ...rideSums,
      /** The latest first, not more than twenty. */
      listed: z.array(unownedRideSchema),
    })
    .optional(),
  /** Where sums that are kept aren't what their history adds up to, by the last check; missing from an older server. */
  books_faults: z.int().optional(),
  /** Cash that drivers hold and the office hasn't. */
  driver_cash: z.object({ usd: money, xcg: money, drivers: z.int() }),
});
export type OfficeDay = z.infer<typeof officeDaySchema>;
