import type { DriverAlertKind, RideNotificationKind } from "../../../contract/rides/ride-message.ts";
import type { Language } from "../../../domain/languages.ts";
import type { FareCode } from "../../../domain/fares/calculate-fare.ts";
import type { VehicleType } from "../../../domain/fares/vehicles.ts";
import type { MessageTopic } from "../../../contract/messages/message-topics.ts";
import type { PayPurpose } from "../../../domain/pay-links/pay-link.ts";
import type { PaidBy } from "../../../domain/payments/payment.ts";
import type { Paper } from "../../../domain/papers/papers.ts";
import type { SettledKind } from "../../../domain/settlements/driver-money.ts";
import type { RejectReason } from "../../../domain/rides/reject-reason.ts";
import type { AccountNoticeKind } from "../../../contract/notifications/message-kinds.ts";

/** Words that a sentence about a ride may need, already in the reader's language. */
export type RideWords = {
  readonly name: string;
  readonly reference: string;
  readonly when: string;
  readonly pickup: string;
  readonly dropoff: string;
  readonly fare: string;
  readonly driver: string;
  readonly vehicle: string;
  readonly plate: string;
  /** The number of the flight that moved the pickup, and when it lands. */
  readonly flight: string;
  readonly lands: string;
};

/** One message about a ride: the subject of the mail, its first lines, and all of it in one short text for a phone. */
type RideText = {
  readonly subject: (ride: RideWords) => string;
  readonly opening: (ride: RideWords) => string;
  readonly short: (ride: RideWords) => string;
};

/** A line of a fare; `part` is the kilometres, percentage, bags or zone that belong to it, where one does. */
type FareLineText = (part: string) => string;

