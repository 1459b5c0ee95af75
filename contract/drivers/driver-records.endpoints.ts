import { z } from "zod";
import { HELD_FIELDS } from "./driver-changes.ts";
import { CAR_EQUIPMENT } from "../../domain/drivers/car-equipment.ts";
import { driverEditSchema } from "./driver.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { languageSchema } from "../language-schema.ts";
import { listPageQuery } from "../list-page.ts";
import { paperDaysSchema } from "../papers/paper-schemas.ts";
import { recordIdSchema } from "../record-id.ts";
import { rideSchema } from "../rides/ride.ts";
import { newAccountSchema } from "../accounts/account.ts";
import { optionalText } from "../wire-text.ts";
import { driverRecordSchema } from "./driver-records.ts";

const office = endpoints({ tag: "Drivers", access: STAFF_ONLY, needs: ["drivers"], base: "/admin" });

const id = z.object({ id: recordIdSchema });

const newPerson = newAccountSchema
  .omit({ password: true })
  .extend({ language: languageSchema.default("en") });

export const listDriverRecordsEndpoint = office({
  id: "listDriverRecords",
  needs: ["drivers", "money"],
  method: "GET",
  path: "/drivers/",
  summary: "Every driver there is, approved or not, with their papers.",
  output: z.array(driverRecordSchema),
  conditional: true,
});

export const listTripsOfDriverEndpoint = office({
  id: "listTripsOfDriver",
  needs: ["drivers", "money"],
  method: "GET",
  path: "/drivers/{id}/trips/",
  summary: "The rides a driver completed, the latest first, with those they removed from their own list.",
  names: "driver",
  params: id,
  query: listPageQuery.pick({ limit: true, before: true }),
  output: z.array(rideSchema),
});

export const addDriverEndpoint = office({
  id: "addDriver",
  method: "POST",
  path: "/drivers/",
  summary: "Takes on a driver: an account, a car and papers, and a mailed link to set the password.",
  body: newPerson.extend({
    vehicle_type: driverEditSchema.shape.vehicle_type.unwrap(),
    vehicle: driverEditSchema.shape.vehicle.unwrap(),
    plate: driverEditSchema.shape.plate.unwrap(),
    license_number: driverEditSchema.shape.license_number.unwrap(),
    ...paperDaysSchema.partial().shape,
    languages: driverEditSchema.shape.languages,
  }),
  status: 201,
  output: driverRecordSchema,
  errors: ["account_taken"],
});

export const editDriverRecordEndpoint = office({
  id: "editDriverRecord",
  method: "PATCH",
  path: "/drivers/{id}/",
  summary: "Changes a driver's car and papers.",
  names: "driver",
  params: id,
  body: driverEditSchema.omit({ shares_location: true }).extend({
    /** The plan gives a ride that needs it to a car that has it. */
    equipment: z
      .array(z.enum(CAR_EQUIPMENT, "Say wheelchair or child_seat."))
      .max(CAR_EQUIPMENT.length)
      .transform((equipment) => [...new Set(equipment)])
      .optional(),
  }),
  output: driverRecordSchema,
  errors: ["edit_conflict", "vehicle_taken"],
});

/** Staff decide on what a driver wants changed, all that they saw at once. */
export const decideDriverChangesEndpoint = office({
  id: "decideDriverChanges",
  method: "POST",
  path: "/drivers/{id}/changes/",
  summary:
    "Approves or declines changes of a driver's car and papers that wait: all that are named, or none. The driver is told the reason.",
  names: "driver",
  params: id,
  body: z.object({
    ids: z.array(recordIdSchema).min(1, "Say which changes.").max(HELD_FIELDS.length),
    approve: z.boolean("Say whether they are approved."),
    reason: optionalText("The reason", 300),
  }),
  output: driverRecordSchema,
  errors: ["edit_conflict", "change_outdated", "vehicle_taken"],
});

export const approveDriverEndpoint = office({
  id: "approveDriver",
  method: "POST",
  path: "/drivers/{id}/approve/",
  summary: "Lets a driver take rides.",
  names: "driver",
  params: id,
  output: driverRecordSchema,
});

export const withdrawDriverApprovalEndpoint = office({
  id: "withdrawDriverApproval",
  method: "POST",
  path: "/drivers/{id}/withdraw-approval/",
  summary: "Takes a driver's approval back; they keep their account and the rides they have.",
  names: "driver",
  params: id,
  output: driverRecordSchema,
});
