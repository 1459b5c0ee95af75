import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, curacaoTime, instantOf, parseTime } from "../../domain/curacao-time.ts";
import { calculateFare } from "../../domain/fares/calculate-fare.ts";
import { isHoliday } from "../../domain/fares/holidays.ts";
import {
  NOWHERE_TO_WAIT,
  NO_WAITING_SENTENCE,
  SAME_PLACE_SENTENCE,
} from "../../domain/fares/trip-sentences.ts";
import { type Tariff, isNight } from "../../domain/fares/tariff.ts";
import type { PartnerNamed } from "../../contract/partners/ride-partner.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { ApiError } from "../http/api-error.ts";
import { straightKm } from "../places/geometry.ts";
import type { RoutesPort } from "../places/ports.ts";
import { chooseVehicle, describeLargeParty, requireOneCar } from "./choose-vehicle.ts";
import { depositFor } from "./deposit-for.ts";
import type { PlacesToCompare } from "./named-elsewhere.ts";
import type { PriceRules } from "./price-rules.ts";
import type {
  PayingPartner,
  PickupMoment,
  PricedTrip,
  TripEnd,
  TripFacts,
  TripToPrice,
} from "./priced-trip.ts";
import type { Quote, Quotes } from "./quotes.ts";
import { isAirport as isAirportAt } from "../places/zones.ts";
import { agreedPriceOf } from "./agreed-price.ts";
import { areaPricesBetween } from "./areas-in-force.ts";
import { answerOf, dealsFor } from "./deals-for.ts";
import { settleDistance } from "./trip-distance.ts";
import { type NamedPlaces, airportZoneOf, keyOf, pointOf } from "./trip-ends.ts";
import { vipPercentFor } from "./vip-discount.ts";

export type PricingDependencies = {
  db: Db;
  rules: PriceRules;
  clock: Clock;
  places: NamedPlaces & PlacesToCompare;
  routes: RoutesPort;
  quotes: Quotes;
  /** Waited for before each price, so that every server prices over the same map. */
  beforePrice(): Promise<void>;
  /** The hotel or firm whose booking link or number this is, or a refusal. */
  partnerOf(named: PartnerNamed): Promise<PayingPartner>;
  /** The terms agreed with the hotel or firm of a ride, also where it books nothing more. */
  partnerTerms(id: number): Promise<PayingPartner>;
};

/** A pickup this close to now is for now. */
const NOW_MS = 5 * 60_000;
const MINUTE_LENGTH = "2026-11-20T16:00".length;

/**
 * Prices a trip; there is no other way to a price. A quote that has not expired and is for this trip keeps its price to the cent.
 * It asks for a route, which may be another service: call it before a transaction, never inside.
 */
export async function priceTrip(deps: PricingDependencies, trip: TripToPrice): Promise<PricedTrip> {
  await deps.beforePrice();
  return (trip.quote ? await honouredPrice(deps, trip, trip.quote) : null) ?? freshPrice(deps, trip);
}

/** Prices a trip that is to be a ride: one car carries it, and a party that needs two is refused with the offer. */
export async function priceRide(deps: PricingDependencies, trip: TripToPrice): Promise<PricedTrip> {
  const price = await priceTrip(deps, trip);
  requireOneCar(price);
  return price;
}

/** A promise of a price just worked out. */
export function quoteTrip(deps: PricingDependencies, trip: TripToPrice, price: PricedTrip): Quote {
  // A code that takes nothing off is no part of the promise.
  const code = price.code?.refusal === null ? trip.code : null;
  return deps.quotes.issue(factsOf(deps, { ...trip, code }, price), price);
}

/** The deposit that a booking of the trip would wait for now; null where it would wait for none. */
export async function depositOfTrip(
  { rules, clock }: PricingDependencies,
  trip: TripToPrice,
  price: PricedTrip,
) {
  const { date, time } = onTheIsland(trip.at, clock);
  const { payLinks } = await rules.of(date);
  const pickupAt = instantOf(date, time);
  return depositFor({ bookedAt: clock.now(), pickupAt, fareCents: price.fareCents }, payLinks);
}

