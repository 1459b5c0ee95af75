import { z } from "zod";
import { HELD_FIELDS } from "./driver-changes.ts";
import { driverEditSchema } from "./driver.ts";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { languageSchema } from "../languages.ts";
import { listPageQuery } from "../list-page.ts";
import { paperDaysSchema } from "../papers/paper-schemas.ts";
import { recordIdSchema } from "../record-id.ts";
import { rideSchema } from "../rides/ride.ts";
import { newAccountSchema } from "../accounts/account.ts";
import { optionalText } from "../wire-text.ts";
import { driverRecordSchema } from "./driver-records.ts";

const id = z.object({ id: recordIdSchema });

const newPerson = newAccountSchema
  .omit({ password: true })
  .extend({ language: languageSchema.default("en") });

export const listDriverRecordsEndpoint = endpoint({
  id: "listDriverRecords",
  method: "GET",
  path: "/admin/drivers/",
  summary: "Every driver there is, approved or not, with their papers.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: z.array(driverRecordSchema),
  conditional: true,
});

export const listTripsOfDriverEndpoint = endpoint({
  id: "listTripsOfDriver",
  method: "GET",
  path: "/admin/drivers/{id}/trips/",
  summary: "The rides a driver completed, the latest first, with those they removed from their own list.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  query: listPageQuery.pick({ limit: true, before: true }),
  status: 200,
  output: z.array(rideSchema),
});

export const addDriverEndpoint = endpoint({
  id: "addDriver",
  method: "POST",
  path: "/admin/drivers/",
  summary: "Takes on a driver: an account, a car and papers, and a mailed link to set the password.",
  tag: "Staff",
  access: STAFF_ONLY,
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

export const editDriverRecordEndpoint = endpoint({
  id: "editDriverRecord",
  method: "PATCH",
  path: "/admin/drivers/{id}/",
  summary: "Changes a driver's car and papers.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  body: driverEditSchema.omit({ shares_location: true }),
  status: 200,
  output: driverRecordSchema,
  errors: ["edit_conflict"],
});

/** Staff decide on what a driver wants changed, all that they saw at once. */
export const decideDriverChangesEndpoint = endpoint({
  id: "decideDriverChanges",
  method: "POST",
  path: "/admin/drivers/{id}/changes/",
  summary:
    "Approves or declines changes of a driver's car and papers that wait: all that are named, or none. The driver is told the reason.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  body: z.object({
    ids: z.array(recordIdSchema).min(1, "Say which changes.").max(HELD_FIELDS.length),
    approve: z.boolean("Say whether they are approved."),
    reason: optionalText("The reason", 300),
  }),
  status: 200,
  output: driverRecordSchema,
  errors: ["edit_conflict", "change_outdated"],
});

export const approveDriverEndpoint = endpoint({
  id: "approveDriver",
  method: "POST",
  path: "/admin/drivers/{id}/approve/",
  summary: "Lets a driver take rides.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  status: 200,
  output: driverRecordSchema,
});

export const withdrawDriverApprovalEndpoint = endpoint({
  id: "withdrawDriverApproval",
  method: "POST",
  path: "/admin/drivers/{id}/withdraw-approval/",
  summary: "Takes a driver's approval back; they keep their account and the rides they have.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  status: 200,
  output: driverRecordSchema,
});
