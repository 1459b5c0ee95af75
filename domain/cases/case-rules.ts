/** The kinds of things that a case can be about. */
export const CASE_KINDS = [
  "low_rating",
  "complaint",
  "lost_item",
  "no_show",
  "not_paid",
  "accident",
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_STATES = ["open", "closed"] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Whose fault it was, as the office decides. */
export const CASE_OUTCOMES = ["driver", "company", "nobody", "unclear"] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** The entries of a case: all that is said and done in it, one after the other. */
export const CASE_ENTRY_KINDS = [
  "note",
  "answer",
  "driver_asked",
  "driver_said",
  "refund",
  "ended",
  "reopened",
] as const;
export type CaseEntryKind = (typeof CASE_ENTRY_KINDS)[number];

/** A company opens a case by itself for at most so many stars; for none where it says 0. */
export const MOST_LOW_RATING = 4;

/** The days back that figures of drivers look at. */
export const CASE_FIGURES_DAYS = 365;

export function isLowRating(stars: number, limit: number): boolean {
  return stars <= limit;
}

/** How many of a hundred rides, with one decimal; null where there was no ride. */
export function perHundredRides(count: number, rides: number): number | null {
  return rides === 0 ? null : Math.round((count / rides) * 1_000) / 10;
}

/** The number of a booking that a text names, such as CJF-FJK. */
const REFERENCE = /\b[A-Z0-9]{3}-[A-Z0-9]{3}\b/g;

/** The numbers of bookings that a text names, in their order and once each. */
export function referencesIn(text: string): readonly string[] {
  return [...new Set(text.toUpperCase().match(REFERENCE) ?? [])];
}
