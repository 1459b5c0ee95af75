import type { AnswerOf } from "../../../contract/endpoint.ts";
import type { RideEdit } from "../../../contract/rides/booking.ts";
import type { priceRideEditEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { refuseOutOfService, refuseOverlap, takeDriver } from "../assigning/driver-duty.ts";
import type { BookingDependencies } from "../booking/prepare-booking.ts";
import { refusalOfMore } from "../../partners/book-on-account.ts";
import { refuseLosingPapers } from "../../papers/refuse-expired-papers.ts";
import { getRide } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { type RideChanges, lockDriver } from "../change/ride-changes.queries.ts";
import { afterReschedule } from "../change/after-reschedule.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { takeStep } from "../change/take-step.ts";
import { presentEditPrice } from "./edit-price.ts";
import type { ChangedValue } from "./changed-values.ts";
import { type PreparedEdit, moreOnAccount, prepareEdit } from "./prepare-edit.ts";
import { withTimes } from "./with-times.ts";

type AskedEdit = { rideId: number; edit: RideEdit };

/** Prices what dispatch wants to change, before the transaction that stores it. */
export async function prepareUpdate(
  deps: BookingDependencies,
  { rideId, edit }: AskedEdit,
): Promise<PreparedEdit> {
  return prepareEdit(deps, { ride: await getRide(deps.db, rideId), edit });
}

/** The price of a booking after an edit. Nothing is written. */
export async function priceOfEdit(
  deps: BookingDependencies,
  { rideId, edit }: AskedEdit,
): Promise<AnswerOf<typeof priceRideEditEndpoint>> {
  const ride = await getRide(deps.db, rideId);
  return presentEditPrice(ride, await prepareEdit(deps, { ride, edit }));
}

type Updating = { caller: SignedIn; now: Date } & Pick<RideEdit, "force" | "past_limit_reason">;

/** Dispatch changes a booking, if it is still the version that was read. Passenger and driver are told. */
export async function updateRide(
  trx: Trx,
  { rideId, version, changed, values, changes }: PreparedEdit,
  { caller, now, force = false, past_limit_reason: reason }: Updating,
): Promise<RideRow> {
  if (changed.length === 0) return getRide(trx, rideId);
  const { after } = await takeStep(trx, {
    action: "update",
    actor: actorOf(caller),
    now,
    version,
    find: () => getRide(trx, rideId),
    parties: (ride) => partiesOf(ride, caller),
    prepare: async (ride) => {
      const pastLimit = await pastLimitOf(trx, { ride, changes, reason });
      if (ride.driver_id !== null && changes.ride_datetime !== undefined) {
        const driverId = ride.driver_id;
        const moved = withTimes(ride, changes);
        const driver = force
          ? await lockDriver(trx, driverId)
          : await takeDriver(trx, driverId, "dispatcher");
        if (driver) refuseLosingPapers(driver, { from: ride, to: moved, now });
        if (!force && driver)
          refuseOutOfService(driver, {
            told: "dispatcher",
            rideDatetime: moved.ride_datetime,
            durationMin: moved.duration_min,
            now,
          });
        if (!force) await refuseOverlap(trx, { driverId, ride: moved, now });
      }
      return {
        changes: { ...changes, ...afterReschedule(changes, now) },
        changed,
        values: [...values, ...pastLimit],
      };
    },
  });
  return after;
}

type Dearer = { ride: RideRow; changes: RideChanges; reason: string | undefined };

/** Dispatch lets an account owe more than it may where they say why: it is in the history. */
async function pastLimitOf(trx: Trx, { ride, changes, reason }: Dearer): Promise<ChangedValue[]> {
  const more = moreOnAccount(ride, changes);
  const refusal = more && (await refusalOfMore(trx, more));
  if (!refusal) return [];
  if (!reason) throw refusal;
  return [{ field: "past_limit_reason", from: null, to: reason }];
}