/** The price of a quote for this very trip; null where it is for another or has expired. */
export async function honouredPrice(
  deps: PricingDependencies,
  trip: TripToPrice,
  quote: string,
): Promise<PricedTrip | null> {
  const promised = deps.quotes.promiseOf(quote, factsOf(deps, trip, endsOf(deps.places, trip)));
  if (!promised) return null;
  // A price for a time of day without a date includes no holiday; the booking's day may be one.
  const { price, dated } = promised;
  if (!dated && !price.isHoliday && (await isHolidayAt(deps, onTheIsland(trip.at, deps.clock)))) return null;
  return { ...price, distanceSource: "quote" };
}

async function isHolidayAt(
  { rules }: PricingDependencies,
  { date, time }: { date: string; time: string },
): Promise<boolean> {
  return isHoliday(date, time, (await rules.of(date)).extraHolidays);
}

async function freshPrice(
  { db, rules, clock, places, routes }: PricingDependencies,
  trip: TripToPrice,
): Promise<PricedTrip> {
  const { pickup, dropoff, stops } = endsOf(places, trip);
  refuseSamePlace([
    { end: trip.pickup, point: pickup },
    ...stops.map((point, index) => ({ end: trip.stops?.[index] ?? {}, point })),
    { end: trip.dropoff, point: dropoff },
  ]);
  const moment = onTheIsland(trip.at, clock);
  const at = instantOf(moment.date, moment.time);
  const distance =
    trip.distance ??
    (await settleDistance(routes, { pickup, dropoff, stops, clientKm: trip.clientDistanceKm ?? null, at }));
  const { stored, areas: drawn, extraHolidays, vip, deals: ofDay } = await rules.of(moment.date);
  const areas = trip.areas ?? drawn;
  const ofAreas = areaPricesBetween(areas, { pickup, dropoff });
  const { id: tariffId, tariff } = trip.tariff ?? stored;
  const waitMinutes = waitOf(trip, tariff);
  const isRealHoliday = moment.dateGiven && isHoliday(moment.date, moment.time, extraHolidays);
  const input = {
    tariff,
    distanceKm: distance.metres / 1000,
    airportZone: airportZoneOf(pickup, dropoff),
    agreedPrice: agreedPriceOf(trip.partner, { pickup, dropoff, areas, day: moment.date }),
    areaRate: ofAreas.rate,
    areaSurcharges: ofAreas.surcharges,
    contractCents: trip.contractCents ?? null,
    hasStops: stops.length > 0,
    passengers: trip.passengers,
    luggage: trip.luggage,
    waitMinutes,
    isNight: isNight(tariff, moment.time),
    isHoliday: isRealHoliday || trip.asHoliday === true,
    agreedPercent: trip.partner?.discount_percent ?? 0,
    vipPercent: await vipPercentFor(db, { rider: trip.rider, vip }),
  };
  const asked = trip.vehicleType ?? null;
  const vehicleType = chooseVehicle(input, asked);
  const isAirport = [pickup, dropoff].some((end) => end !== null && isAirportAt(end));
  const { deals, byCode } = await dealsFor(db, { trip, ofDay, day: moment.date, isAirport });
  const { total, breakdown } = calculateFare({ ...input, vehicleType: asked, deals });
  return {
    fareCents: total,
    breakdown,
    tariffId,
    distanceM: distance.metres,
    distanceSource: distance.source,
    durationMin: distance.durationMin + waitMinutes,
    waitMinutes,
    approximate: distance.approximate,
    airportZone: breakdown.some(({ code }) => code === "airport_rate") ? input.airportZone : null,
    vehicleType,
    vehicleAsked: asked !== null,
    isNight: input.isNight,
    isHoliday: input.isHoliday,
    largeParty: describeLargeParty(input),
    code: answerOf(byCode, { total, breakdown }),
    pickup,
    dropoff,
    stops,
  };
}

