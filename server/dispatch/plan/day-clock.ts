import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";

/** The planner's minutes: from midnight on the island of the day that is being planned. */
export type DayClock = {
  readonly origin: Date;
  minuteOf(instant: Date): number;
  instantOf(minute: number): Date;
};

export function dayClock(now: Date): DayClock {
  const origin = instantOf(curacaoDate(now), "00:00:00");
  return {
    origin,
    minuteOf: (instant) => (instant.getTime() - origin.getTime()) / MINUTE_MS,
    instantOf: (minute) => new Date(origin.getTime() + Math.round(minute * MINUTE_MS)),
  };
}
