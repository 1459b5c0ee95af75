import { MINUTE_MS } from "../../../domain/time-units.ts";
import { PLAN_DEFAULTS } from "../../planning/plan-settings.ts";
import type { PromisedRide } from "./quality.queries.ts";

const GRACE_MS = PLAN_DEFAULTS.graceMinutes * MINUTE_MS;

/** A ride as the day is judged by it. */
export type JudgedRide = {
  readonly ride: PromisedRide;
  readonly promise: boolean;
  readonly kept: boolean;
  readonly onTime: boolean;
  readonly timeUnknown: boolean;
  readonly turnedAway: boolean;
  readonly cancelled: boolean;
};

/** Judges the rides of a day that are due by now. */
export function judgeRides(rides: readonly PromisedRide[], now: Date): JudgedRide[] {
  return rides
    .map((ride) => judge(ride))
    .filter(({ ride, kept, promise }) => !promise || kept || isDue(ride, now));
}

function judge(ride: PromisedRide): JudgedRide {
  const cancelled = ride.status === "Cancelled";
  const turnedAway = ride.status === "Rejected";
  const promise = !cancelled && !turnedAway;
  const there = promise ? thereAt(ride) : null;
  const kept =
    promise && (there !== null || ["PickedUp", "InProgress", "Completed", "NoShow"].includes(ride.status));
  return {
    ride,
    promise,
    cancelled,
    turnedAway,
    kept,
    timeUnknown: kept && there === null,
    onTime: there !== null && there.getTime() <= ride.promised_at.getTime() + GRACE_MS,
  };
}

/** When the car was there, as far as anybody said. */
function thereAt({ arrived_at, picked_up_at, status, ended_at }: PromisedRide): Date | null {
  return arrived_at ?? picked_up_at ?? (status === "NoShow" ? ended_at : null);
}

/** One that has five minutes left can still be on time. */
function isDue({ promised_at }: PromisedRide, now: Date): boolean {
  return promised_at.getTime() + GRACE_MS < now.getTime();
}

/** How many of some rides were what; requests that were turned away before they were rides come on top. */
export function countRides(judged: readonly JudgedRide[], turnedAwayBefore: number) {
  const count = (what: (one: JudgedRide) => boolean) => judged.filter(what).length;
  const promises = count(({ promise }) => promise);
  const turnedAway = count((one) => one.turnedAway) + turnedAwayBefore;
  return {
    asked: promises + turnedAway,
    turned_away: turnedAway,
    promises,
    kept: count(({ kept }) => kept),
    on_time: count(({ onTime }) => onTime),
    time_unknown: count(({ timeUnknown }) => timeUnknown),
  };
}
