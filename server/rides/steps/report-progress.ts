import type { RIDE_PROGRESS_STEPS } from "../../../contract/rides/ride.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { queueRideNotification } from "../../notifications/queue-ride-notification.ts";
import { refuseSecondAboard, takeDriver } from "../assigning/driver-duty.ts";
import { getOwnRide } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { NOT_ESTIMATED } from "./ride-stamps.ts";
import { takeStep } from "./take-step.ts";

type Progress = {
  rideId: number;
  step: (typeof RIDE_PROGRESS_STEPS)[number];
  driver: SignedIn;
  happenedAt?: string | undefined;
  now: Date;
};

/** A driver reports the progress of their ride. */
export async function reportProgress(
  trx: Trx,
  { rideId, step, driver, happenedAt, now }: Progress,
): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: step,
    actor: actorOf(driver),
    now,
    happenedAt: happenedAt === undefined ? null : new Date(happenedAt),
    find: () => getOwnRide(trx, rideId, driver),
    parties: (ride) => partiesOf(ride, driver),
    prepare: async () => {
      if (step === "set_out") return { changes: { set_out_at: now, ...NOT_ESTIMATED } };
      if (step === "arrived") return { changes: { arrived_at: now } };
      if (step === "picked_up") {
        await takeDriver(trx, driver.accountId, "driver");
        await refuseSecondAboard(trx, { driverId: driver.accountId, rideId, now, told: "driver" });
      }
      return {};
    },
  });
  if (step === "set_out") await queueRideNotification(trx, { kind: "driver_set_out", rideId, now });
  if (step === "arrived") await queueRideNotification(trx, { kind: "driver_arrived", rideId, now });
  return after;
}
