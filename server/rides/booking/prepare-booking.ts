import type { DealRefusal } from "../../../domain/deals/deal.ts";
import { fullName } from "../../../domain/accounts/full-name.ts";
import { type Booking, NAME_AND_PHONE_SENTENCE } from "../../../contract/rides/booking.ts";
import { languageOf } from "../../../domain/languages.ts";
import { can } from "../../../domain/accounts/roles.ts";
import { PICKUP_GRACE_MS } from "../../../domain/rides/booking-limits.ts";
import { ENTERED_LATE_MS } from "../../../domain/rides/street-hail.ts";
import { FIRST_STATUS } from "../../../domain/rides/ride-states.ts";
import { refuseBeforeOpening } from "../../company/site-opening.ts";
import type { Cents } from "../../../domain/money.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { type PricingDependencies, priceRide } from "../../fares/price-trip.ts";
import { dealLock } from "../../fares/deal-uses.ts";
import { payerOf } from "../../fares/payer.ts";
import type { Payer, PayingPartner } from "../../fares/priced-trip.ts";
import { type Caller, accountOf, callerKey, signedIn } from "../../http/caller.ts";
import { fingerprint } from "../../http/idempotency.ts";
import { ApiError } from "../../http/api-error.ts";
import { mailsLock } from "../../notifications/mails-lock.ts";
import { accountLock } from "../../partners/book-on-account.ts";
import type { Clock } from "../../process/clock.ts";
import { addressHash, refusePickupOutOfRange } from "./booking-limits.ts";
import { findAccountToBookFor } from "./booking.queries.ts";
import { compareNames } from "./named-elsewhere.ts";
import { type TripColumns, tripColumns } from "./trip-columns.ts";
import { tripToPrice } from "./trip-to-price.ts";
import { refuseReturnOutOfRange, wayBackOf } from "./way-back.ts";

export type BookingDependencies = {
  db: Db;
  clock: Clock;
  pricing: PricingDependencies;
  /** Widens how many guests may book from one address; 1 in the product. */
  limitFactor: number;
  /** The server has somebody who takes payments by link. */
  takesPayLinks: boolean;
  /** Keeps with a ride the car that it is promised, or refuses it where it requires a free one and none is. */
  claimPromise: (trx: Trx, claim: PromiseToClaim) => Promise<void>;
  /** Waits for a plan by which a car can be promised, on a server that has just begun. */
  waitForPlan: () => Promise<void>;
};

/** The promise that a booking asks for. */
type AskedPromise = {
  readonly required: boolean;
  /** The end of the link of a place in the waiting list. */
  readonly waitingCode: string | null;
  /** The full time in whose place this one was taken; `now` for as soon as possible. */
  readonly insteadOf: Date | "now" | null;
};

/** A ride that was just stored and asks for a car. */
export type PromiseToClaim = AskedPromise & {
  readonly ride: TripColumns & { readonly id: number };
  readonly way: "there" | "back";
  readonly caller: Caller;
  readonly now: Date;
};

type BookingRequest = {
  booking: Booking;
  caller: Caller;
  /** The caller sent an Idempotency-Key, so an equal booking under another key is a second ride. */
  hasKey: boolean;
  /** Nobody has said yes to it yet, so it waits until whoever has its phone or mailbox confirms it. */
  needsYes?: boolean;
  /** It comes of a contract: nobody is told of each ride of it, and it costs what is agreed where an amount is. */
  byContract?: { readonly cents: Cents | null };
};

/** A booking that has been priced and only has to be stored. */
export type PreparedBooking = {
  readonly caller: Caller;
  readonly hasKey: boolean;
  readonly needsYes: boolean;
  /** Nobody is told that it is booked. */
  readonly isQuiet: boolean;
  /** The columns that say who booked it and for whom. */
  readonly booked: ReturnType<typeof bookedColumns>;
  readonly trip: TripColumns;
  /** The way back, where it is booked at once. */
  readonly wayBack: TripColumns | null;
  /** The same for bookings of one caller that are alike. */
  readonly mark: string;
  /** The hotel or firm on whose account it goes. */
  readonly partner: PayingPartner | null;
  /** Why a code that was typed takes nothing off; null where none was, or it does. */
  readonly refusedCode: DealRefusal | null;
  readonly asked: AskedPromise;
  readonly now: Date;
  /** Everything that two simultaneous bookings would both count, by name, to be locked in this order before it is stored. */
  readonly locks: readonly string[];
};

/** Reads everything that a booking needs from elsewhere (account, map, tariff), before its transaction. */
export async function prepareBooking(
  deps: BookingDependencies,
  { booking, caller, hasKey, needsYes = false, byContract }: BookingRequest,
): Promise<PreparedBooking> {
  await refuseBeforeOpening(deps.db, caller);
  const now = deps.clock.now();
  const grace = can(caller.actor, "bookForCaller") ? ENTERED_LATE_MS : PICKUP_GRACE_MS;
  refusePickupOutOfRange(new Date(booking.ride_datetime), now, grace);
  refuseReturnOutOfRange(booking, now);
  const passenger = await passengerOf(deps.db, booking, caller);
  const whoPays = await payerOf(deps.pricing, booking, caller);
  const payer: Payer = { ...whoPays, contractCents: byContract?.cents ?? null };
  const partner = "partner" in whoPays ? whoPays.partner : null;
  const there = await priceColumns(deps, booking, payer);
  const trip = there.columns;
  const back = wayBackOf(booking);
  const wayBack = back && (await priceColumns(deps, back, payer)).columns;
  const mark = fingerprintOf(caller, booking);
  const booked = bookedColumns(booking, { caller, passenger, partner, now });
  const locks = locksOf({ booked, mark, partner, ways: [trip, wayBack] });
  const asked = askedPromise(booking);
  if (asked.required) await deps.waitForPlan();
  const isQuiet = byContract !== undefined;
  const who = { caller, hasKey, needsYes, isQuiet, booked, partner };
  return { ...who, trip, wayBack, refusedCode: there.refusedCode, mark, asked, now, locks };
}

