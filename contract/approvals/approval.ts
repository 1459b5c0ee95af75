import { z } from "zod";
import {
  APPROVAL_DAYS,
  APPROVAL_KINDS,
  APPROVAL_STATES,
  MOST_APPROVAL_DAYS,
} from "../../domain/approvals/approvals.ts";
import { amountSchema } from "../amount-schema.ts";

const HIGHEST = 100_000;
const AMOUNT = `An amount is a number from 0 to ${HIGHEST} with at most two decimals, or nothing.`;
const DAYS = `Days are a whole number from 1 to ${MOST_APPROVAL_DAYS}.`;
const overSchema = amountSchema(AMOUNT, { least: 0, most: HIGHEST }).nullable();

/** From when on a second person is needed; amounts in dollars, null for never. */
export const approvalSettingsSchema = z
  .object({
    refunds_over: overSchema,
    /** Credits of statements, and fares that are corrected down. */
    write_offs_over: overSchema,
    /** Whether taking all data or a backup out needs one. */
    exports: z.boolean("Say whether exports need a second person."),
    days: z.int(DAYS).min(1, DAYS).max(MOST_APPROVAL_DAYS, DAYS).default(APPROVAL_DAYS),
  })
  .meta({ id: "ApprovalSettings" });
export type ApprovalSettings = z.output<typeof approvalSettingsSchema>;

/** One thing that somebody wants to do and a second person decides about. */
export const approvalSchema = z
  .object({
    id: z.int(),
    kind: z.enum(APPROVAL_KINDS),
    state: z.enum(APPROVAL_STATES),
    /** In dollars, with two decimals; null for a file. */
    amount: z.string().nullable(),
    reason: z.string(),
    /** The ride that it is about, or the statement, or neither. */
    ride: z.object({ id: z.int(), reference: z.string() }).nullable(),
    statement: z.object({ id: z.int(), number: z.int(), partner_id: z.int(), name: z.string() }).nullable(),
    asked_by: z.object({ id: z.int(), name: z.string() }),
    asked_at: z.string(),
    expires_at: z.string(),
    /** Whether the caller asked for it: then somebody else decides, and they may withdraw it. */
    is_mine: z.boolean(),
    /** Whether the caller may approve or refuse it now. */
    may_decide: z.boolean(),
    decided_by: z.string().nullable(),
    decided_at: z.string().nullable(),
    /** The words of who refused it. */
    note: z.string(),
  })
  .meta({ id: "Approval" });
export type Approval = z.infer<typeof approvalSchema>;

/** Requests that wait, the newest first, and the last that were decided; with the settings and who could decide. */
export const approvalsSchema = z
  .object({
    settings: approvalSettingsSchema.extend({ version: z.int() }),
    /** How many others of the office have each of the rights that approving needs. */
    others: z.object({ refunds: z.int(), bookkeeping: z.int(), records: z.int() }),
    waiting: z.array(approvalSchema),
    decided: z.array(approvalSchema),
  })
  .meta({ id: "Approvals" });
export type Approvals = z.infer<typeof approvalsSchema>;
