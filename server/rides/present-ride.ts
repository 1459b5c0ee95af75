import type { DistanceSource } from "../../contract/fares/fare-on-the-wire.ts";
import type { MessageWay, Ride, TrackedRide } from "../../contract/rides/ride.ts";
import type { ProofWay } from "../../domain/rides/proof-ways.ts";
import { needsOf } from "../../domain/rides/ride-needs.ts";
import { CHANGE_HOURS, type RideParty, actionsFor, waitStateOf } from "../../domain/rides/ride-states.ts";
import type { PayOffer, TipOffer } from "../../contract/pay-links/pay-link-schemas.ts";
import { type Caller, accountOf } from "../http/caller.ts";
import { maskedPhone } from "../notifications/masked-recipient.ts";
import { partiesOf } from "./ride-parties.ts";
import { startCodeToTell } from "./starting/start-code.ts";
import type { RideRow } from "./ride-rows.queries.ts";
import { iso, otherWayOf, tripOf, waitsForDeposit } from "./trip-of.ts";
import { freeWaitMinutes } from "./waiting/free-wait.ts";

/** A ride as this caller may see it, for one that may see it at all. */
export function presentRide(found: RideRow, caller: Caller, now: Date): Ride {
  const parties = partiesOf(found, caller);
  const isPassenger = parties.includes("its_rider") || parties.includes("code_holder");
  const row = isPassenger ? asPassengerSees(found) : found;
  return presentTo(row, parties, accountOf(caller)?.accountId ?? null, now);
}

/** A ride as its booker sees it in the answer to the booking, whatever their role. */
export function presentBooking(row: RideRow, caller: Caller, now: Date): Ride {
  const parties = partiesOf(row, caller);
  const isPassenger = !parties.includes("dispatcher") && !parties.includes("its_rider");
  return presentTo(row, isPassenger ? ["code_holder"] : parties, null, now);
}

/** Written field by field: an object of so many that is put together by spreading is slow to make, and a list has hundreds. */
function presentTo(row: RideRow, parties: readonly RideParty[], readerId: number | null, now: Date): Ride {
  const isDispatcher = parties.includes("dispatcher");
  const isDriver = parties.includes("its_driver") || parties.includes("pool_driver");
  const undoUntil = undoUntilFor(row, readerId);
  const facts = factsOf(row);
  const driver = driverOf(row, isDispatcher || isDriver);
  const trip = tripOf(row, facts.freeWaitMinutes);
  const ride = {
    reference: trip.reference,
    status: trip.status,
    held: trip.held,
    deposit: trip.deposit,
    version: trip.version,
    pickup_location: trip.pickup_location,
    pickup_lat: trip.pickup_lat,
    pickup_lng: trip.pickup_lng,
    dropoff_location: trip.dropoff_location,
    dropoff_lat: trip.dropoff_lat,
    dropoff_lng: trip.dropoff_lng,
    stops: isDispatcher || isDriver ? trip.stops && row.stops : trip.stops,
    wait_minutes: trip.wait_minutes,
    wait_began_at: trip.wait_began_at,
    wait_ended_at: trip.wait_ended_at,
    ride_datetime: trip.ride_datetime,
    passenger_count: trip.passenger_count,
    luggage_count: trip.luggage_count,
    distance_km: trip.distance_km,
    duration_min: trip.duration_min,
    calculated_fare: trip.calculated_fare,
    corrected_from: trip.corrected_from,
    breakdown: trip.breakdown,
    paid_by: trip.paid_by,
    tip: trip.tip,
    tip_xcg: trip.tip_xcg,
    tip_by_link: trip.tip_by_link,
    also_paid_by: trip.also_paid_by,
    also_amount: trip.also_amount,
    unpaid: (isDispatcher || isDriver) && row.paid_by === null ? (row.unpaid_reason ?? undefined) : undefined,
    paid_by_link: trip.paid_by_link,
    given_back: trip.given_back,
    paid_beyond: trip.paid_beyond,
    no_show_fee_paid: trip.no_show_fee_paid,
    partner: trip.partner,
    vehicle_type: trip.vehicle_type,
    free_wait_minutes: trip.free_wait_minutes,
    flight: trip.flight,
    created_at: trip.created_at,
    assigned_time: trip.assigned_time,
    set_out_at: trip.set_out_at,
    arrived_at: trip.arrived_at,
    picked_up_at: trip.picked_up_at,
    completed_at: trip.completed_at,
    ended_at: trip.ended_at,
    estimated_arrival: trip.estimated_arrival,
    id: row.id,
    tracking_code: isDriver ? null : row.tracking_code,
    actions: actionsFor(parties, { ...facts, undoUntil }, now),
    rider_name: row.rider_name,
    rider_phone: isDriver && isPhoneHidden(row) ? maskedPhone(row.rider_phone) : row.rider_phone,
    rider_email: isDriver ? null : row.rider_email,
    rider_id: isDispatcher ? row.rider_id : null,
    distance_source: row.distance_source as DistanceSource,
    distance_unchecked: isDispatcher || isDriver ? isDistanceUnchecked(row) : undefined,
    pickup_near: isDispatcher || isDriver ? (row.pickup_near ?? undefined) : undefined,
    dropoff_near: isDispatcher || isDriver ? (row.dropoff_near ?? undefined) : undefined,
    vehicle_asked: row.vehicle_asked,
    zone: row.zone,
    driver_id: driver.driver_id,
    driver_name: driver.driver_name,
    driver_phone: driver.driver_phone,
    driver_vehicle: driver.driver_vehicle,
    plate: driver.plate,
    driver: driver.driver,
    updated_at: row.updated_at.toISOString(),
    accepted_at: iso(row.accepted_at),
    started_at: iso(row.started_at),
    start_code: isDriver ? null : startCodeToTell(row),
    start_code_asked: startCodeToTell(row) !== null,
    arrived_far_km: isDispatcher && row.arrived_far_m !== null ? row.arrived_far_m / 1_000 : null,
    start_check: isDispatcher ? row.start_check : null,
    no_code_reason: isDispatcher ? row.no_code_reason : null,
    contract: isDispatcher || isDriver ? (row.contract ?? undefined) : undefined,
    other_way: isDriver ? null : otherWayOf(row),
    stars: isDispatcher || isDriver ? null : row.stars,
    undo_until: undoUntil && undoUntil >= now ? undoUntil.toISOString() : null,
  };
  return Object.assign(ride, needsOf(row));
}

