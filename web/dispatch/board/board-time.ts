type Span = { readonly ride_datetime: string; readonly ends_at: string };
type Range = { readonly from: string; readonly to: string };

/** A bar is never narrower, so that it can be hit. */
const LEAST_BAR_PX = 24;

/**
 * Where a bar begins and how long it is, in percent of the board's width: as long as its ride, but wide enough to be hit and
 * never past the end of its lane. A lane that is not drawn yet has no width.
 */
export function barOf(ride: Span, range: Range, lanePx: number): { left: number; width: number } {
  const start = within(percentOf(Date.parse(ride.ride_datetime), range));
  const end = within(percentOf(Date.parse(ride.ends_at), range));
  const least = lanePx === 0 ? 0 : Math.min(100, (LEAST_BAR_PX / lanePx) * 100);
  return { left: Math.min(start, 100 - least), width: Math.max(least, end - start) };
}

/** Where a moment is, in percent of the board's width. */
export function percentOf(moment: number, { from, to }: Range): number {
  const start = Date.parse(from);
  return ((moment - start) / (Date.parse(to) - start)) * 100;
}

/** The width of an hour's words, and half that of the present time, which stands over its line. */
const HOUR_PX = 62;
const HALF_NOW_PX = 30;

/** The hours that are written: not one whose words the present time would cover. A lane that is not drawn yet has no width. */
export function hoursBeside(
  now: number,
  { hours, range, lanePx }: { hours: readonly number[]; range: Range; lanePx: number },
): readonly number[] {
  if (lanePx === 0) return hours;
  return hours.filter((hour) => {
    const fromHour = ((percentOf(now, range) - percentOf(hour, range)) / 100) * lanePx;
    return fromHour <= -HALF_NOW_PX || fromHour >= HOUR_PX + HALF_NOW_PX;
  });
}

/** Whether two rides overlap in time. */
export function collide(a: Span, b: Span): boolean {
  return a.ride_datetime < b.ends_at && b.ride_datetime < a.ends_at;
}

type Bar<T> = {
  readonly item: T;
  readonly left: number;
  readonly width: number;
  /** The room of the bar with the words beside it, where they are to be read whole. */
  readonly room?: number;
  /** Where the drive to it begins, which the words of the bar before it leave free. */
  readonly from?: number;
};

/**
 * Puts bars that would cover each other, or each other's words, into lanes below each other. `slot` is what a bar has until the
 * next one of its lane begins.
 */
export function lanesOf<T>(bars: readonly Bar<T>[]) {
  const ends: number[] = [];
  const placed = bars
    .toSorted((a, b) => a.left - b.left)
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.left);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = bar.left + Math.max(bar.width, bar.room ?? 0);
      return { ...bar, lane };
    });
  const withSlots = placed.map((bar, index) => {
    const next = placed.slice(index + 1).find(({ lane }) => lane === bar.lane);
    return { ...bar, slot: Math.max(bar.width, (next?.from ?? next?.left ?? 100) - bar.left) };
  });
  return { placed: withSlots, lanes: Math.max(1, ends.length) };
}

function within(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
