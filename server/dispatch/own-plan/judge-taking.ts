import type { CannotTake } from "../../../contract/dispatch/own-plan.ts";
import type { DayPlanner, SolvedDay } from "../plan/day-planner.ts";
import { DriverJudge } from "../plan/driver-judge.ts";

type Asked = { readonly rideId: number; readonly driverId: number };

/**
 * Says why a driver can't take a ride of the pool; null where they can, and where the plan doesn't know. Most can, and wait for nothing:
 * only a no is looked at again in a plan of the present day.
 */
export async function judgeTaking(planner: DayPlanner, asked: Asked): Promise<CannotTake | null> {
  const atHand = planner.atHand;
  if (atHand === null || cannotTake(planner, atHand, asked) === null) return null;
  return cannotTake(planner, await planner.present({ knowing: asked.rideId }), asked);
}

function cannotTake(planner: DayPlanner, solved: SolvedDay, { rideId, driverId }: Asked): CannotTake | null {
  const ride = solved.day.problem.rides.find(({ id }) => id === rideId);
  if (!ride || ride.hand !== null) return null;
  return new DriverJudge(solved, planner.travel(solved), driverId).judge(ride)?.cannot ?? null;
}
