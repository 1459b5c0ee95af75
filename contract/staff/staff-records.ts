import { z } from "zod";
import { APPLICATION_PAPERS } from "./application-papers.ts";
import { APPLICATION_STATES } from "./application-states.ts";
import { phoneMessagesSchema } from "../company/phone-messages.ts";
import { companySchema } from "../company/company.ts";
import { driverChangeSchema } from "../drivers/driver-changes.ts";
import { driverDetailsSchema, driverStatusSchema } from "../drivers/driver.ts";
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

const countsByState = z.object({ active: z.int(), suspended: z.int() });

/** How many accounts there are of each role. */
export const accountCountsSchema = z.object({
  rider: countsByState,
  driver: countsByState,
  operator: countsByState,
  staff: countsByState,
});
export type AccountCounts = z.infer<typeof accountCountsSchema>;

/** A rider as the staff see them in a list. */
export const riderSchema = staffAccountSchema.extend({
  /** Whatever became of them. */
  rides: z.int(),
  last_ride_at: instant.nullable(),
});
export type Rider = z.infer<typeof riderSchema>;

/** A rider with what their rides come to. */
export const riderDetailSchema = staffAccountSchema.extend({
  vip_level: z.int(),
  totals: z.object({
    booked: z.int(),
    open: z.int(),
    completed: z.int(),
    called_off: z.int(),
    no_show: z.int(),
    /** Dollars, of the completed ones. */
    fares: z.string(),
  }),
});
export type RiderDetail = z.infer<typeof riderDetailSchema>;

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
    /** What the driver wants changed and nobody has decided on. */
    waiting_changes: z.array(driverChangeSchema).optional(),
    /** What the driver is doing now. */
    status: driverStatusSchema.optional(),
    /** Changes with the driver's portrait; null where there is none. */
    portrait_mark: z.string().nullable().optional(),
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
  /** What the office answered from here, the oldest first. */
  answers: z.array(z.object({ text: z.string(), at: instant, by: z.string().nullable() })).optional(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

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
  /** The papers that somebody of the office has seen. */
  papers_seen: z
    .array(z.object({ paper: z.enum(APPLICATION_PAPERS), at: instant, by: z.string().nullable() }))
    .optional(),
});
export type DriverApplication = z.infer<typeof driverApplicationSchema>;

/** What can be wrong with an entry: it was changed, it was taken out, it was put in beside the product, or it is not what was noted. */
const AUDIT_FAULTS = ["changed", "missing", "unchained", "not_as_noted"] as const;

/** Who changed what, and when. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: instant,
  actor: z.string().nullable(),
  /** The full name and the role of who did it, as they are now. */
  actor_name: z.string().optional(),
  actor_role: roleSchema.optional(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.string(),
  /** The user name of the account it was done to, as it is now. */
  account: z.string().nullable(),
  /** Its full name and role, as they are now. */
  account_name: z.string().optional(),
  account_role: roleSchema.optional(),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** An end of the chain as it is shown and noted: its place and its hash. */
export const AUDIT_END = /^\d{1,15}:[0-9a-f]{64}$/;

/** Whether the audit log is as it was written: each entry is chained to the one before by a hash. */
export const auditCheckSchema = z.object({
  entries: z.int(),
  /** Entries whose details went with the account they were about. */
  blanked: z.int(),
  /** The first entry that is not as it was written, or is gone; null where all are. */
  fault: z.object({ place: z.int(), reason: z.enum(AUDIT_FAULTS) }).nullable(),
  /** Where the chain ends: noted elsewhere, it shows that nothing before it was written anew. Null for an empty log. */
  end: z.string().nullable(),
});
export type AuditCheck = z.infer<typeof auditCheckSchema>;

/** What waits for the office. */
export const officeCountsSchema = z.object({
  /** Messages nobody has dealt with. */
  messages: z.int(),
  /** Applications nobody has answered. */
  applications: z.int(),
  /** False where no mail server is set: what is mailed stays in a folder of the server. */
  mails_go_out: z.boolean().optional(),
  /** Drivers with a paper that has run out or does so within 30 days and no exception that covers it, or with changes that wait. */
  drivers: z.int(),
});
export type OfficeCounts = z.infer<typeof officeCountsSchema>;

/** What a change of role does at once. */
export const roleChangeSchema = z.object({
  /** Devices that are signed in and will not be. */
  sessions: z.int(),
  /** Rides that the account drives and that are not over; they stay until dispatch gives them to somebody else. */
  rides: z.array(z.object({ id: z.int(), reference: z.string(), ride_datetime: instant })),
});
export type RoleChange = z.infer<typeof roleChangeSchema>;

/** The company's profile with the version that an edit must name. */
export const companyProfileSchema = companySchema.extend({
  /** From this day operators and staff sign in with a second factor; null while it is their choice. */
  two_factor_from: z.iso.date().nullable().optional(),
  /** Drivers ask their passengers for a start code; off until the staff switch it on. */
  start_code: z.boolean().optional(),
  /** Until so many hours before the pickup a passenger changes a ride that a driver has accepted; two until it is set. */
  change_hours: z.int().optional(),
  /** What drivers change of their car and papers waits for the office; off until the staff switch it on. */
  driver_changes_wait: z.boolean().optional(),
  phone_messages: phoneMessagesSchema.optional(),
  version: z.int(),
  updated_at: instant,
});
export type CompanyProfile = z.infer<typeof companyProfileSchema>;