/** Everything we write to people, in one language. English is the source; the others satisfy its type. */
export type NotificationStrings = {
  readonly hello: (name: string) => string;
  /** Said in place of the map by who reads a mail aloud. */
  readonly mapOf: (pickup: string, dropoff: string) => string;
  /** A drop-off with the places on the way to it. */
  readonly by: (dropoff: string, stops: string) => string;
  readonly ride: Readonly<Record<RideNotificationKind | "rejected" | "unpaid", RideText>>;
  readonly alert: Readonly<
    Record<DriverAlertKind, { readonly title: string; readonly body: (ride: RideWords) => string }>
  >;
  readonly labels: {
    readonly reference: string;
    readonly startCode: string;
    readonly pickup: string;
    readonly dropoff: string;
    readonly stops: string;
    readonly noStops: string;
    readonly when: string;
    readonly party: string;
    readonly people: (passengers: number, bags: number) => string;
    readonly vehicleType: string;
    readonly vehicleTypes: Readonly<Record<VehicleType, string>>;
    readonly fare: string;
    readonly driver: string;
    readonly vehicle: string;
    readonly plate: string;
    readonly phone: string;
    readonly total: string;
    readonly correction: string;
    readonly distance: string;
    /** The turnover tax that is in a fare, by its percent. */
    readonly tax: (percent: string) => string;
  };
  /** A fare that a hotel or a firm pays. */
  readonly onAccount: (fare: string, name: string) => string;
  readonly fareLine: Readonly<Record<FareCode, FareLineText>>;
  /** How something was before it was changed. */
  readonly before: (value: string) => string;
  readonly calendarTitle: string;
  /** Why the company could not take a ride. */
  readonly rejection: {
    readonly says: (reason: string) => string;
    readonly reasons: Readonly<Record<RejectReason, string>>;
  };
  /** Ends a short text on a phone. */
  readonly startCode: (code: string) => string;
  readonly follow: string;
  readonly missed: string;
  readonly receiptLink: string;
  /** Words on the one button of a mail. */
  readonly buttons: {
    readonly rides: string;
    readonly follow: string;
    readonly again: string;
    readonly receipt: string;
    readonly password: string;
    readonly confirmEmail: string;
  };
  readonly questions: (phone: string) => string;
  readonly bookingCode: CodeStrings & {
    readonly subject: (code: string) => string;
    /** Of a ride that an account claims. */
    readonly claim: CodeStrings;
  };
  readonly signInCode: {
    readonly subject: (code: string) => string;
    readonly opening: (company: string) => string;
    readonly ending: string;
    readonly short: (code: string, company: string) => string;
    /** To the owner of an account that takes no codes. */
    readonly none: { readonly subject: string; readonly opening: string; readonly button: string };
  };
  readonly passwordLink: {
    readonly subject: string;
    readonly opening: string;
    readonly ending: string;
  };
  readonly confirmEmail: {
    readonly subject: string;
    readonly opening: string;
    readonly ending: string;
    /** Of the address that an account has already. */
    readonly ofAccount: { readonly opening: string; readonly ending: string };
  };
  readonly notice: Readonly<
    Record<AccountNoticeKind, { readonly subject: string; readonly opening: string }>
  > & {
    readonly ifNotYou: string;
  };
  readonly invitation: {
    readonly subject: (company: string) => string;
    readonly opening: (company: string) => string;
    readonly ending: string;
  };
  readonly trialLetter: {
    readonly subject: (company: string) => string;
    readonly text: (company: string) => string;
    readonly button: string;
  };
  readonly months: readonly string[];
  readonly days: readonly string[];
  /** "Friday, November 20, 2026, 4:45 PM" */
  readonly dateTime: (day: string, date: number, month: string, year: number, time: string) => string;
  /** "November 20, 2026" */
  readonly date: (date: number, month: string, year: number) => string;
  readonly language: Language;
  /** The words after a time of the clock of twelve hours; null where the clock has twenty-four. */
  readonly dayHalves: readonly [morning: string, afternoon: string] | null;
  readonly decimal: "." | ",";
  readonly group: "." | ",";
  /** On a receipt: how it was paid. */
  readonly paid: {
    readonly label: string;
    readonly by: Readonly<Record<PaidBy, string>>;
    readonly tip: string;
  };
  /** To a driver, before a paper runs out. */
  readonly papers: {
    readonly names: Readonly<Record<Paper, string>>;
    readonly subject: (paper: string, day: string) => string;
    readonly opening: (paper: string, day: string, daysLeft: number) => string;
    readonly ending: string;
    readonly button: string;
  };
  /** A driver's settlement. */
  readonly settlement: {
    readonly days: (first: string, last: string) => string;
    readonly subject: (days: string) => string;
    readonly opening: (days: string) => string;
    readonly fares: (rides: number) => string;
    readonly tips: string;
    readonly toCompany: string;
    readonly handedIn: string;
    readonly commission: string;
    readonly kinds: Readonly<Record<SettledKind, string>>;
    readonly total: string;
    readonly carried: string;
    readonly and: (dollars: string, guilders: string) => string;
    readonly youGet: (amount: string) => string;
    readonly youOwe: (amount: string) => string;
    readonly even: string;
    readonly button: string;
  };
  /** The mail of the week to the owner. */
  readonly week: {
    readonly subject: (days: string) => string;
    readonly opening: (days: string) => string;
    readonly beside: (now: string, before: string) => string;
    readonly rides: string;
    readonly fares: string;
    readonly collected: string;
    readonly onAccount: string;
    readonly notRecorded: string;
    readonly givenBack: string;
    readonly promises: string;
    readonly decide: string;
    readonly nothing: string;
    readonly approvals: string;
    readonly cases: string;
    readonly overdue: (open: number, overdue: number) => string;
    readonly unsettled: string;
    readonly drivers: (n: number, amount: string) => string;
    readonly debtors: string;
    readonly ofAll: (overdue: string, owed: string) => string;
    readonly backup: string;
    readonly noBackup: string;
    readonly daysAgo: (days: number) => string;
    readonly off: string;
    readonly button: string;
  };
  /** Above a text of dispatch to a driver. */
  readonly radio: { readonly subject: string };
  /** On the desk's devices: a driver calls for help. */
  readonly emergency: {
    readonly subject: (driver: string) => string;
    readonly calls: (car: string) => string;
    readonly taken: (by: string) => string;
    readonly over: string;
  };
  /** Asking for a payment by link. */
  readonly payLink: {
    readonly what: Readonly<Record<PayPurpose, (reference: string) => string>>;
    readonly subject: (what: string) => string;
    readonly opening: (what: string, amount: string) => string;
    readonly button: (amount: string) => string;
    readonly ending: string;
    readonly short: (words: { what: string; amount: string }) => string;
    /** Of a deposit that a ride waits for: until when, and what happens without it. */
    readonly cancelledAt: (when: string) => string;
  };
  /** To who waits for a time that has become free. */
  readonly timeFree: {
    readonly subject: (when: string) => string;
    readonly opening: (words: { when: string; pickup: string; dropoff: string }) => string;
    readonly button: string;
    readonly ending: string;
    readonly short: (when: string) => string;
    /** The same to who waits for the next car, with when it can be there. */
    readonly nextCar: {
      readonly subject: (when: string) => string;
      readonly opening: (words: { when: string; pickup: string; dropoff: string }) => string;
      readonly ending: string;
      readonly short: (when: string) => string;
    };
  };
  /** Of a payment by link that was given back, or a part of it; `what` is as in `payLink`. */
  readonly refund: {
    readonly subject: (what: string) => string;
    readonly opening: (what: string, amount: string) => string;
    readonly ending: string;
    readonly button: string;
    readonly short: (words: { what: string; amount: string }) => string;
  };
  /** From the office to somebody who wrote to it. */
  readonly answer: {
    /** The topic of the message, where its sender gave it no subject. */
    readonly topics: Readonly<Record<MessageTopic, string>>;
    readonly youWrote: (when: string) => string;
  };
  /** About a ride that went wrong: the answer to its passenger, and the question to its driver. */
  readonly cases: {
    readonly about: (reference: string | null) => string;
    readonly asked: (reference: string | null) => string;
    readonly answerInApp: string;
    readonly button: string;
  };
  /** To a hotel or a firm, for a month. */
  readonly statement: {
    readonly subject: (number: number, month: string) => string;
    readonly opening: (name: string, month: string, total: string) => string;
    readonly reminderSubject: (number: number, left: string) => string;
    /** In its place where the statement is overdue; the day to pay is empty where an earlier version made it. */
    readonly reminder: (said: { name: string; when: string; amount: string; due: string }) => string;
    /** In its place once nothing is left to pay. */
    readonly allPaid: (name: string, month: string) => string;
    readonly number: string;
    readonly rides: string;
    readonly crib: string;
    readonly ourAddress: string;
    readonly from: string;
    readonly due: string;
    readonly account: string;
    readonly total: string;
    /** "October 2026" */
    readonly month: (month: string, year: number) => string;
    /** The row that says between which days the rides were, and the two days. */
    readonly days: string;
    readonly span: (first: string, last: string) => string;
    readonly received: string;
    readonly credited: string;
    readonly left: string;
    readonly room: (room: string) => string;
    readonly ending: (number: number) => string;
  };
};

type CodeStrings = {
  readonly opening: (reference: string) => string;
  readonly ending: string;
  readonly short: (words: {
    readonly code: string;
    readonly reference: string;
    readonly company: string;
  }) => string;
};
