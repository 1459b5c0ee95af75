import type { Rejection } from "../../../contract/rides/reject-reason.ts";
import { can } from "../../../domain/accounts/roles.ts";
import type { Trx } from "../../database/connect.ts";
import { recordRideEvent } from "../../events/record-event.ts";
import { notFound } from "../../http/api-error.ts";
import type { SignedIn } from "../../http/caller.ts";
import { RIDE_NOT_FOUND, getRide } from "../get-ride.ts";
import { getRideFromPool } from "./ride-of-pool.ts";
import { actorOf } from "../ride-actor.ts";
import {
  insertHistory,
  insertRefusal,
  lockPendingRide,
  lockActiveDriver,
} from "../change/ride-changes.queries.ts";
import { rideConflict } from "../ride-conflict.ts";
import { partiesOf } from "../ride-parties.ts";
import { type RideRow, findDriverPast } from "../ride-rows.queries.ts";
import { takeStep } from "../change/take-step.ts";

type Rejecting = {
  rideId: number;
  caller: SignedIn;
  /** Dispatch's words to the passenger. */
  rejection?: Rejection;
  now: Date;
};

/** Dispatch rejects a booking; a driver turns a ride down and no longer sees it. */
export function rejectRide(trx: Trx, rejecting: Rejecting): Promise<RideRow> {
  return can(rejecting.caller.actor, "drive") ? turnDown(trx, rejecting) : refuseBooking(trx, rejecting);
}

async function refuseBooking(trx: Trx, { rideId, caller, rejection = {}, now }: Rejecting): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "reject",
    actor: actorOf(caller),
    now,
    find: () => getRide(trx, rideId),
    parties: (ride) => partiesOf(ride, caller),
    prepare: async () => ({ rejection, values: saidIn(rejection) }),
  });
  return after;
}

/** The reason and the note as the ride's history keeps them. */
export function saidIn({ reason, note }: Rejection) {
  return [
    { field: "reject_reason", from: null, to: reason ?? null },
    { field: "reject_note", from: null, to: note || null },
  ].filter(({ to }) => to !== null);
}

async function turnDown(trx: Trx, rejecting: Rejecting): Promise<RideRow> {
  const { rideId, caller, now } = rejecting;
  const driverId = caller.accountId;
  const ride = await getRide(trx, rideId);
  // A held one doesn't exist for drivers.
  if (ride.status === "Pending" && ride.held) throw notFound(RIDE_NOT_FOUND);
  if (ride.status === "Pending") return leaveInPool(trx, ride, rejecting);
  const { after } = await takeStep(trx, {
    action: "reject",
    actor: actorOf(caller),
    now,
    find: () => getRideFromPool(trx, rideId, { driver: caller, now }),
    parties: (found) => partiesOf(found, caller).filter((party) => party === "its_driver"),
  });
  await insertRefusal(trx, { ride_id: rideId, driver_id: driverId, why: "rejected", at: now });
  return after;
}

/**
 * The ride and its version stay unchanged, so that changes others are making at the same time do not conflict. Turning
 * the same ride down twice has the same result.
 */
async function leaveInPool(trx: Trx, ride: RideRow, { rideId, caller, now }: Rejecting): Promise<RideRow> {
  const driverId = caller.accountId;
  await lockActiveDriver(trx, { driverId, now });
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
  await recordRideEvent(trx, { type: "ride.changed", rideId, at: now });
  return ride;
}
