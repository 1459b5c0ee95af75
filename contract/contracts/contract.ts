import { z } from "zod";
import { CONTRACT_PAYERS, CONTRACT_WAYS, ON_HOLIDAYS } from "../../domain/contracts/contract-runs.ts";
import { WEEKDAYS } from "../../domain/shifts/shift-times.ts";
import { amountSchema } from "../amount-schema.ts";
import { emailSchema, EMAIL_SENTENCE } from "../accounts/account.ts";
import { phoneSchema } from "../accounts/phone.ts";
import { islandDaySchema } from "../day-range.ts";
import { languageSchema } from "../language-schema.ts";
import { recordIdSchema, recordVersionSchema } from "../record-id.ts";
import { bookingSchema } from "../rides/booking.ts";
import { emptyIsNone, optionalText, personName, requiredText } from "../wire-text.ts";

const instant = z.iso.datetime();
const time = z.string("A time is HH:MM.").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time is HH:MM.");
const BACK = "The way back must be later than the way there.";
const DAYS = "Choose at least one day of the week.";
const PRICE = "Write the price of a ride as an amount from $1 to $5,000.";
const LAST_DAY = "The last day must not be before the first.";
const ACCOUNT = "Choose the account that pays, or let the driver be paid.";

/** A contract has at most so many trips, and so many exceptions. */
const MOST_LINES = 30;
const MOST_EXCEPTIONS = 200;

/** How far ahead rides of contracts may be booked, in days. */
const LEAST_AHEAD = 1;
const MOST_AHEAD = 60;
const AHEAD = `Rides of contracts are booked ${LEAST_AHEAD} to ${MOST_AHEAD} days ahead.`;

const trip = bookingSchema.pick({
  pickup_location: true,
  pickup_lat: true,
  pickup_lng: true,
  dropoff_location: true,
  dropoff_lat: true,
  dropoff_lng: true,
  stops: true,
  passenger_count: true,
  luggage_count: true,
  wait_minutes: true,
  vehicle_type: true,
  notes: true,
  child_seat: true,
  child_ages: true,
  wheelchair: true,
  wheelchair_folds: true,
});

function backIsLater({ time: there, back_time: back }: { time: string | null; back_time: string | null }) {
  return back === null || (there !== null && back > there);
}

const person = personName({ missing: "Write who rides.", field: "A name" }, 120);

/** One trip of a contract: where, who, on which days of the week and when. */
const contractLineSchema = trip
  .extend({
    /** Its number within the contract; a new trip has none yet. */
    line: z.int().min(1).max(10_000).nullish(),
    /** The passenger; whoever the contract is made for where it is left out. */
    rider_name: person.nullish(),
    /** 1 is Monday, 7 is Sunday. */
    weekdays: z
      .array(z.literal([...WEEKDAYS], "A weekday is 1 for Monday to 7 for Sunday."), DAYS)
      .min(1, DAYS)
      .max(7, DAYS)
      .transform((days) => [...new Set(days)].toSorted()),
    time,
    back_time: time.nullable(),
    /** An amount of dollars that each ride costs; by the tariff, or by what is agreed with the account, where there is none. */
    price: amountSchema(PRICE, { least: 1, most: 5_000 }).nullable(),
  })
  .refine(backIsLater, { error: BACK, path: ["back_time"] })
  .meta({ id: "ContractLine" });
export type ContractLine = z.output<typeof contractLineSchema>;

/** Days on which nothing is driven, or at another time; of all trips where no line is named. */
const contractExceptionSchema = z
  .object({
    line: z.int().nullable(),
    first_day: islandDaySchema,
    last_day: islandDaySchema,
    /** Null: nothing is driven. */
    time: time.nullable(),
    back_time: time.nullable(),
  })
  .refine(({ first_day, last_day }) => first_day <= last_day, { error: LAST_DAY, path: ["last_day"] })
  .refine(backIsLater, { error: BACK, path: ["back_time"] })
  .meta({ id: "ContractException" });
export type WireContractException = z.output<typeof contractExceptionSchema>;

const terms = z.object({
  name: requiredText("The name", 80),
  /** The hotel or firm that it is made with; null for a person. */
  partner_id: recordIdSchema.nullable(),
  rider_name: person,
  rider_phone: phoneSchema,
  rider_email: emptyIsNone(emailSchema, EMAIL_SENTENCE),
  language: languageSchema,
  first_day: islandDaySchema,
  last_day: islandDaySchema.nullable(),
  on_holidays: z.enum(ON_HOLIDAYS),
  paid_by: z.enum(CONTRACT_PAYERS),
  note: optionalText("The note", 500),
  lines: z
    .array(contractLineSchema, "Write at least one trip.")
    .min(1, "Write at least one trip.")
    .max(MOST_LINES, `A contract has ${MOST_LINES} trips at most.`),
  exceptions: z
    .array(contractExceptionSchema)
    .max(MOST_EXCEPTIONS, `A contract has ${MOST_EXCEPTIONS} exceptions at most.`),
});

