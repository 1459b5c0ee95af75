import { z } from "zod";
import { planModeSchema } from "./company-plan.ts";

/** A pickup so little after the promised time keeps the promise. */
export const PROMISE_GRACE_MINUTES = 5;

/**
 * `planned`: a pencil line that nobody was told of; `told`: offered or assigned; `accepted`: the driver said yes; `aboard`; `left_over`:
 * nobody can drive it as things stand.
 */
const PLAN_STATES = ["planned", "told", "accepted", "aboard", "left_over"] as const;

export type PlanState = (typeof PLAN_STATES)[number];

/** Why a ride is left over; the facts beside it fill the sentence. */
const PLAN_REASONS = [
  /** No car of the fleet has the seats, room, class or equipment. */
  "nothing_fits",
  /** The drivers of those that fit have said no. */
  "turned_down",
  /** Those that fit aren't on shift then. */
  "off_shift",
  /** Those that fit are few and busy, while other cars are free. */
  "fitting_cars_busy",
  /** Every car is busy. */
  "all_busy",
  /** Nobody can be there before the passenger stops waiting. */
  "passenger_gone",
  /** It isn't known where it begins or ends. */
  "unknown_place",
] as const;
const planReasonSchema = z
  .object({
    code: z.enum(PLAN_REASONS),
    /** How many cars could carry it, were they free. */
    cars: z.int(),
    /** A need that few cars meet. */
    needs: z.enum(["size", "class", "wheelchair", "child_seat"]).nullable(),
    /** The first of them that could be there, and when. */
    first_driver_id: z.int().nullable(),
    first_at: z.string().nullable(),
  })
  .meta({ id: "PlanReason" });
export type PlanReason = z.infer<typeof planReasonSchema>;

/** One ride of the plan. */
const plannedRideSchema = z
  .object({
    ride_id: z.int(),
    reference: z.string(),
    state: z.enum(PLAN_STATES),
    /** The driver; null where nobody can drive it. */
    driver_id: z.int().nullable(),
    driver_name: z.string().nullable(),
    promised_at: z.string(),
    /** When its driver sets off, is there, and is free again; null where nobody drives it. */
    leave_at: z.string().nullable(),
    pickup_at: z.string().nullable(),
    done_at: z.string().nullable(),
    /** Whole minutes after what was promised; null where nobody drives it. */
    minutes_late: z.int().nullable(),
    /** When its driver is told of it; null once told, and where nobody is. */
    tell_at: z.string().nullable(),
    /** Dispatch has taken it out of the plan's hands, or wants it driven by this driver. */
    out_of_plan: z.boolean(),
    kept_driver_id: z.int().nullable(),
    /** It was promised although no car was free for it. */
    past_capacity: z.boolean(),
    reason: planReasonSchema.nullable(),
  })
  .meta({ id: "PlannedRide" });
export type PlannedRide = z.infer<typeof plannedRideSchema>;

/** A car's day in the plan. */
const plannedCarSchema = z
  .object({
    driver_id: z.int(),
    driver_name: z.string(),
    /** Its shift; null where the driver has none and is on by hand. */
    from: z.string().nullable(),
    until: z.string().nullable(),
    break_from: z.string().nullable(),
    break_until: z.string().nullable(),
    /** Out by hand: broken down, or not to be given anything. */
    is_out: z.boolean(),
    next_free_at: z.string().nullable(),
    paid_minutes: z.int(),
    /** Drivers who don't answer are asked less often; until when nothing is offered. */
    asked_again_at: z.string().nullable(),
  })
  .meta({ id: "PlannedCar" });
export type PlannedCar = z.infer<typeof plannedCarSchema>;

/** The effect of a change, before it is made. */
export const planDifferenceSchema = z
  .object({
    /** Rides that become late, and the worst of them. */
    made_late: z.int(),
    worst_minutes_late: z.int(),
    /** Rides that were late, or left over, and no longer are. */
    mended: z.int(),
    told_moved: z.int(),
    empty_minutes: z.int(),
    moves: z.array(
      z.object({
        ride_id: z.int(),
        reference: z.string(),
        pickup_location: z.string(),
        dropoff_location: z.string(),
        promised_at: z.string(),
        from_driver_id: z.int().nullable(),
        from_driver_name: z.string().nullable(),
        to_driver_id: z.int().nullable(),
        to_driver_name: z.string().nullable(),
        minutes_late: z.int().nullable(),
        was_told: z.boolean(),
      }),
    ),
    /** Figures of the day as it stands and as it would be. */
    before: z.object({ promises_kept: z.int(), told_moved: z.int(), empty_minutes: z.int() }),
    after: z.object({ promises_kept: z.int(), told_moved: z.int(), empty_minutes: z.int() }),
  })
  .meta({ id: "PlanDifference" });
