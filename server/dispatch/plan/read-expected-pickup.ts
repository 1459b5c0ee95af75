import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { PICKUP_TOLD_MS } from "./changed-pickups.ts";
import { findPlanRide } from "./plan-rows.queries.ts";

type WaitingRide = {
  readonly id: number;
  readonly status: string;
  readonly held: boolean;
  readonly ride_datetime: Date;
  readonly set_out_at: Date | null;
  readonly arrived_at: Date | null;
};

/** When a car will be at the pickup of a ride that is wanted soon, by the newest plan; nothing where it says nothing that means something. */
export async function readExpectedPickup(
  db: Db | Trx,
  ride: WaitingRide,
  now: Date,
): Promise<TrackedRide["expected"]> {
  const waits = isOneOf(["Pending", "Assigned", "Accepted"], ride.status) && !ride.held;
  if (!waits || ride.set_out_at !== null || ride.arrived_at !== null) return undefined;
  if (ride.ride_datetime.getTime() > now.getTime() + PICKUP_TOLD_MS) return undefined;
  const planned = await findPlanRide(db, ride.id);
  if (planned?.state === "left_over") {
    return { pickup_at: null, first_free_at: planned.reason?.first_at ?? null };
  }
  if (!planned?.is_certain || planned.pickup_at === null) return undefined;
  return { pickup_at: planned.pickup_at.toISOString(), first_free_at: null };
}
