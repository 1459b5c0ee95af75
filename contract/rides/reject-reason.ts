import { z } from "zod";
import { MAX_REJECT_NOTE, REJECT_REASONS } from "../../domain/rides/reject-reason.ts";
import { optionalText } from "../wire-text.ts";

/** A reason with which dispatch rejects a booking; the note goes to the passenger as it is typed. */
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
