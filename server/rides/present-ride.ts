import type { FareLine } from "../../contract/fares/calculate-fare.ts";
import { type DistanceSource, toWireBreakdown } from "../../contract/fares/fare-on-the-wire.ts";
import { toDollarString } from "../../contract/money.ts";
import type { ProofWay, Ride, TrackedRide } from "../../contract/rides/ride.ts";
import { needsOf } from "../../contract/rides/ride-needs.ts";
import { type RideParty, actionsFor } from "../../contract/rides/ride-states.ts";
import type { Caller } from "../http/caller.ts";
import { estimatedArrival } from "./arrival/estimated-arrival.ts";
import { partiesOf } from "./ride-parties.ts";
import { startCodeToTell } from "./starting/start-code.ts";
import type { RideRow } from "./ride-rows.queries.ts";

/** A ride as this caller may see it, for one that may see it at all. */
export function presentRide(found: RideRow, caller: Caller, now: Date): Ride {
  const parties = partiesOf(found, caller);
  const row = parties.includes("its_rider") ? asPassengerSees(found) : found;
  return presentTo(row, parties, caller.actor === "guest" ? null : caller.accountId, now);
}

/** A ride as its booker sees it in the answer to the booking, whatever their role. */
export function presentBooking(row: RideRow, caller: Caller, now: Date): Ride {
  const parties = partiesOf(row, caller);
  const isPassenger = !parties.includes("dispatcher") && !parties.includes("its_rider");
  return presentTo(row, isPassenger ? ["code_holder"] : parties, null, now);
}

function presentTo(row: RideRow, parties: readonly RideParty[], readerId: number | null, now: Date): Ride {
  const isDispatcher = parties.includes("dispatcher");
  const isDriver = parties.includes("its_driver") || parties.includes("pool_driver");
  const undoUntil = undoUntilFor(row, readerId);
  return {
    ...tripOf(row),
    id: row.id,
    tracking_code: isDriver ? null : row.tracking_code,
    actions: actionsFor(parties, { ...factsOf(row), undoUntil }, now),
    rider_name: row.rider_name,
    rider_phone: isDriver && isPhoneHidden(row) ? maskedPhone(row.rider_phone) : row.rider_phone,
    rider_email: isDriver ? null : row.rider_email,
    rider_id: isDispatcher ? row.rider_id : null,
    distance_source: row.distance_source as DistanceSource,
    ...(isDispatcher || isDriver ? { distance_unchecked: isDistanceUnchecked(row) } : {}),
    vehicle_asked: row.vehicle_asked,
    zone: row.zone,
    ...driverOf(row, isDispatcher || isDriver),
    updated_at: row.updated_at.toISOString(),
    accepted_at: iso(row.accepted_at),
    started_at: iso(row.started_at),
    start_code: isDriver ? null : startCodeToTell(row),
    start_code_asked: startCodeToTell(row) !== null,
    start_check: isDispatcher ? row.start_check : null,
    no_code_reason: isDispatcher ? row.no_code_reason : null,
    stars: isDispatcher || isDriver ? null : row.stars,
    undo_until: undoUntil && undoUntil >= now ? undoUntil.toISOString() : null,
  };
}

/** A passenger sees a driver who has accepted, not each one who is being asked. */
export function asPassengerSees(row: RideRow): RideRow {
  if (!row.is_on_offer || row.status !== "Assigned" || row.arrived_at !== null) return row;
  return { ...row, status: "Pending", driver_id: null, assigned_at: null };
}

type Shown = { now: Date; position: TrackedRide["position"]; proofWays: readonly ProofWay[] };

/** A ride as whoever has its code sees it. */
export function presentTrackedRide(row: RideRow, { now, position, proofWays }: Shown): TrackedRide {
  const { driver_id } = row;
  return {
    ...tripOf(row),
    actions: actionsFor(["code_holder"], { ...factsOf(row), undoUntil: null }, now),
    driver:
      driver_id === null
        ? null
        : {
            name: driverName(row),
            phone: row.driver_phone ?? "",
            vehicle: row.driver_vehicle ?? "",
            plate: row.driver_plate ?? "",
          },
    position,
    start_code: startCodeToTell(row),
    vehicle_asked: row.vehicle_asked,
    stars: row.stars,
    claimable: row.rider_id === null,
    ...(row.held ? { proof_ways: [...proofWays] } : {}),
  };
}

