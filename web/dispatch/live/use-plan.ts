import { useMemo } from "react";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import { type DayPlan, type PlannedRide, PROMISE_GRACE_MINUTES } from "../../../contract/dispatch/plan.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";

const PLAN = read(getPlanEndpoint);
/** The live stream says when there is a new one; a line that is down must not leave an old one standing. */
const REFRESH = { everyMs: 30 * SECOND_MS } as const;

type Known = {
  /** Undefined until it is known. */
  readonly plan: DayPlan | undefined;
  readonly byRide: ReadonlyMap<number, PlannedRide>;
};

/** The plan of the day. */
export function usePlan(): Known {
  const plan = useRead(PLAN, REFRESH).data;
  return useMemo(() => ({ plan, byRide: new Map(plan?.rides.map((ride) => [ride.ride_id, ride])) }), [plan]);
}

/** By how many minutes a ride of the plan breaks its promise; 0 where it keeps it. */
export function lateBy({ minutes_late: minutes }: Pick<PlannedRide, "minutes_late">): number {
  return pastGrace(minutes);
}

/** The minutes of a promise that is broken; 0 where it's kept, or where nobody knows. */
export function pastGrace(minutes: number | null): number {
  return minutes !== null && minutes > PROMISE_GRACE_MINUTES ? minutes : 0;
}
