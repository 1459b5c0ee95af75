import { createHash } from "node:crypto";
import { MAX_GUEST_BOOKINGS_PER_HOUR, MAX_OPEN_GUEST_BOOKINGS } from "../../../contract/rides/booking.ts";
import { BOOKING_AHEAD_DAYS, PICKUP_GRACE_MS } from "../../../contract/rides/booking-limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../contract/time-units.ts";
import type { Trx } from "../../database/connect.ts";
import { networkOf } from "../../http/network-of.ts";
import { ApiError } from "../../http/api-error.ts";
import { countOpenGuestBookings, listGuestBookingsFrom } from "./booking.queries.ts";

/** Bookings further in the future were stamped before the clock was set back, and do not count. */
const CLOCKS_DIFFER_MS = MINUTE_MS;

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
 * Refuses a guest's booking past what one phone and one address may have. A phone is counted with the address it was
 * booked from: whoever books with a stranger's phone blocks only themselves.
 * Lock both with `lockBooking` before.
 */
export async function refuseTooManyGuestBookings(trx: Trx, booking: GuestBooking): Promise<void> {
  const { phone, from, now, companyPhone, factor } = booking;
  if ((await countOpenGuestBookings(trx, { phone, from })) >= MAX_OPEN_GUEST_BOOKINGS) {
    throw new ApiError(
      "too_many_open_bookings",
      `This phone number already has ${MAX_OPEN_GUEST_BOOKINGS} open bookings. Please call us at ${companyPhone} to book another.`,
      { phone: companyPhone },
    );
  }
  const since = new Date(now.getTime() - HOUR_MS);
  const until = new Date(now.getTime() + CLOCKS_DIFFER_MS);
  const recent = await listGuestBookingsFrom(trx, { address: from, since, until });
  const limit = MAX_GUEST_BOOKINGS_PER_HOUR * factor;
  const oldest = recent.at(-limit);
  if (recent.length >= limit && oldest) {
    const seconds = Math.ceil((oldest.created_at.getTime() + HOUR_MS - now.getTime()) / 1000);
    throw new ApiError(
      "rate_limited",
      `Too many bookings came from your connection within an hour. Please call us at ${companyPhone}.`,
      { retry_after: Math.max(1, seconds), phone: companyPhone },
    );
  }
}

/** An address as it is kept beside a booking: enough to count by, and not the address itself. */
export function addressHash(address: string): string {
  return createHash("sha256")
    .update(`booked from ${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
}
