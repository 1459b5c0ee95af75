import { MINUTE_MS } from "../../../contract/time-units.ts";

/** A ride that waits is amber from this many minutes before its time, and red from the time itself. */
const SOON_MINUTES = 10;

export type Due = {
  /** Minutes until the pickup; below zero it is late. */
  readonly minutes: number;
  readonly tone: "late" | "soon" | "later";
};

/** How soon a ride is due. */
export function dueOf(rideDatetime: string, now: Date): Due {
  const minutes = Math.round((Date.parse(rideDatetime) - now.getTime()) / MINUTE_MS);
  return { minutes, tone: minutes <= 0 ? "late" : minutes <= SOON_MINUTES ? "soon" : "later" };
}
