import { z } from "zod";
import { CAR_EQUIPMENT } from "../../domain/drivers/car-equipment.ts";
import { driverChangeSchema } from "./driver-changes.ts";
import { driverDetailsSchema, driverStatusSchema } from "./driver.ts";
import { vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { paperSchema } from "../papers/paper-schemas.ts";

/** A driver's record for staff: approved or not, and whether they may sign in. */
export const driverRecordSchema = driverDetailsSchema
  .pick({
    id: true,
    name: true,
    username: true,
    email: true,
    phone: true,
    vehicle: true,
    plate: true,
    seats: true,
    license_number: true,
    license_expires_on: true,
    permit_expires_on: true,
    insurance_expires_on: true,
    inspection_expires_on: true,
    season_permit_ends_on: true,
    papers_expired: true,
    papers_override: true,
    languages: true,
    approved_on: true,
    version: true,
  })
  .extend({
    vehicle_type: vehicleTypeSchema,
    /** The car as a thing of its own. */
    vehicle_id: z.int().nullable().optional(),
    /** The equipment of the car beyond its seats. */
    equipment: z.array(z.enum(CAR_EQUIPMENT)).optional(),
    inactive: z.boolean(),
    account_state: z.enum(["active", "suspended", "deleted"]),
    /** Papers that have run out or do so within 30 days. */
    papers_due: z.array(paperSchema),
    /** Changes of the driver's that nobody has decided on. */
    waiting_changes: z.array(driverChangeSchema).optional(),
    /** The driver's status now. */
    status: driverStatusSchema.optional(),
    /** Changes with the driver's portrait; null where there is none. */
    portrait_mark: z.string().nullable().optional(),
  })
  .meta({ id: "DriverRecord" });

export type DriverRecord = z.infer<typeof driverRecordSchema>;
