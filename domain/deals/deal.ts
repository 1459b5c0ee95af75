import type { Language } from "../languages.ts";
import type { Cents } from "../money.ts";

/** How a deal comes to a ride: by a code that is typed, or by itself. */
export const DEAL_KINDS = ["code", "first_ride", "partner_guests", "vip_level"] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** The trips that a deal is for: every one, those from or to the airport, or all the others. */
export const DEAL_TRIPS = ["any", "airport", "island"] as const;
export type DealTrips = (typeof DEAL_TRIPS)[number];

/** The words of a deal, and others for a language that has them. */
export type DealWording = { readonly en: string } & {
  readonly [L in Exclude<Language, "en">]?: string | undefined;
};

/** The terms of a deal, as a ride that was booked with it keeps them. */
export type DealTerms = {
  readonly id: number;
  readonly name: DealWording;
  /** One of the two: a part of the fare, or an amount. */
  readonly percent: number | null;
  readonly offCents: Cents | null;
  /** The fare before the deal is at least this. */
  readonly minimumCents: Cents;
  readonly trips: DealTrips;
  /** The first and the last day of the ride; null where there is none. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
};

/** A deal of the company. */
export type Deal = DealTerms & {
  readonly kind: DealKind;
  /** Of a code, in capitals. */
  readonly code: string | null;
  /** The hotel or firm whose guests it is for; null for those of all. */
  readonly partnerId: number | null;
  /** The VIP level from which on riders have it. */
  readonly level: number | null;
  readonly mostUses: number | null;
  readonly mostPerPerson: number | null;
  readonly isOn: boolean;
};

/** Reasons for which a code takes nothing off a fare. */
export const DEAL_REFUSALS = [
  "unknown",
  "not_yet",
  "over",
  "used_up",
  "used_by_you",
  "wrong_trip",
  "below_minimum",
  "on_account",
  "better_already",
] as const;
export type DealRefusal = (typeof DEAL_REFUSALS)[number];

export const DEAL_SENTENCES: Readonly<Record<DealRefusal, string>> = {
  unknown: "We don't know this code. Check it, or book without it.",
  not_yet: "This code doesn't count on the day of this ride yet. Pick a later day, or book without it.",
  over: "This code is over by the day of this ride. Book without it.",
  used_up: "This code has been used as often as it can be. Book without it.",
  used_by_you: "You've used this code already. Book without it.",
  wrong_trip: "This code isn't for this trip. Book without it.",
  below_minimum: "This trip costs less than this code is for. Book without it.",
  on_account: "A ride on the account of a hotel or firm takes no code. Book without it.",
  better_already: "This trip has a better deal already. It stays.",
};

/** The sentence for a deal that came by itself and whose last use somebody else has just had. */
export const DEAL_GONE = "The last of this deal has just gone. Ask for the fare again, and book at that.";

export function dealWords(words: DealWording, language: Language): string {
  return words[language] ?? words.en;
}

/** A code as it is compared: in capitals, without the spaces around it. */
export function plainCode(typed: string): string {
  return typed.trim().toUpperCase();
}

const CODE = /^[A-Z0-9-]{3,20}$/;

/** Whether a plain code can be one of a deal. */
export function isDealCode(code: string): boolean {
  return CODE.test(code);
}

/** The amount that a deal takes off a fare: never more than the fare. */
export function dealOff({ percent, offCents }: DealTerms, fareCents: Cents): Cents {
  const off = percent === null ? (offCents ?? 0) : Math.round((fareCents * percent) / 100);
  return Math.min(fareCents, off);
}

type DealTrip = { readonly day: string; readonly isAirport: boolean };

/** Why a deal isn't for a trip; null where it is. */
export function tripRefusal(
  { trips, validFrom, validUntil }: DealTerms,
  { day, isAirport }: DealTrip,
): DealRefusal | null {
  if (validFrom !== null && day < validFrom) return "not_yet";
  if (validUntil !== null && day > validUntil) return "over";
  if (trips !== "any" && (trips === "airport") !== isAirport) return "wrong_trip";
  return null;
}
