import { z } from "zod";
import { HOUR_MS } from "../time-units.ts";
import { optionalText } from "../wire-text.ts";

/** Why a driver doesn't drive a ride they had accepted; dispatch reads it in the ride's history. */
export const CANCEL_REASONS = [
  "car_trouble",
  "too_late",
  "not_reached",
  "passenger_asked",
  "personal",
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const MAX_CANCEL_NOTE = 200;

/** What may be said as a ride is given back or cancelled; most drivers say it afterwards, or never. */
export const cancellationSchema = z.object({
  reason: z.enum(CANCEL_REASONS, "Choose one of the reasons.").optional(),
  note: optionalText("The note", MAX_CANCEL_NOTE),
});
export type Cancellation = z.output<typeof cancellationSchema>;
/** The same as it is sent. */
export type CancellationInput = z.input<typeof cancellationSchema>;

/** What is said afterwards: a reason, a note, or both. */
export const givenReasonSchema = cancellationSchema.refine(
  ({ reason, note }) => reason !== undefined || Boolean(note),
  "Choose a reason or type one.",
);

/** Until so long after the step it can be said. */
export const REASON_WINDOW_MS = HOUR_MS;
