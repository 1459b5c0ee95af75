import {
  ABOARD,
  NOT_DRIVEN,
  type RideParty,
  UNDO_WINDOW_MS,
  isOneOf,
} from "../../../domain/rides/ride-states.ts";
import { can } from "../../../domain/accounts/roles.ts";
import type { Trx } from "../../database/connect.ts";
import { recordRideEvent } from "../../events/record-event.ts";
import type { Caller, SignedIn } from "../../http/caller.ts";
import { accountLock, refusalOfMore } from "../../partners/book-on-account.ts";
import { dealLock, refusalOfUse } from "../../fares/deal-uses.ts";
import { withdrawRideNotifications } from "../../notifications/withdraw-ride-notifications.ts";
import {
  type Addressee,
  refuseOverlap,
  refuseSecondAboard,
  takeDriver,
  takeDriverForRide,
} from "../assigning/driver-duty.ts";
import { getOwnRide, getRide, getRideByCode } from "../get-ride.ts";
import { type RideActor, actorOf, isDispatcher } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import {
  type RideChanges,
  deleteHiding,
  deleteRefusal,
  findLastSteps,
  insertHistory,
  lockPendingRide,
} from "../change/ride-changes.queries.ts";
import { rideConflict } from "../ride-conflict.ts";
import { NOT_ESTIMATED, type RideSnapshot, restored } from "../change/ride-stamps.ts";
import { takeStep } from "../change/take-step.ts";

type Undoing = { rideId: number; version?: number | undefined; caller: SignedIn; now: Date };

/** Undoes the last step for the person who took it, while nothing has been done to the ride since. */
export async function undoStep(trx: Trx, { rideId, version, caller, now }: Undoing): Promise<RideRow> {
  if (can(caller.actor, "drive")) {
    const ride = await getRide(trx, rideId);
    if (await isTurnedDownInPool(trx, ride, caller)) return takeUpAgain(trx, ride, { caller, now });
  }
  return goBack(trx, {
    actor: actorOf(caller),
    now,
    version,
    find: () => getUndoableRide(trx, rideId, caller),
    parties: (found) => partiesOf(found, caller),
  });
}

/** Takes a cancellation back, for whoever has the ride's tracking code. */
export function undoTrackedStep(
  trx: Trx,
  { trackingCode, caller, now }: { trackingCode: string; caller: Caller; now: Date },
): Promise<RideRow> {
  return goBack(trx, {
    actor: actorOf(caller),
    now,
    find: () => getRideByCode(trx, trackingCode),
    parties: () => ["code_holder"],
  });
}

/** Locks to be held before a passenger takes a cancellation back: the account that would owe the ride again. */
export function locksOfUndo({
  partner_id: partnerId,
  deal_id: dealId,
}: Pick<RideRow, "partner_id" | "deal_id">): string[] {
  const account = partnerId === null ? [] : [accountLock(partnerId)];
  return dealId === null ? account : [dealLock(dealId), ...account];
}

/** Others may have booked what a passenger's cancelled ride left free: of the account, or the last use of its deal. */
async function refuseTaken(trx: Trx, ride: RideRow, parties: readonly RideParty[]): Promise<void> {
  const isPassenger = parties.includes("code_holder") || parties.includes("its_rider");
  if (!isPassenger || !isOneOf(NOT_DRIVEN, ride.status)) return;
  const { partner_id: partnerId, deal_id: dealId } = ride;
  const person = { riderId: ride.rider_id, phone: ride.rider_phone };
  const refusal =
    (partnerId === null ? null : await refusalOfMore(trx, { partnerId, moreCents: ride.fare_cents })) ??
    (dealId === null ? null : await refusalOfUse(trx, { dealId, person, butRide: ride.id }));
  if (refusal) throw refusal;
}

type GoingBack = {
  actor: RideActor;
  now: Date;
  version?: number | undefined;
  find: () => Promise<RideRow>;
  parties: (ride: RideRow) => readonly RideParty[];
};

async function goBack(trx: Trx, going: GoingBack): Promise<RideRow> {
  const { actor, now } = going;
  const told = actor.kind === "driver" ? "driver" : "dispatcher";
  const { after } = await takeStep(trx, {
    action: "undo",
    ...going,
    prepare: async (ride) => {
      const { snapshot, at, action } = await lastStepOf(trx, ride, actor);
      await refuseTaken(trx, ride, going.parties(ride));
      await giveBack(trx, { ride, snapshot, at, now, told });
      if (actor.kind === "driver" && actor.accountId !== null) {
        const own = { ride_id: ride.id, driver_id: actor.accountId };
        if (action === "delete") await deleteHiding(trx, own);
        if (action === "reject" || action === "cancel") await deleteRefusal(trx, own);
      }
      await withdrawRideNotifications(trx, { rideId: ride.id, since: at });
      const isHiddenOnly = action === "delete" && snapshot.status === ride.status;
      return {
        status: snapshot.status,
        changes: isHiddenOnly ? {} : { ...restored(snapshot), ...unchecked(snapshot) },
      };
    },
  });
  return after;
}

