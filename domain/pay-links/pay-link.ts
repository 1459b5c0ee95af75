import type { Cents } from "../money.ts";
import type { PaidBy } from "../payments/payment.ts";
import { linkPartOf } from "./link-part.ts";
import { ABOARD, NOT_DRIVEN, type RideStatus, isOneOf } from "../rides/ride-states.ts";

/** The purposes of a payment by link. */
export const PAY_PURPOSES = ["fare", "deposit", "statement", "no_show_fee", "tip"] as const;
export type PayPurpose = (typeof PAY_PURPOSES)[number];

/** `open` waits for whoever pays; the provider alone says that it was paid. */
export const PAY_STATES = [
  "open",
  "paid",
  "failed",
  "expired",
  "cancelled",
  "refunded",
  "partly_refunded",
] as const;
export type PayState = (typeof PAY_STATES)[number];

/** The provider that takes the money: a file on the server's disk, for trials, or Sentoo. */
export const PAY_PROVIDERS = ["file", "sentoo"] as const;
export type PayProviderName = (typeof PAY_PROVIDERS)[number];

/** The money in which it is asked; everything of ours counts in dollars. */
export const PAY_CURRENCIES = ["USD", "XCG"] as const;
export type PayCurrency = (typeof PAY_CURRENCIES)[number];

/** Whether guests are asked to pay by link: not at all, the whole fare, or a deposit first. */
export const PAY_MODES = ["off", "offered", "deposit"] as const;
export type PayMode = (typeof PAY_MODES)[number];

/** No provider takes less than one of either currency. */
export const LEAST_PAID_CENTS: Cents = 100;

/** A ride, as far as paying it by link goes. */
export type RideToPay = {
  readonly status: RideStatus;
  readonly fareCents: Cents;
  readonly linkCents: Cents;
  readonly paidBy: PaidBy | null;
  /** A hotel or a firm pays it. */
  readonly onAccount: boolean;
  /** The booking waits until it is proved. */
  readonly held: boolean;
  /** The deposit that the booking waits for; null where it waits for none. */
  readonly depositCents: Cents | null;
};

/** The amount left to pay of a ride by link; 0 where there is nothing, or another way has been said. */
export function leftToPay(ride: RideToPay): Cents {
  if (isOneOf(NOT_DRIVEN, ride.status) || ride.onAccount || ride.held || ride.paidBy !== null) return 0;
  const left = ride.fareCents - linkPartOf(ride);
  return left >= LEAST_PAID_CENTS ? left : 0;
}

/** The payment that a guest is asked for by link now, or null. */
export function offerOf(
  ride: RideToPay,
  { mode, percent }: { mode: PayMode; percent: number },
): { purpose: "fare" | "deposit"; cents: Cents } | null {
  const left = leftToPay(ride);
  if (left === 0) return null;
  // A promise made at the booking stays, whatever the settings say since.
  if (ride.depositCents !== null) return depositOrAll(ride.depositCents - linkPartOf(ride), left);
  if (mode === "off") return null;
  const isBegun = isOneOf([...ABOARD, "Completed"], ride.status);
  if (mode === "offered" || isBegun || ride.linkCents > 0) return { purpose: "fare", cents: left };
  return depositOrAll(depositOf(ride.fareCents, percent), left);
}

function depositOrAll(deposit: Cents, left: Cents): { purpose: "fare" | "deposit"; cents: Cents } {
  const asked = Math.max(LEAST_PAID_CENTS, deposit);
  return asked < left ? { purpose: "deposit", cents: asked } : { purpose: "fare", cents: left };
}

/** A part of a fare, to the nearest cent, and no less than a provider takes. */
export function depositOf(fareCents: Cents, percent: number): Cents {
  return Math.max(LEAST_PAID_CENTS, Math.round((fareCents * percent) / 100));
}

/** The name in the address by which somebody comes back from the provider's page. */
export const RETURNED = "returned";
