import { z } from "zod";
import { DRIVER_STATUSES } from "../../domain/drivers/driver-status.ts";
import { isDate } from "../../domain/curacao-time.ts";
import { driverChangeSchema } from "./driver-changes.ts";
import { DRIVER_LANGUAGES } from "../../domain/drivers/driver-languages.ts";
import { recordVersionSchema } from "../record-id.ts";
import { plateSchema } from "./plate.ts";
import { outOfServiceSchema } from "./vehicles.ts";
import { askedVehicleTypeSchema, vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { datedPaperSchema, paperDaysSchema, papersOverrideSchema } from "../papers/paper-schemas.ts";

export const driverStatusSchema = z.enum(DRIVER_STATUSES).meta({ id: "DriverStatus" });

const day = z.string().refine(isDate, "A date is YYYY-MM-DD.");
const instant = z.string();

/** A ride as a line on a driver's card. */
const rideBriefSchema = z
  .object({
    id: z.int(),
    reference: z.string(),
    status: z.string(),
    pickup_location: z.string(),
    dropoff_location: z.string(),
    ride_datetime: instant,
    /** When the car is expected to be free again. */
    ends_at: instant,
  })
  .meta({ id: "RideBrief" });
export type RideBrief = z.infer<typeof rideBriefSchema>;

/** How a driver came not to take a ride they could have had. */
const refusalSchema = z.enum(["rejected", "cancelled", "timed_out"]);
export type Refusal = z.infer<typeof refusalSchema>;

/** How well a driver suits the ride that was asked about. */
const driverMatchSchema = z
  .object({
    /** Minutes to the pickup, finishing the ride under way first; null when the position is unknown. */
    minutes: z.int().nullable(),
    /** Kilometres by road from where the driver will start to the pickup. */
    distance_km: z.number().nullable(),
    arrives_at: instant.nullable(),
    seats_fit: z.boolean(),
    /** A ride of the driver at the same time; assigning then needs `force`. */
    overlap: rideBriefSchema.nullable(),
    /** The driver turned this ride down, gave it back, or let the offer run out. */
    refused: z.boolean(),
    /** Which of the three it was; null when it was none. */
    refusal: refusalSchema.nullable(),
    /** The one that Enter takes: first in order, on shift, with the seats and the time. At most one in a list. */
    best: z.boolean(),
    /** The rider of the ride likes to be driven by them; missing where nobody has said so. The driver isn't told. */
    liked: z.boolean().optional(),
  })
  .meta({ id: "DriverMatch" });
export type DriverMatch = z.infer<typeof driverMatchSchema>;

/** A driver as dispatch sees them: the spec's fields, then what its dialogs and the map need. */
export const driverSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    phone: z.string(),
    /** The car in words: "White Toyota Corolla". */
    vehicle: z.string(),
    status: driverStatusSchema,
    /** The position in words, or "Unknown". */
    location: z.string(),
    rating: z.number(),
    ridesCompleted: z.int(),
    /** The instant of the last report, or "Unknown". */
    lastActive: z.string(),
    username: z.string(),
    profile: z.object({
      phone_number: z.string(),
      vehicle_type: vehicleTypeSchema,
      current_location: z.string().nullable(),
    }),
    plate: z.string(),
    seats: z.int(),
    /** Only while the driver is on shift and shares the position. */
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    located_at: instant.nullable(),
    rides_today: z.int(),
    /** How many are the driver's and not at their end, on whatever day. */
    open_rides: z.int(),
    current_ride: rideBriefSchema.nullable(),
    next_ride: rideBriefSchema.nullable(),
    version: z.int(),
    /**
     * The paper that has run out, for which they are given no rides; null where none holds them back. In a list that was asked for a
     * ride it is the one that will have run out on the ride's day.
     */
    papers_expired: datedPaperSchema.nullable().optional(),
    /** Set where the staff let them drive until a day without a paper. */
    papers_override: papersOverrideSchema.nullable().optional(),
    /** Their car is out of service now; in a list that was asked for a ride, at its time. They are given no ride that needs it. */
    out_of_service: outOfServiceSchema.nullable().optional(),
    /** Only in a list that was asked for a ride. */
    match: driverMatchSchema.optional(),
  })
  .meta({ id: "Driver" });
