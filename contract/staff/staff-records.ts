import { z } from "zod";
import { companySchema } from "../company/company.ts";
import { driverDetailsSchema } from "../drivers/driver.ts";
import { vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { languageSchema } from "../languages.ts";
import { paperSchema } from "../papers/paper-schemas.ts";
import { AUDIT_ACTIONS } from "./audit-actions.ts";
import { messageTopicSchema } from "../messages/message-topics.ts";
import { roleSchema } from "../roles.ts";

const instant = z.iso.datetime();

/** An account as the staff see it. */
export const staffAccountSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string(),
  role: roleSchema,
  state: z.enum(["active", "suspended", "deleted"]),
  language: languageSchema,
  two_factor: z.boolean(),
  created_at: instant,
  last_seen_at: instant.nullable(),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

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
    inactive: z.boolean(),
    account_state: z.enum(["active", "suspended", "deleted"]),
    /** Papers that have run out or do so within 30 days. */
    papers_due: z.array(paperSchema),
  });
export type DriverRecord = z.infer<typeof driverRecordSchema>;

export const MESSAGE_STATES = ["open", "handled"] as const;

/** A message in the staff's inbox. */
export const contactMessageSchema = z.object({
  id: z.int(),
  topic: messageTopicSchema,
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  party_size: z.int().nullable(),
  date: z.string().nullable(),
  language: languageSchema,
  received_at: instant,
  handled_at: instant.nullable(),
  handled_by: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const APPLICATION_STATES = ["new", "approved", "declined"] as const;

/** Someone who wants to drive for the company. */
export const driverApplicationSchema = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  license_number: z.string(),
  vehicle_type: vehicleTypeSchema,
  vehicle_name: z.string(),
  plate: z.string(),
  languages: z.string(),
  message: z.string(),
  language: languageSchema,
  state: z.enum(APPLICATION_STATES),
  received_at: instant,
  handled_at: instant.nullable(),
  handled_by: z.string().nullable(),
});
export type DriverApplication = z.infer<typeof driverApplicationSchema>;

/** Who changed what, and when. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: instant,
  actor: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.string(),
  /** The user name of the account it was done to, as it is now. */
  account: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The company's profile with the version that an edit must name. */
export const companyProfileSchema = companySchema.extend({
  /** From this day operators and staff sign in with a second factor; null while it is their choice. */
  two_factor_from: z.iso.date().nullable().optional(),
  /** Drivers ask their passengers for a start code; off until the staff switch it on. */
  start_code: z.boolean().optional(),
  version: z.int(),
  updated_at: instant,
});
export type CompanyProfile = z.infer<typeof companyProfileSchema>;
