import type { OperatorProgressStep } from "../../../domain/rides/progress-steps.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { refuseSecondAboard } from "../assigning/driver-duty.ts";
import { getRide } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { startCheckOf } from "../starting/start-code.ts";
import { lockDriver } from "../change/ride-changes.queries.ts";
import { takeStep } from "../change/take-step.ts";

type Progress = { rideId: number; step: OperatorProgressStep; caller: SignedIn; now: Date };

/** Dispatch reports the progress of a ride in its driver's place. */
export async function operatorProgress(trx: Trx, { rideId, step, caller, now }: Progress): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: step,
    actor: actorOf(caller),
    now,
    find: () => getRide(trx, rideId),
    parties: (ride) => partiesOf(ride, caller),
    prepare: async (ride) => (step === "picked_up" ? boarding(trx, ride, now) : {}),
  });
  return after;
}

/** A driver has one passenger aboard, whoever says so; nobody was there to ask this one for a code. */
async function boarding(trx: Trx, ride: RideRow, now: Date) {
  if (ride.driver_id !== null) {
    await lockDriver(trx, ride.driver_id);
    await refuseSecondAboard(trx, { driverId: ride.driver_id, rideId: ride.id, now, told: "dispatcher" });
  }
  return { changes: { start_check: startCheckOf(ride, {}) } };
}
