import { z } from "zod";
import { optionalText } from "../wire-text.ts";

const MONTH = "A month is YYYY-MM.";
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, MONTH);

const money = z.string();

/** A ride of a statement. Who rode is forgotten when the guest is; what it cost stays. */
export const statementLineSchema = z.object({
  ride_id: z.int(),
  reference: z.string(),
  completed_at: z.string(),
  rider_name: z.string(),
  room: z.string().nullable(),
  pickup_location: z.string(),
  dropoff_location: z.string(),
  fare: money,
});
export type StatementLine = z.infer<typeof statementLineSchema>;

/** What a statement of a month would say. */
export const statementPreviewSchema = z.object({
  partner_id: z.int(),
  partner_name: z.string(),
  month: z.string(),
  rides: z.int(),
  total: money,
  /** Whether it can be made: not before the month is over, and only once. */
  state: z.enum(["open", "under_way", "made"]),
  lines: z.array(statementLineSchema),
});
export type StatementPreview = z.infer<typeof statementPreviewSchema>;

/** A statement that was made: its rides and its total stay as they were. */
export const statementSchema = z.object({
  id: z.int(),
  /** Counted from 1, without a gap. */
  number: z.int(),
  partner_id: z.int(),
  partner_name: z.string(),
  month: z.string(),
  rides: z.int(),
  total: money,
  made_at: z.string(),
  made_by: z.string(),
  /** When it was last sent by mail. */
  mailed_at: z.string().nullable(),
  paid: z.object({ at: z.string(), by: z.string(), note: z.string() }).nullable(),
});
export type Statement = z.infer<typeof statementSchema>;

/** One statement with all that is printed on it. */
export const statementDetailSchema = statementSchema.extend({
  address: z.string(),
  crib: z.string(),
  email: z.string(),
  lines: z.array(statementLineSchema),
});
export type StatementDetail = z.infer<typeof statementDetailSchema>;

/** A month to make a statement of, with the figures that were looked at. */
export const newStatementSchema = z.object({
  month: monthSchema,
  seen: z.object({ rides: z.int(), total: money }),
});

export const statementPaidSchema = z.object({ note: optionalText("The note", 200) });