function askedPromise({ availability, waiting_code, instead_of }: Booking): AskedPromise {
  return {
    required: availability === "required",
    waitingCode: waiting_code ?? null,
    insteadOf: instead_of === "now" ? "now" : instead_of ? new Date(instead_of) : null,
  };
}

type Passenger = { rider_name: string; rider_phone: string; rider_email: string | null; language: string };

/** The passenger as they were sent, else from the rider's account. Dispatch and guests must send them. */
async function passengerOf(db: Db, booking: Booking, caller: Caller): Promise<Passenger> {
  const account = can(caller.actor, "seeOwnBookings")
    ? await findAccountToBookFor(db, signedIn(caller).accountId)
    : undefined;
  const name = booking.rider_name ?? (account && fullName(account));
  const phone = booking.rider_phone ?? account?.phone;
  if (!name || !phone) {
    const fields = {
      ...(name ? {} : { rider_name: NAME_AND_PHONE_SENTENCE }),
      ...(phone ? {} : { rider_phone: NAME_AND_PHONE_SENTENCE }),
    };
    throw new ApiError("invalid_input", NAME_AND_PHONE_SENTENCE, { fields });
  }
  // A rider's mails go to their own account and nobody else's mailbox; guests and dispatch send the address.
  const sendsAddress = accountOf(caller) === null || can(caller.actor, "bookForCaller");
  return {
    rider_name: name,
    rider_phone: phone,
    rider_email: (sendsAddress ? booking.rider_email : account?.email) ?? null,
    language: booking.language ?? languageOf(account?.language ?? "en"),
  };
}

type Booker = { caller: Caller; passenger: Passenger; partner: PayingPartner | null; now: Date };

function bookedColumns(booking: Booking, { caller, passenger, partner, now }: Booker) {
  return {
    ...passenger,
    whatsapp_consent: booking.whatsapp_consent ?? false,
    status: FIRST_STATUS,
    rider_id: caller.actor === "rider" ? caller.accountId : null,
    booked_by: accountOf(caller)?.accountId ?? null,
    booked_from: caller.actor === "guest" ? addressHash(caller.address) : null,
    partner_id: partner?.id ?? null,
    room: partner === null ? null : booking.room || null,
    by_guests_link: partner?.byGuestsLink === true,
    created_at: now,
    updated_at: now,
  };
}

/** The columns of a trip, with its price. */
export async function pricedColumns(
  deps: BookingDependencies,
  trip: Booking,
  payer: Payer,
): Promise<TripColumns> {
  return (await priceColumns(deps, trip, payer)).columns;
}

type Columns = { readonly columns: TripColumns; readonly refusedCode: DealRefusal | null };

async function priceColumns(deps: BookingDependencies, trip: Booking, payer: Payer): Promise<Columns> {
  const pickupAt = new Date(trip.ride_datetime);
  const price = await priceRide(deps.pricing, { ...tripToPrice(trip, pickupAt), ...payer });
  const elsewhere = await compareNames(deps.pricing.places, trip, price);
  const refusal = price.code?.refusal ?? null;
  return {
    columns: tripColumns(trip, pickupAt, price, elsewhere),
    // A better price than by the code stays, and nothing is lost by it.
    refusedCode: refusal === "better_already" ? null : refusal,
  };
}

/** The same for two bookings of one caller that are alike; the distance hint and the quote may differ between two clicks. */
function fingerprintOf(caller: Caller, { quote: _quote, distance_km: _hint, ...booking }: Booking): string {
  const { quote: _back, ...returnTrip } = booking.return_trip ?? {};
  return fingerprint([callerKey(caller), { ...booking, return_trip: returnTrip }]);
}

type Counted = Pick<PreparedBooking, "booked" | "mark" | "partner"> & {
  ways: readonly (TripColumns | null)[];
};

/** Locked in one order by everyone, so that no two bookings wait for each other. */
function locksOf({ booked, mark, partner, ways }: Counted): string[] {
  const { booked_from: from, rider_phone: phone, rider_email: email } = booked;
  const guest = from === null ? [] : [`booked from ${from}`, `booked for ${phone}`];
  const mails = email === null ? [] : [mailsLock(email)];
  const account = partner === null ? [] : [accountLock(partner.id)];
  const deals = new Set(ways.flatMap((way) => (way?.deal_id ? [dealLock(way.deal_id)] : [])));
  return [`booking ${mark}`, ...guest, ...mails, ...account, ...deals].toSorted();
}
