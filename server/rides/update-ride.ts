import type { RideEdit } from "../../contract/rides/booking.ts";
import type { Trx } from "../database/connect.ts";
import { priceRide } from "../fares/price-trip.ts";
import type { SignedIn } from "../http/caller.ts";
import { notFound } from "../http/refusal.ts";
import { type BookingDependencies, tripColumns } from "./book-ride.ts";
import { refusePickupOutOfRange } from "./booking-limits.ts";
import { refuseOverlap, takeDriver } from "./driver-duty.ts";
import { type EditedTrip, changedFields, changesPrice, editedTrip } from "./edited-trip.ts";
import { RIDE_NOT_FOUND, getRide } from "./get-ride.ts";
import { actorOf } from "./ride-actor.ts";
import type { RideChanges } from "./ride-changes.queries.ts";
import { partiesOf } from "./ride-parties.ts";
import { type RideRow, findRide } from "./ride-rows.queries.ts";
import { takeStep } from "./take-step.ts";
import { tripToPrice } from "./trip-to-price.ts";

/** An edit that has been priced and only has to be written down over the version it was worked out from. */
export type PreparedEdit = {
  rideId: number;
  version: number;
  changed: readonly string[];
  changes: RideChanges;
  force: boolean;
};

/** Works an edit out against the ride as it is: what changes, and what it then costs. Asks the map: no transaction. */
export async function prepareEdit(
  deps: BookingDependencies,
  { rideId, edit }: { rideId: number; edit: RideEdit },
): Promise<PreparedEdit> {
  const ride = await findRide(deps.db, rideId);
  if (!ride) throw notFound(RIDE_NOT_FOUND);
  const trip = editedTrip(ride, edit);
  const changed = changedFields(ride, trip);
  const pickupAt = new Date(trip.ride_datetime);
  if (changed.includes("ride_datetime")) refusePickupOutOfRange(pickupAt, deps.clock.now());
  const priced = changesPrice(changed)
    ? tripColumns(trip, pickupAt, await priceRide(deps.pricing, tripToPrice(trip, pickupAt)))
    : {};
  return {
    rideId,
    version: edit.version ?? ride.version,
    changed,
    changes: { ...plainColumns(trip), ...priced },
    force: edit.force ?? false,
  };
}

/** The office changes a booking, if it is still the one that was read. */
export async function updateRide(
  trx: Trx,
  { rideId, version, changed, changes, force }: PreparedEdit,
  { caller, now }: { caller: SignedIn; now: Date },
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
      if (ride.driver_id !== null && movesInTime(changes) && !force) {
        const driverId = ride.driver_id;
        await takeDriver(trx, driverId, "office");
        await refuseOverlap(trx, { driverId, ride: { ...ride, ...timesOf(changes) }, now });
      }
      return { changes, changed };
    },
  });
  return after;
}

function movesInTime(changes: RideChanges): boolean {
  return changes.ride_datetime !== undefined;
}

function timesOf({ ride_datetime, duration_min }: RideChanges) {
  return {
    ...(ride_datetime ? { ride_datetime } : {}),
    ...(duration_min ? { duration_min } : {}),
  };
}

/** The columns that change without a new price. */
function plainColumns(trip: EditedTrip): RideChanges {
  return {
    notes: trip.notes || null,
    flight_number: trip.flight_number || null,
    child_seat: trip.child_seat ?? false,
    wheelchair: trip.wheelchair ?? false,
    ...(trip.rider_name ? { rider_name: trip.rider_name } : {}),
    ...(trip.rider_phone ? { rider_phone: trip.rider_phone } : {}),
    rider_email: trip.rider_email ?? null,
  };
}
