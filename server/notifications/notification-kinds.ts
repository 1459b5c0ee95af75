import { z } from "zod";
import { messageTopicSchema } from "../../contract/messages/message-topics.ts";
import { PAY_PURPOSES } from "../../domain/pay-links/pay-link.ts";
import { paperSchema } from "../../contract/papers/paper-schemas.ts";
import { paidBySchema } from "../../contract/payments/payment-schemas.ts";
import type { RideNotificationKind } from "../../contract/rides/ride-message.ts";
import { rejectionSchema } from "../../contract/rides/reject-reason.ts";
import { sellerSchema } from "../../contract/company/paper-details.ts";
import { DESK_PHRASES } from "../../domain/radio/phrases.ts";
import { VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";
import { SETTLED_KINDS } from "../../domain/settlements/driver-money.ts";
import { FARE_CODES, type FareLine } from "../../domain/fares/calculate-fare.ts";

/** Those whose mail shows the way on a map: the driver is about to come, or the ride is over. */
export const PICTURED_NOTIFICATIONS = ["booked", "driver_assigned", "receipt"] as const;

/** Those whose mail carries the ride for the calendar. */
export const CALENDAR_NOTIFICATIONS: readonly RideNotificationKind[] = [
  "booked",
  "changed",
  "driver_assigned",
  "driver_left",
  "reminder",
  "no_show",
  "cancelled",
];

/** Those that say the code by which the driver knows the passenger, where the company has switched it on. */
export const CODE_NOTIFICATIONS: readonly RideNotificationKind[] = [
  "booked",
  "driver_assigned",
  "driver_set_out",
  "driver_arrived",
  "car_changed",
  "reminder",
];

export const codeFactsSchema = z.object({
  reference: z.string(),
  code: z.string(),
  /** It adds the ride to an account; missing where it proves a booking. */
  claims: z.boolean().optional(),
});
export type CodeFacts = z.infer<typeof codeFactsSchema>;

/** A code to sign in with; null to the owner of an account that takes none. */
export const signInCodeFactsSchema = z.object({ code: z.string().nullable() });
export type SignInCodeFacts = z.infer<typeof signInCodeFactsSchema>;

const pointFacts = z.object({ lat: z.number(), lng: z.number() });
const driverFacts = z.object({ name: z.string(), phone: z.string(), vehicle: z.string(), plate: z.string() });

/** The facts of a ride that an edit has changed, as they were before. */
const earlierFacts = z
  .object({
    pickup: z.string(),
    dropoff: z.string(),
    stops: z.array(z.string()),
    rideDatetime: z.iso.datetime(),
    passengers: z.number(),
    luggage: z.number(),
    vehicleType: z.enum(VEHICLE_TYPES),
    fareCents: z.number(),
    vehicle: z.string(),
    plate: z.string(),
  })
  .partial();
export type EarlierFacts = z.infer<typeof earlierFacts>;

/** The flight that has moved a pickup. */
const flightFacts = z.object({ number: z.string(), lands: z.iso.datetime() });
export type FlightFacts = z.infer<typeof flightFacts>;

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
  /** The places on the way; missing where it goes straight there. */
  stops: z.array(z.string()).optional(),
  rideDatetime: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  passengers: z.number(),
  luggage: z.number(),
  /** The kind of car that was asked for; missing where whichever fits will do. */
  vehicleType: z.enum(VEHICLE_TYPES).optional(),
  distanceM: z.number(),
  fareCents: z.number(),
  /** The sum of the corrections that are in it; missing where there are none. */
  correctedCents: z.number().optional(),
  /** The hotel or firm on whose account it goes; missing where its passenger pays. */
  account: z.string().optional(),
  breakdown: z.array(z.custom<FareLine>((line) => FARE_CODES.includes((line as FareLine).code))),
  /** Missing in what an earlier version queued. */
  paidBy: paidBySchema.nullable().optional(),
  tipCents: z.number().nullable().optional(),
  tipXcgCents: z.number().nullable().optional(),
  /** For the passenger's eyes; missing where the office asks for none, and in what goes to a driver. */
  startCode: z.string().optional(),
  driver: driverFacts.nullable(),
  /** For the calendar; missing in what an earlier version queued. */
  version: z.number().optional(),
  durationMin: z.number().optional(),
  /** Where its ends are; null where one is only a name. */
  ends: z
    .object({ pickup: pointFacts, dropoff: pointFacts, stops: z.array(pointFacts).optional() })
    .nullish(),
  earlier: earlierFacts.nullish(),
  /** Why the company did not take it. */
  rejection: rejectionSchema.nullish(),
  flight: flightFacts.optional(),
  /** It was cancelled because its deposit wasn't paid in time. */
  unpaidDeposit: z.boolean().optional(),
});
export type RideFacts = z.infer<typeof rideFactsSchema>;

