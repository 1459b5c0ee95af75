import { z } from "zod";

/** Of some rides, how many: both are counted, so that a share is never a share of nothing. */
const counts = {
  /** Everybody who wanted to be driven: rides that nobody cancelled, and requests that were turned away. */
  asked: z.int(),
  turned_away: z.int(),
  /** Rides that were to be picked up at a promised time. */
  promises: z.int(),
  /** Of them: the car was there, at whatever time. */
  kept: z.int(),
  /** Of them: it was there at most five minutes after the promised time. */
  on_time: z.int(),
  /** Kept, but nobody told when the car was there: these count neither as on time nor as late. */
  time_unknown: z.int(),
};

/** Kilometres with a passenger, and without one from each ride's end to the next pickup, by road. */
const kilometres = {
  paid_km: z.number(),
  /** Null where no driver had two rides one after the other, or the map doesn't know the places. */
  empty_km: z.number().nullable(),
};

const hours = {
  /** Minutes with a passenger aboard. */
  paid_minutes: z.int(),
  /** The shift as it is written down, with what was driven outside of it; without one, from the first ride to the last. Null where nobody drove. */
  car_minutes: z.int().nullable(),
};

/** The usual: percents of the days before, the lowest, the middle and the highest of them. */
const usualSchema = z.object({ low: z.number(), middle: z.number(), high: z.number() });

const qualityHourSchema = z.object({
  hour: z.int().min(0).max(23),
  ...counts,
  /** How many of its rides are on time in the best day there could have been; null where that isn't known. */
  possible: z.int().nullable(),
});

const qualityDriverSchema = z.object({
  driver_id: z.int(),
  name: z.string(),
  plate: z.string(),
  rides: z.int(),
  promises: z.int(),
  kept: z.int(),
  on_time: z.int(),
  time_unknown: z.int(),
  ...kilometres,
  ...hours,
  /** A shift is written down for this day. */
  on_a_shift: z.boolean(),
  /** Rides that they had been told of and that went to another. */
  moved: z.int(),
});

/**
 * How good a day was, worked out from its rides, their promises and what was told to drivers. A ride counts on the day and in the hour that
 * it was promised for, by the island's clock; one that is still to come counts from five minutes after its time.
 */
export const dayQualitySchema = z
  .object({
    day: z.string(),
    /** The day isn't over. */
    so_far: z.boolean(),
    ...counts,
    cancelled: z.int(),
    /** How many of the promises could have been on time at most, with these cars; null where that can't be worked out. */
    possible: z.int().nullable(),
    ...kilometres,
    /** Ways between two rides of a driver of which the map doesn't know an end: their kilometres are missing. */
    unknown_ways: z.int(),
    ...hours,
    /** Drivers who drove, and for how many of them no shift is written down. */
    drivers_driving: z.int(),
    drivers_without_shift: z.int(),
    /** Rides that drivers were told of, and how often one of them went to another driver after that. */
    told: z.int(),
    told_moved: z.int(),
    moved_why: z.array(z.object({ why: z.string(), moves: z.int() })),
    /** Requests whose time was full: those that were offered other times, and how many took one of these. */
    offered: z.int(),
    offers_taken: z.int(),
    hours: z.array(qualityHourSchema),
    drivers: z.array(qualityDriverSchema),
    /** The thirty days before, as far as there was anything on them; null where there was nothing to compare. */
    before: z.object({
      days: z.int(),
      promises_kept: usualSchema.nullable(),
      on_time: usualSchema.nullable(),
      paid_share: usualSchema.nullable(),
      moved_of_100: usualSchema.nullable(),
    }),
  })
  .meta({ id: "DayQuality" });
export type DayQuality = z.infer<typeof dayQualitySchema>;
export type QualityHour = DayQuality["hours"][number];
export type QualityDriver = DayQuality["drivers"][number];
export type Usual = z.infer<typeof usualSchema>;
