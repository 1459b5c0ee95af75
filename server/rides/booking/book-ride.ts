import { type Booking, NAME_AND_PHONE_SENTENCE, SAME_BOOKING_MS } from "../../../contract/rides/booking.ts";
import { languageOf } from "../../../contract/languages.ts";
import { needsOf, type RideNeed } from "../../../contract/rides/ride-needs.ts";
import { can } from "../../../contract/roles.ts";
import { FIRST_STATUS } from "../../../contract/rides/ride-states.ts";
import type { Clock } from "../../clock.ts";
import { getCompany } from "../../company/company-profile.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { recordRideEvent } from "../../events/record-event.ts";
import { type PricingDependencies, priceRide } from "../../fares/price-trip.ts";
import type { PricedTrip } from "../../fares/priced-trip.ts";
import { type Caller, callerKey, signedIn } from "../../http/caller.ts";
import { fingerprint } from "../../http/idempotency.ts";
import { ApiError } from "../../http/api-error.ts";
import { queueDriverAlerts } from "../../notifications/queue-driver-alerts.ts";
import { queueRideNotification } from "../../notifications/queue-ride-notification.ts";
import { addressHash, mustBeHeld, refusePickupOutOfRange } from "./booking-limits.ts";
import { findPassengerOf, findSameBooking, lockBooking } from "./booking.queries.ts";
import { actorOf } from "../ride-actor.ts";
import { type NewRide, insertHistory, insertRide } from "../steps/ride-changes.queries.ts";
import { drawReference, drawTrackingCode } from "./ride-codes.ts";
import { type RideRow, findRide } from "../ride-rows.queries.ts";
import { tripToPrice } from "./trip-to-price.ts";

export type BookingDependencies = {
  db: Db;
  clock: Clock;
  pricing: PricingDependencies;
  /** Widens how many guests may book from one address; 1 in the product. */
  limitFactor: number;
};

type Request = {
  booking: Booking;
  caller: Caller;
  /** The caller sent an Idempotency-Key, so an equal booking under another key is a second ride. */
  hasKey: boolean;
};

/** A booking that has been priced and only has to be stored. */
export type PreparedBooking = {
  row: Omit<NewRide, "reference" | "tracking_code">;
  request: Request;
  companyPhone: string;
};

/** Everything that a booking reads elsewhere (account, map, tariff), before the transaction. */
export async function prepareBooking(deps: BookingDependencies, request: Request): Promise<PreparedBooking> {
  const { booking, caller } = request;
  const now = deps.clock.now();
  const pickupAt = new Date(booking.ride_datetime);
  refusePickupOutOfRange(pickupAt, now);
  const passenger = await settlePassenger(deps.db, request);
  const price = await priceRide(deps.pricing, tripToPrice(booking, pickupAt));
  const row: PreparedBooking["row"] = {
    ...passenger,
    ...tripColumns(booking, pickupAt, price),
    status: FIRST_STATUS,
    rider_id: caller.actor === "rider" ? caller.accountId : null,
    booked_by: caller.actor === "guest" ? null : caller.accountId,
    booked_from: caller.actor === "guest" ? addressHash(caller.address) : null,
    booking_mark: fingerprintOf(caller, { ...booking, ...passenger }),
    created_at: now,
    updated_at: now,
  };
  return {
    row,
    request,
    companyPhone: caller.actor === "guest" ? (await getCompany(deps.db)).company.phone : "",
  };
}

/** Stores a prepared booking, once. */
export async function bookRide(
  trx: Trx,
  { row, request, companyPhone }: PreparedBooking,
  { limitFactor }: Pick<BookingDependencies, "limitFactor">,
): Promise<RideRow> {
  const { caller, hasKey } = request;
  const now = row.created_at;
  for (const name of locksOf(row)) await lockBooking(trx, name);
  if (!hasKey) {
    const since = new Date(now.getTime() - SAME_BOOKING_MS);
    const same = await findSameBooking(trx, { mark: row.booking_mark, since });
    if (same !== undefined) return getBooked(trx, same);
  }
  const { rider_phone: phone, booked_from: from } = row;
  const held = from ? await mustBeHeld(trx, { phone, from, now, companyPhone, factor: limitFactor }) : false;
  const rideId = await insertNewRide(trx, { ...row, held });
  const actor = actorOf(caller);
  await insertHistory(trx, {
    ride_id: rideId,
    actor_id: actor.accountId,
    actor: actor.kind,
    action: "book",
    from_status: null,
    to_status: FIRST_STATUS,
    at: now,
  });
  const viewers = await recordRideEvent(trx, { type: "ride.created", rideId, at: now });
  await queueDriverAlerts(trx, { rideId, before: null, now: viewers.now, at: now });
  const byPassenger = caller.actor === "guest" || !can(caller.actor, "bookForCaller");
  // A held booking is not confirmed yet: its guest hears once it is proved or released.
  if (!held) await queueRideNotification(trx, { kind: "booked", rideId, now, byPassenger });
  return getBooked(trx, rideId);
}

