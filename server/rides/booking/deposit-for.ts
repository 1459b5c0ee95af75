import { depositDueAt } from "../../../contract/pay-links/deposit-due.ts";
import { DEFAULT_PAY_LINK_SETTINGS } from "../../../contract/pay-links/pay-link-schemas.ts";
import { depositOf } from "../../../contract/pay-links/pay-link.ts";
import type { BookingFacts } from "./store-booking.queries.ts";

export const NO_DEPOSIT = { deposit_cents: null, deposit_due_at: null } as const;

/** The deposit that a booking waits for and by when it must be paid, as the company asks it today. */
export function depositFor(
  way: { ride_datetime: Date; fare_cents: number },
  { pay_links }: Pick<BookingFacts, "pay_links">,
  now: Date,
) {
  const settings = { ...DEFAULT_PAY_LINK_SETTINGS, ...pay_links };
  const { mode, deposit_minutes: minutes, deposit_hours: hours, deposit_percent: percent } = settings;
  const trip = { bookedAt: now, pickupAt: way.ride_datetime, fareCents: way.fare_cents };
  const dueAt = depositDueAt({ mode, minutes, hours }, trip);
  if (dueAt === null) return NO_DEPOSIT;
  return {
    deposit_cents: Math.min(way.fare_cents, depositOf(way.fare_cents, percent)),
    deposit_due_at: dueAt,
  };
}