/** A contract as it is written. */
export const writtenContractSchema = terms
  .extend({ version: recordVersionSchema.optional() })
  .refine(({ first_day, last_day }) => last_day === null || first_day <= last_day, {
    error: LAST_DAY,
    path: ["last_day"],
  })
  .refine(({ paid_by, partner_id }) => paid_by === "driver" || partner_id !== null, {
    error: ACCOUNT,
    path: ["partner_id"],
  })
  .meta({ id: "WrittenContract" });
export type WrittenContract = z.output<typeof writtenContractSchema>;

/** The trouble that stands between a contract and one of its rides: it can't be booked, or a driver has it and it should be otherwise. */
const CONTRACT_TROUBLES = ["not_booked", "changed", "not_wanted"] as const;
const trouble = z.enum(CONTRACT_TROUBLES);
export type ContractTrouble = z.infer<typeof trouble>;

/** One day's ride of a contract. */
const contractRideSchema = z
  .object({
    line: z.int(),
    day: z.iso.date(),
    way: z.enum(CONTRACT_WAYS),
    trip: z.string(),
    /** When it is by the contract. */
    at: instant,
    ride: z
      .object({
        id: z.int(),
        reference: z.string(),
        status: z.string(),
        ride_datetime: instant,
        fare: z.string(),
        driver: z.string().nullable(),
      })
      .nullable(),
    trouble: trouble.nullable(),
    /** Why it could not be booked: the code of the refusal and its sentence. */
    problem: z.object({ code: z.string(), sentence: z.string() }).nullable(),
  })
  .meta({ id: "ContractRide" });
export type ContractRide = z.infer<typeof contractRideSchema>;

/** A contract as lists show it. */
const listedContractSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    partner: z.object({ id: z.int(), name: z.string() }).nullable(),
    rider_name: z.string(),
    paid_by: z.enum(CONTRACT_PAYERS),
    first_day: z.iso.date(),
    last_day: z.iso.date().nullable(),
    ended: z.boolean(),
    lines: z.int(),
    /** Its next ride that is booked. */
    next_at: instant.nullable(),
    /** The rides that are booked and to come. */
    to_come: z.int(),
    troubles: z.int(),
  })
  .meta({ id: "ListedContract" });
export type ListedContract = z.infer<typeof listedContractSchema>;

export const contractListSchema = z
  .object({
    /** So many days ahead their rides are booked. */
    days_ahead: z.int(),
    contracts: z.array(listedContractSchema),
  })
  .meta({ id: "ContractList" });

export const daysAheadSchema = z.object({
  days_ahead: z.int(AHEAD).min(LEAST_AHEAD, AHEAD).max(MOST_AHEAD, AHEAD),
});

/** A contract with its trips and the rides that it has made. */
export const contractSchema = z
  .object({
    ...terms.shape,
    id: z.int(),
    version: z.int(),
    partner_name: z.string().nullable(),
    /** Empty once the person is taken out, with their phone, email, note and trips. */
    rider_name: z.string(),
    rider_phone: z.string(),
    rider_email: z.string().nullable(),
    note: z.string(),
    lines: z.array(
      z.object({
        ...contractLineSchema.shape,
        line: z.int(),
        stops: z
          .array(z.object({ location: z.string(), lat: z.number().nullish(), lng: z.number().nullish() }))
          .nullish(),
        passenger_count: z.int(),
        luggage_count: z.int(),
        weekdays: z.array(z.literal([...WEEKDAYS])),
        wait_minutes: z.int().nullish(),
        vehicle_type: z.string().nullish(),
        price: z.number().nullable(),
      }),
    ),
    ended_at: instant.nullable(),
    /** The rides from a week ago on, by their times; all that could not be booked as they should stand among them. */
    rides: z.array(contractRideSchema),
    /** Its sum so far: the rides that were driven, and their fares. */
    driven: z.object({ rides: z.int(), fares: z.string() }),
  })
  .meta({ id: "Contract" });
export type Contract = z.infer<typeof contractSchema>;

/** A ride of a contract that waits for somebody's word, as the start page shows it. */
export const contractTroubleSchema = z
  .object({
    contract: z.object({ id: z.int(), name: z.string() }),
    line: z.int(),
    day: z.iso.date(),
    way: z.enum(CONTRACT_WAYS),
    at: instant,
    trouble,
    reference: z.string().nullable(),
    sentence: z.string().nullable(),
    since: instant,
  })
  .meta({ id: "ContractTrouble" });
export type WireContractTrouble = z.infer<typeof contractTroubleSchema>;