/** A passenger sees a driver who has accepted, not each one who is being asked. */
export function asPassengerSees(row: RideRow): RideRow {
  return isAsked(row) ? { ...row, status: "Pending", driver_id: null, assigned_at: null } : row;
}

/** Whether a ride's driver is being asked, and hasn't accepted. */
export function isAsked(
  ride: Pick<RideRow, "is_on_offer" | "status"> & { readonly arrived_at: Date | string | null },
): boolean {
  return Boolean(ride.is_on_offer) && ride.status === "Assigned" && ride.arrived_at === null;
}

/** The facts that a passenger may know of their driver beside name, phone and plate. */
export type DriverCard = Pick<
  NonNullable<TrackedRide["driver"]>,
  "vehicle_type" | "portrait" | "languages" | "rating"
>;

type Shown = {
  now: Date;
  driver: DriverCard | undefined;
  position: TrackedRide["position"];
  proofWays: readonly ProofWay[];
  toldBy: readonly MessageWay[];
  expected: TrackedRide["expected"];
  /** The payment that can be made by link now. */
  payOffer?: PayOffer;
  /** The tip that can be given by link now. */
  tipOffer?: TipOffer;
};

/** A ride as whoever has its code sees it. */
export function presentTrackedRide(row: RideRow, shown: Shown): TrackedRide {
  const { now, driver, position, proofWays, toldBy, expected, payOffer, tipOffer } = shown;
  const facts = factsOf(row);
  return {
    ...tripOf(row, facts.freeWaitMinutes),
    ...needsOf(row),
    actions: actionsFor(["code_holder"], { ...facts, undoUntil: undoUntilByCode(row) }, now),
    driver:
      driver === undefined
        ? null
        : {
            ...driver,
            name: driverName(row),
            phone: row.driver_phone ?? "",
            vehicle: row.driver_vehicle ?? "",
            plate: row.driver_plate ?? "",
          },
    position,
    ...(expected ? { expected } : {}),
    start_code: startCodeToTell(row),
    vehicle_asked: row.vehicle_asked,
    other_way: otherWayOf(row),
    stars: row.stars,
    claimable: row.rider_id === null,
    ...(row.held ? { proof_ways: [...proofWays] } : {}),
    told_by: [...toldBy],
    ...(payOffer ? { pay_offer: payOffer } : {}),
    ...(tipOffer ? { tip_offer: tipOffer } : {}),
  };
}

/** With an unknown place, the distance is the client's own figure; a blanked ride no longer shows which. */
function isDistanceUnchecked(row: RideRow): boolean {
  const isUnknown = [row.pickup_lat, row.dropoff_lat, ...row.stops.map(({ lat }) => lat)].includes(null);
  return row.blanked_at === null && isUnknown;
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

/** The facts of a ride that the state table and its guards ask for. */
export function factsOf(row: RideRow) {
  return {
    status: row.status,
    rideDatetime: row.ride_datetime,
    freeWaitMinutes: freeWaitMinutes(row),
    setOutAt: row.set_out_at,
    arrivedAt: row.arrived_at,
    completedAt: row.completed_at,
    wait: waitStateOf(row),
    cashCounted: row.closing_id !== null || row.statement_id !== null,
    isOwedByNobody: row.paid_by === "account" && row.partner_id === null && row.imported_at === null,
    held: row.held,
    waitsForDeposit: waitsForDeposit(row),
    changeHours: row.change_hours ?? CHANGE_HOURS,
    lacksEmail: row.rider_id === null && row.rider_email === null,
  };
}

/** Until when this account can take back the last step, which must have been its own. */
export function undoUntilFor(row: RideRow, accountId: number | null): Date | null {
  return accountId !== null && row.undo_by === accountId ? row.undo_until : null;
}

/** Until when whoever has the ride's tracking code can take back what was last done with it. */
export function undoUntilByCode(row: RideRow): Date | null {
  return row.undo_by === null ? row.undo_until : null;
}

/** A driver sees the phone number once they have accepted the ride or set out for it, and not if it ended before. */
function isPhoneHidden({ status, accepted_at, arrived_at, picked_up_at }: RideRow): boolean {
  return status === "Pending" || (accepted_at ?? arrived_at ?? picked_up_at) === null;
}
