import { z } from "zod";
import { PAPER_DAYS } from "../../domain/papers/papers.ts";

/** Fields whose change by the driver may wait for the office: the person, the car and its papers. */
export const HELD_FIELDS = [
  "vehicle_type",
  "vehicle",
  "plate",
  "license_number",
  ...Object.values(PAPER_DAYS),
] as const;
export type HeldField = (typeof HELD_FIELDS)[number];

/** A driver reads for so many days what the office declined. */
export const DECLINED_SHOWN_DAYS = 14;

/** A driver's change, until the office approves it. */
export const driverChangeSchema = z.object({
  id: z.int(),
  field: z.enum(HELD_FIELDS),
  from: z.string().nullable(),
  to: z.string(),
  proposed_at: z.iso.datetime(),
  state: z.enum(["waiting", "declined"]),
  /** Why the office declined it; null where it did not say, or has not decided. */
  reason: z.string().nullable(),
});
export type DriverChange = z.infer<typeof driverChangeSchema>;
