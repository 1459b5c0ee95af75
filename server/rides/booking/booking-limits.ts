import { createHash } from "node:crypto";
import {
  GUEST_BOOKINGS_AN_HOUR,
  MOST_GUEST_BOOKINGS_AN_HOUR,
  OPEN_BOOKINGS_BY_LINK,
  OPEN_BOOKINGS_UNPROVED,
  TRUSTED_BOOKINGS_AN_HOUR,
} from "../../../contract/rides/booking.ts";
import { BOOKING_AHEAD_DAYS, PICKUP_GRACE_MS } from "../../../contract/rides/booking-limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../contract/time-units.ts";
import { getCompany } from "../../company/company-profile.ts";
import type { Trx } from "../../database/connect.ts";
import { networkOf } from "../../http/network-of.ts";
import { ApiError } from "../../http/api-error.ts";
import type { BookingFacts } from "./store-booking.queries.ts";

/** Bookings further in the future were stamped before the clock was set back, and do not count. */
const CLOCKS_DIFFER_MS = MINUTE_MS;
/** How long a phone counts as its booker's own after a code sent to it came back. */
const PHONE_PROVED_MS = 90 * DAY_MS;

/** Refuses a pickup in the past or more than a year ahead. */
export function refusePickupOutOfRange(pickup: Date, now: Date): void {
  if (pickup.getTime() < now.getTime() - PICKUP_GRACE_MS) {
    throw outOfRange("The pickup time has passed. Please choose a later one.");
  }
  if (pickup.getTime() > now.getTime() + BOOKING_AHEAD_DAYS * DAY_MS) {
    throw outOfRange("You can book up to one year ahead.");
  }
}

function outOfRange(sentence: string): ApiError {
  return new ApiError("pickup_time_out_of_range", sentence, { fields: { ride_datetime: sentence } });
}

/** Since when, and until when, what came from a guest's address and phone counts. */
export function countedSince(now: Date) {
  return {
    since: new Date(now.getTime() - HOUR_MS),
    until: new Date(now.getTime() + CLOCKS_DIFFER_MS),
    provedSince: new Date(now.getTime() - PHONE_PROVED_MS),
  };
}

type GuestBooking = {
  /** What was counted with the address and the phone locked by name. */
  facts: Pick<BookingFacts, "from_address" | "trusted" | "open" | "proved">;
  /** How many rides are booked at once. */
  rides: number;
  factor: number;
};

/**
 * Whether a guest's booking waits until it is proved: the phone has as many open bookings as somebody may have who has
 * not shown that it is theirs, or the address has booked more than a busy pier does. Nobody is refused for what others
 * did with their phone; only a script comes past what one address may have in all.
 */
export async function mustBeHeld(trx: Trx, { facts, rides, factor }: GuestBooking): Promise<boolean> {
  const { from_address: recent, trusted, open, proved } = facts;
  if (recent + rides > MOST_GUEST_BOOKINGS_AN_HOUR * factor) {
    const { phone } = (await getCompany(trx)).company;
    throw new ApiError(
      "rate_limited",
      `There have been too many bookings from your network in the last hour. Please call us at ${phone}.`,
      { retry_after: HOUR_MS / SECOND_MS, phone },
    );
  }
  const freely = (trusted ? TRUSTED_BOOKINGS_AN_HOUR : GUEST_BOOKINGS_AN_HOUR) * factor;
  if (recent + rides > freely) return true;
  return open + rides > OPEN_BOOKINGS_UNPROVED && !proved;
}

/**
 * Whether a booking by the link that a hotel gives to its guests waits for dispatch: anybody may have the link, so what is
 * open by it has an end. What the reception books by its own link has none.
 */
export function isPastLink(facts: Pick<BookingFacts, "open_by_link">, rides: number): boolean {
  return facts.open_by_link + rides > OPEN_BOOKINGS_BY_LINK;
}

/** An address as it is kept beside a booking: enough to count by, and not the address itself. */
export function addressHash(address: string): string {
  return createHash("sha256")
    .update(`booked from ${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
}
