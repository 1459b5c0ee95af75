import type { AnswerOf } from "../../../contract/endpoint.ts";
import type { FareLine } from "../../../contract/fares/calculate-fare.ts";
import { toWireBreakdown } from "../../../contract/fares/fare-on-the-wire.ts";
import { toDollarString } from "../../../contract/money.ts";
import type { priceRideEditEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import type { RideEdit } from "../../../contract/rides/booking.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { needsOf } from "../../../contract/rides/ride-needs.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { notFound } from "../../http/api-error.ts";
import { type BookingDependencies, tripColumns } from "../booking/book-ride.ts";
import type { EarlierFacts } from "../../notifications/notification-kinds.ts";
import { queueRideNotification } from "../../notifications/queue-ride-notification.ts";
import { refusePickupOutOfRange } from "../booking/booking-limits.ts";
import { refuseOverlap, takeDriver } from "../assigning/driver-duty.ts";
import { type EditedTrip, changedTripFields, changesPrice, editedTrip } from "./edited-trip.ts";
import { RIDE_NOT_FOUND, getRide } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import type { RideChanges } from "../steps/ride-changes.queries.ts";
import { NOT_ESTIMATED } from "../steps/ride-stamps.ts";
import { partiesOf } from "../ride-parties.ts";
import { type RideRow, findRide } from "../ride-rows.queries.ts";
import { takeStep } from "../steps/take-step.ts";
import { type ChangedValue, changedValues } from "./changed-values.ts";
import { priceEdit } from "./price-edit.ts";

/** An edit that has been priced and only has to be stored over the version it was based on. */
export type PreparedEdit = {
  rideId: number;
  version: number;
  changed: readonly string[];
  /** Each old and new value, what follows from the edit included. */
  values: readonly ChangedValue[];
  changes: RideChanges;
  force: boolean;
};

/** Works an edit out against the ride as it is: what changes, and what it then costs. Asks the map, so it runs outside a transaction. */
export async function prepareEdit(
  deps: BookingDependencies,
  { rideId, edit }: { rideId: number; edit: RideEdit },
): Promise<PreparedEdit> {
  const ride = await findRide(deps.db, rideId);
  if (!ride) throw notFound(RIDE_NOT_FOUND);
  const trip = editedTrip(ride, edit);
  const changed = changedTripFields(ride, trip);
  const pickupAt = new Date(trip.ride_datetime);
  if (changed.includes("ride_datetime")) refusePickupOutOfRange(pickupAt, deps.clock.now());
  const priced = changesPrice(changed)
    ? tripColumns(trip, pickupAt, await priceEdit(deps, { ride, trip, changed }))
    : {};
  return {
    rideId,
    version: edit.version ?? ride.version,
    changed,
    values: changedValues(ride, { trip, changed, priced }),
    changes: { ...plainColumns(trip), ...priced },
    force: edit.force ?? false,
  };
}

/** What a booking would cost after an edit. Nothing is written. */
export async function priceOfEdit(
  deps: BookingDependencies,
  { rideId, edit }: { rideId: number; edit: RideEdit },
): Promise<AnswerOf<typeof priceRideEditEndpoint>> {
  const ride = await findRide(deps.db, rideId);
  if (!ride) throw notFound(RIDE_NOT_FOUND);
  const { changes } = await prepareEdit(deps, { rideId, edit });
  const { fare_cents = ride.fare_cents, distance_m = ride.distance_m } = changes;
  const lines = changes.breakdown === undefined ? ride.breakdown : JSON.parse(changes.breakdown);
  return {
    calculated_fare: toDollarString(fare_cents),
    breakdown: toWireBreakdown(lines as FareLine[]),
    vehicle_type: changes.vehicle_type ?? ride.vehicle_type,
    distance_km: (distance_m / 1000).toFixed(2),
    duration_min: changes.duration_min ?? ride.duration_min,
  };
}

/** Dispatch changes a booking, if it is still the version that was read. Passenger and driver are told. */
export async function updateRide(
  trx: Trx,
  { rideId, version, changed, values, changes, force }: PreparedEdit,
  { caller, now }: { caller: SignedIn; now: Date },
): Promise<RideRow> {
  if (changed.length === 0) return getRide(trx, rideId);
  const { before, after } = await takeStep(trx, {
    action: "update",
    actor: actorOf(caller),
    now,
    version,
    find: () => getRide(trx, rideId),
    parties: (ride) => partiesOf(ride, caller),
    prepare: async (ride) => {
      if (ride.driver_id !== null && movesInTime(changes) && !force) {
        const driverId = ride.driver_id;
        await takeDriver(trx, driverId, "dispatcher");
        await refuseOverlap(trx, { driverId, ride: { ...ride, ...timesOf(changes) }, now });
      }
      return { changes: { ...changes, ...roadAfter(changes, now) }, changed, values };
    },
  });
  await queueRideNotification(trx, { kind: "changed", rideId, now, earlier: earlierOf(before, after) });
  return after;
}

/** What the passenger is told of the ride as it was, where that differs. */
function earlierOf(before: RideRow, after: RideRow): EarlierFacts {
  const was = tellable(before);
  const is = tellable(after);
  const differs = Object.entries(was).filter(([name, value]) => is[name as keyof typeof is] !== value);
  return Object.fromEntries(differs);
}

function tellable(ride: RideRow) {
  return {
    pickup: ride.pickup_location,
    dropoff: ride.dropoff_location,
    rideDatetime: ride.ride_datetime.toISOString(),
    passengers: ride.passenger_count,
    luggage: ride.luggage_count,
    fareCents: ride.fare_cents,
  };
}

const STILL_ON_THE_WAY_MS = HOUR_MS;

/** Another trip is expected anew; one that was put off for long is no longer one the driver is on the way to. */
function roadAfter(changes: RideChanges, now: Date): RideChanges {
  const { ride_datetime } = changes;
  const isPutOff = ride_datetime !== undefined && Number(ride_datetime) - now.getTime() > STILL_ON_THE_WAY_MS;
  return { ...NOT_ESTIMATED, ...(isPutOff ? { set_out_at: null } : {}) };
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
    ...needsOf(trip),
    ...(trip.rider_name ? { rider_name: trip.rider_name } : {}),
    ...(trip.rider_phone ? { rider_phone: trip.rider_phone } : {}),
    rider_email: trip.rider_email ?? null,
  };
}
