import { curacaoTime } from "../../domain/curacao-time.ts";
import type { AnswerOf, QueryOf } from "../../contract/endpoint.ts";
import { toWireBreakdown } from "../../contract/fares/fare-on-the-wire.ts";
import type { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import type {
  listAirportRatesEndpoint,
  listFareZonesEndpoint,
} from "../../contract/fares/fare-tables.endpoints.ts";
import { smallestFirst } from "../../domain/areas/area-prices.ts";
import { DEAL_SENTENCES } from "../../domain/deals/deal.ts";
import type { DrawnArea } from "../../domain/areas/drawn-area.ts";
import type { Tariff } from "../../domain/fares/tariff.ts";
import { ZONE_NAMES } from "../../domain/fares/zone-names.ts";
import { ZONE_KEYS } from "../../domain/fares/zones.ts";
import { type Cents, toGuilderCents } from "../../domain/money.ts";
import { toDollars } from "../../domain/dollars.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { circlesOf } from "../places/zones.ts";
import type { CodeAnswer, PricedTrip, TripToPrice } from "./priced-trip.ts";
import type { Quote } from "./quotes.ts";
import { stopsToPrice } from "./trip-ends.ts";

/** The trip a query asks about. Without a time and a date it begins now, so its day is known as well. */
export function toTrip(query: QueryOf<typeof calculateFareForTripEndpoint>, now: Date): TripToPrice {
  const { trip_time, trip_date } = query;
  const isForNow = trip_time === undefined && trip_date === undefined;
  return {
    pickup: { name: query.pickup_place, point: toPoint(query.pickup_lat, query.pickup_lng) },
    dropoff: { name: query.dropoff_place, point: toPoint(query.dropoff_lat, query.dropoff_lng) },
    stops: stopsToPrice(query.stops),
    clientDistanceKm: query.distance_km,
    passengers: query.passenger_count,
    luggage: query.luggage_count,
    waitMinutes: query.wait_minutes ?? 0,
    at: isForNow ? now : { time: trip_time ?? curacaoTime(now), date: trip_date },
    asHoliday: query.is_holiday,
    vehicleType: query.vehicle_type,
    code: query.code,
  };
}

/** A price with its quote. */
export function toFareAnswer(price: PricedTrip, quote: Quote): AnswerOf<typeof calculateFareForTripEndpoint> {
  return {
    currency: "USD",
    ...inBothCurrencies(price.fareCents),
    breakdown: toWireBreakdown(price.breakdown),
    quote: quote.token,
    quote_expires_at: quote.expiresAt.toISOString(),
    distance_km: price.distanceM / 1000,
    distance_source: price.distanceSource,
    duration_min: price.durationMin,
    approximate: price.approximate,
    airport_zone: price.airportZone,
    vehicle_type: price.vehicleType,
    is_night: price.isNight,
    is_holiday: price.isHoliday,
    large_party: price.largeParty,
    ...(price.code && { code: toWireCode(price.code) }),
  };
}

function toWireCode({ refusal }: CodeAnswer) {
  const sentence = refusal === null ? null : DEAL_SENTENCES[refusal];
  return { applied: refusal === null, reason: refusal, sentence };
}

/** The deposit as a part of a price; a price without one says nothing of it. */
export function toDeposit(deposit: { cents: Cents; dueAt: Date } | null) {
  return deposit && { deposit: { amount: toDollars(deposit.cents), due_at: deposit.dueAt.toISOString() } };
}

/** The fixed fares of a tariff, zone by zone. */
export function toAirportRates(
  { airportCents }: Tariff,
  areas: readonly DrawnArea[],
): AnswerOf<typeof listAirportRatesEndpoint> & { areas: DrawnRate[] } {
  const results = ZONE_KEYS.map((zone) => ({
    zone,
    name: ZONE_NAMES[zone],
    ...inBothCurrencies(airportCents[zone]),
  }));
  return { currency: "USD", results, areas: smallestFirst(areas).flatMap(toDrawnRate) };
}

type DrawnRate = NonNullable<AnswerOf<typeof listFareZonesEndpoint>["areas"]>[number];

function toDrawnRate({ id, names, corners, airportCents }: DrawnArea): DrawnRate[] {
  if (airportCents === null) return [];
  return [{ id, names, ...inBothCurrencies(airportCents), corners: [...corners] }];
}

/** The same with where each holds. */
export function toFareZones(
  tariff: Tariff,
  drawn: readonly DrawnArea[],
): AnswerOf<typeof listFareZonesEndpoint> {
  const { currency, results, areas } = toAirportRates(tariff, drawn);
  return { currency, areas, results: results.map((rate) => ({ ...rate, circles: circlesOf(rate.zone) })) };
}

function inBothCurrencies(cents: Cents): { fare: number; fare_xcg: number } {
  return { fare: toDollars(cents), fare_xcg: toDollars(toGuilderCents(cents)) };
}

function toPoint(lat: number | undefined, lng: number | undefined): Point | null {
  return lat === undefined || lng === undefined ? null : { lat, lng };
}
