import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { calculateFare } from "../../domain/fares/calculate-fare.ts";
import { type Holiday, isHoliday } from "../../domain/fares/holidays.ts";
import { BAGS_ON_EMPTY_SEAT, type Tariff, isNight } from "../../domain/fares/tariff.ts";
import { type Party, type VehicleType, smallestVehicleFor } from "../../domain/fares/vehicles.ts";
import { airportZoneOf } from "../fares/trip-ends.ts";
import { findPlaceByName } from "../places/place-book.ts";
import { routeOver } from "../places/route-over.ts";
import type { Place, Route, RoutesPort } from "../places/ports.ts";
import type { DemoTrip } from "./demo-trips.ts";

export type DemoPricing = {
  readonly tariffId: number;
  readonly tariff: Tariff;
  readonly holidays: readonly Holiday[];
  readonly routes: RoutesPort;
};

export type PlannedTrip = DemoTrip &
  Party & { readonly at: Date; readonly asked: VehicleType | null; readonly stops?: readonly string[] };

/** Prices the trips of the demo by the real tariff over real roads, each pair of places looked up once. */
export class DemoPrices {
  readonly #pricing: DemoPricing;
  readonly #routes = new Map<string, Promise<Route>>();

  constructor(pricing: DemoPricing) {
    this.#pricing = pricing;
  }

  /** The columns of a ride that follow from what its trip is and costs. */
  async columnsOf(trip: PlannedTrip) {
    const { tariff, tariffId, holidays } = this.#pricing;
    const [from, to] = [placeOf(trip.from), placeOf(trip.to)];
    const stops = (trip.stops ?? []).map(placeOf);
    const route = await this.#route([from, ...stops, to]);
    const zone = airportZoneOf(from, to);
    const [date, time] = [curacaoDate(trip.at), curacaoTime(trip.at)];
    const { total, breakdown } = calculateFare({
      tariff,
      distanceKm: route.distanceKm,
      airportZone: zone,
      passengers: trip.passengers,
      luggage: trip.luggage,
      isNight: isNight(tariff, time),
      isHoliday: isHoliday(date, time, holidays),
      vehicleType: trip.asked,
    });
    return {
      pickup_location: from.name,
      pickup_lat: from.lat,
      pickup_lng: from.lng,
      dropoff_location: to.name,
      dropoff_lat: to.lat,
      dropoff_lng: to.lng,
      stops: JSON.stringify(stops.map(({ name, lat, lng }) => ({ location: name, lat, lng }))),
      ride_datetime: trip.at,
      passenger_count: trip.passengers,
      luggage_count: trip.luggage,
      distance_m: Math.round(route.distanceKm * 1000),
      duration_min: Math.round(route.durationMin),
      distance_source: "server",
      fare_cents: total,
      breakdown: JSON.stringify(breakdown),
      tariff_id: tariffId,
      vehicle_type: trip.asked ?? vehicleFor(trip),
      vehicle_asked: trip.asked !== null,
      zone,
    };
  }

  #route(places: readonly Place[]): Promise<Route> {
    const key = places.map(({ name }) => name).join(" > ");
    const known = this.#routes.get(key) ?? routeOver(this.#pricing.routes, places);
    this.#routes.set(key, known);
    return known;
  }
}

function vehicleFor(party: Party): VehicleType {
  const type = smallestVehicleFor(party, BAGS_ON_EMPTY_SEAT);
  if (!type)
    throw new Error(`no car of the fleet takes ${party.passengers} people and ${party.luggage} bags`);
  return type;
}

/** A place of the demo; the story is told of places that are in the book. */
export function placeOf(name: string): Place {
  const place = findPlaceByName(name);
  if (!place) throw new Error(`the place book has no "${name}", which the demo is told of`);
  return place;
}
