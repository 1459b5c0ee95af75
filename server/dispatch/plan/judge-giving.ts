import type { Judgement } from "../../rides/assigning/judge-giving.ts";
import type { DayPlanner } from "./day-planner.ts";
import { DriverJudge } from "./driver-judge.ts";

type Giving = { readonly rideId: number; readonly driverId: number };

/** The effect of giving a ride to a driver on its passenger and on those of the driver's other rides. Only rides that the driver has count. */
export async function judgeGiving(
  planner: DayPlanner,
  { rideId, driverId }: Giving,
): Promise<Judgement | null> {
  const solved = await planner.present({ knowing: rideId });
  const ride = solved.day.problem.rides.find(({ id }) => id === rideId);
  return ride ? new DriverJudge(solved, planner.travel(solved), driverId).judgeGiving(ride) : null;
}
