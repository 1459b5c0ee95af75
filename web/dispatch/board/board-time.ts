import { UNASSIGNED_AMBER_MINUTES, UNASSIGNED_RED_MINUTES } from "../../../contract/dispatch/board-limits.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";

/** Shorter bars could not be read. */
const SHORTEST_PERCENT = 17;

type Span = { readonly ride_datetime: string; readonly ends_at: string };
type Range = { readonly from: string; readonly to: string };

/** Where a bar begins and how long it is, in percent of the board's width. */
export function barOf(ride: Span, range: Range): { left: number; width: number } {
  const start = percentOf(Date.parse(ride.ride_datetime), range);
  const end = percentOf(Date.parse(ride.ends_at), range);
  const left = Math.max(0, Math.min(start, 100 - SHORTEST_PERCENT));
  return { left, width: Math.min(100 - left, Math.max(SHORTEST_PERCENT, end - left)) };
}

/** Where a moment is, in percent of the board's width. */
export function percentOf(moment: number, { from, to }: Range): number {
  const start = Date.parse(from);
  return ((moment - start) / (Date.parse(to) - start)) * 100;
}

/** How urgent a ride without a driver is. */
export function urgencyOf(ride: Pick<Span, "ride_datetime">, now: Date): "red" | "amber" | "calm" {
  const minutes = (Date.parse(ride.ride_datetime) - now.getTime()) / MINUTE_MS;
  if (minutes <= UNASSIGNED_RED_MINUTES) return "red";
  return minutes <= UNASSIGNED_AMBER_MINUTES ? "amber" : "calm";
}

/** Whether two rides overlap in time. */
export function collide(a: Span, b: Span): boolean {
  return a.ride_datetime < b.ends_at && b.ride_datetime < a.ends_at;
}

/** Puts bars that would cover each other into lanes below each other. */
export function lanesOf<T>(
  bars: readonly { readonly item: T; readonly left: number; readonly width: number }[],
) {
  const ends: number[] = [];
  const placed = bars
    .toSorted((a, b) => a.left - b.left)
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.left);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = bar.left + bar.width;
      return { ...bar, lane };
    });
  return { placed, lanes: Math.max(1, ends.length) };
}
