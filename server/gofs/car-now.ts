import type { GofsQuery } from "../../contract/gofs/gofs-query.ts";
import { toDollars } from "../../domain/dollars.ts";
import type { VehicleType } from "../../domain/fares/vehicles.ts";
import { MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import type { DayPlanner } from "../dispatch/plan/day-planner.ts";
import { type PricingDependencies, priceRide } from "../fares/price-trip.ts";
import type { PricedTrip } from "../fares/priced-trip.ts";
import { checkAvailability } from "../promises/check-availability.ts";
import { type WantedTrip, wantedTrip } from "../promises/wanted-trip.ts";

export type CarNowDependencies = PricingDependencies & { planner: DayPlanner };

/** A drive of nobody knows how long, for who only asks when a car could be there. */
const ORDINARY_MINUTES = 20;
const MINUTE_S = MINUTE_MS / SECOND_MS;

/** In how many seconds a car of each type would be there; types that have none now are left out. */
export async function waitTimes(deps: CarNowDependencies, query: GofsQuery) {
  const waits = await Promise.all(query.brand_id.map((type) => waitOf(deps, wantedFor(deps, query, type))));
  return query.brand_id.flatMap((type, index) => {
    const wait = waits[index];
    return wait === null || wait === undefined ? [] : [{ brand_id: type, wait_time: wait }];
  });
}

/** The same with what the drive takes and costs, where it is known where it goes. */
export async function carsNow(deps: CarNowDependencies, query: GofsQuery) {
  const cars = [];
  for (const type of query.brand_id) {
    const price = await priceOf(deps, query, type);
    const wait = await waitOf(deps, price?.wanted ?? wantedFor(deps, query, type));
    if (wait !== null) cars.push({ brand_id: type, wait_time: wait, ...(price && shownPrice(price.price)) });
  }
  return cars;
}

async function waitOf({ planner, clock }: CarNowDependencies, wanted: WantedTrip): Promise<number | null> {
  const { minutes } = await checkAvailability(planner, wanted, clock.now());
  return minutes === null ? null : minutes * MINUTE_S;
}

function wantedFor({ clock }: CarNowDependencies, query: GofsQuery, type: VehicleType): WantedTrip {
  const pickup = { lat: query.pickup_lat, lng: query.pickup_lon };
  return {
    pickup,
    dropoff: pickup,
    at: clock.now(),
    durationMin: ORDINARY_MINUTES,
    passengers: 1,
    bagsBehind: 0,
    vehicleType: type,
    needs: [],
  };
}

async function priceOf(deps: CarNowDependencies, query: GofsQuery, type: VehicleType) {
  const { drop_off_lat: lat, drop_off_lon: lng } = query;
  if (lat === undefined || lng === undefined) return null;
  const at = deps.clock.now();
  const trip = {
    pickup: { point: { lat: query.pickup_lat, lng: query.pickup_lon } },
    dropoff: { point: { lat, lng } },
    passengers: 1,
    luggage: 0,
    at,
    vehicleType: type,
  };
  const price = await priceRide(deps, trip);
  return { price, wanted: wantedTrip(trip, { price, asked: {}, at }) };
}

function shownPrice({ fareCents, durationMin }: PricedTrip) {
  return {
    travel_time: Math.round(durationMin * MINUTE_S),
    travel_cost: toDollars(fareCents),
    travel_cost_currency: "USD",
  };
}
