import { z } from "zod";
import { emailSchema } from "../accounts/account.ts";
import { languageSchema } from "../language-schema.ts";
import { frameOriginsSchema } from "./frame-origins.ts";
import { amountSchema } from "../amount-schema.ts";
import { paidBySchema } from "../payments/payment-schemas.ts";
import { rideStatusSchema } from "../rides/ride.ts";
import { optionalText, requiredText } from "../wire-text.ts";

const PERCENT = "A discount is a whole number from 0 to 50 percent.";
/** More than any hotel owes, so that a slip of the thumb is noticed. */
const HIGHEST_LIMIT = 1_000_000;
const LIMIT = `A limit is an amount from 0 to ${HIGHEST_LIMIT} with at most two decimals.`;

const money = z.string();

/** The record of a hotel or a firm. */
const partnerFields = {
  name: requiredText("The name", 80),
  address: optionalText("The address", 200),
  /** Its number with the tax office. */
  crib: optionalText("The CRIB number", 20),
  /** Where its statements go. */
  email: emailSchema,
  phone: optionalText("The phone number", 32),
  discount_percent: z.int(PERCENT).min(0, PERCENT).max(50, PERCENT),
  /** The most that it may owe us, in dollars; null for any amount. */
  credit_limit: amountSchema(LIMIT, { least: 0, most: HIGHEST_LIMIT }).nullable(),
  /** Of its statements. */
  language: languageSchema,
  /** The sites that may show its booking form in a frame. */
  frame_origins: frameOriginsSchema.optional(),
};

export const newPartnerSchema = z.object(partnerFields).meta({ id: "NewPartner" });
export type NewPartner = z.output<typeof newPartnerSchema>;

/** Only the fields that are sent change. */
export const partnerChangeSchema = newPartnerSchema
  .extend({ active: z.boolean("Say whether it may book.") })
  .partial()
  .extend({ version: z.int() })
  .meta({ id: "PartnerChange" });
export type PartnerChange = z.output<typeof partnerChangeSchema>;

/** A hotel or a firm as staff see it. Amounts are text with two decimals, dollars. */
export const partnerSchema = z
  .object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    address: z.string(),
    crib: z.string(),
    email: z.string(),
    phone: z.string(),
    discount_percent: z.int(),
    credit_limit: money.nullable(),
    language: languageSchema,
    /** Its people may book by its link. */
    active: z.boolean(),
    /** The end of its link for guests: whoever has it books on its account. */
    code: z.string(),
    /** The end of its link for the reception: whoever has it sees its rides too. */
    reception_code: z.string(),
    /** The sites that may show its booking form in a frame. */
    frame_origins: z.array(z.string()),
    /** The amount that it has to pay: rides on account, booked and driven, that no paid statement has. */
    owed: money,
    /** The same in its parts: on statements that aren't paid, driven and on no statement yet, and booked. */
    owed_on_statements: money,
    owed_driven: money,
    owed_booked: money,
    open_rides: z.int(),
    created_at: z.string(),
  })
  .meta({ id: "Partner" });
export type Partner = z.infer<typeof partnerSchema>;

/** A partner as everybody who has its link may know it. */
export const partnerFormSchema = z.object({
  name: z.string(),
  discount_percent: z.int(),
  /** It is the link of the reception. */
  sees_rides: z.boolean(),
  /** Where it is, as far as our map knows it by its name or its address: its rides begin there. */
  place: z.object({ name: z.string(), lat: z.number(), lng: z.number() }).nullable(),
});

/** A hotel or firm as dispatch sees it while somebody telephones. */
export const deskPartnerSchema = z.object({
  id: z.int(),
  name: z.string(),
  discount_percent: z.int(),
  /** The amount that may still be booked on it; null where it has no limit. */
  left: money.nullable(),
});
export type DeskPartner = z.infer<typeof deskPartnerSchema>;

/** Which of the two links is made anew. */
export const newLinkSchema = z.object({ link: z.enum(["guests", "reception"], "Say guests or reception.") });

/** A ride on account, as the people of the hotel or firm see it. */
export const partnerRideSchema = z
  .object({
    reference: z.string(),
    tracking_code: z.string(),
    status: rideStatusSchema,
    rider_name: z.string(),
    room: z.string().nullable(),
    pickup_location: z.string(),
    dropoff_location: z.string(),
    ride_datetime: z.string(),
    passenger_count: z.int(),
    calculated_fare: money,
    paid_by: paidBySchema.nullable(),
    driver: z.object({ name: z.string(), plate: z.string() }).nullable(),
  })
  .meta({ id: "PartnerRide" });
export type PartnerRide = z.infer<typeof partnerRideSchema>;