/** The columns that follow from what a trip is and costs. */
export function tripColumns(trip: TripFields, pickupAt: Date, price: PricedTrip) {
  return {
    pickup_location: trip.pickup_location,
    pickup_lat: price.pickup?.lat ?? null,
    pickup_lng: price.pickup?.lng ?? null,
    dropoff_location: trip.dropoff_location,
    dropoff_lat: price.dropoff?.lat ?? null,
    dropoff_lng: price.dropoff?.lng ?? null,
    ride_datetime: pickupAt,
    passenger_count: trip.passenger_count,
    luggage_count: trip.luggage_count,
    distance_m: price.distanceM,
    duration_min: price.durationMin,
    distance_source: price.distanceSource,
    fare_cents: price.fareCents,
    breakdown: JSON.stringify(price.breakdown),
    tariff_id: price.tariffId,
    vehicle_type: price.vehicleType,
    vehicle_asked: price.vehicleAsked,
    zone: price.airportZone,
    ...needsOf(trip),
  };
}

type TripFields = Pick<
  Booking,
  "pickup_location" | "dropoff_location" | "passenger_count" | "luggage_count" | RideNeed
>;

/** Whose ride it is: as sent, else from the rider's account. Dispatch and guests must send it. */
async function settlePassenger(db: Db, request: Request) {
  const { booking, caller } = request;
  const account = can(caller.actor, "seeOwnBookings")
    ? await findPassengerOf(db, signedIn(caller).accountId)
    : undefined;
  const name = booking.rider_name ?? (account && `${account.first_name} ${account.last_name}`.trim());
  const phone = booking.rider_phone ?? account?.phone;
  if (!name || !phone) {
    const fields = {
      ...(name ? {} : { rider_name: NAME_AND_PHONE_SENTENCE }),
      ...(phone ? {} : { rider_phone: NAME_AND_PHONE_SENTENCE }),
    };
    throw new ApiError("invalid_input", NAME_AND_PHONE_SENTENCE, { fields });
  }
  return {
    rider_name: name,
    rider_phone: phone,
    rider_email: emailFor(request, account?.email ?? null),
    language: booking.language ?? languageOf(account?.language ?? "en"),
  };
}

/** Where the mails go: a rider's own account, and nobody else's mailbox; guests and dispatch send it. */
function emailFor({ booking, caller }: Request, own: string | null): string | null {
  if (caller.actor === "guest" || can(caller.actor, "bookForCaller")) return booking.rider_email ?? null;
  return own;
}

/** What makes two bookings of one caller the same; the distance hint and the quote may differ between two clicks. */
function fingerprintOf(caller: Caller, { quote: _quote, distance_km: _hint, ...booking }: Booking): string {
  return fingerprint([callerKey(caller), booking]);
}

/** Locked in one order by everyone, so that no two bookings wait for each other. */
function locksOf({ booking_mark, booked_from, rider_phone }: PreparedBooking["row"]): string[] {
  const guest = booked_from ? [`booked from ${booked_from}`, `booked for ${rider_phone}`] : [];
  return [`booking ${booking_mark}`, ...guest].toSorted();
}

const REFERENCE_DRAWS = 8;

async function insertNewRide(trx: Trx, row: PreparedBooking["row"]): Promise<number> {
  const tracking_code = drawTrackingCode();
  for (let draw = 0; draw < REFERENCE_DRAWS; draw++) {
    const id = await insertRide(trx, { ...row, reference: drawReference(), tracking_code });
    if (id !== undefined) return id;
  }
  throw new Error("no free reference was drawn");
}

async function getBooked(trx: Trx, rideId: number): Promise<RideRow> {
  const ride = await findRide(trx, rideId);
  if (!ride) throw new Error("a ride went away as it was booked");
  return ride;
}