export const accountFactsSchema = z.object({
  token: z.string(),
  /** The address is the account's present one; missing where it is a new one. */
  present: z.boolean().optional(),
});
export type AccountFacts = z.infer<typeof accountFactsSchema>;

/** A paper of a driver that runs out after a number of days. */
export const paperFactsSchema = z.object({
  name: z.string(),
  paper: paperSchema,
  lastDay: z.string(),
  daysLeft: z.number(),
});
export type PaperFacts = z.infer<typeof paperFactsSchema>;

/** A text of dispatch: a phrase, which is put into the reader's language, or what was typed. */
export const radioFactsSchema = z.object({
  phrase: z.enum(DESK_PHRASES).nullable(),
  text: z.string().nullable(),
});
export type RadioFacts = z.infer<typeof radioFactsSchema>;

/** A driver's call for help: nothing of a passenger, since it lies open on a device. */
export const emergencyFactsSchema = z.object({
  id: z.number(),
  driver: z.string(),
  car: z.string(),
  state: z.object({ is: z.enum(["calls", "taken", "over"]), by: z.string() }),
});
export type EmergencyFacts = z.infer<typeof emergencyFactsSchema>;

/** A month's statement to a hotel or a firm, as it was mailed. */
export const statementFactsSchema = z.object({
  number: z.number(),
  month: z.string(),
  name: z.string(),
  address: z.string(),
  crib: z.string(),
  totalCents: z.number(),
  /** Missing in what an earlier version queued. */
  firstDay: z.string().nullable().default(null),
  lastDay: z.string().nullable().default(null),
  receivedCents: z.number().default(0),
  creditedCents: z.number().default(0),
  dueOn: z.string().nullable().default(null),
  /** It reminds of what is left to pay. */
  isReminder: z.boolean().default(false),
  /** The sender, and the account it is paid into. */
  seller: sellerSchema.nullable().default(null),
  taxes: z.array(z.object({ percent: z.number(), taxCents: z.number() })).default([]),
  lines: z.array(
    z.object({
      completedAt: z.iso.datetime(),
      reference: z.string(),
      rider: z.string(),
      room: z.string().nullable(),
      pickup: z.string(),
      dropoff: z.string(),
      fareCents: z.number(),
    }),
  ),
  /** Fares of earlier statements that were corrected upwards. */
  corrections: z
    .array(
      z.object({ reference: z.string(), fromCents: z.number(), toCents: z.number(), reason: z.string() }),
    )
    .default([]),
});
export type StatementFacts = z.input<typeof statementFactsSchema>;

/** The office's answer to a message, with the message. */
export const answerFactsSchema = z.object({
  name: z.string(),
  topic: messageTopicSchema,
  subject: z.string(),
  /** As it was typed. */
  answer: z.string(),
  asked: z.string(),
  askedAt: z.iso.datetime(),
});
export type AnswerFacts = z.infer<typeof answerFactsSchema>;

/** The office's answer about a ride that went wrong, with the message that it answers where there was one. */
export const caseAnswerFactsSchema = z.object({
  name: z.string(),
  reference: z.string().nullable(),
  /** As it was typed. */
  answer: z.string(),
  asked: z.string().nullable(),
  askedAt: z.iso.datetime().nullable(),
});
export type CaseAnswerFacts = z.infer<typeof caseAnswerFactsSchema>;

