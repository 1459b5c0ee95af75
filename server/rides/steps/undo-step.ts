import { ABOARD, type RideAction, UNDOABLE, isOneOf } from "../../../contract/rides/ride-states.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { withdrawRideNotifications } from "../../notifications/withdraw-ride-notifications.ts";
import { refuseOverlap, refuseSecondAboard, takeDriverForRide } from "../assigning/driver-duty.ts";
import { getRide } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { findLastStep } from "./ride-changes.queries.ts";
import { rideConflict } from "./ride-conflict.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { type RideSnapshot, restored } from "./ride-stamps.ts";
import { takeStep } from "./take-step.ts";

type Undoing = { rideId: number; version: number; caller: SignedIn; now: Date };

/** Dispatch undoes its own last step, while nothing has been done to the ride since. */
export async function undoStep(trx: Trx, { rideId, version, caller, now }: Undoing): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "undo",
    actor: actorOf(caller),
    now,
    version,
    find: () => getRide(trx, rideId),
    parties: (ride) => partiesOf(ride, caller),
    prepare: async (ride) => {
      const { snapshot, at } = await lastStepOf(trx, ride);
      if (snapshot.driver_id !== null && snapshot.driver_id !== ride.driver_id) {
        await giveBack(trx, { ride, snapshot, driverId: snapshot.driver_id, at, now });
      }
      await withdrawRideNotifications(trx, { rideId, since: at });
      return { status: snapshot.status, changes: restored(snapshot) };
    },
  });
  return after;
}

async function lastStepOf(trx: Trx, ride: RideRow): Promise<{ snapshot: RideSnapshot; at: Date }> {
  const last = await findLastStep(trx, ride.id);
  const { before } = (last?.detail ?? {}) as { before?: RideSnapshot };
  const isUndoable = last && (UNDOABLE as readonly RideAction[]).includes(last.action as RideAction);
  if (!isUndoable || !before) throw rideConflict(ride, "This can no longer be taken back.");
  return { snapshot: before, at: last.at };
}

/** The driver gets the ride again, unless they were given another for that time meanwhile. */
async function giveBack(
  trx: Trx,
  given: { ride: RideRow; snapshot: RideSnapshot; driverId: number; at: Date; now: Date },
): Promise<void> {
  const { ride, snapshot, driverId, at, now } = given;
  await takeDriverForRide(trx, driverId, { told: "dispatcher", now });
  await refuseOverlap(trx, { driverId, ride, now, givenSince: at });
  if (isOneOf(ABOARD, snapshot.status)) {
    await refuseSecondAboard(trx, { driverId, rideId: ride.id, now, told: "dispatcher" });
  }
}
