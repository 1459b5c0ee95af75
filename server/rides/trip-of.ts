import type { FareLine } from "../../domain/fares/calculate-fare.ts";
import { toWireBreakdown } from "../../contract/fares/fare-on-the-wire.ts";
import type { Stop } from "../../contract/fares/stops.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { beyondFareOf, feePartOf, linkPartOf, restOfDeposit } from "../../domain/pay-links/link-part.ts";
import { partsOf } from "../../domain/payments/payment.ts";
import type { RideToPay } from "../../domain/pay-links/pay-link.ts";
import type { RideToTip } from "../../domain/pay-links/tip.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { estimatedArrival } from "./arrival/estimated-arrival.ts";
import { flightOf } from "./flight-of.ts";
import type { RideRow } from "./ride-rows.queries.ts";

/** The trip, which everyone who sees the ride sees; its needs apart, see `needsOf`. */
export function tripOf(row: RideRow, freeWait: number) {
  return {
    reference: row.reference,
    status: row.status,
    held: row.held ? true : undefined,
    deposit: depositOf(row),
    version: row.version,
    pickup_location: row.pickup_location,
    pickup_lat: row.pickup_lat,
    pickup_lng: row.pickup_lng,
    dropoff_location: row.dropoff_location,
    dropoff_lat: row.dropoff_lat,
    dropoff_lng: row.dropoff_lng,
    stops: row.stops.length > 0 ? row.stops.map(withoutNear) : undefined,
    ...waitOf(row),
    ride_datetime: row.ride_datetime.toISOString(),
    passenger_count: row.passenger_count,
    luggage_count: row.luggage_count,
    distance_km: (row.distance_m / 1000).toFixed(2),
    duration_min: row.duration_min,
    calculated_fare: toDollarString(row.fare_cents),
    corrected_from:
      row.corrected_cents === 0 ? undefined : toDollarString(row.fare_cents - row.corrected_cents),
    // Written by us from a priced trip and read by nobody else.
    breakdown: toWireBreakdown(row.breakdown as FareLine[]),
    paid_by: row.paid_by,
    tip: dollars(row.tip_cents),
    tip_xcg: dollars(row.tip_xcg_cents),
    tip_by_link: row.tip_link_cents > 0 ? toDollarString(row.tip_link_cents) : undefined,
    ...alsoOf(row),
    paid_by_link: row.link_cents > 0 ? toDollarString(linkPartOf(toPay(row))) : undefined,
    given_back: givenBackOf(row),
    paid_beyond: paidBeyond(row),
    no_show_fee_paid: feePaid(row),
    partner: row.partner_name === null ? undefined : { name: row.partner_name, room: row.room },
    vehicle_type: row.vehicle_type,
    free_wait_minutes: freeWait,
    flight: flightOf(row),
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

function givenBackOf(row: RideRow): string | undefined {
  const cents = row.link_given_back_cents + row.cash_given_back_cents;
  return cents > 0 ? toDollarString(cents) : undefined;
}

/** The second way in which a part of the fare was paid, as it counts. */
function alsoOf(row: RideRow): Pick<Ride, "also_paid_by" | "also_amount"> {
  const { paid_by: paidBy, also_paid_by: alsoPaidBy, also_cents: alsoCents } = row;
  if (paidBy === null || alsoPaidBy === null) return {};
  const payment = { fareCents: row.fare_cents, linkCents: row.link_cents, paidBy, alsoPaidBy, alsoCents };
  const [, also] = partsOf(payment);
  return also === undefined ? {} : { also_paid_by: alsoPaidBy, also_amount: toDollarString(also.cents) };
}

/** The wait on the way; nothing where there is none, as a client from before it sees every ride. */
function waitOf(row: RideRow): Pick<Ride, "wait_minutes" | "wait_began_at" | "wait_ended_at"> {
  if (row.wait_minutes === 0) return {};
  const { wait_minutes, wait_began_at: began, wait_ended_at: ended } = row;
  return { wait_minutes, wait_began_at: iso(began), wait_ended_at: iso(ended) };
}

/** The place near an odd point is for dispatch and driver. */
function withoutNear({ location, lat, lng }: Stop): Stop {
  return { location, lat, lng };
}

/** Whether no driver sees the booking because its deposit isn't paid. */
export function waitsForDeposit(row: Pick<RideRow, "held" | "deposit_due_at" | "status">): boolean {
  return row.held && row.deposit_due_at !== null && row.status === "Pending";
}

/** The deposit that a ride waits for, or for whose want it was cancelled. */
function depositOf(row: RideRow): Ride["deposit"] {
  const { deposit_cents: cents, deposit_due_at: dueAt } = row;
  if (cents === null || dueAt === null) return undefined;
  if (!waitsForDeposit(row) && !isCancelledUnpaid(row)) return undefined;
  return { amount: toDollarString(restOfDeposit(cents, row.link_cents)), due_at: dueAt.toISOString() };
}

/** Whether the ride was cancelled because its deposit wasn't paid in time. */
function isCancelledUnpaid(row: Pick<RideRow, "status" | "held" | "deposit_due_at" | "ended_at">): boolean {
  const { status, held, deposit_due_at: dueAt, ended_at: endedAt } = row;
  return status === "Cancelled" && held && dueAt !== null && endedAt !== null && endedAt >= dueAt;
}

/** A ride as paying it by link sees it. */
export function toPay(row: RideRow): RideToPay {
  return {
    status: row.status,
    fareCents: row.fare_cents,
    linkCents: row.link_cents,
    paidBy: row.paid_by,
    onAccount: row.partner_id !== null,
    held: row.held && !waitsForDeposit(row),
    depositCents: waitsForDeposit(row) ? row.deposit_cents : null,
  };
}

function paidBeyond(row: RideRow): string | undefined {
  const beyond = beyondFareOf(toPay(row));
  return beyond > 0 ? toDollarString(beyond) : undefined;
}

function feePaid(row: RideRow): string | undefined {
  const covered = feePartOf({ feeCents: row.no_show_fee_cents, linkCents: row.link_cents });
  return row.status === "NoShow" && covered > 0 ? toDollarString(covered) : undefined;
}

/** The ride the other way; the way back was stored second. */
export function otherWayOf({ id, other_way: other }: RideRow): Ride["other_way"] {
  if (other === null) return null;
  return {
    reference: other.reference,
    tracking_code: other.tracking_code,
    ride_datetime: new Date(other.ride_datetime).toISOString(),
    calculated_fare: toDollarString(other.fare_cents),
    is_return: other.id > id,
  };
}

/** Cents of a currency as text with two decimals. */
function dollars(cents: number | null): string | null {
  return cents === null ? null : toDollarString(cents);
}

/** A moment as the wire has it. */
export function iso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

/** A ride as far as a tip by link goes. */
export function toTip(row: RideRow): RideToTip {
  return {
    status: row.status,
    completedAt: row.completed_at,
    hasDriver: row.driver_id !== null,
    tipCents: row.tip_cents,
    tipLinkCents: row.tip_link_cents,
  };
}
