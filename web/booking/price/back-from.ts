import { HOUR_MS } from "../../../contract/time-units.ts";
import { nextQuarter, pickupInstant } from "../booking-draft.ts";

/** What a stay takes when nothing else is known. */
const STAY_MS = 4 * HOUR_MS;

/** The time that the way back is first set to: some hours after the way there. */
export function backFrom(when: string): string {
  const now = new Date();
  const there = pickupInstant(when, now) ?? now;
  return nextQuarter(new Date(there.getTime() + STAY_MS));
}
