import { createHash } from "node:crypto";
import { MAX_GUEST_BOOKINGS_PER_HOUR, MAX_OPEN_GUEST_BOOKINGS } from "../../contract/rides/booking.ts";
import { BOOKING_AHEAD_DAYS, PICKUP_GRACE_MS } from "../../contract/rides/booking-limits.ts";
import type { Trx } from "../database/connect.ts";
import { networkOf } from "../http/network-of.ts";
import { Refusal } from "../http/refusal.ts";
import { countOpenGuestBookings, listGuestBookingsFrom } from "./booking.queries.ts";

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Refuses a pickup in the past or more than a year ahead. */
export function refusePickupOutOfRange(pickup: Date, now: Date): void {
  if (pickup.getTime() < now.getTime() - PICKUP_GRACE_MS) {
    throw outOfRange("The pickup time has passed. Please choose a later one.");
  }
  if (pickup.getTime() > now.getTime() + BOOKING_AHEAD_DAYS * DAY_MS) {
    throw outOfRange("A ride can be booked up to one year ahead.");
  }
}

function outOfRange(sentence: string): Refusal {
  return new Refusal("pickup_time_out_of_range", sentence, { fields: { ride_datetime: sentence } });
}

type GuestBooking = { phone: string; from: string; now: Date; officePhone: string; factor: number };

/** Refuses a guest's booking past what one phone and one address may have. Hold both with `lockBooking` before. */
export async function refuseTooManyGuestBookings(trx: Trx, booking: GuestBooking): Promise<void> {
  const { phone, from, now, officePhone, factor } = booking;
  if ((await countOpenGuestBookings(trx, phone)) >= MAX_OPEN_GUEST_BOOKINGS) {
    throw new Refusal(
      "too_many_open_bookings",
      `This phone number already has ${MAX_OPEN_GUEST_BOOKINGS} open bookings. Please call us at ${officePhone} to book another.`,
      { phone: officePhone },
    );
  }
  const since = new Date(now.getTime() - HOUR_MS);
  const recent = await listGuestBookingsFrom(trx, { address: from, since });
  const limit = MAX_GUEST_BOOKINGS_PER_HOUR * factor;
  const oldest = recent.at(-limit);
  if (recent.length >= limit && oldest) {
    const seconds = Math.ceil((oldest.created_at.getTime() + HOUR_MS - now.getTime()) / 1000);
    throw new Refusal(
      "rate_limited",
      `Too many bookings came from your connection within an hour. Please call us at ${officePhone}.`,
      { retry_after: Math.max(1, seconds), phone: officePhone },
    );
  }
}

/** An address as it is kept beside a booking: enough to count by, and not the address itself. */
export function addressMark(address: string): string {
  return createHash("sha256")
    .update(`booked from ${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
}
