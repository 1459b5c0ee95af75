import type { Cents } from "../money.ts";

/** What of a ride's fare was paid by link: never more than the fare, whatever came in. */
export function linkPartOf({ fareCents, linkCents }: { fareCents: Cents; linkCents: Cents }): Cents {
  return Math.min(fareCents, linkCents);
}

/** What of a deposit is left to pay. */
export function restOfDeposit(depositCents: Cents, linkCents: Cents): Cents {
  return Math.max(0, depositCents - linkCents);
}

/** What of a payment by link covers the fee for a passenger who wasn't there. */
export function feePartOf({ feeCents, linkCents }: { feeCents: Cents | null; linkCents: Cents }): Cents {
  return Math.min(feeCents ?? 0, linkCents);
}
