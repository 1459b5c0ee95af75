import { addDays } from "../curacao-days.ts";
import { curacaoDate } from "../curacao-time.ts";

/** The papers that a driver needs to drive for the company, and the field with the last day of each. */
export const PAPER_DAYS = {
  license: "license_expires_on",
  permit: "permit_expires_on",
  insurance: "insurance_expires_on",
  inspection: "inspection_expires_on",
  season_permit: "season_permit_ends_on",
} as const;
export type Paper = keyof typeof PAPER_DAYS;
type PaperDay = (typeof PAPER_DAYS)[Paper];

export const PAPERS = Object.keys(PAPER_DAYS) as [Paper, ...Paper[]];

/** The last day of each paper, on the island's calendar; null where none is known. */
export type PaperDays = { readonly [Day in PaperDay]: string | null };

/** A paper with its last day. */
export type DatedPaper = { readonly paper: Paper; readonly date: string };

/** An override may last this long at most. */
export const LONGEST_OVERRIDE_DAYS = 366;
/** How many days before a paper's last day its driver and the staff are told. */
export const PAPER_NOTICES = [30, 7, 1] as const;
export type PaperNotice = (typeof PAPER_NOTICES)[number];

/** The facts by which a driver's papers hold them back or don't. */
export type HeldPapers = { readonly days: PaperDays; readonly overrideUntil: string | null };

/** The last days of a driver's papers out of a row with more. */
export function paperDaysOf(row: PaperDays): PaperDays {
  return {
    license_expires_on: row.license_expires_on,
    permit_expires_on: row.permit_expires_on,
    insurance_expires_on: row.insurance_expires_on,
    inspection_expires_on: row.inspection_expires_on,
    season_permit_ends_on: row.season_permit_ends_on,
  };
}

/** These facts out of a driver's row. */
export function heldOf(row: PaperDays & { readonly papers_override_until: string | null }): HeldPapers {
  return { days: paperDaysOf(row), overrideUntil: row.papers_override_until };
}

/**
 * The paper for which a driver is given no rides on a day: the first that will have run out by then, unless the staff override it
 * for that day. This is the one rule; a paper is good on its last day, and one without a date has not run out.
 */
export function paperThatHolds({ days, overrideUntil }: HeldPapers, day: string): DatedPaper | null {
  if (overrideUntil !== null && overrideUntil >= day) return null;
  return expiredPapers(days, day)[0] ?? null;
}

/** The same of a ride: it is given today and driven on its day, and the papers are good on both. */
export function paperThatHoldsFrom(
  held: HeldPapers,
  { rideDatetime, now }: { rideDatetime: Date; now: Date },
): DatedPaper | null {
  const [today, day] = [curacaoDate(now), curacaoDate(rideDatetime)];
  return paperThatHolds(held, day > today ? day : today);
}

/** The last day of the rides that a driver may be given; null where their papers set no end. */
export function lastDayOfRides({ days, overrideUntil }: HeldPapers): string | null {
  const first = datedPapers(days)[0]?.date;
  if (first === undefined) return null;
  return overrideUntil !== null && overrideUntil > first ? overrideUntil : first;
}

/** The papers that have run out, the longest ago first. */
export function expiredPapers(days: PaperDays, today: string): DatedPaper[] {
  return datedPapers(days).filter(({ date }) => date < today);
}

/** Those that have run out or do so within the first notice, the soonest first. */
export function papersDue(days: PaperDays, today: string): DatedPaper[] {
  return datedPapers(days).filter(({ date }) => isPaperDue(date, today));
}

/** Whether a paper has run out or does so within the first notice. */
export function isPaperDue(date: string, today: string): boolean {
  return date <= addDays(today, PAPER_NOTICES[0]);
}

/** Which notice is due on a day for a paper that has not run out: the shortest that covers what is left of it. */
export function noticeDue(date: string, today: string): PaperNotice | null {
  if (date < today) return null;
  return PAPER_NOTICES.findLast((notice) => date <= addDays(today, notice)) ?? null;
}

/** The papers with a known last day, the soonest first. */
export function datedPapers(days: PaperDays): DatedPaper[] {
  return PAPERS.flatMap((paper) => {
    const date = days[PAPER_DAYS[paper]];
    return date === null ? [] : [{ paper, date }];
  }).toSorted((one, other) => one.date.localeCompare(other.date));
}