export type PlanDifference = z.infer<typeof planDifferenceSchema>;

/** A change that dispatch can have the plan suppose, and make. */
export const planChangeSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("give"), ride_id: z.int(), driver_id: z.int() }),
    z.object({
      kind: z.literal("car_out"),
      driver_id: z.int(),
      until: z.iso.datetime({ offset: true }).nullable(),
    }),
    z.object({ kind: z.literal("car_back"), driver_id: z.int() }),
    z.object({
      kind: z.literal("close_place"),
      place: z.string().min(1).max(120),
      until: z.iso.datetime({ offset: true }),
    }),
    z.object({ kind: z.literal("open_place"), place: z.string().min(1).max(120) }),
    z.object({ kind: z.literal("move_pickup"), ride_id: z.int(), to: z.iso.datetime({ offset: true }) }),
  ])
  .meta({ id: "PlanChange" });
export type PlanChange = z.infer<typeof planChangeSchema>;

/** Something that will go wrong and can still be mended; the first to be too late stands first. */
const planAlarmSchema = z
  .object({
    ride_id: z.int(),
    reference: z.string(),
    kind: z.enum(["late", "no_car", "papers_end", "flight_moved"]),
    pickup_location: z.string(),
    dropoff_location: z.string(),
    rider_phone: z.string(),
    passenger_count: z.int(),
    promised_at: z.string(),
    driver_id: z.int().nullable(),
    driver_name: z.string().nullable(),
    minutes_late: z.int().nullable(),
    /** After that nothing mends it any more. */
    too_late_at: z.string(),
    reason: planReasonSchema.nullable(),
  })
  .meta({ id: "PlanAlarm" });
export type PlanAlarm = z.infer<typeof planAlarmSchema>;

/** A way to mend an alarm, or whom else to give a ride: what is done, and what that changes. */
export const planAnswerSchema = z
  .object({
    changes: z.array(planChangeSchema).min(1),
    driver_id: z.int().nullable(),
    driver_name: z.string().nullable(),
    pickup_at: z.string().nullable(),
    minutes_late: z.int().nullable(),
    difference: planDifferenceSchema,
  })
  .meta({ id: "PlanAnswer" });
export type PlanAnswer = z.infer<typeof planAnswerSchema>;

/** Why the plan gives a ride to its driver, as facts for sentences, and who else could have it. */
export const planWhySchema = z.object({
  driver_id: z.int().nullable(),
  driver_name: z.string().nullable(),
  /** Where the car comes from, and how far that is. */
  comes_from: z.string().nullable(),
  ride_before: z.string().nullable(),
  empty_minutes: z.int().nullable(),
  /** How many minutes it can slip. */
  spare_minutes: z.int().nullable(),
  break_holds: z.boolean(),
  shift_holds: z.boolean(),
  /** Paid minutes against the others' mean. */
  paid_minutes: z.int().nullable(),
  mean_paid_minutes: z.int().nullable(),
  others: z.array(planAnswerSchema),
});
export type PlanWhy = z.infer<typeof planWhySchema>;

/** A quarter of an hour of the strip above the board. */
const planQuarterSchema = z
  .object({
    at: z.string(),
    /** Rides asked for then, of them promised in time, and cars that could drive them. */
    asked: z.int(),
    promised: z.int(),
    cars: z.int(),
    free: z.int(),
    /** Rides to expect in all, by the last 90 days and the ships. */
    expected: z.number(),
  })
  .meta({ id: "PlanQuarter" });

export const planSchema = z.object({
  version: z.int(),
  planned_at: z.string(),
  mode: planModeSchema,
  /** The one line that is always true. */
  summary: z.object({
    cars: z.int(),
    in_use: z.int(),
    at_risk: z.int(),
    without_car: z.int(),
    next_free_at: z.string().nullable(),
  }),
  rides: z.array(plannedRideSchema),
  cars: z.array(plannedCarSchema),
  alarms: z.array(planAlarmSchema),
  /** Drivers whom the plan tells next, with the time. */
  tells: z.array(z.object({ ride_id: z.int(), driver_id: z.int(), driver_name: z.string(), at: z.string() })),
  quarters: z.array(planQuarterSchema),
  /** Today so far. */
  today: z.object({
    promises: z.int(),
    promises_kept: z.int(),
    empty_share: z.number().nullable(),
    told: z.int(),
    told_moved: z.int(),
  }),
});
export type DayPlan = z.infer<typeof planSchema>;
