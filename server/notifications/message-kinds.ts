import { z } from "zod";
import { FARE_CODES, type FareLine } from "../../contract/fares/calculate-fare.ts";

/** What a passenger is told about his ride. */
export const RIDE_MESSAGES = ["booked", "driver_assigned", "driver_arrived", "cancelled", "receipt"] as const;
export type RideMessageKind = (typeof RIDE_MESSAGES)[number];

/** What a driver is told when his page is closed. */
export const DRIVER_ALERTS = ["ride_in_pool", "ride_given", "ride_taken_away", "ride_called_off"] as const;
export type DriverAlertKind = (typeof DRIVER_ALERTS)[number];

/** What the owner of an account is told: a link to set his password, or the same on the day he gets the account. */
export const ACCOUNT_MESSAGES = ["password_link", "invitation"] as const;
export type AccountMessageKind = (typeof ACCOUNT_MESSAGES)[number];

/** What the office finds in its mailbox. */
export const OFFICE_MESSAGES = ["contact_message", "driver_application"] as const;
export type OfficeMessageKind = (typeof OFFICE_MESSAGES)[number];

const driverFacts = z.object({ name: z.string(), phone: z.string(), vehicle: z.string(), plate: z.string() });

/** A ride as it stood when the message was queued: what is read later is what was true then. */
export const rideFactsSchema = z.object({
  rideId: z.number(),
  reference: z.string(),
  trackingCode: z.string(),
  status: z.string(),
  riderName: z.string(),
  riderPhone: z.string(),
  pickup: z.string(),
  dropoff: z.string(),
  rideDatetime: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  passengers: z.number(),
  luggage: z.number(),
  distanceM: z.number(),
  fareCents: z.number(),
  breakdown: z.array(z.custom<FareLine>((line) => FARE_CODES.includes((line as FareLine).code))),
  driver: driverFacts.nullable(),
});
export type RideFacts = z.infer<typeof rideFactsSchema>;

export const accountFactsSchema = z.object({ token: z.string() });
export type AccountFacts = z.infer<typeof accountFactsSchema>;

/** What someone wrote to the office, line by line, as its mail shows it. */
export const officeFactsSchema = z.object({
  subject: z.string(),
  replyTo: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  text: z.string(),
});
export type OfficeFacts = z.infer<typeof officeFactsSchema>;
