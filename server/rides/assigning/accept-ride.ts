import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { queueRideNotification } from "../../notifications/queue-ride-notification.ts";
import { takeDriverForRide } from "./driver-duty.ts";
import { getRideFromPool } from "../get-ride.ts";
import { SYSTEM, actorOf } from "../ride-actor.ts";
import { findLastGiver } from "../steps/ride-changes.queries.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { takeStep } from "../steps/take-step.ts";

/** A driver takes a ride from the pool, or accepts an assigned one, whatever other rides they have at that time. */
export async function acceptRide(
  trx: Trx,
  { rideId, driver, now }: { rideId: number; driver: SignedIn; now: Date },
): Promise<RideRow> {
  const driverId = driver.accountId;
  let isNews = false;
  const { after } = await takeStep(trx, {
    action: "accept",
    actor: actorOf(driver),
    now,
    find: () => getRideFromPool(trx, rideId, { driver, now }),
    parties: (ride) => partiesOf(ride, driver),
    prepare: async (ride) => {
      await takeDriverForRide(trx, driverId, { told: "driver", now });
      isNews = ride.driver_id === null || (await findLastGiver(trx, rideId)) === SYSTEM.kind;
      return { changes: { driver_id: driverId } };
    },
  });
  // The passenger was already told of a driver that dispatch chose.
  if (isNews) await queueRideNotification(trx, { kind: "driver_assigned", rideId, now });
  return after;
}
