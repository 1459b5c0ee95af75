import type { Cents } from "../money.ts";

/** The part of a ride's fare that was paid by link: never more than the fare, whatever came in. */
export function linkPartOf({ fareCents, linkCents }: { fareCents: Cents; linkCents: Cents }): Cents {
  return Math.min(fareCents, linkCents);
}

/** The part of what was paid by link that is beyond the fare, and no part of what the ride costs. */
export function beyondFareOf({ fareCents, linkCents }: { fareCents: Cents; linkCents: Cents }): Cents {
  return Math.max(0, linkCents - fareCents);
}

/** The part of a deposit that is left to pay. */
export function restOfDeposit(depositCents: Cents, linkCents: Cents): Cents {
  return Math.max(0, depositCents - linkCents);
}

/** The part of a payment by link that covers the fee for a passenger who wasn't there. */
export function feePartOf({ feeCents, linkCents }: { feeCents: Cents | null; linkCents: Cents }): Cents {
  return Math.min(feeCents ?? 0, linkCents);
}
