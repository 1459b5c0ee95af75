import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { assignDriver } from "../../rides/assigning/assign-driver.ts";
import type { RideActor } from "../../rides/ride-actor.ts";
import { listPlanRides } from "./plan-rows.queries.ts";
import { readPlanSettings } from "./plan-settings.ts";

type Giving = {
  readonly rideIds: readonly number[];
  /** Also those that would be late. */
  readonly lateToo: boolean;
  readonly by: RideActor;
  readonly now: Date;
};
export type Given = { given: number[]; left: { ride_id: number; minutes_late: number | null }[] };

/** Assigns rides to the drivers that the plan has for them. One that somebody took meanwhile is left. */
export async function givePlanned(trx: Trx, { rideIds, lateToo, by, now }: Giving): Promise<Given> {
  const { graceMinutes } = await readPlanSettings(trx);
  const wanted = new Set(rideIds);
  const rows = (await listPlanRides(trx)).filter(({ ride_id }) => wanted.has(ride_id));
  const answer: Given = { given: [], left: [] };
  for (const { ride_id, driver_id, minutes_late, state } of rows) {
    const isLate = (minutes_late ?? 0) > graceMinutes;
    const isGiven =
      state === "planned" &&
      driver_id !== null &&
      (lateToo || !isLate) &&
      (await give(trx, { rideId: ride_id, driverId: driver_id, by, now }));
    if (isGiven) answer.given.push(ride_id);
    else answer.left.push({ ride_id, minutes_late });
  }
  return answer;
}

async function give(
  trx: Trx,
  assignment: { rideId: number; driverId: number; by: RideActor; now: Date },
): Promise<boolean> {
  try {
    // The plan has looked at the rides around it, and at the way between them.
    await assignDriver(trx, { ...assignment, force: true });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}
