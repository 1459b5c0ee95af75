import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { PlannedRide } from "../../../contract/dispatch/plan.ts";
import { lostOf, wouldStartLateBy } from "../live/use-forecast.ts";
import { dueOf } from "../ride/due.ts";

export type QueueOrder = "time" | "minutes_lost";

/** Rides that a dispatcher has to look at: those nobody has said yes to, and those that are late or will be though a driver has them. */
export function ridesToWatch(
  unanswered: readonly Ride[],
  assigned: readonly Ride[],
  { byRide, now }: { byRide: ReadonlyMap<number, RideForecast>; now: Date },
): readonly Ride[] {
  const known = new Set(unanswered.map(({ id }) => id));
  const late = assigned.filter(
    (ride) => !known.has(ride.id) && (isLate(ride, now) || lostOf(ride, byRide) > 0),
  );
  return late.length === 0 ? unanswered : [...unanswered, ...late];
}

/** The soonest first; or whoever loses most, and those who lose nothing behind them by their time. */
export function inQueueOrder(
  rides: readonly Ride[],
  order: QueueOrder,
  byRide: ReadonlyMap<number, RideForecast>,
): readonly Ride[] {
  const lost = (ride: Ride) => (order === "time" ? 0 : lostOf(ride, byRide));
  return rides.toSorted(
    (one, other) =>
      lost(other) - lost(one) ||
      (one.ride_datetime < other.ride_datetime
        ? -1
        : one.ride_datetime > other.ride_datetime
          ? 1
          : one.id - other.id),
  );
}

/** The ride after one that can be given in time, and from the front again where there is none behind it. */
export function nextToGive(
  queue: readonly Ride[],
  after: number,
  known: { forecasts: ReadonlyMap<number, RideForecast>; planned: ReadonlyMap<number, PlannedRide> },
): Ride | undefined {
  const at = queue.findIndex(({ id }) => id === after);
  return [...queue.slice(at + 1), ...queue.slice(0, at)].find((ride) => {
    const forecast = known.forecasts.get(ride.id);
    if (ride.status !== "Pending" || forecast === undefined || forecast.driver_id === null) return false;
    return wouldStartLateBy(forecast, known.planned.get(ride.id)) === 0;
  });
}

/** Under which head a ride stands. */
export function dayOf(ride: Pick<Ride, "ride_datetime">, now: Date): "today" | "tomorrow" | "later" {
  const [day, today] = [curacaoDate(new Date(ride.ride_datetime)), curacaoDate(now)];
  if (day <= today) return "today";
  return day === addDays(today, 1) ? "tomorrow" : "later";
}

function isLate(ride: Ride, now: Date): boolean {
  return dueOf(ride, now).tone === "late";
}
