import type { Trx } from "../database/connect.ts";
import type { SignedIn } from "../http/caller.ts";
import { queueRideMessage } from "../notifications/queue-ride-message.ts";
import { takeDriver } from "./driver-duty.ts";
import { getRideFromPool } from "./get-ride.ts";
import { SYSTEM, actorOf } from "./ride-actor.ts";
import { findLastGiver } from "./ride-changes.queries.ts";
import { partiesOf } from "./ride-parties.ts";
import type { RideRow } from "./ride-rows.queries.ts";
import { takeStep } from "./take-step.ts";

/** A driver takes a ride from the pool, or agrees to the one he was given, whatever else he has at that time. */
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
    find: () => getRideFromPool(trx, rideId, driver),
    parties: (ride) => partiesOf(ride, driver),
    prepare: async (ride) => {
      await takeDriver(trx, driverId, "driver");
      isNews = ride.driver_id === null || (await findLastGiver(trx, rideId)) === SYSTEM.kind;
      return { changes: { driver_id: driverId } };
    },
  });
  // Of a driver the office chose the passenger has heard already.
  if (isNews) await queueRideMessage(trx, { kind: "driver_assigned", rideId, now });
  return after;
}
