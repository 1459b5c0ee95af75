import type { DateRange } from "../../domain/curacao-time.ts";
import { instantsOf } from "../../domain/curacao-days.ts";
import { type VehicleType, VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";
import { toDollars } from "../../domain/dollars.ts";
import type { RideStatistics } from "../../contract/reports/driver-report.ts";
import { trendLabels, trendStep } from "../../domain/reports/trend.ts";
import type { Db } from "../database/connect.ts";
import { countRefusals, countTakenRides, sumDriverPayments, sumDriverRides } from "./reports.queries.ts";

/** A driver's figures over some days of the island; contract/reports/driver-report.ts says what counts when. */
export async function rideStatistics(db: Db, driverId: number, days: DateRange): Promise<RideStatistics> {
  const step = trendStep(days);
  const asked = { driverId, range: instantsOf(days) };
  const sums = await sumDriverRides(db, { ...asked, step });
  const payments = await sumDriverPayments(db, asked);
  const taken = await countTakenRides(db, asked);
  const refusals = await countRefusals(db, asked);

  const trips = total(sums, (row) => row.rides);
  const cents = total(sums, (row) => row.fare_cents);
  const times = (...why: string[]) => total(refusals, (row) => (why.includes(row.why) ? row.times : 0));
  const givenBack = times("cancelled");
  const accepted = taken.taken + givenBack;
  return {
    total_trips: trips,
    total_earnings: toDollars(cents),
    total_distance: total(sums, (row) => row.distance_m) / 1000,
    driven_minutes: Math.round(total(sums, (row) => row.seconds_driven) / 60),
    average_fare: toDollars(trips === 0 ? 0 : Math.round(cents / trips)),
    completion_rate: percent(trips, trips + taken.came_to_nothing + givenBack),
    acceptance_rate: percent(accepted, accepted + times("rejected")),
    earnings_trend: trend(sums, trendLabels(days, step), step),
    ride_types_breakdown: breakdown(sums),
    payments: payments.map((row) => ({
      paid_by: row.paid_by,
      rides: row.rides,
      fares: toDollars(row.fare_cents),
      ...(row.link_cents > 0 ? { by_link: toDollars(row.link_cents) } : {}),
      tips: toDollars(Number(row.tip_cents)),
    })),
  };
}

type Sums = Awaited<ReturnType<typeof sumDriverRides>>;

function trend(sums: Sums, labels: string[], step: RideStatistics["earnings_trend"]["step"]) {
  const data = labels.map((label) =>
    toDollars(total(sums, (row) => (row.label === label ? row.fare_cents : 0))),
  );
  return { labels, data, step };
}

function breakdown(sums: Sums): Record<VehicleType, number> {
  const counts = VEHICLE_TYPES.map((type) => [
    type,
    total(sums, (row) => (row.vehicle_type === type ? row.rides : 0)),
  ]);
  return Object.fromEntries(counts) as Record<VehicleType, number>;
}

function total<T>(rows: readonly T[], valueOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + valueOf(row), 0);
}

/** To one decimal; 0 when there is nothing to divide by. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
