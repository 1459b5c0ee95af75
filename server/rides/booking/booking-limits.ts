import { createHash } from "node:crypto";
import {
  GUEST_BOOKINGS_AN_HOUR,
  MOST_GUEST_BOOKINGS_AN_HOUR,
  OPEN_BOOKINGS_UNPROVED,
  TRUSTED_BOOKINGS_AN_HOUR,
} from "../../../contract/rides/booking.ts";
import { BOOKING_AHEAD_DAYS, PICKUP_GRACE_MS } from "../../../contract/rides/booking-limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../contract/time-units.ts";
import type { Trx } from "../../database/connect.ts";
import { networkOf } from "../../http/network-of.ts";
import { ApiError } from "../../http/api-error.ts";
import {
  countGuestBookingsFrom,
  countOpenGuestBookings,
  isProvedPhone,
  isTrustedNetwork,
} from "./booking.queries.ts";

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
    throw outOfRange("A ride can be booked up to one year ahead.");
  }
}

function outOfRange(sentence: string): ApiError {
  return new ApiError("pickup_time_out_of_range", sentence, { fields: { ride_datetime: sentence } });
}

type GuestBooking = { phone: string; from: string; now: Date; companyPhone: string; factor: number };

/**
 * Whether a guest's booking waits until it is proved: the phone has as many open bookings as somebody may have who has
 * not shown that it is theirs, or the address has booked more than a busy pier does. Nobody is refused for what others
 * did with their phone; only a script comes past what one address may have in all.
 * Lock both with `lockBooking` before.
 */
export async function mustBeHeld(trx: Trx, booking: GuestBooking): Promise<boolean> {
  const { phone, from, now, companyPhone, factor } = booking;
  const hour = {
    since: new Date(now.getTime() - HOUR_MS),
    until: new Date(now.getTime() + CLOCKS_DIFFER_MS),
  };
  const recent = await countGuestBookingsFrom(trx, { address: from, ...hour });
  if (recent >= MOST_GUEST_BOOKINGS_AN_HOUR * factor) {
    throw new ApiError(
      "rate_limited",
      `Too many bookings came from your connection within an hour. Please call us at ${companyPhone}.`,
      { retry_after: HOUR_MS / SECOND_MS, phone: companyPhone },
    );
  }
  const isTrusted = await isTrustedNetwork(trx, from);
  if (recent >= (isTrusted ? TRUSTED_BOOKINGS_AN_HOUR : GUEST_BOOKINGS_AN_HOUR) * factor) return true;
  if ((await countOpenGuestBookings(trx, phone)) < OPEN_BOOKINGS_UNPROVED) return false;
  return !(await isProvedPhone(trx, { phone, since: new Date(now.getTime() - PHONE_PROVED_MS) }));
}

/** An address as it is kept beside a booking: enough to count by, and not the address itself. */
export function addressHash(address: string): string {
  return createHash("sha256")
    .update(`booked from ${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
}