/** With an unknown end, the distance is the client's own figure; a blanked ride no longer shows which. */
function isDistanceUnchecked(row: RideRow): boolean {
  return row.blanked_at === null && (row.pickup_lat === null || row.dropoff_lat === null);
}

/** The trip, which everyone who sees the ride sees. */
function tripOf(row: RideRow) {
  return {
    reference: row.reference,
    status: row.status,
    ...(row.held ? { held: true } : {}),
    version: row.version,
    pickup_location: row.pickup_location,
    pickup_lat: row.pickup_lat,
    pickup_lng: row.pickup_lng,
    dropoff_location: row.dropoff_location,
    dropoff_lat: row.dropoff_lat,
    dropoff_lng: row.dropoff_lng,
    ride_datetime: row.ride_datetime.toISOString(),
    passenger_count: row.passenger_count,
    luggage_count: row.luggage_count,
    distance_km: (row.distance_m / 1000).toFixed(2),
    duration_min: row.duration_min,
    calculated_fare: toDollarString(row.fare_cents),
    // Written by us from a priced trip and read by nobody else.
    breakdown: toWireBreakdown(row.breakdown as FareLine[]),
    paid_by: row.paid_by,
    tip: dollars(row.tip_cents),
    tip_xcg: dollars(row.tip_xcg_cents),
    vehicle_type: row.vehicle_type,
    ...needsOf(row),
    created_at: row.created_at.toISOString(),
    assigned_time: iso(row.assigned_at),
    set_out_at: iso(row.set_out_at),
    arrived_at: iso(row.arrived_at),
    picked_up_at: iso(row.picked_up_at),
    completed_at: iso(row.completed_at),
    ended_at: iso(row.ended_at),
    estimated_arrival: iso(estimatedArrival(row)),
  };
}

function driverOf(row: RideRow, withAccount: boolean) {
  if (row.driver_id === null) {
    return {
      driver_id: null,
      driver_name: null,
      driver_phone: null,
      driver_vehicle: null,
      plate: null,
      driver: null,
    };
  }
  return {
    driver_id: row.driver_id,
    driver_name: driverName(row),
    driver_phone: row.driver_phone,
    driver_vehicle: row.driver_vehicle,
    plate: row.driver_plate,
    driver: withAccount
      ? {
          id: row.driver_id,
          first_name: row.driver_first_name ?? "",
          last_name: row.driver_last_name ?? "",
          username: row.driver_username ?? "",
        }
      : null,
  };
}

/** The name of a ride's driver, first and last. */
export function driverName(row: Pick<RideRow, "driver_first_name" | "driver_last_name">): string {
  return `${row.driver_first_name ?? ""} ${row.driver_last_name ?? ""}`.trim();
}

/** What the state table and its guards ask of a ride. */
export function factsOf(row: RideRow) {
  return {
    status: row.status,
    rideDatetime: row.ride_datetime,
    setOutAt: row.set_out_at,
    arrivedAt: row.arrived_at,
    completedAt: row.completed_at,
    cashCounted: row.closing_id !== null,
    held: row.held,
  };
}

/** Until when this account can take back the last step, which must have been its own. */
export function undoUntilFor(row: RideRow, accountId: number | null): Date | null {
  return accountId !== null && row.undo_by === accountId ? row.undo_until : null;
}

/** A driver sees the phone number once they have accepted the ride or set out for it, and not if it ended before. */
function isPhoneHidden({ status, accepted_at, arrived_at, picked_up_at }: RideRow): boolean {
  return status === "Pending" || (accepted_at ?? arrived_at ?? picked_up_at) === null;
}

function maskedPhone(phone: string): string {
  return `••• ••${phone.slice(-2)}`;
}

/** Cents of a currency as text with two decimals. */
function dollars(cents: number | null): string | null {
  return cents === null ? null : toDollarString(cents);
}

function iso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