/** The ride of the caller's step: a driver's may be one that they gave back, or that is in no list of theirs now. */
async function getUndoableRide(trx: Trx, rideId: number, caller: SignedIn): Promise<RideRow> {
  const ride = await getRide(trx, rideId);
  if (isDispatcher(actorOf(caller))) return ride;
  if (can(caller.actor, "drive") && [ride.driver_id, ride.undo_by].includes(caller.accountId)) return ride;
  return getOwnRide(trx, rideId, caller);
}

async function lastStepOf(
  trx: Trx,
  ride: RideRow,
  actor: RideActor,
): Promise<{ snapshot: RideSnapshot; at: Date; action: string }> {
  const [last, earlier] = await findLastSteps(trx, ride.id);
  const isPart = last?.action === "give_reason" || (actor.kind === "driver" && isOneEvent(last, earlier));
  const step = isPart ? earlier : last;
  const { before } = (step?.detail ?? {}) as { before?: RideSnapshot };
  if (!step || !before) throw rideConflict(ride, "This can no longer be undone.");
  return { snapshot: before, at: step.at, action: step.action };
}

type LastStep = Awaited<ReturnType<typeof findLastSteps>>[number];

/** One tap of a driver tells of both: the passenger is aboard, and the trip begins. */
function isOneEvent(last: LastStep | undefined, earlier: LastStep | undefined): boolean {
  return (
    last?.action === "in_progress" &&
    earlier?.action === "picked_up" &&
    earlier.actor_id === last.actor_id &&
    last.at.getTime() - earlier.at.getTime() <= UNDO_WINDOW_MS
  );
}

/** Where nobody is aboard any more, no code was checked and nothing is expected of a drive. */
function unchecked({ status }: RideSnapshot): RideChanges {
  return isOneOf(ABOARD, status) ? {} : { ...NOT_ESTIMATED, start_check: null, no_code_reason: null };
}

/** The driver has the ride again, unless they were given another for that time, or have somebody aboard, meanwhile. */
async function giveBack(
  trx: Trx,
  given: { ride: RideRow; snapshot: RideSnapshot; at: Date; now: Date; told: Addressee },
): Promise<void> {
  const { ride, snapshot, at, now, told } = given;
  const driverId = snapshot.driver_id;
  if (driverId === null) return;
  if (driverId !== ride.driver_id) {
    const when = { rideDatetime: ride.ride_datetime, durationMin: ride.duration_min, now };
    await takeDriverForRide(trx, driverId, { told, ...when });
    await refuseOverlap(trx, { driverId, ride, now, givenSince: at });
  }
  if (isOneOf(ABOARD, snapshot.status) && !isOneOf(ABOARD, ride.status)) {
    if (driverId === ride.driver_id) await takeDriver(trx, driverId, told);
    await refuseSecondAboard(trx, { driverId, rideId: ride.id, now, told });
  }
}

/** Whether the last thing done to a ride of the pool is that this driver turned it down, which leaves the ride as it is. */
async function isTurnedDownInPool(trx: Trx, ride: RideRow, caller: SignedIn): Promise<boolean> {
  if (ride.status !== "Pending") return false;
  const [last] = await findLastSteps(trx, ride.id);
  return last?.action === "reject" && last.actor_id === caller.accountId && last.from_status === "Pending";
}

/** A driver who turned a ride of the pool down sees it again. */
async function takeUpAgain(
  trx: Trx,
  ride: RideRow,
  { caller, now }: { caller: SignedIn; now: Date },
): Promise<RideRow> {
  if (!(await lockPendingRide(trx, ride.id))) throw rideConflict(await getRide(trx, ride.id));
  const [last] = await findLastSteps(trx, ride.id);
  if (!last || now.getTime() - last.at.getTime() > UNDO_WINDOW_MS) {
    throw rideConflict(ride, "This can no longer be undone.");
  }
  await deleteRefusal(trx, { ride_id: ride.id, driver_id: caller.accountId });
  await insertHistory(trx, {
    ride_id: ride.id,
    actor_id: caller.accountId,
    actor: caller.actor,
    action: "undo",
    from_status: ride.status,
    to_status: ride.status,
    at: now,
  });
  await recordRideEvent(trx, { type: "ride.changed", rideId: ride.id, at: now });
  return ride;
}
