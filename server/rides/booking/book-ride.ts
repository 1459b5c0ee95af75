import { fullName } from "../../../contract/accounts/full-name.ts";
import { type Booking, NAME_AND_PHONE_SENTENCE, SAME_BOOKING_MS } from "../../../contract/rides/booking.ts";
import type { GivenStop, Stop } from "../../../contract/fares/stops.ts";
import { languageOf } from "../../../contract/languages.ts";
import { needsOf, type RideNeed } from "../../../contract/rides/ride-needs.ts";
import { can } from "../../../contract/roles.ts";
import { FIRST_STATUS } from "../../../contract/rides/ride-states.ts";
import type { Clock } from "../../process/clock.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { depositFor, isAskedForDeposit } from "../../fares/deposit-for.ts";
import { type PricingDependencies, priceRide } from "../../fares/price-trip.ts";
import type { Payer, PayingPartner, PricedTrip } from "../../fares/priced-trip.ts";
import { payerOf } from "../../fares/payer.ts";
import { accountLock, refusePastCredit } from "../../partners/book-on-account.ts";
import { type Caller, callerKey, signedIn } from "../../http/caller.ts";
import { fingerprint } from "../../http/idempotency.ts";
import { ApiError } from "../../http/api-error.ts";
import {
  addressHash,
  countedSince,
  isPastLink,
  mustBeHeld,
  refusePickupOutOfRange,
} from "./booking-limits.ts";
import { linkOtherWay } from "./booking.queries.ts";
import { type NamedElsewhere, compareNames } from "./named-elsewhere.ts";
import { refuseReturnOutOfRange, wayBackOf } from "./way-back.ts";
import { type RideRow, findRide } from "../ride-rows.queries.ts";
import { otherWayOf } from "./fresh-ride.ts";
import { type BookingFacts, type BookingToStore, readBookingFacts } from "./store-booking.queries.ts";
import { drawReference } from "./ride-codes.ts";
import { storeRide } from "./store-ride.ts";
import { tripToPrice } from "./trip-to-price.ts";

export type BookingDependencies = {
  db: Db;
  clock: Clock;
  pricing: PricingDependencies;
  /** Widens how many guests may book from one address; 1 in the product. */
  limitFactor: number;
  /** The server has somebody who takes payments by link. */
  takesPayLinks: boolean;
};

type Request = {
  booking: Booking;
  caller: Caller;
  /** The caller sent an Idempotency-Key, so an equal booking under another key is a second ride. */
  hasKey: boolean;
};

type TripColumns = ReturnType<typeof tripColumns>;

/** A booking that has been priced and only has to be stored. */
type PreparedBooking = {
  readonly request: Request;
  readonly trip: TripColumns;
  /** The way back, where it is booked at once. */
  readonly wayBack: TripColumns | null;
  /** What is kept of a guest's address. */
  readonly from: string | null;
  readonly mark: string;
  /** The hotel or firm on whose account it goes. */
  readonly partner: PayingPartner | null;
  readonly now: Date;
  /** What two simultaneous bookings would both count, by name, to be locked in this order before it is stored. */
  readonly locks: readonly string[];
};

/** Everything that a booking reads elsewhere (map, tariff), before the transaction. */
export async function prepareBooking(deps: BookingDependencies, request: Request): Promise<PreparedBooking> {
  const { booking, caller } = request;
  const now = deps.clock.now();
  refusePickupOutOfRange(new Date(booking.ride_datetime), now);
  refuseReturnOutOfRange(booking, now);
  if (!booksForSelf(caller)) settlePassenger(request, null);
  const back = wayBackOf(booking);
  const payer = await payerOf(deps.pricing, booking, caller);
  const partner = "partner" in payer ? payer.partner : null;
  const trip = await pricedColumns(deps, booking, payer);
  const wayBack = back && (await pricedColumns(deps, back, payer));
  const from = caller.actor === "guest" ? addressHash(caller.address) : null;
  const mark = fingerprintOf(caller, booking);
  const locks = locksOf({ booking, from, mark, partner });
  return { request, trip, wayBack, from, mark, partner, now, locks };
}

