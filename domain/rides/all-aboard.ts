import { addDays } from "../curacao-days.ts";
import { curacaoDate, instantOf } from "../curacao-time.ts";
import { MINUTE_MS } from "../time-units.ts";

/** Back at the pier so long before all aboard there is no hurry: the gate, the security check, a puncture on the way. */
const ABOARD_MARGIN_MINUTES = 45;

/** When a passenger must be back on board: the first time after the pickup that the clock shows it; null where nobody said. */
export function allAboardAt(ride: {
  readonly ride_datetime: Date | string;
  readonly all_aboard: string | null;
}): Date | null {
  const { all_aboard: clock } = ride;
  if (clock === null || !/^\d{2}:\d{2}$/.test(clock)) return null;
  const pickup = new Date(ride.ride_datetime);
  const day = curacaoDate(pickup);
  const at = instantOf(day, `${clock}:00`);
  return at > pickup ? at : instantOf(addDays(day, 1), `${clock}:00`);
}

/** How a return stands to all aboard: in time, close to it, or after it. */
export function returnBefore(allAboard: Date, back: Date): "in_time" | "close" | "too_late" {
  const minutes = (allAboard.getTime() - back.getTime()) / MINUTE_MS;
  if (minutes < 0) return "too_late";
  return minutes < ABOARD_MARGIN_MINUTES ? "close" : "in_time";
}
