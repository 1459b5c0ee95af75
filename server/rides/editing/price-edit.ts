import { curacaoDate } from "../../../contract/curacao-time.ts";
import type { FareLine } from "../../../contract/fares/calculate-fare.ts";
import type { DistanceSource } from "../../../contract/fares/fare-on-the-wire.ts";
import { priceRide } from "../../fares/price-trip.ts";
import type { PricedTrip, TripToPrice } from "../../fares/priced-trip.ts";
import { findTariffById } from "../../fares/tariff-in-force.ts";
import { ApiError } from "../../http/api-error.ts";
import type { BookingDependencies } from "../booking/book-ride.ts";
import { tripToPrice } from "../booking/trip-to-price.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { type EditedTrip, editedTrip } from "./edited-trip.ts";

/**
 * What a ride costs once it is edited. The tariff it was booked under applies while its day stays, and so does the distance
 * while its places do. An edit that does not affect the fare leaves the promised fare.
 */
export async function priceEdit(
  deps: BookingDependencies,
  { ride, trip, changed }: { ride: RideRow; trip: EditedTrip; changed: readonly string[] },
): Promise<PricedTrip> {
  const pickupAt = new Date(trip.ride_datetime);
  const sameDay = curacaoDate(pickupAt) === curacaoDate(ride.ride_datetime);
  const kept = ride.tariff_id === null ? null : await findTariffById(deps.db, ride.tariff_id);
  const tariff = sameDay && kept ? { tariff: kept } : {};
  const distance = changed.some((name) => PLACES.test(name)) ? {} : { distance: distanceOf(ride) };
  const asked = keepBookedEnds(tripToPrice(trip, pickupAt), changed);
  const after = await priceRide(deps.pricing, { ...asked, ...tariff, ...distance });
  const before = await priceAsBooked(deps, ride, kept ? { tariff: kept } : {});
  return before && isSamePrice(before, after) ? { ...after, ...fareOf(ride, after) } : after;
}

const PLACES = /^(pickup|dropoff)_/;

/** What the unedited ride would cost by the same rules; null where it could not be booked any more. */
async function priceAsBooked(
  deps: BookingDependencies,
  ride: RideRow,
  rules: Pick<TripToPrice, "tariff">,
): Promise<PricedTrip | null> {
  const trip = keepBookedEnds(tripToPrice(editedTrip(ride, {}), ride.ride_datetime), []);
  try {
    return await priceRide(deps.pricing, { ...trip, ...rules, distance: distanceOf(ride) });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** An end that stays is where it was booked, wherever the place of its name has moved since: the point counts alone. */
function keepBookedEnds(trip: TripToPrice, changed: readonly string[]): TripToPrice {
  const kept = (end: TripToPrice["pickup"], name: "pickup" | "dropoff") =>
    end.point && !changed.some((field) => field.startsWith(`${name}_`)) ? { ...end, name: null } : end;
  return { ...trip, pickup: kept(trip.pickup, "pickup"), dropoff: kept(trip.dropoff, "dropoff") };
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
    durationMin: ride.duration_min,
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