type Storing = Pick<BookingDependencies, "limitFactor" | "takesPayLinks"> & {
  /** The row that keeps the answer with the request's key; null where the request has none. */
  toKeep: (ride: RideRow) => BookingToStore["answer"];
};

/** Stores a prepared booking, once. */
export async function bookRide(
  trx: Trx,
  prepared: PreparedBooking,
  { limitFactor, takesPayLinks, toKeep }: Storing,
): Promise<RideRow> {
  const { request, trip, wayBack, mark, partner, now } = prepared;
  const facts = await readBookingFacts(trx, questionsOf(prepared));
  if (facts.same !== null) return getBooked(trx, facts.same);
  const rides = wayBack ? 2 : 1;
  const held = await isHeld(trx, { prepared, facts, rides, factor: limitFactor });
  if (partner !== null) {
    const fareCents = trip.fare_cents + (wayBack?.fare_cents ?? 0);
    await refusePastCredit(trx, { partnerId: partner.id, fareCents });
  }
  const common = columnsOf(prepared, facts);
  const insists = takesPayLinks && partner === null && isAskedForDeposit(request.caller);
  const holdOf = (way: TripColumns) => holdFor(way, { facts, held, insists, now });
  const [id = 0, backId = 0] = facts.ids;
  const [reference, backReference] = facts.references;
  if (reference === undefined || backReference === undefined) throw new Error("no free reference was drawn");
  const { caller } = request;
  const own = { id, reference, other_way_id: null, booking_mark: mark };
  const there = { ...common, ...trip, ...holdOf(trip), ...own };
  if (!wayBack) return storeRide(trx, there, { facts, caller, now, toKeep });
  const first = await storeRide(trx, there, { facts, caller, now });
  const back = {
    ...common,
    ...wayBack,
    ...holdOf(wayBack),
    id: backId,
    reference: backReference,
    other_way_id: id,
    booking_mark: `back ${mark}`,
  };
  const second = await storeRide(trx, back, { facts, caller, now });
  await linkOtherWay(trx, { rideId: id, otherId: backId });
  return { ...first, other_way_id: backId, other_way: otherWayOf(second) };
}

type Counted = { prepared: PreparedBooking; facts: BookingFacts; rides: number; factor: number };

/** Whether it waits until it is proved, or dispatch releases it. */
async function isHeld(trx: Trx, { prepared, facts, rides, factor }: Counted): Promise<boolean> {
  const { request, partner } = prepared;
  const byLink = partner?.byGuestsLink === true && !can(request.caller.actor, "dispatch");
  if (byLink && isPastLink(facts, rides)) return true;
  if (request.caller.actor !== "guest") return false;
  // A hotel's guests come from one address; its reception is known by its link, whatever phone it gives.
  const guest = partner === null ? facts : { ...facts, trusted: true, proved: facts.proved || !byLink };
  return mustBeHeld(trx, { facts: guest, rides, factor });
}

type Hold = { facts: BookingFacts; held: boolean; insists: boolean; now: Date };

/** Whether drivers see it at once. One that waits for its deposit needs no other proof that it is meant. */
function holdFor(way: TripColumns, { facts, held, insists, now }: Hold) {
  const trip = { bookedAt: now, pickupAt: way.ride_datetime, fareCents: way.fare_cents };
  const deposit = insists ? depositFor(trip, facts.pay_links) : null;
  return {
    deposit_cents: deposit?.cents ?? null,
    deposit_due_at: deposit?.dueAt ?? null,
    held: held || deposit !== null,
  };
}

/** What a ride says of who booked it and for whom. */
function columnsOf({ request, from, partner, now }: PreparedBooking, { passenger }: BookingFacts) {
  const { booking, caller } = request;
  return {
    ...settlePassenger(request, passenger),
    whatsapp_consent: booking.whatsapp_consent ?? false,
    status: FIRST_STATUS,
    rider_id: caller.actor === "rider" ? caller.accountId : null,
    booked_by: caller.actor === "guest" ? null : caller.accountId,
    booked_from: from,
    partner_id: partner?.id ?? null,
    room: partner === null ? null : booking.room || null,
    by_guests_link: partner?.byGuestsLink === true,
    created_at: now,
    updated_at: now,
  };
}

