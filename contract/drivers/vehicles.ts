import { z } from "zod";
import { CAR_EQUIPMENT } from "../../domain/drivers/car-equipment.ts";
import { COST_PAID_BY, VEHICLE_COST_KINDS } from "../../domain/drivers/vehicle-costs.ts";
import { amountSchema } from "../amount-schema.ts";
import { islandDaySchema } from "../day-range.ts";
import { askedVehicleTypeSchema, vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { paperSchema } from "../papers/paper-schemas.ts";
import { recordIdSchema, recordVersionSchema } from "../record-id.ts";
import { emptyIsNone, optionalText, requiredText } from "../wire-text.ts";
import { plateSchema } from "./plate.ts";

/** More than any car's bill, so that a slip of the thumb is noticed. */
const HIGHEST = 100_000;
const AMOUNT = `An amount is a number from 0.01 to ${HIGHEST} with at most two decimals.`;
const YEAR = "A year is a number such as 2021.";
const INSTANT = "Say when, as an instant.";
const instant = z.iso.datetime({ offset: true, error: INSTANT });

/** From when until when a car is out of service, and why; no end where nobody knows one yet. */
export const outOfServiceSchema = z
  .object({ from: z.string(), until: z.string().nullable(), reason: z.string() })
  .meta({ id: "OutOfService" });

const personSchema = z.object({ id: z.int(), name: z.string() });

/** A car of the fleet. */
export const vehicleSchema = z
  .object({
    id: z.int(),
    plate: z.string(),
    /** The car as passengers read it: "White Toyota Corolla". */
    vehicle: z.string(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    colour: z.string().nullable(),
    year: z.int().nullable(),
    vehicle_type: vehicleTypeSchema,
    /** As the class has it. */
    seats: z.int(),
    /** Null where nobody counts them. */
    bags: z.int().nullable(),
    equipment: z.array(z.enum(CAR_EQUIPMENT)),
    permit_expires_on: islandDaySchema.nullable(),
    insurance_expires_on: islandDaySchema.nullable(),
    inspection_expires_on: islandDaySchema.nullable(),
    /** Papers that have run out or do so within 30 days. */
    papers_due: z.array(paperSchema),
    note: z.string(),
    /** The driver who is on shift with it. */
    has_it: personSchema.nullable(),
    /** Everybody who may drive it; `is_theirs` where it is the car that they come with. */
    drivers: z.array(personSchema.extend({ is_theirs: z.boolean() })),
    /** Out of service now, or else next. */
    out_of_service: outOfServiceSchema.nullable(),
    /** Out of the fleet for good. */
    retired_on: islandDaySchema.nullable(),
    version: z.int(),
  })
  .meta({ id: "Vehicle" });
export type Vehicle = z.infer<typeof vehicleSchema>;

const outageSchema = z
  .object({
    id: z.int(),
    from: z.string(),
    until: z.string().nullable(),
    reason: z.string(),
    made_by: z.string(),
    /** Rides that its drivers have been given and that begin meanwhile. */
    rides: z.int(),
  })
  .meta({ id: "VehicleOutage" });
export type VehicleOutage = z.infer<typeof outageSchema>;

const vehicleCostSchema = z
  .object({
    id: z.int(),
    day: islandDaySchema,
    kind: z.enum(VEHICLE_COST_KINDS),
    currency: z.enum(["usd", "xcg"]),
    /** Below nothing where it takes another back. */
    amount: z.string(),
    note: z.string(),
    /** Null of costs from before it was asked; missing from an older server. */
    paid_by: z.enum(COST_PAID_BY).nullish(),
    driver_name: z.string().nullish(),
    made_by: z.string(),
    takes_back: z.int().nullable(),
    taken_back: z.boolean(),
  })
  .meta({ id: "VehicleCost" });
export type VehicleCost = z.infer<typeof vehicleCostSchema>;

/** One car with its history. */
export const vehicleDetailSchema = vehicleSchema
  .extend({
    outages: z.array(outageSchema),
    /** The latest first; null where whoever asks may not see money. */
    costs: z.array(vehicleCostSchema).nullable(),
    /** Its drivers from shift to shift, the latest first. */
    hands: z.array(
      z.object({ driver: personSchema, taken_at: z.string(), given_back_at: z.string().nullable() }),
    ),
  })
  .meta({ id: "VehicleDetail" });
export type VehicleDetail = z.infer<typeof vehicleDetailSchema>;

const part = (name: string) => optionalText(name, 40).transform((text) => (text === "" ? null : text));
const paperDay = emptyIsNone(islandDaySchema, "A date is YYYY-MM-DD.");

/** A car as the office writes it; without words of its own it is called by colour, make and model. */
const writtenVehicle = z.object({
  plate: plateSchema.optional(),
  vehicle: optionalText("The car", 80),
  make: part("The make"),
  model: part("The model"),
  colour: part("The colour"),
  year: emptyIsNone(z.int(YEAR).min(1950, YEAR).max(2100, YEAR), YEAR),
  vehicle_type: askedVehicleTypeSchema.optional(),
  equipment: z
    .array(z.enum(CAR_EQUIPMENT, "Say wheelchair or child_seat."))
    .max(CAR_EQUIPMENT.length)
    .transform((equipment) => [...new Set(equipment)])
    .optional(),
  permit_expires_on: paperDay,
  insurance_expires_on: paperDay,
  inspection_expires_on: paperDay,
  note: optionalText("The note", 500),
});

export const newVehicleSchema = writtenVehicle
  .extend({ plate: plateSchema, vehicle_type: askedVehicleTypeSchema })
  .meta({ id: "NewVehicle" });
export type NewVehicle = z.output<typeof newVehicleSchema>;

export const vehicleEditSchema = writtenVehicle
  .extend({ version: recordVersionSchema.optional() })
  .meta({ id: "VehicleEdit" });
export type VehicleEdit = z.output<typeof vehicleEditSchema>;

export const vehicleDriversSchema = z.object({
  driver_ids: z.array(recordIdSchema).max(50, "A car has 50 drivers at most."),
});

export const newOutageSchema = z
  .object({
    from: instant,
    until: instant.nullish(),
    reason: requiredText("The reason", 200),
  })
  .meta({ id: "NewVehicleOutage" });
export type NewOutage = z.output<typeof newOutageSchema>;

export const newVehicleCostSchema = z
  .object({
    day: islandDaySchema,
    kind: z.enum(VEHICLE_COST_KINDS, "Say what it was for."),
    currency: z.enum(["usd", "xcg"], "Say usd or xcg."),
    amount: amountSchema(AMOUNT, { least: 0.01, most: HIGHEST }),
    note: optionalText("The note", 200),
    /** Left out, it is in no entry of the journal. */
    paid_by: z.enum(COST_PAID_BY, "Say cash, bank or driver.").optional(),
    /** The driver who paid it, and gets it back in their next settlement. */
    driver_id: recordIdSchema.optional(),
  })
  .refine(({ paid_by, driver_id }) => (paid_by === "driver") === (driver_id !== undefined), {
    error: "Say which driver paid it, and only then.",
    path: ["driver_id"],
  })
  .meta({ id: "NewVehicleCost" });
export type NewVehicleCost = z.output<typeof newVehicleCostSchema>;

/** The costs of the cars over some days, car by car, with what was driven with each. */
export const vehicleCostsReportSchema = z
  .object({
    vehicles: z.array(
      z.object({
        id: z.int(),
        plate: z.string(),
        vehicle: z.string(),
        by_kind: z.array(z.object({ kind: z.enum(VEHICLE_COST_KINDS), usd: z.string(), xcg: z.string() })),
        usd: z.string(),
        xcg: z.string(),
        /** Completed rides of whoever drove it at the time, and what they paid. */
        rides: z.int(),
        fares: z.string(),
      }),
    ),
    usd: z.string(),
    xcg: z.string(),
  })
  .meta({ id: "VehicleCosts" });
export type VehicleCostsReport = z.infer<typeof vehicleCostsReportSchema>;

/** A car that a driver may take. */
export const ownVehicleSchema = z
  .object({
    id: z.int(),
    plate: z.string(),
    vehicle: z.string(),
    vehicle_type: vehicleTypeSchema,
    is_theirs: z.boolean(),
    /** The first name of who drives it now; null where it is free. */
    has_it: z.string().nullable(),
    out_of_service: outOfServiceSchema.nullable(),
  })
  .meta({ id: "OwnVehicle" });
export type OwnVehicle = z.infer<typeof ownVehicleSchema>;
