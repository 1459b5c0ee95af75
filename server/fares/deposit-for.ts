import { depositDueAt } from "../../domain/pay-links/deposit-due.ts";
import {
  DEFAULT_PAY_LINK_SETTINGS,
  type PayLinkSettings,
} from "../../contract/pay-links/pay-link-schemas.ts";
import { depositOf } from "../../domain/pay-links/pay-link.ts";
import type { Caller } from "../http/caller.ts";
import { can } from "../../domain/accounts/roles.ts";

type Trip = { readonly pickupAt: Date; readonly fareCents: number; readonly bookedAt: Date };

/** The deposit that a booking waits for and by when it must be paid, as the company asks it today; null where it waits for none. */
export function depositFor(
  trip: Trip,
  payLinks: Partial<PayLinkSettings>,
): { cents: number; dueAt: Date } | null {
  const settings = { ...DEFAULT_PAY_LINK_SETTINGS, ...payLinks };
  const { mode, deposit_minutes: minutes, deposit_hours: hours, deposit_percent: percent } = settings;
  const dueAt = depositDueAt({ mode, minutes, hours }, trip);
  return dueAt && { cents: Math.min(trip.fareCents, depositOf(trip.fareCents, percent)), dueAt };
}

/** Guests and riders are asked for one; whoever the office books for has talked to it. */
export function isAskedForDeposit({ actor }: Caller): boolean {
  return actor === "guest" || can(actor, "seeOwnBookings");
}
