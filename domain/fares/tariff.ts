import type { Cents } from "../money.ts";
import type { VehicleType } from "./vehicles.ts";
import type { ZoneKey } from "./zones.ts";

/** The prices of the company as data, in whole cents. A change is a new tariff with its own date, never an edit. */
export type Tariff = {
  /** The first day of the island on which pickups are priced by it. */
  validFrom: string;
  startCents: Cents;
  perKmCents: Cents;
  /** Up to here a kilometre costs `perKmCents`, beyond it `perKmBeyondCents`. */
  longTripKm: number;
  perKmBeyondCents: Cents;
  /** The least that the start and the kilometres come to. */
  minimumCents: Cents;
  /** The total is rounded to the nearest of these steps, a tie upwards. */
  roundingCents: Cents;
  largeParty: { fromPassengers: number; percent: number };
  luggage: {
    freePerPassenger: number;
    freeAtLeast: number;
    extraBagCents: Cents;
    /** How many bags stand on each empty seat of a van. */
    onEmptySeat: number;
  };
  /** An hour that the driver waits on the way, for a ride that goes there and back; 0 where the company offers no waiting. */
  waitHourCents: Cents;
  /** From `from` until just before `until`, over midnight when it is the later of the two. */
  night: { from: string; until: string; percent: number };
  holidayPercent: number;
  /** The surcharge when the passenger asks for the type; none when we choose it. */
  vehiclePercent: Record<VehicleType, number>;
  /** Fixed fares between the airport and a zone, either way, in the place of start and kilometres. */
  airportCents: Record<ZoneKey, Cents>;
};

/** The rule of tariffs that were made before there was one. */
export const BAGS_ON_EMPTY_SEAT = 1;

/** The rule of tariffs that were made before there was one: nothing is offered that the office set no price for. */
export const NO_WAITING = 0;

/** The tariff a new company begins with. A migration wrote it to every database when that was made: a change of prices is a new tariff. */
export const FIRST_TARIFF: Tariff = {
  validFrom: "2025-01-01",
  startCents: 600,
  perKmCents: 155,
  longTripKm: 15,
  perKmBeyondCents: 90,
  minimumCents: 1000,
  roundingCents: 50,
  largeParty: { fromPassengers: 5, percent: 25 },
  luggage: { freePerPassenger: 1, freeAtLeast: 2, extraBagCents: 200, onEmptySeat: BAGS_ON_EMPTY_SEAT },
  waitHourCents: 2400,
  night: { from: "23:00:00", until: "06:00:00", percent: 25 },
  holidayPercent: 25,
  vehiclePercent: { economy: 0, comfort: 20, xl: 25, cargo: 20 },
  airportCents: {
    julianadorp: 1800,
    emmastad: 1800,
    piscadera: 2000,
    "blue-bay": 2000,
    "sint-michiel": 2000,
    punda: 2600,
    otrobanda: 2600,
    pietermaai: 2600,
    "cruise-piers": 2600,
    salinja: 3000,
    mambo: 3000,
    seaquarium: 3000,
    "jan-thiel": 3400,
    caracasbaai: 3400,
    barber: 3600,
    soto: 3600,
    "sint-willibrordus": 3800,
    daaibooi: 3800,
    "porto-marie": 3800,
    "cas-abao": 3800,
    "santa-barbara": 4000,
    newport: 4000,
    lagun: 4700,
    knip: 4700,
    westpunt: 4700,
  },
};

/** Whether a time of day is within the night of a tariff. */
export function isNight(tariff: Tariff, time: string): boolean {
  const { from, until } = tariff.night;
  return from > until ? time >= from || time < until : time >= from && time < until;
}

/** How many bags ride free with a party. */
export function freeBags(tariff: Tariff, passengers: number): number {
  const { freePerPassenger, freeAtLeast } = tariff.luggage;
  return Math.max(freeAtLeast, freePerPassenger * passengers);
}
