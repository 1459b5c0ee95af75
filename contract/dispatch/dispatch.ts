import { z } from "zod";

/** How long a driver has to take a ride that auto-assign offers him. */
export const OFFER_SECONDS = 30;
/** How long before its pickup a ride is offered. */
export const OFFER_AHEAD_MINUTES = 45;

/** A ride that auto-assign is offering now. */
export const openOfferSchema = z.object({
  ride_id: z.int(),
  reference: z.string(),
  driver_id: z.int(),
  driver_name: z.string(),
  /** When it goes to the next driver. */
  expires_at: z.string(),
});

/** One thing auto-assign did, the newest first. */
export const dispatchStepSchema = z.object({
  ride_id: z.int(),
  reference: z.string(),
  step: z.enum(["offered", "accepted", "declined", "timed_out", "nobody_left"]),
  driver_id: z.int().nullable(),
  driver_name: z.string().nullable(),
  at: z.string(),
});

export const dispatchSettingsSchema = z.object({
  /** Off until the office switches it on. */
  auto_assign: z.boolean(),
  offer_seconds: z.int(),
  offer_ahead_minutes: z.int(),
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
  offers: z.array(openOfferSchema),
  steps: z.array(dispatchStepSchema),
});
export type DispatchSettings = z.infer<typeof dispatchSettingsSchema>;
