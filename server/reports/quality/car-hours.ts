import type { InstantRange } from "../../../domain/curacao-time.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { HoursOfDriver } from "../../shifts/hours-of-drivers.ts";
import type { JudgedRide } from "./judge-rides.ts";
import type { PromisedRide } from "./quality.queries.ts";

export type CarHours = {
  readonly paidMinutes: number;
  readonly carMinutes: number | null;
  readonly onAShift: boolean;
  /** When the car could be driven first; null where nobody drove it and nothing is written. */
  readonly from: Date | null;
};

type Stretch = { readonly from: number; readonly until: number };

/**
 * The hours of a car on a day: the shift as it is written down and the rides driven outside of it, breaks left out; without a shift from
 * setting out for the first ride to the end of the last.
 */
export function carHours(
  rides: readonly JudgedRide[],
  { written, day }: { written: HoursOfDriver | undefined; day: InstantRange },
): CarHours {
  const driven = rides.flatMap(({ ride }) => stretchOf(ride) ?? []);
  const shifts = (written?.hours ?? []).filter(
    ({ assumed, from, until }) => !assumed && from < day.end && until > day.start,
  );
  const onAShift = shifts.length > 0;
  const span = driven.length === 0 ? [] : [spanOf(driven)];
  const stretches = onAShift
    ? [...shifts.map(({ from, until }) => within({ from: +from, until: +until }, day)), ...driven]
    : span;
  const breaks = shifts.flatMap(({ breaks: pauses }) => pauses.map(({ minutes }) => minutes));
  const known = stretches.length > 0;
  const minutes = lengthOf(stretches) / MINUTE_MS - sum(breaks);
  const paid = rides.map(({ ride }) => paidMs(ride));
  return {
    paidMinutes: Math.round(sum(paid) / MINUTE_MS),
    carMinutes: known ? Math.max(0, Math.round(minutes)) : null,
    onAShift,
    from: known ? new Date(spanOf(stretches).from) : null,
  };
}

/** From setting out, or what was told first after that, to the end. */
function stretchOf(ride: PromisedRide): Stretch | null {
  const from = ride.set_out_at ?? ride.arrived_at ?? ride.picked_up_at;
  const until = ride.completed_at ?? ride.ended_at;
  return from === null || until === null ? null : { from: +from, until: Math.max(+from, +until) };
}

function paidMs({ picked_up_at: from, completed_at: until }: PromisedRide): number {
  return from === null || until === null ? 0 : Math.max(0, until.getTime() - from.getTime());
}

function within({ from, until }: Stretch, { start, end }: InstantRange): Stretch {
  return { from: Math.max(from, +start), until: Math.min(until, +end) };
}

function spanOf(stretches: readonly Stretch[]): Stretch {
  return {
    from: Math.min(...stretches.map(({ from }) => from)),
    until: Math.max(...stretches.map(({ until }) => until)),
  };
}

/** How long stretches are together, each moment counted once. */
function lengthOf(stretches: readonly Stretch[]): number {
  let length = 0;
  let end = -Infinity;
  for (const { from, until } of stretches.toSorted((one, other) => one.from - other.from)) {
    length += Math.max(0, until - Math.max(from, end));
    end = Math.max(end, until);
  }
  return length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
