import { MINUTE_MS } from "../time-units.ts";

/** A driver who is expected this little after the promised time is still in time. */
export const LATE_SLACK_MINUTES = 2;
/** From so long before its pickup a ride without a driver is said to be at risk. */
export const NO_DRIVER_MINUTES = 30;
/** How far ahead it is worked out who will be where. */
export const FORECAST_HOURS = 6;

/** Whole minutes by which an arrival is after what was promised; 0 where it is in time. */
export function minutesLost(promised: Date | string, expected: Date | string): number {
  const late = (new Date(expected).getTime() - new Date(promised).getTime()) / MINUTE_MS;
  return Math.max(0, Math.round(late));
}
