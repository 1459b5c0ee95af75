import { createHash } from "node:crypto";
import {
  GUEST_BOOKINGS_AN_HOUR,
  MOST_GUEST_BOOKINGS_AN_HOUR,
  OPEN_BOOKINGS_BY_LINK,
  OPEN_BOOKINGS_UNPROVED,
  TRUSTED_BOOKINGS_AN_HOUR,
} from "../../../contract/rides/booking.ts";
import { BOOKING_AHEAD_DAYS, PICKUP_GRACE_MS } from "../../../domain/rides/booking-limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { can } from "../../../domain/accounts/roles.ts";
import { getCompany } from "../../company/company-profile.ts";
import type { Trx } from "../../database/connect.ts";
import { networkOf } from "../../http/network-of.ts";
import { ApiError } from "../../http/api-error.ts";
import { countBookingsOfGuest, countOpenByLink } from "./booking.queries.ts";
import type { PreparedBooking } from "./prepare-booking.ts";

/** Bookings further in the future were stamped before the clock was set back, and do not count. */
const CLOCKS_DIFFER_MS = MINUTE_MS;
/** How long a phone counts as its booker's own after a code sent to it came back. */
const PHONE_PROVED_MS = 90 * DAY_MS;

/** Refuses a pickup in the past or more than a year ahead; dispatch enters what has begun without them. */
export function refusePickupOutOfRange(pickup: Date, now: Date, graceMs = PICKUP_GRACE_MS): void {
  if (pickup.getTime() < now.getTime() - graceMs) {
    throw outOfRange("The pickup time has passed. Please choose a later one.");
  }
  if (pickup.getTime() > now.getTime() + BOOKING_AHEAD_DAYS * DAY_MS) {
    throw outOfRange("You can book up to one year ahead.");
  }
}

function outOfRange(sentence: string): ApiError {
  return new ApiError("pickup_time_out_of_range", sentence, { fields: { ride_datetime: sentence } });
}

/**
 * Whether a booking waits until it is proved, or dispatch releases it. Counted with what it counts held by name (see `locks` of a
 * prepared booking).
 */
export async function waitsForProof(
  trx: Trx,
  { caller, needsYes, booked, wayBack, partner, now }: PreparedBooking,
  limitFactor: number,
): Promise<boolean> {
  const rides = wayBack === null ? 1 : 2;
  const byLink = partner?.byGuestsLink === true && !can(caller.actor, "dispatch");
  if (byLink && (await countOpenByLink(trx, partner.id)) + rides > OPEN_BOOKINGS_BY_LINK) return true;
  if (booked.booked_from === null) return false;
  const guest = { from: booked.booked_from, phone: booked.rider_phone, ...countedSince(now) };
  const counted = await countBookingsOfGuest(trx, guest);
  // A hotel's guests come from one address; its reception is known by its link, whatever phone it gives.
  const known = partner === null ? counted : { ...counted, trusted: true, proved: counted.proved || !byLink };
  return (await mustBeHeld(trx, { ...known, rides, factor: limitFactor })) || needsYes;
}

/** Since when, and until when, what came from a guest's address and phone counts. */
function countedSince(now: Date) {
  return {
    since: new Date(now.getTime() - HOUR_MS),
    until: new Date(now.getTime() + CLOCKS_DIFFER_MS),
    provedSince: new Date(now.getTime() - PHONE_PROVED_MS),
  };
}

type GuestBooking = Awaited<ReturnType<typeof countBookingsOfGuest>> & {
  /** How many rides are booked at once. */
  rides: number;
  factor: number;
};

/**
 * Whether a guest's booking waits until it is proved: the phone has as many open bookings as somebody may have who has
 * not shown that it is theirs, or the address has booked more than a busy pier does. Nobody is refused for what others
 * did with their phone; only a script comes past what one address may have in all.
 */
async function mustBeHeld(trx: Trx, { recent, trusted, open, proved, rides, factor }: GuestBooking) {
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

/** An address as it is kept beside a booking: enough to count by, and not the address itself. */
export function addressHash(address: string): string {
  return createHash("sha256")
    .update(`booked from ${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
}
