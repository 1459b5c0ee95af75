import { z } from "zod";
import { planModeSchema } from "./company-plan.ts";

/** How long a driver has to accept a ride that auto-assign offers them. */
export const OFFER_SECONDS = 30;
/** How long before its pickup a ride is offered. */
export const OFFER_AHEAD_MINUTES = 45;

/** A ride that auto-assign is offering now. */
const openOfferSchema = z
  .object({
    ride_id: z.int(),
    reference: z.string(),
    driver_id: z.int(),
    driver_name: z.string(),
    /** When it is offered to the next driver. */
    expires_at: z.string(),
  })
  .meta({ id: "OpenOffer" });

/** How an offer ended; `withdrawn` when dispatch decided otherwise meanwhile. */
const offerOutcomeSchema = z
  .enum(["accepted", "declined", "timed_out", "withdrawn"])
  .meta({ id: "OfferOutcome" });

/** A ride that was offered to a driver. */
const pastOfferSchema = z
  .object({
    ride_id: z.int(),
    reference: z.string(),
    driver_id: z.int(),
    driver_name: z.string(),
    offered_at: z.string(),
    outcome: offerOutcomeSchema,
    closed_at: z.string(),
  })
  .meta({ id: "PastOffer" });

export const dispatchSettingsSchema = z
  .object({
    /** Off until dispatch switches it on. */
    auto_assign: z.boolean(),
    /** Auto offers rides by itself, Suggest says whom dispatch should tell, Off neither. */
    mode: planModeSchema.optional(),
    offer_seconds: z.int(),
    offer_ahead_minutes: z.int(),
    /** The account that switched it last, and the time. */
    changed_by: z.string().nullable(),
    changed_at: z.string().nullable(),
    /** Offers that are open now. */
    open_offers: z.array(openOfferSchema),
    /** How the last offers ended, the newest first. */
    past_offers: z.array(pastOfferSchema),
    /** Rides that are due and that nobody is being offered: every driver is off shift, busy, without enough seats or has turned it down. */
    unplaced: z.array(z.object({ ride_id: z.int(), reference: z.string(), ride_datetime: z.string() })),
  })
  .meta({ id: "DispatchSettings" });
export type DispatchSettings = z.infer<typeof dispatchSettingsSchema>;