/** A question of the office to a driver about a ride of theirs. */
export const caseQuestionFactsSchema = z.object({
  name: z.string(),
  reference: z.string().nullable(),
  question: z.string(),
});
export type CaseQuestionFacts = z.infer<typeof caseQuestionFactsSchema>;

/** A request to pay by link, as it was sent. */
export const payLinkFactsSchema = z.object({
  code: z.string(),
  purpose: z.enum(PAY_PURPOSES),
  /** Of the ride, or the number of the statement. */
  reference: z.string(),
  amountCents: z.number(),
  name: z.string(),
  /** The ride waits for it until then, and is cancelled if it isn't paid. */
  cancelledAt: z.iso.datetime().optional(),
});
export type PayLinkFacts = z.infer<typeof payLinkFactsSchema>;

/** A time that has become free, for who waits for it; `code` is the end of their link. */
export const timeFreeFactsSchema = z.object({
  code: z.string(),
  name: z.string(),
  wantedAt: z.iso.datetime(),
  /** They wait for the next car, which can be there at `wantedAt`; missing in messages of before there was that. */
  nextCar: z.boolean().optional(),
  /** They agreed to be written to by WhatsApp. */
  whatsapp: z.boolean().optional(),
  pickup: z.string(),
  dropoff: z.string(),
});
export type TimeFreeFacts = z.infer<typeof timeFreeFactsSchema>;

/** A refund of a payment by link. */
export const refundFactsSchema = z.object({
  purpose: z.enum(PAY_PURPOSES),
  /** Of the ride, or the number of the statement. */
  reference: z.string(),
  amountCents: z.number(),
  name: z.string(),
  /** Of the ride's page; null for a statement. */
  trackingCode: z.string().nullable(),
});
export type RefundFacts = z.infer<typeof refundFactsSchema>;

const bothFacts = z.object({ usdCents: z.number(), xcgCents: z.number() });

/** A settlement as it was closed, for its driver. */
export const settlementFactsSchema = z.object({
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  rides: z.number(),
  fareCents: z.number(),
  tipCents: z.number(),
  /** Fares and tips that the company got itself. */
  cardCents: z.number(),
  commissionCents: z.number(),
  handedIn: bothFacts,
  entries: z.array(bothFacts.extend({ kind: z.enum(SETTLED_KINDS), day: z.string(), note: z.string() })),
  /** The debt of these days, what earlier ones left open, and both together: for the driver, below nothing for the company. */
  total: bothFacts,
  carried: bothFacts,
  toPay: bothFacts,
});
export type SettlementFacts = z.infer<typeof settlementFactsSchema>;

const weekMoney = z.object({
  rides: z.number(),
  fareCents: z.number(),
  tipCents: z.number(),
  collectedCents: z.number(),
  onAccountCents: z.number(),
  notRecordedCents: z.number(),
  givenBackCents: z.number(),
  /** Pickups of which the moment is known, and those that the driver was late for. */
  pickups: z.number(),
  late: z.number(),
});

/** The week in figures beside the week before, and what needs a decision at the moment it was read. */
export const weekFactsSchema = weekMoney.extend({
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  before: weekMoney,
  approvals: z.number(),
  cases: z.number(),
  casesOverdue: z.number(),
  unsettledDrivers: z.number(),
  unsettledCents: z.number(),
  owedCents: z.number(),
  overdueCents: z.number(),
  backupAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime(),
});
export type WeekFacts = z.infer<typeof weekFactsSchema>;

/** A mail to the company, line by line, as it is shown. */
export const contactFactsSchema = z.object({
  subject: z.string(),
  replyTo: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  text: z.string(),
  /** Where the staff deal with it, after the address of their area; the inbox where it is not said. */
  link: z.object({ path: z.string(), intro: z.string() }).optional(),
});
export type ContactFacts = z.infer<typeof contactFactsSchema>;
