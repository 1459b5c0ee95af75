import { z } from "zod";
import { AUDIT_ACTIONS } from "./audit-actions.ts";
import { roleSchema } from "../accounts/role-schema.ts";

const instant = z.iso.datetime();

/** Faults of an entry: it was changed, taken out, put in beside the product, or differs from what was noted elsewhere. */
const AUDIT_FAULTS = ["changed", "missing", "unchained", "not_as_noted"] as const;

/** One change: its author, its object and its time. */
export const auditEntrySchema = z
  .object({
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
  })
  .meta({ id: "AuditEntry" });

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