export type Driver = z.infer<typeof driverSchema>;

/** A driver's page for dispatch. */
export const driverDetailsSchema = driverSchema
  .extend({
    email: z.string(),
    license_number: z.string(),
    ...paperDaysSchema.shape,
    languages: z.array(z.string()),
    approved_on: day.nullable(),
    shares_location: z.boolean(),
    /** The rides still to drive, the soonest first, the one under way included. */
    upcoming_rides: z.array(rideBriefSchema),
    last_30_days: z.object({
      total_trips: z.int(),
      total_earnings: z.number(),
      completion_rate: z.number(),
      acceptance_rate: z.number(),
    }),
  })
  .meta({ id: "DriverDetails" });
export type DriverDetails = z.infer<typeof driverDetailsSchema>;

/** A driver as they see themselves. */
export const ownDriverSchema = z
  .object({
    id: z.int(),
    username: z.string(),
    name: z.string(),
    status: driverStatusSchema,
    on_shift: z.boolean(),
    shares_location: z.boolean(),
    location: z.string().nullable(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    located_at: instant.nullable(),
    vehicle_type: vehicleTypeSchema,
    vehicle: z.string(),
    plate: z.string(),
    license_number: z.string(),
    ...paperDaysSchema.shape,
    /** The paper that has run out, for which they are given no rides; null where none holds them back. */
    papers_expired: datedPaperSchema.nullable().optional(),
    /** Until when the staff let them drive without it. */
    papers_override_until: day.nullable().optional(),
    languages: z.array(z.string()),
    /** The car as a thing of its own; null where they have none of the fleet. */
    vehicle_id: z.int().nullable().optional(),
    /** Their car is out of service, or goes out within two weeks. */
    out_of_service: outOfServiceSchema.nullable().optional(),
    rating: z.number(),
    rides_today: z.int(),
    /** The ride auto-assign offers them now, and until when it is offered to nobody else. */
    offer: z.object({ ride_id: z.int(), expires_at: instant }).nullable(),
    /** The ride that they and others are asked for at once, how many of them there are, and until when; missing at servers of before that. */
    round: z.object({ ride_id: z.int(), expires_at: instant, asked: z.int() }).nullable().optional(),
    /** The company wants to approve what drivers change of their car and papers. */
    changes_wait: z.boolean().optional(),
    /** Their own changes that wait for the office, or that it declined lately. */
    changes: z.array(driverChangeSchema).optional(),
    version: z.int(),
  })
  .meta({ id: "OwnDriver" });
export type OwnDriver = z.infer<typeof ownDriverSchema>;

/** Changes of a driver's record. `version` is the one that was read; another in between is an `edit_conflict`. */
export const driverEditSchema = z
  .object({
    vehicle_type: askedVehicleTypeSchema.optional(),
    vehicle: z.string().trim().min(2).max(80).optional(),
    plate: plateSchema.optional(),
    license_number: z.string().trim().min(3).max(40).optional(),
    ...paperDaysSchema.partial().shape,
    languages: z
      .array(z.enum(DRIVER_LANGUAGES))
      .max(DRIVER_LANGUAGES.length)
      .transform((languages) => [...new Set(languages)])
      .optional(),
    /** Consent to show the position to dispatch and to the riders they drive; withdrawing it deletes the position at once. */
    shares_location: z.boolean().optional(),
    version: recordVersionSchema.optional(),
  })
  .meta({ id: "DriverEdit" });
export type DriverEdit = z.infer<typeof driverEditSchema>;

/**
 * Changes that drivers may make themselves. The last day of a paper is the office's word, since it decides over rides:
 * it waits for the office, or is left out where drivers' changes do not wait.
 */
export const ownDriverEditSchema = driverEditSchema.extend({}).meta({ id: "OwnDriverEdit" });
export type OwnDriverEdit = z.infer<typeof ownDriverEditSchema>;
