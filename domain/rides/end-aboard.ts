import { MINUTE_MS } from "../time-units.ts";

type DrivenRide = {
  readonly duration_min: number;
  readonly wait_minutes: number;
  readonly wait_began_at: Date | null;
  readonly wait_ended_at: Date | null;
};

/** When a ride with its passenger aboard since `begun` should be over; one that waits on the way is half driven where it waits. */
export function endAboard(begun: Date, ride: DrivenRide): Date {
  const { duration_min, wait_minutes, wait_began_at: waits, wait_ended_at: goesOn } = ride;
  const halfMs = ((duration_min - wait_minutes) / 2) * MINUTE_MS;
  if (goesOn !== null) return new Date(goesOn.getTime() + halfMs);
  if (waits !== null) return new Date(waits.getTime() + wait_minutes * MINUTE_MS + halfMs);
  return new Date(begun.getTime() + duration_min * MINUTE_MS);
}
