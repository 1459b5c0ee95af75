import { z } from "zod";
import { optionalText } from "../wire-text.ts";

/** Why the company does not take a booking, as its passenger is told in their language. */
export const REJECT_REASONS = ["no_car", "too_far", "not_reached", "booked_twice"] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export const MAX_REJECT_NOTE = 300;

/** What dispatch may say as it rejects a booking; the note goes to the passenger as it is typed. */
export const rejectionSchema = z.object({
  reason: z.enum(REJECT_REASONS, "Choose one of the reasons.").optional(),
  note: optionalText("The note", MAX_REJECT_NOTE),
});
/** The same, said after it: there must be something in it. */
export const givenRejectionSchema = rejectionSchema.refine(
  ({ reason, note }) => reason !== undefined || !!note,
  {
    path: ["reason"],
    error: "Choose a reason or say it in your own words.",
  },
);
export type Rejection = z.output<typeof rejectionSchema>;
/** The same as it is sent. */
export type RejectionInput = z.input<typeof rejectionSchema>;
