import { can } from "../../contract/roles.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import type { SignedIn } from "../http/caller.ts";
import { queueRideMessage } from "../notifications/queue-ride-message.ts";
import { getRide, getRideFromPool } from "./get-ride.ts";
import { actorOf } from "./ride-actor.ts";
import { insertHistory, insertRefusal, lockPendingRide, markDriverActive } from "./ride-changes.queries.ts";
import { rideConflict } from "./ride-conflict.ts";
import { partiesOf } from "./ride-parties.ts";
import { type RideRow, findDriverPast } from "./ride-rows.queries.ts";
import { takeStep } from "./take-step.ts";

type Rejection = { rideId: number; caller: SignedIn; now: Date };

/** The office refuses a booking; a driver turns a ride down and no longer sees it. */
export function rejectRide(trx: Trx, rejection: Rejection): Promise<RideRow> {
  return can(rejection.caller.actor, "drive") ? turnDown(trx, rejection) : refuseBooking(trx, rejection);
}

async function refuseBooking(trx: Trx, { rideId, caller, now }: Rejection): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "reject",
    actor: actorOf(caller),
    now,
    find: () => getRide(trx, rideId),
    parties: (ride) => partiesOf(ride, caller),
  });
  await queueRideMessage(trx, { kind: "cancelled", rideId, now, notBefore: after.undo_until });
  return after;
}

async function turnDown(trx: Trx, rejection: Rejection): Promise<RideRow> {
  const { rideId, caller, now } = rejection;
  const driverId = caller.accountId;
  const ride = await getRide(trx, rideId);
  if (ride.status === "Pending") return leaveInPool(trx, ride, rejection);
  const { after } = await takeStep(trx, {
    action: "reject",
    actor: actorOf(caller),
    now,
    find: () => getRideFromPool(trx, rideId, caller),
    parties: (found) => partiesOf(found, caller).filter((party) => party === "its_driver"),
  });
  await insertRefusal(trx, { ride_id: rideId, driver_id: driverId, why: "rejected", at: now });
  return after;
}

/**
 * The ride itself stays as it is, so its version does too: what another is just doing to it is not disturbed. Turning
 * the same ride down twice is turning it down.
 */
async function leaveInPool(trx: Trx, ride: RideRow, { rideId, caller, now }: Rejection): Promise<RideRow> {
  const driverId = caller.accountId;
  await markDriverActive(trx, { driverId, now });
  if (!(await lockPendingRide(trx, rideId))) throw rideConflict(await getRide(trx, rideId));
  const past = await findDriverPast(trx, { rideId, driverId });
  if (past.refused) return ride;
  await insertRefusal(trx, { ride_id: rideId, driver_id: driverId, why: "rejected", at: now });
  await insertHistory(trx, {
    ride_id: rideId,
    actor_id: driverId,
    actor: caller.actor,
    action: "reject",
    from_status: ride.status,
    to_status: ride.status,
    at: now,
  });
  await recordEvent(trx, { type: "ride.changed", rideId, at: now });
  return ride;
}