/** The wait that is asked for, where there is somewhere to wait and the company has a price for it. */
function waitOf({ waitMinutes = 0, stops = [] }: TripToPrice, { waitHourCents }: Tariff): number {
  if (waitMinutes === 0) return 0;
  if (stops.length > 0 && waitHourCents > 0) return waitMinutes;
  const sentence = stops.length === 0 ? NOWHERE_TO_WAIT : NO_WAITING_SENTENCE;
  throw new ApiError("invalid_input", sentence, { fields: { wait_minutes: sentence } });
}

/** Places this close are one: there is nothing to drive. */
const SAME_PLACE_KM = 0.05;

type Where = { readonly end: TripEnd; readonly point: Point | null };

/** A trip that ends where it began is one when it stops elsewhere on the way. */
function refuseSamePlace([pickup, ...others]: readonly [Where, ...Where[]]): void {
  if (!others.every((other) => isSamePlace(pickup, other))) return;
  throw new ApiError("same_place", SAME_PLACE_SENTENCE, {
    fields: { dropoff_location: SAME_PLACE_SENTENCE },
  });
}

/** By the points; by the names where a point is unknown. */
function isSamePlace(one: Where, other: Where): boolean {
  if (one.point && other.point) return straightKm(one.point, other.point) < SAME_PLACE_KM;
  const name = keyOf(one.end, null);
  return name !== "" && name === keyOf(other.end, null);
}

type Ends = Pick<PricedTrip, "pickup" | "dropoff" | "stops">;

function endsOf(places: NamedPlaces, trip: TripToPrice): Ends {
  return {
    pickup: pointOf(places, trip.pickup),
    dropoff: pointOf(places, trip.dropoff),
    stops: (trip.stops ?? []).map((stop) => pointOf(places, stop)),
  };
}

function factsOf(
  { clock }: PricingDependencies,
  trip: TripToPrice,
  { pickup, dropoff, stops }: Ends,
): TripFacts {
  const allKnown = [pickup, dropoff, ...stops].every((point) => point !== null);
  const { date, time, dateGiven } = onTheIsland(trip.at, clock);
  const instant = instantOf(date, time);
  const clientM = Math.round((trip.clientDistanceKm ?? 0) * 1000);
  return {
    pickup: keyOf(trip.pickup, pickup),
    dropoff: keyOf(trip.dropoff, dropoff),
    stops: (trip.stops ?? []).map((stop, index) => keyOf(stop, stops[index] ?? null)),
    clientDistanceM: allKnown ? null : clientM,
    passengers: trip.passengers,
    luggage: trip.luggage,
    waitMinutes: trip.waitMinutes ?? 0,
    vehicleType: trip.vehicleType ?? null,
    minute: instant.toISOString().slice(0, MINUTE_LENGTH),
    dated: dateGiven,
    forNow: Math.abs(instant.getTime() - clock.now().getTime()) <= NOW_MS,
    riderId: trip.rider?.id ?? null,
    partnerId: trip.partner?.id ?? null,
    code: trip.code ?? null,
    rideId: trip.rideId ?? null,
  };
}

/** The pickup's date and time on the island. A time without a date is the next time the clock shows it. */
function onTheIsland(at: PickupMoment, clock: Clock): { date: string; time: string; dateGiven: boolean } {
  if (at instanceof Date) return { date: curacaoDate(at), time: curacaoTime(at), dateGiven: true };
  const time = parseTime(at.time);
  if (!time) throw new RangeError(`not a time of day: ${at.time}`);
  if (at.date) return { date: at.date, time, dateGiven: true };
  const now = clock.now();
  const today = curacaoDate(now);
  const isOver = instantOf(today, time).getTime() < now.getTime() - NOW_MS;
  return { date: isOver ? addDays(today, 1) : today, time, dateGiven: false };
}
