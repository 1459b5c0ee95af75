import { z } from "zod";
import { CASE_ENTRY_KINDS, CASE_KINDS, CASE_OUTCOMES, CASE_STATES } from "../../domain/cases/case-rules.ts";
import { languageSchema } from "../language-schema.ts";
import { cashRefundSchema } from "./cash-refund.ts";
import { paidBySchema } from "../payments/payment-schemas.ts";

const instant = z.iso.datetime();
const kind = z.enum(CASE_KINDS);
const outcome = z.enum(CASE_OUTCOMES);

/** A case as lists show it. */
export const listedCaseSchema = z
  .object({
    id: z.int(),
    kind,
    /** Its subject in the office's words; empty where nobody has written any. */
    title: z.string(),
    state: z.enum(CASE_STATES),
    opened_at: instant,
    /** Null where it opened by itself. */
    opened_by: z.string().nullable(),
    /** The person of the office who sees to it. */
    given_to: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** The day of the island by which it is to be answered; null where nobody has said one. Missing from an older server. */
    due_on: z.string().nullish(),
    ride: z.object({ id: z.int(), reference: z.string(), stars: z.int().nullable() }).nullable(),
    driver: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** The passenger, or who wrote; empty once they are forgotten. */
    person: z.string(),
    driver_asked_at: instant.nullable(),
    driver_said_at: instant.nullable(),
    outcome: outcome.nullable(),
    closed_at: instant.nullable(),
  })
  .meta({ id: "ListedCase" });
export type ListedCase = z.infer<typeof listedCaseSchema>;

/** One thing that was said or done in a case. */
const caseEntrySchema = z.object({
  kind: z.enum(CASE_ENTRY_KINDS),
  text: z.string(),
  by: z.string().nullable(),
  at: instant,
  outcome: outcome.nullable(),
});
export type CaseEntry = z.infer<typeof caseEntrySchema>;

const figuresOfOneSchema = z.object({
  rides: z.int(),
  cases: z.int(),
  /** Cases that ended as the driver's fault. */
  at_fault: z.int(),
  low_ratings: z.int(),
});

/** A case with all that belongs to it. */
export const caseSchema = listedCaseSchema
  .extend({
    closed_by: z.string().nullable(),
    trip: z
      .object({
        status: z.string(),
        pickup: z.string(),
        dropoff: z.string(),
        ride_datetime: instant,
        picked_up_at: instant.nullable(),
        completed_at: instant.nullable(),
        plate: z.string().nullable(),
        passengers: z.int(),
      })
      .nullable(),
    contact: z.object({
      /** The account of the passenger, where they have one. */
      rider_id: z.int().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      language: languageSchema,
    }),
    /** The message that it began with. */
    message: z.object({ id: z.int(), text: z.string(), received_at: instant }).nullable(),
    /** The money paid for the ride and given back, in dollars. */
    money: z
      .object({
        fare: z.string(),
        paid_by: paidBySchema.nullable(),
        by_link: z.string(),
        given_back: z.array(
          z.object({
            amount: z.string(),
            reason: z.string(),
            by: z.string(),
            at: instant,
            state: z.enum(["asked", "done", "refused"]),
          }),
        ),
        /** Money given back in cash, and the most that still can be; missing from an older server. */
        in_cash: z.array(cashRefundSchema).optional(),
        refundable: z.string().optional(),
      })
      .nullable(),
    entries: z.array(caseEntrySchema),
    /** Of the driver in a year. */
    driver_figures: figuresOfOneSchema.nullable(),
    /** Cases of the same passenger's account besides this one; null for a guest. */
    earlier_cases: z.int().nullable(),
  })
  .meta({ id: "Case" });
export type Case = z.infer<typeof caseSchema>;

/** The cases and low ratings of a driver in a year. */
const driverCaseFiguresSchema = figuresOfOneSchema.extend({
  driver_id: z.int(),
  name: z.string(),
  /** Of a hundred rides; null without a ride. */
  cases_per_100: z.number().nullable(),
  low_ratings_per_100: z.number().nullable(),
});
export const caseFiguresSchema = z
  .object({
    from: z.iso.date(),
    /** Up to so many stars count as low; 0 where none do. */
    low_rating: z.int(),
    drivers: z.array(driverCaseFiguresSchema),
    all: driverCaseFiguresSchema.omit({ driver_id: true, name: true }),
  })
  .meta({ id: "CaseFigures" });
export type CaseFigures = z.infer<typeof caseFiguresSchema>;

/** A case as the driver sees it who was asked: neither who complained nor how many stars they gave. */
export const ownCaseSchema = z
  .object({
    id: z.int(),
    kind,
    ride: z
      .object({
        reference: z.string(),
        pickup: z.string(),
        dropoff: z.string(),
        ride_datetime: instant,
      })
      .nullable(),
    asked: z.array(z.object({ text: z.string(), at: instant })),
    said: z.array(z.object({ text: z.string(), at: instant })),
    /** The office waits for an answer. */
    waits: z.boolean(),
    outcome: outcome.nullable(),
    /** The reason that the office gives for it. */
    reason: z.string().nullable(),
    closed_at: instant.nullable(),
  })
  .meta({ id: "OwnCase" });
export type OwnCase = z.infer<typeof ownCaseSchema>;
