import { addDays } from "../curacao-days.ts";
import type { Cents } from "../money.ts";

/** Entries that staff make for a driver beside the rides: a bonus, an expense that the driver paid for the company, a charge for the driver. */
export const ENTRY_KINDS = ["bonus", "expense", "charge"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * Entries of a driver as they are kept: a refund is the part that the driver bears of money given back, a fare their part of a correction, a
 * tip one that came by link, a commission what another one makes of days that are closed, what was paid out the money that they gave back to a
 * passenger in cash, a payment what it makes that a settled ride was paid otherwise, or not at all, and a car what they paid for one of the company.
 */
export const KEPT_KINDS = [
  ...ENTRY_KINDS,
  "refund",
  "fare",
  "tip",
  "commission",
  "paid_out",
  "payment",
  "car",
] as const;

/** Kinds of entries that come into a settlement beside the rides. */
export const SETTLED_KINDS = [...KEPT_KINDS, "rent"] as const;
export type SettledKind = (typeof SETTLED_KINDS)[number];

/** How a settlement is paid; what is set off against another settlement moves no money. */
export const PAID_HOWS = ["bank", "cash", "other", "set_off"] as const;
export type PaidHow = (typeof PAID_HOWS)[number];

/** An amount in each of the currencies: for the driver, below nothing for the company. */
export type Both = { readonly usdCents: Cents; readonly xcgCents: number };

export const NOTHING: Both = { usdCents: 0, xcgCents: 0 };

export function sumBoth(amounts: readonly Both[]): Both {
  return {
    usdCents: amounts.reduce((sum, { usdCents }) => sum + usdCents, 0),
    xcgCents: amounts.reduce((sum, { xcgCents }) => sum + xcgCents, 0),
  };
}

/** A charge is owed by the driver, the others are owed to them. */
export function signOf(kind: EntryKind): 1 | -1 {
  return kind === "charge" ? -1 : 1;
}

/** A rent of a driver that counts from a day on. */
export type DatedRent = { readonly id: number; readonly validFrom: string; readonly cents: Cents };
export type RentDue = { readonly rentId: number; readonly day: string; readonly cents: Cents };

const DAYS_OF_A_WEEK = 7;

/**
 * The weeks of rent that were due until a day, the earliest first. A rent is due on its first day and every seven days after, until the
 * next begins; of several with one first day the last added counts, and one of nothing ends the rent.
 */
export function rentsDue(rents: readonly DatedRent[], until: string): RentDue[] {
  const inOrder = rents.toSorted(
    (one, other) => one.validFrom.localeCompare(other.validFrom) || one.id - other.id,
  );
  return inOrder.flatMap(({ id, validFrom, cents }, at) => {
    const next = inOrder[at + 1]?.validFrom;
    const due: RentDue[] = [];
    if (cents === 0) return due;
    for (let day = validFrom; day <= until; day = addDays(day, DAYS_OF_A_WEEK)) {
      if (next !== undefined && day >= next) break;
      due.push({ rentId: id, day, cents });
    }
    return due;
  });
}