/** One that is taken is drawn again; all are asked for at once. */
const REFERENCE_DRAWS = 8;

function questionsOf({ request, from, mark, wayBack, partner, now }: PreparedBooking) {
  const { booking, caller, hasKey } = request;
  const phone = booking.rider_phone ?? "";
  return {
    rides: wayBack ? 2 : 1,
    references: Array.from({ length: REFERENCE_DRAWS }, drawReference),
    mark,
    sameSince: hasKey ? null : new Date(now.getTime() - SAME_BOOKING_MS),
    guest: from === null ? null : { from, phone, ...countedSince(now) },
    riderId: booksForSelf(caller) ? signedIn(caller).accountId : null,
    partnerId: partner?.id ?? null,
  };
}

function booksForSelf({ actor }: Caller): boolean {
  return can(actor, "seeOwnBookings");
}

async function pricedColumns(deps: BookingDependencies, trip: Booking, payer: Payer) {
  const pickupAt = new Date(trip.ride_datetime);
  const price = await priceRide(deps.pricing, { ...tripToPrice(trip, pickupAt), ...payer });
  return tripColumns(trip, pickupAt, price, await compareNames(deps.pricing.places, trip, price));
}

/** The columns that follow from what a trip is and costs. */
export function tripColumns(trip: TripFields, pickupAt: Date, price: PricedTrip, elsewhere: NamedElsewhere) {
  return {
    pickup_location: trip.pickup_location,
    pickup_lat: price.pickup?.lat ?? null,
    pickup_lng: price.pickup?.lng ?? null,
    dropoff_location: trip.dropoff_location,
    dropoff_lat: price.dropoff?.lat ?? null,
    dropoff_lng: price.dropoff?.lng ?? null,
    pickup_near: elsewhere.pickup,
    dropoff_near: elsewhere.dropoff,
    stops: JSON.stringify(stopsAt(trip.stops ?? [], price, elsewhere)),
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
  "pickup_location" | "dropoff_location" | "stops" | "passenger_count" | "luggage_count" | RideNeed
>;

/** Each stop where it was priced to be. */
function stopsAt(stops: readonly GivenStop[], price: PricedTrip, elsewhere: NamedElsewhere): Stop[] {
  return stops.map(({ location }, index) => {
    const point = price.stops[index];
    const near = elsewhere.stops[index] ?? null;
    const at = { location, lat: point?.lat ?? null, lng: point?.lng ?? null };
    return near === null ? at : { ...at, near };
  });
}

/** Whose ride it is: as sent, else from the rider's account. Dispatch and guests must send it. */
function settlePassenger(request: Request, account: BookingFacts["passenger"]) {
  const { booking } = request;
  const name = booking.rider_name ?? (account && fullName(account));
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
  const { quote: _back, ...returnTrip } = booking.return_trip ?? {};
  return fingerprint([callerKey(caller), { ...booking, return_trip: returnTrip }]);
}

type LockedBooking = { booking: Booking } & Pick<PreparedBooking, "from" | "mark" | "partner">;

/** Locked in one order by everyone, so that no two bookings wait for each other. A rider's mails come last, see `readBookingFacts`. */
function locksOf({ booking, from, mark, partner }: LockedBooking): string[] {
  const { rider_phone: phone, rider_email: email } = booking;
  const guest = from === null ? [] : [`booked from ${from}`, `booked for ${phone}`];
  const mails = from !== null && email ? [`mails to ${email.toLowerCase()}`] : [];
  const account = partner === null ? [] : [accountLock(partner.id)];
  return [`booking ${mark}`, ...guest, ...mails, ...account].toSorted();
}

async function getBooked(trx: Trx, rideId: number): Promise<RideRow> {
  const ride = await findRide(trx, rideId);
  if (!ride) throw new Error("a ride went away as it was booked");
  return ride;
}
