import { toDollarString } from "../../../domain/dollars.ts";
import { LEAST_DEPOSIT_MINUTES, depositDueAt, isDepositPaid } from "../../../domain/pay-links/deposit-due.ts";
import { linkPartOf, restOfDeposit } from "../../../domain/pay-links/link-part.ts";
import { LEAST_PAID_CENTS, depositOf } from "../../../domain/pay-links/pay-link.ts";
import type { PayLinkSettings } from "../../../contract/pay-links/pay-link-schemas.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { ApiError } from "../../http/api-error.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import type { RideChanges } from "../change/ride-changes.queries.ts";
import { waitsForDeposit } from "../trip-of.ts";

export type Deposit = { held: true; deposit_cents: number; deposit_due_at: Date };
type Changing = { ride: RideRow; changes: RideChanges; settings: PayLinkSettings; now: Date };

/**
 * The deposit that a ride waits for once its passenger has changed it, or null where it waits for none. A change that
 * makes it dearer or later asks anew: else a near ride, which waits for none, could be moved far, and a cheap one
 * grown. A ride that has a driver is not held back any more.
 */
export function depositAnew(changing: Changing): Deposit | null {
  const { ride, changes, settings } = changing;
  const fareCents = changes.fare_cents ?? ride.fare_cents;
  const pickupAt = timeAfter(ride, changes);
  const isDearer = fareCents > ride.fare_cents;
  const isLater = pickupAt > ride.ride_datetime;
  const isSame = fareCents === ride.fare_cents && pickupAt.getTime() === ride.ride_datetime.getTime();
  const waits = waitsForDeposit(ride);
  if (isSame || !(waits || isDearer || isLater) || !isAsked(ride)) return null;
  if (settings.mode !== "deposit" || settings.deposit_minutes === null || fareCents < LEAST_PAID_CENTS) {
    return null;
  }
  const cents = Math.min(fareCents, depositOf(fareCents, settings.deposit_percent));
  const latest = new Date(pickupAt.getTime() - settings.deposit_hours * HOUR_MS);
  const dueAt = waits
    ? dueOfWaiting(ride, latest, changing)
    : dueOfNew(changing, { cents, fareCents, latest });
  if (dueAt === null) return null;
  if (ride.status !== "Pending") throw depositNeeded(cents);
  return { held: true, deposit_cents: cents, deposit_due_at: dueAt };
}

/** The part of it that is left to pay, and until when. */
export function presentDeposit({ link_cents: linkCents }: RideRow, deposit: Deposit) {
  const { deposit_cents: cents, deposit_due_at: dueAt } = deposit;
  return { amount: toDollarString(restOfDeposit(cents, linkCents)), due_at: dueAt.toISOString() };
}

/** By when it must be paid after the change: never later than was said before, so that nobody moves a ride to gain time. */
function dueOfWaiting({ deposit_due_at: said }: RideRow, latest: Date, { now }: Changing): Date | null {
  if (said === null || latest >= said) return said;
  // One that is too near to be waited for keeps its promise, and goes to the drivers without (see wait-for-deposits).
  return isTooNear(latest, now) ? said : latest;
}

type Asked = { cents: number; fareCents: number; latest: Date };

/** The same of a ride that waits for nothing now: it was too near, its deposit is paid, or it was cheaper. */
function dueOfNew({ ride, settings, now }: Changing, { cents, fareCents, latest }: Asked): Date | null {
  const paid = linkPartOf({ fareCents, linkCents: ride.link_cents });
  // An amount that no provider would take isn't asked.
  if (cents - paid < LEAST_PAID_CENTS || fareCents - paid < LEAST_PAID_CENTS) return null;
  if (isTooNear(latest, now)) return null;
  if (isPromiseOpen(ride)) {
    const again = new Date(now.getTime() + LEAST_DEPOSIT_MINUTES * MINUTE_MS);
    const said = ride.deposit_due_at !== null && ride.deposit_due_at > again ? ride.deposit_due_at : again;
    return said < latest ? said : latest;
  }
  const { mode, deposit_minutes: minutes, deposit_hours: hours } = settings;
  const pickupAt = new Date(latest.getTime() + hours * HOUR_MS);
  return depositDueAt({ mode, minutes, hours }, { bookedAt: now, pickupAt, fareCents });
}

function isTooNear(latest: Date, now: Date): boolean {
  return latest.getTime() - now.getTime() < LEAST_DEPOSIT_MINUTES * MINUTE_MS;
}

/** A deposit was asked of this ride before and never paid: it was moved near, and so went without. */
function isPromiseOpen({
  deposit_cents: cents,
  deposit_due_at: dueAt,
  fare_cents,
  link_cents,
}: RideRow): boolean {
  if (cents === null || dueAt === null) return false;
  return !isDepositPaid({ fareCents: fare_cents, linkCents: link_cents, depositCents: cents });
}

/** Guests and riders are asked; not who booked with the office, nor whom it let go without. */
function isAsked({ partner_id, booked_by, rider_id, proved_by }: RideRow): boolean {
  return partner_id === null && (booked_by === null || booked_by === rider_id) && proved_by !== "office";
}

function timeAfter(ride: RideRow, { ride_datetime: moved }: RideChanges): Date {
  return moved === undefined ? ride.ride_datetime : new Date(moved);
}

function depositNeeded(cents: number): ApiError {
  const amount = toDollarString(cents);
  return new ApiError(
    "deposit_needed",
    `This change needs a deposit of $${amount}, and a driver has your ride already. Please call us.`,
  );
}
