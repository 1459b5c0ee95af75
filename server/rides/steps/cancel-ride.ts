import type { Cancellation } from "../../../contract/rides/cancel-reason.ts";
import type { Trx } from "../../database/connect.ts";
import { type Caller, type SignedIn, accountOf } from "../../http/caller.ts";
import { getOwnRide, getRide, getRideByCode } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { insertHiding, insertRefusal } from "../change/ride-changes.queries.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import type { StepRequest } from "../change/step-request.ts";
import { takeStep } from "../change/take-step.ts";

type Cancelling = { rideId: number; caller: SignedIn; now: Date };
/** Why, where they say it. */
type Saying = { cancellation?: Cancellation };

/** The passenger or dispatch cancels the ride; its driver gives it back to the pool. */
export async function cancelRide(
  trx: Trx,
  { rideId, caller, cancellation, now }: Omit<Cancelling, "caller"> & Saying & { caller: Caller },
): Promise<RideRow> {
  const after = await callOff(trx, {
    find: () => getOwnRide(trx, rideId, caller),
    parties: (ride) => partiesOf(ride, caller),
    actor: actorOf(caller),
    now,
    prepare: async () => saidIn(cancellation),
  });
  const driver = accountOf(caller);
  if (after.status === "Pending" && driver) {
    await insertRefusal(trx, { ride_id: rideId, driver_id: driver.accountId, why: "cancelled", at: now });
  }
  return after;
}

/** Cancels the ride, for whoever has its tracking code. */
export function cancelTrackedRide(
  trx: Trx,
  { trackingCode, caller, now }: { trackingCode: string; caller: Caller; now: Date },
): Promise<RideRow> {
  return callOff(trx, {
    find: () => getRideByCode(trx, trackingCode),
    parties: () => ["code_holder"],
    actor: actorOf(caller),
    now,
  });
}

/** Dispatch takes the ride from its driver; it waits for another. */
export async function cancelAssignedRide(trx: Trx, { rideId, caller, now }: Cancelling): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "cancel_assigned",
    actor: actorOf(caller),
    now,
    find: () => getRide(trx, rideId),
    parties: (ride) => partiesOf(ride, caller),
  });
  return after;
}

/** A driver removes a ride from their lists: an assigned or accepted one is cancelled, an ended one only hidden. */
export async function deleteRide(
  trx: Trx,
  { rideId, caller, cancellation, now }: Cancelling & Saying,
): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "delete",
    actor: actorOf(caller),
    now,
    find: () => getOwnRide(trx, rideId, caller),
    parties: (ride) => partiesOf(ride, caller),
    prepare: async () => saidIn(cancellation),
  });
  await insertHiding(trx, { ride_id: rideId, driver_id: caller.accountId, at: now });
  return after;
}

function saidIn(cancellation: Cancellation = {}) {
  const values = reasonValues(cancellation);
  return values.length === 0 ? {} : { values };
}

/** The reason and the note as the ride's history keeps them. */
export function reasonValues({ reason, note }: Cancellation) {
  return [
    { field: "cancel_reason", from: null, to: reason ?? null },
    { field: "cancel_note", from: null, to: note || null },
  ].filter(({ to }) => to !== null);
}

async function callOff(trx: Trx, request: Omit<StepRequest, "action">): Promise<RideRow> {
  const { after } = await takeStep(trx, { action: "cancel", ...request });
  return after;
}
