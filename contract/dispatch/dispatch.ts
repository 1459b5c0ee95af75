import { z } from "zod";
import { planModeSchema } from "./company-plan.ts";

/** How long a driver has to accept a ride that auto-assign offers them. */
export const OFFER_SECONDS = 30;
/** How long several drivers are asked at once for a ride that nobody took one by one. */
export const ROUND_SECONDS = 45;
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

/** A ride that several drivers are being asked for at once: the first to accept has it. */
const openRoundSchema = z
  .object({
    ride_id: z.int(),
    reference: z.string(),
    driver_names: z.array(z.string()),
    expires_at: z.string(),
  })
  .meta({ id: "OpenRound" });

/** A ride that several drivers were asked for at once. */
const pastRoundSchema = z
  .object({
    ride_id: z.int(),
    reference: z.string(),
    /** How many were asked, and who of them was first; null where nobody was. */
    asked: z.int(),
    taken_by: z.string().nullable(),
    offered_at: z.string(),
    closed_at: z.string(),
  })
  .meta({ id: "PastRound" });

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
    /** The rounds that are open now, and the last that are over, the newest first; missing at servers of before there were any. */
    open_rounds: z.array(openRoundSchema).optional(),
    past_rounds: z.array(pastRoundSchema).optional(),
    /** Rides that are due and that nobody is being offered: every driver is off shift, busy, without enough seats or has turned it down. */
    unplaced: z.array(z.object({ ride_id: z.int(), reference: z.string(), ride_datetime: z.string() })),
  })
  .meta({ id: "DispatchSettings" });
export type DispatchSettings = z.infer<typeof dispatchSettingsSchema>;
