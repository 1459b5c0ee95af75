import { calculateFare } from "../../../domain/fares/calculate-fare.ts";
import { type Tariff, isNight } from "../../../domain/fares/tariff.ts";
import type { VehicleType } from "../../../domain/fares/vehicles.ts";
import type { ZoneKey } from "../../../domain/fares/zones.ts";
import type { Cents } from "../../../domain/money.ts";

/** A trip whose price shows what a tariff does. */
export type SampleTrip = {
  /** Null is the airport. */
  readonly from: string | null;
  readonly to: string | null;
  readonly km: number;
  readonly zone?: ZoneKey;
  readonly passengers: number;
  readonly luggage: number;
  /** When it is driven. */
  readonly time: string;
  readonly holiday?: true;
  readonly vehicleType?: VehicleType;
};

const DAY = { time: "14:00:00", passengers: 2, luggage: 2 } as const;

/** Trips as guests take them: each kind of price and each surcharge is in one of them. */
export const SAMPLE_TRIPS: readonly SampleTrip[] = [
  { from: null, to: "Mambo Beach", km: 14.6, zone: "mambo", ...DAY },
  { from: null, to: "Jan Thiel", km: 19.5, zone: "jan-thiel", ...DAY, holiday: true },
  { from: null, to: "Punda", km: 12.6, zone: "punda", ...DAY, vehicleType: "comfort" },
  { from: null, to: "Westpunt", km: 39.2, zone: "westpunt", ...DAY },
  { from: "Jan Thiel", to: null, km: 19.5, zone: "jan-thiel", ...DAY, passengers: 6, luggage: 7 },
  { from: "Punda", to: "Jan Thiel", km: 9, ...DAY },
  { from: "Piscadera", to: "Punda", km: 6.8, ...DAY, time: "23:30:00" },
  { from: "Otrobanda", to: "Saliña", km: 4.3, ...DAY },
  { from: "Punda", to: "Grote Knip", km: 42.6, ...DAY },
  { from: "Saliña", to: "Saliña Abou", km: 1.2, ...DAY },
];

/** The price of a sample trip by a tariff. */
export function priceOf(trip: SampleTrip, tariff: Tariff): Cents {
  return calculateFare({
    tariff,
    distanceKm: trip.km,
    airportZone: trip.zone ?? null,
    passengers: trip.passengers,
    luggage: trip.luggage,
    isNight: isNight(tariff, trip.time),
    isHoliday: trip.holiday === true,
    vehicleType: trip.vehicleType ?? null,
  }).total;
}
