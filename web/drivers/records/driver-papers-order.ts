import { noonOf } from "../../../domain/curacao-days.ts";
import { datedPapers, isPaperDue } from "../../../domain/papers/papers.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { DAY_MS } from "../../../domain/time-units.ts";

/** After every day that a paper can end on. */
const NEVER = "9999-12-31";

/** The drivers by the paper that ends first, the longest ago on top. */
export function firstToEndOnTop(drivers: readonly DriverRecord[]): readonly DriverRecord[] {
  return drivers.toSorted((one, other) => firstDay(one).localeCompare(firstDay(other)));
}

function firstDay(driver: DriverRecord): string {
  return datedPapers(driver)[0]?.date ?? NEVER;
}

/** How a paper stands on a day. */
export type PaperState = "over" | "soon" | "good";

export function paperState(date: string, today: string): PaperState {
  if (date < today) return "over";
  return isPaperDue(date, today) ? "soon" : "good";
}

/** How many days are left of a paper; below zero it is over. */
export function daysLeft(date: string, today: string): number {
  return Math.round((noonOf(date).getTime() - noonOf(today).getTime()) / DAY_MS);
}

/** Whether a paper has run out that nobody has made an exception for, so that a new date is what is needed. */
export function needsNewDate({ papers_expired, papers_override }: DriverRecord): boolean {
  return Boolean(papers_expired) && !papers_override;
}
