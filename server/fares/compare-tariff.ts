import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, curacaoTime, instantOf } from "../../domain/curacao-time.ts";
import {
  type AgreedPrice,
  type FareLine,
  calculateFare,
  discountPercentOf,
} from "../../domain/fares/calculate-fare.ts";
import { type Holiday, isHoliday } from "../../domain/fares/holidays.ts";
import { type Tariff, isNight } from "../../domain/fares/tariff.ts";
import { toDollars } from "../../domain/dollars.ts";
import type { Db } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { findCompletedTrips } from "./fares.queries.ts";
import { findTariffById, getExtraHolidays, getTariffOf } from "./tariff-in-force.ts";
import { airportZoneOf } from "./trip-ends.ts";

const DAYS = 7;

type CompletedTrip = Awaited<ReturnType<typeof findCompletedTrips>>[number];
type Comparison = { rides: number; before: number; after: number };

/** The sum of the last seven days' fares by a tariff, and by the one in force today. */
export async function compareTariff(db: Db, { id, now }: { id: number; now: Date }): Promise<Comparison> {
  const stored = await findTariffById(db, id);
  if (!stored) throw notFound();
  const today = curacaoDate(now);
  const inForce = await getTariffOf(db, today);
  const start = addDays(today, -DAYS);
  const holidays = await getExtraHolidays(db, { start, end: today });
  const trips = await findCompletedTrips(db, {
    from: instantOf(start, "00:00:00"),
    until: instantOf(today, "00:00:00"),
  });
  const sumBy = (tariff: Tariff) =>
    toDollars(trips.reduce((sum, trip) => sum + priceBy(tariff, trip, holidays), 0));
  return { rides: trips.length, before: sumBy(inForce.tariff), after: sumBy(stored.tariff) };
}

/** The same trip by another tariff; the discount and the agreed price that it was booked with stay. */
function priceBy(tariff: Tariff, trip: CompletedTrip, holidays: readonly Holiday[]): number {
  const [date, time] = [curacaoDate(trip.ride_datetime), curacaoTime(trip.ride_datetime)];
  // Written by us from a priced trip.
  const lines = trip.breakdown as FareLine[];
  return calculateFare({
    tariff,
    distanceKm: trip.distance_m / 1000,
    airportZone: airportZoneOf(
      pointAt(trip.pickup_lat, trip.pickup_lng),
      pointAt(trip.dropoff_lat, trip.dropoff_lng),
    ),
    agreedPrice: agreedPriceIn(lines),
    hasStops: trip.stops.length > 0,
    passengers: trip.passenger_count,
    luggage: trip.luggage_count,
    waitMinutes: trip.wait_minutes,
    isNight: isNight(tariff, time),
    isHoliday: isHoliday(date, time, holidays),
    vehicleType: trip.vehicle_asked ? trip.vehicle_type : null,
    vipPercent: discountPercentOf(lines, "vip_discount") ?? 0,
    agreedPercent: discountPercentOf(lines, "agreed_discount") ?? 0,
  }).total;
}

function agreedPriceIn(lines: readonly FareLine[]): AgreedPrice | null {
  const line = lines.find(({ code }) => code === "agreed_price");
  return line?.between ? { between: line.between, cents: line.amount } : null;
}

function pointAt(lat: number | null, lng: number | null) {
  return lat === null || lng === null ? null : { lat, lng };
}
