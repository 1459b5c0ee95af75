import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { FareLine } from "../../../domain/fares/calculate-fare.ts";
import { dealIn, discountPercentOf } from "../../../domain/fares/discount.ts";
import type { DistanceSource } from "../../../contract/fares/fare-on-the-wire.ts";
import type { Db } from "../../database/connect.ts";
import { getAreasOf } from "../../fares/areas-in-force.ts";
import { type PricingDependencies, priceRide } from "../../fares/price-trip.ts";
import type { PartnerRate, Payer, PricedTrip, TripToPrice } from "../../fares/priced-trip.ts";
import { findTariffById } from "../../fares/tariff-in-force.ts";
import { ApiError } from "../../http/api-error.ts";
import type { BookingDependencies } from "../booking/prepare-booking.ts";
import { tripToPrice } from "../booking/trip-to-price.ts";
import { bookedTime } from "../flight-of.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { type EditedTrip, editedTrip } from "./edited-trip.ts";

type EditToPrice = { ride: RideRow; trip: EditedTrip; changed: readonly string[] };

/**
 * The price of a ride once it is edited. The tariff and the drawn areas it was booked under apply while its day stays, and so does the
 * distance while its places do. An edit that does not affect the fare leaves the promised fare.
 */
export async function priceEdit(
  deps: BookingDependencies,
  { ride, trip, changed }: EditToPrice,
): Promise<PricedTrip> {
  const booked = bookedTime(ride);
  const sameDay = curacaoDate(pricedTime({ ride, trip, changed })) === curacaoDate(booked);
  const booking = await rulesOfBooking(deps.db, ride, curacaoDate(booked));
  const distance = changed.some((name) => PLACES.test(name)) ? {} : { distance: distanceOf(ride) };
  const asked = await tripOfEdit(deps.pricing, { ride, trip, changed });
  const after = await priceRide(deps.pricing, { ...asked, ...(sameDay ? booking : {}), ...distance });
  const before = await priceAsBooked(deps, ride, booking);
  return before && isSamePrice(before, after) ? { ...after, ...fareOf(ride, after) } : after;
}

type BookedRules = Pick<TripToPrice, "tariff" | "areas">;

/** The rules that a ride was booked under; none where its tariff isn't known any more. */
async function rulesOfBooking(db: Db, ride: RideRow, day: string): Promise<BookedRules> {
  const tariff = ride.tariff_id === null ? null : await findTariffById(db, ride.tariff_id);
  return tariff ? { tariff, areas: await getAreasOf(db, day, ride.created_at) } : {};
}

/** The trip of an edited ride, as it is priced and as a quote is for it. */
export async function tripOfEdit(
  { partnerTerms }: Pick<PricingDependencies, "partnerTerms">,
  edit: EditToPrice,
): Promise<TripToPrice> {
  const rideId = edit.ride.id;
  const trip = { ...keepBookedEnds(tripToPrice(edit.trip, pricedTime(edit)), edit.changed), rideId };
  const booked = bookedPayer(edit.ride);
  const goesElsewhere = edit.changed.some((name) => PLACES.test(name));
  if (!goesElsewhere) return { ...trip, ...booked };
  // The amount of a contract is agreed for its own way.
  if (!booked.partner) return { ...trip, ...booked, contractCents: null };
  const now = await partnerTerms(booked.partner.id);
  const rates = [...booked.partner.rates, ...now.rates];
  // A ride booked at an agreed price shows no discount.
  const discount_percent =
    booked.partner.rates.length > 0 || typeof booked.contractCents === "number"
      ? now.discount_percent
      : booked.partner.discount_percent;
  return { ...trip, ...booked, contractCents: null, partner: { id: now.id, discount_percent, rates } };
}

/**
 * A ride keeps the discount and the agreed price it was booked with, whatever the company has set since; one without gets none. Between
 * other places what is agreed now counts.
 */
function bookedPayer(ride: RideRow): Payer {
  // Written by us from a priced trip.
  const lines = ride.breakdown as FareLine[];
  const taken = dealIn(lines);
  return { ...payerIn(ride, lines), deals: taken ? [taken.deal] : [] };
}

function payerIn({ rider_id: id, partner_id }: RideRow, lines: readonly FareLine[]): Payer {
  const contractCents = lines.find(({ code }) => code === "contract_price")?.amount;
  if (contractCents !== undefined) {
    return {
      contractCents,
      ...(partner_id !== null && { partner: { id: partner_id, discount_percent: 0, rates: [] } }),
    };
  }
  if (partner_id !== null) {
    const discount_percent = discountPercentOf(lines, "agreed_discount") ?? 0;
    return { partner: { id: partner_id, discount_percent, rates: bookedRates(lines) } };
  }
  const vipPercent = discountPercentOf(lines, "vip_discount");
  return vipPercent === null ? {} : { rider: { id, vipPercent } };
}

function bookedRates(lines: readonly FareLine[]): PartnerRate[] {
  return lines.flatMap(({ code, between, amount }) =>
    code === "agreed_price" && between ? [{ between, cents: amount, validFrom: null }] : [],
  );
}

/** A new time is priced as it is; one that only a flight has moved costs what was booked. */
function pricedTime({ ride, trip, changed }: EditToPrice): Date {
  return changed.includes("ride_datetime") ? new Date(trip.ride_datetime) : bookedTime(ride);
}

const PLACES = /^(pickup|dropoff)_|^stops$/;

/** The price of the unedited ride by the same rules; null where it could not be booked any more. */
async function priceAsBooked(
  deps: BookingDependencies,
  ride: RideRow,
  rules: BookedRules,
): Promise<PricedTrip | null> {
  const trip = keepBookedEnds(tripToPrice(editedTrip(ride, {}), bookedTime(ride)), []);
  try {
    return await priceRide(deps.pricing, {
      ...trip,
      ...rules,
      ...bookedPayer(ride),
      distance: distanceOf(ride),
    });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** A place that stays is where it was booked, wherever the place of its name has moved since: the point counts alone. */
function keepBookedEnds(trip: TripToPrice, changed: readonly string[]): TripToPrice {
  const kept = (place: TripToPrice["pickup"], name: "pickup" | "dropoff" | "stops") =>
    place.point && !changed.some((field) => field.startsWith(name)) ? { ...place, name: null } : place;
  return {
    ...trip,
    pickup: kept(trip.pickup, "pickup"),
    dropoff: kept(trip.dropoff, "dropoff"),
    stops: trip.stops?.map((stop) => kept(stop, "stops")),
  };
}

function isSamePrice(before: PricedTrip, after: PricedTrip): boolean {
  return (
    before.fareCents === after.fareCents &&
    JSON.stringify(before.breakdown) === JSON.stringify(after.breakdown)
  );
}

function distanceOf(ride: RideRow) {
  return {
    metres: ride.distance_m,
    source: ride.distance_source as DistanceSource,
    durationMin: ride.duration_min - ride.wait_minutes,
    approximate: false,
  };
}

function fareOf(ride: RideRow, after: PricedTrip) {
  return {
    fareCents: ride.fare_cents as PricedTrip["fareCents"],
    // Written by us from a priced trip.
    breakdown: ride.breakdown as FareLine[],
    tariffId: ride.tariff_id ?? after.tariffId,
  };
}
