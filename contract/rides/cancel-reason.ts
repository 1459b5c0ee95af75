import { z } from "zod";
import { CANCEL_REASONS, MAX_CANCEL_NOTE } from "../../domain/rides/cancel-reason.ts";
import { optionalText } from "../wire-text.ts";

/** A reason as a ride is given back or cancelled; most drivers say it afterwards, or never. */
export const cancellationSchema = z.object({
  reason: z.enum(CANCEL_REASONS, "Choose one of the reasons.").optional(),
  note: optionalText("The note", MAX_CANCEL_NOTE),
});
export type Cancellation = z.output<typeof cancellationSchema>;
/** The same as it is sent. */
export type CancellationInput = z.input<typeof cancellationSchema>;

/** A reason given afterwards, a note, or both. */
export const givenReasonSchema = cancellationSchema.refine(
  ({ reason, note }) => reason !== undefined || Boolean(note),
  "Choose a reason or type one.",
);
