import { useState } from "react";
import type { Availability } from "../../contract/promises/availability.ts";

/** A time that was full, and those that were named in its place. */
export type OfferedTimes = {
  /** The time that was asked for; null for as soon as possible. */
  readonly asked: number | null;
  readonly times: readonly number[];
};

/**
 * The times that were named for one that was full. They stay while one of them is chosen, so that another can be, and nothing moves
 * under the hand that chooses.
 */
export function useOfferedTimes(
  availability: Availability | undefined,
  at: number | null,
): OfferedTimes | null {
  const [offered, keep] = useState<OfferedTimes | null>(null);
  const next = offeredAfter(offered, availability, at);
  if (next !== offered) keep(next);
  return next;
}

function offeredAfter(
  before: OfferedTimes | null,
  availability: Availability | undefined,
  at: number | null,
): OfferedTimes | null {
  if (availability?.state === "full") {
    const times = availability.free_times.map((time) => Date.parse(time));
    const isSame = before?.asked === at && before.times.join() === times.join();
    return isSame ? before : { asked: at, times };
  }
  return before && at !== null && before.times.includes(at) ? before : null;
}

/** The time that is nearest to the one that was asked for, a later one before an earlier one. */
export function nearestOf({ asked, times }: OfferedTimes): number | null {
  const away = (time: number) => Math.abs(time - (asked ?? 0));
  return times.toSorted((one, other) => away(one) - away(other) || other - one)[0] ?? null;
}
