import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import type { DealTerms } from "../../domain/deals/deal.ts";
import type { DrawnArea } from "../../domain/areas/drawn-area.ts";
import { type AgreedPrice, type FareLine, calculateFare } from "../../domain/fares/calculate-fare.ts";
import { dealIn, discountPercentOf } from "../../domain/fares/discount.ts";
import { type Holiday, isHoliday } from "../../domain/fares/holidays.ts";
import { type Tariff, isNight } from "../../domain/fares/tariff.ts";
import type { Cents } from "../../domain/money.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { areaPricesBetween } from "./areas-in-force.ts";
import type { findCompletedTrips } from "./fares.queries.ts";
import { airportZoneOf } from "./trip-ends.ts";

export type CompletedTrip = Awaited<ReturnType<typeof findCompletedTrips>>[number];
export type OtherRules = {
  readonly tariff: Tariff;
  readonly areas: readonly DrawnArea[];
  readonly holidays: readonly Holiday[];
};

/** A completed trip by other rules; the discount, the agreed price and the amount of a contract that it was booked with stay. */
export function priceCompleted(trip: CompletedTrip, { tariff, areas, holidays }: OtherRules): Cents {
  const [date, time] = [curacaoDate(trip.ride_datetime), curacaoTime(trip.ride_datetime)];
  // Written by us from a priced trip.
  const lines = trip.breakdown as FareLine[];
  const ends = endsOfCompleted(trip);
  const ofAreas = areaPricesBetween(areas, ends);
  return calculateFare({
    tariff,
    distanceKm: trip.distance_m / 1000,
    airportZone: airportZoneOf(ends.pickup, ends.dropoff),
    agreedPrice: agreedPriceIn(lines),
    contractCents: lines.find(({ code }) => code === "contract_price")?.amount ?? null,
    areaRate: ofAreas.rate,
    areaSurcharges: ofAreas.surcharges,
    hasStops: trip.stops.length > 0,
    passengers: trip.passenger_count,
    luggage: trip.luggage_count,
    waitMinutes: trip.wait_minutes,
    isNight: isNight(tariff, time),
    isHoliday: isHoliday(date, time, holidays),
    vehicleType: trip.vehicle_asked ? trip.vehicle_type : null,
    vipPercent: discountPercentOf(lines, "vip_discount") ?? 0,
    agreedPercent: discountPercentOf(lines, "agreed_discount") ?? 0,
    deals: dealsIn(lines),
  }).total;
}

/** Where a completed trip began and ended, as far as that is known. */
export function endsOfCompleted(trip: CompletedTrip): { pickup: Point | null; dropoff: Point | null } {
  return {
    pickup: pointAt(trip.pickup_lat, trip.pickup_lng),
    dropoff: pointAt(trip.dropoff_lat, trip.dropoff_lng),
  };
}

function agreedPriceIn(lines: readonly FareLine[]): AgreedPrice | null {
  const line = lines.find(({ code }) => code === "agreed_price");
  return line?.between ? { between: line.between, cents: line.amount } : null;
}

function dealsIn(lines: readonly FareLine[]): DealTerms[] {
  const taken = dealIn(lines);
  return taken ? [taken.deal] : [];
}

function pointAt(lat: number | null, lng: number | null) {
  return lat === null || lng === null ? null : { lat, lng };
}
