import type { AnswerOf } from "../../../contract/endpoint.ts";
import type { RideEdit } from "../../../contract/rides/booking.ts";
import type { priceRideEditEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { refuseOverlap, takeDriver } from "../assigning/driver-duty.ts";
import type { BookingDependencies } from "../booking/book-ride.ts";
import { refuseLosingPapers } from "../../papers/refuse-expired-papers.ts";
import { getRide } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { lockDriver } from "../steps/ride-changes.queries.ts";
import { roadAfter } from "../steps/road-after.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { takeStep } from "../steps/take-step.ts";
import { presentEditPrice } from "./edit-price.ts";
import { type PreparedEdit, prepareEdit } from "./prepare-edit.ts";
import { withTimes } from "./with-times.ts";

type AskedEdit = { rideId: number; edit: RideEdit };

/** Prices what dispatch wants to change, before the transaction that stores it. */
export async function prepareUpdate(
  deps: BookingDependencies,
  { rideId, edit }: AskedEdit,
): Promise<PreparedEdit> {
  return prepareEdit(deps, { ride: await getRide(deps.db, rideId), edit });
}

/** What a booking would cost after an edit. Nothing is written. */
export async function priceOfEdit(
  deps: BookingDependencies,
  { rideId, edit }: AskedEdit,
): Promise<AnswerOf<typeof priceRideEditEndpoint>> {
  const ride = await getRide(deps.db, rideId);
  return presentEditPrice(ride, await prepareEdit(deps, { ride, edit }));
}

/** Dispatch changes a booking, if it is still the version that was read. Passenger and driver are told. */
export async function updateRide(
  trx: Trx,
  { rideId, version, changed, values, changes }: PreparedEdit,
  { caller, now, force = false }: { caller: SignedIn; now: Date; force?: boolean | undefined },
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
      if (ride.driver_id !== null && changes.ride_datetime !== undefined) {
        const driverId = ride.driver_id;
        const moved = withTimes(ride, changes);
        const driver = force
          ? await lockDriver(trx, driverId)
          : await takeDriver(trx, driverId, "dispatcher");
        if (driver) refuseLosingPapers(driver, { from: ride, to: moved, now });
        if (!force) await refuseOverlap(trx, { driverId, ride: moved, now });
      }
      return { changes: { ...changes, ...roadAfter(changes, now) }, changed, values };
    },
  });
  return after;
}
