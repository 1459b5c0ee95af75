import { z } from "zod";
import { isDate } from "../../domain/curacao-time.ts";
import { dayFaults, type ShiftFault, weekFaults } from "../../domain/shifts/shift-faults.ts";
import { WEEKDAYS } from "../../domain/shifts/shift-times.ts";
import { latitudeInput, longitudeInput } from "../places/coordinates.ts";
import { optionalText, requiredText } from "../wire-text.ts";

/** A driver has at most so many shifts on a day. */
const SHIFTS_A_DAY = 3;
const SHORTEST_BREAK_MINUTES = 5;
const LONGEST_BREAK_MINUTES = 240;
/** So many days may be otherwise in one proposal. */
const PROPOSED_DAYS = 31;

export const dayInput = z.string().refine(isDate, "A date is YYYY-MM-DD.");
const time = z.string("A time is HH:MM.").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time is HH:MM.");
const BREAK = `A break has ${SHORTEST_BREAK_MINUTES} to ${LONGEST_BREAK_MINUTES} minutes.`;

const shiftTimesSchema = z
  .object({
    from: time,
    /** An end that isn't later than the beginning is on the day after. */
    until: time,
    /** So many minutes without a ride, at any time between two. */
    break: z
      .object({
        minutes: z.int(BREAK).min(SHORTEST_BREAK_MINUTES, BREAK).max(LONGEST_BREAK_MINUTES, BREAK),
        from: time,
        until: time,
      })
      .nullable(),
  })
  .meta({ id: "ShiftTimes" });

const weekShiftSchema = shiftTimesSchema
  .extend({
    /** 1 is Monday, 7 is Sunday. */
    weekday: z.literal([...WEEKDAYS], "A weekday is 1 for Monday to 7 for Sunday."),
  })
  .meta({
    id: "WeekShift",
    examples: [
      { weekday: 1, from: "07:00", until: "17:00", break: { minutes: 45, from: "11:30", until: "14:00" } },
    ],
  });

const SENTENCES = {
  overlap: "Two shifts are at the same time.",
  break: "The break doesn't fit into its times or the shift.",
} as const;

function withoutFaults<T>(faultsOf: (shifts: readonly T[]) => readonly ShiftFault[]) {
  return (context: z.core.ParsePayload<T[]>) => {
    for (const { index, fault } of faultsOf(context.value)) {
      context.issues.push({
        code: "custom",
        input: context.value,
        path: [index, fault === "break" ? "break" : "from"],
        message: SENTENCES[fault],
      });
    }
  };
}

export const weekInput = z
  .array(weekShiftSchema)
  .max(SHIFTS_A_DAY * 7, `A day has at most ${SHIFTS_A_DAY} shifts.`)
  .check(withoutFaults(weekFaults));
/** The shifts of one day; none is a day off. */
export const shiftsOfDayInput = z
  .array(shiftTimesSchema)
  .max(SHIFTS_A_DAY, `A day has at most ${SHIFTS_A_DAY} shifts.`)
  .check(withoutFaults(dayFaults));

/** Where a driver wants to be at the end of the day. */
export const homeSchema = z
  .object({ name: requiredText("The place", 120), lat: latitudeInput, lng: longitudeInput })
  .meta({ id: "DriverHome" });

/** The hours that a driver would rather have; what is left out stays as it is. */
export const proposalInput = z.object({
  week: weekInput.optional(),
  /** Null takes the home away. */
  home: homeSchema.nullable().optional(),
  days: z
    .array(z.object({ day: dayInput, shifts: shiftsOfDayInput }))
    .max(PROPOSED_DAYS, `A proposal has at most ${PROPOSED_DAYS} days.`)
    .default([]),
  note: optionalText("The note", 300),
});

const proposalSchema = z
  .object({
    id: z.int(),
    week: z.array(weekShiftSchema).nullable(),
    /** It says where home is, or takes it away. */
    changes_home: z.boolean(),
    home: homeSchema.nullable(),
    days: z.array(z.object({ day: z.string(), shifts: z.array(shiftTimesSchema) })),
    note: z.string().nullable(),
    proposed_at: z.string(),
    state: z.enum(["waiting", "accepted", "declined"]),
    /** Why it was declined. */
    reason: z.string().nullable(),
  })
  .meta({ id: "ShiftProposal" });
export type ShiftProposal = z.infer<typeof proposalSchema>;

/** A day with its shifts. */
const shiftDaySchema = z
  .object({
    day: z.string(),
    shifts: z.array(shiftTimesSchema),
    /** By the week, or written for this day; `none` where nothing is written of the driver at all. */
    by: z.enum(["week", "day", "none"]),
    note: z.string().nullable(),
  })
  .meta({ id: "ShiftDay" });
export type ShiftDay = z.infer<typeof shiftDaySchema>;

const worrySchema = z
  .object({
    /** More work on a day than the company's longest, or less rest before it than it should be. */
    kind: z.enum(["long_day", "short_rest"]),
    day: z.string(),
    minutes: z.int(),
  })
  .meta({ id: "ShiftWorry" });

const limits = { longest_day_hours: z.number(), rest_hours: z.number() };

/** The shifts of a driver over some days, as dispatch sees them at a glance. */
const shiftsRowSchema = z
  .object({
    driver_id: z.int(),
    driver_name: z.string(),
    days: z.array(shiftDaySchema),
    /** Worked by these shifts, breaks left out, and driven with a passenger aboard on these days so far. */
    planned_minutes: z.int(),
    driven_minutes: z.int(),
    worries: z.array(worrySchema),
    proposal_waits: z.boolean(),
  })
  .meta({ id: "ShiftsRow" });
export type ShiftsRow = z.infer<typeof shiftsRowSchema>;

export const shiftsSchema = z.object({
  from: z.string(),
  days: z.int(),
  ...limits,
  drivers: z.array(shiftsRowSchema),
});
export type Shifts = z.infer<typeof shiftsSchema>;

/** All that is written of one driver's hours. */
export const driverShiftsSchema = shiftsRowSchema
  .omit({ proposal_waits: true })
  .extend({
    week: z.array(weekShiftSchema),
    home: homeSchema.nullable(),
    /** The last proposal of the driver: it waits, or was decided in the last days. */
    proposal: proposalSchema.nullable(),
    changed_at: z.string().nullable(),
    changed_by: z.string().nullable(),
    version: z.int(),
    ...limits,
  })
  .meta({ id: "DriverShifts" });
export type DriverShifts = z.infer<typeof driverShiftsSchema>;
