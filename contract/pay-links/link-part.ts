import type { Cents } from "../money.ts";

/** What of a ride's fare was paid by link: never more than the fare, whatever came in. */
export function linkPartOf({ fareCents, linkCents }: { fareCents: Cents; linkCents: Cents }): Cents {
  return Math.min(fareCents, linkCents);
}
