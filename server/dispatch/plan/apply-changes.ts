import type { PlanChange, PlanDifference } from "../../../contract/dispatch/plan.ts";
import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import type { SignedIn } from "../../http/caller.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { assignDriver, reassignDriver } from "../../rides/assigning/assign-driver.ts";
import { getRide } from "../../rides/get-ride.ts";
import { actorOf } from "../../rides/ride-actor.ts";
import { cancelAssignedRide } from "../../rides/steps/cancel-ride.ts";
import {
  deleteClosures,
  deleteOutage,
  findPickupPoint,
  insertClosure,
  insertOutage,
} from "./plan-orders.queries.ts";
import { insertToldMove } from "./plan-rows.queries.ts";

type Move = PlanDifference["moves"][number];

type Applying = {
  readonly changes: readonly PlanChange[];
  /** The difference that was shown: its moves of drivers who were told are made now, and everybody hears of them. */
  readonly difference: PlanDifference;
  readonly caller: SignedIn;
  readonly now: Date;
};

/** Does what dispatch has supposed. Rides that nobody was told of move by themselves, with the next plan. */
export async function applyChanges(trx: Trx, applying: Applying): Promise<void> {
  const given = new Set<number>();
  for (const change of applying.changes) {
    if (change.kind === "give") given.add(change.ride_id);
    await applyOne(trx, change, applying);
  }
  for (const move of applying.difference.moves) {
    if (!move.was_told) continue;
    if (!given.has(move.ride_id)) await moveTold(trx, move, applying);
    await keepMove(trx, move, applying);
  }
  await recordEvent(trx, { type: "dispatch.changed", at: applying.now });
}

async function applyOne(trx: Trx, change: PlanChange, { caller, now }: Applying): Promise<void> {
  const by = caller.accountId;
  switch (change.kind) {
    case "give": {
      // The ride as it is, and not as the plan knew it: its driver may have been told a moment ago.
      const { driver_id: driverId } = await getRide(trx, change.ride_id);
      const step = driverId === null ? assignDriver : reassignDriver;
      const assignment = { rideId: change.ride_id, driverId: change.driver_id, by: actorOf(caller), now };
      await step(trx, { ...assignment, force: true });
      return;
    }
    case "car_out":
      return insertOutage(trx, {
        driverId: change.driver_id,
        until: change.until === null ? null : new Date(change.until),
        by,
        now,
      });
    case "car_back":
      return deleteOutage(trx, change.driver_id);
    case "close_place": {
      const point = await findPickupPoint(trx, change.place);
      if (!point || point.lat === null || point.lng === null) throw notFound("No ride begins there.");
      const { lat, lng } = point;
      return insertClosure(trx, { place: change.place, lat, lng, until: new Date(change.until), by, now });
    }
    case "open_place":
      return deleteClosures(trx, change.place);
    case "move_pickup": {
      const sentence = "Another time is the passenger's to agree to: change the ride once they said yes.";
      throw new ApiError("invalid_input", sentence, { fields: { changes: sentence } });
    }
  }
}

/** Keeps why, for both drivers to read. */
async function keepMove(trx: Trx, move: Move, { changes, now }: Applying): Promise<void> {
  const { ride_id: rideId, from_driver_id: fromDriverId, to_driver_id: toDriverId } = move;
  if (fromDriverId === null) return;
  const isOut = changes.some((change) => change.kind === "car_out" && change.driver_id === fromDriverId);
  await insertToldMove(trx, { rideId, fromDriverId, toDriverId, why: isOut ? "car-out" : "dispatch", now });
}

/** A driver who was told loses a ride to another, or to nobody: then it waits again. */
async function moveTold(
  trx: Trx,
  { ride_id: rideId, to_driver_id: driverId }: Move,
  { caller, now }: Applying,
): Promise<void> {
  if (driverId === null) await cancelAssignedRide(trx, { rideId, caller, now });
  else await reassignDriver(trx, { rideId, driverId, by: actorOf(caller), now, force: true });
}
