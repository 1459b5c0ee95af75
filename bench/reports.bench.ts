/**
 * What the reports and the roster cost as the company grows: the same calls with a small and a large history of rides,
 * one every ten minutes, over twenty drivers. Median of the rounds.
 * npx tsx bench/reports.bench.ts [rides] [url of an empty PostgreSQL database; else the embedded one]
 * Baseline, November 2026, Node 20.20, PostgreSQL 15, two cores that others used too, with 1,000 and with 1,000,000 rides:
 * a driver's month 4.9 and 3.9 ms, a driver's year 2.4 and 8.3, the company's month 2.7 and 4.3, the dashboard 3.2 and 3.9, the roster
 * 11.8 and 2.8. (1,000 rides are one week, so the year is fifty times as many rides with the larger number.)
 */
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { curacaoDate } from "../domain/curacao-time.ts";
import { reportRange } from "../domain/reports/report-period.ts";
import { type Db, openDatabase } from "../server/database/connect.ts";
import { migrate } from "../server/database/migrate.ts";
import { readRoster } from "../server/drivers/roster.ts";
import { IN_DATABASE_ALONE } from "../server/events/positions/newest-positions.ts";
import { readAnalytics } from "../server/reports/read-analytics.ts";
import { readDashboardStats } from "../server/reports/read-dashboard-stats.ts";
import { rideStatistics } from "../server/reports/ride-statistics.ts";

const ROUNDS = 25;
const DRIVERS = 20;

async function main(): Promise<void> {
  const rides = Number(process.argv[2] ?? 100_000);
  const url = process.argv[3];
  const { db, close } = await openDatabase(
    url ? { url } : { image: await (await PGlite.create()).dumpDataDir("none") },
  );
  await migrate(db);
  await fill(db, rides);
  const now = new Date();
  const month = reportRange("monthly", curacaoDate(now)) ?? { start: "", end: "" };
  const year = reportRange("yearly", curacaoDate(now)) ?? month;
  console.log(`${rides} rides`);
  await measure("a driver's month", () => rideStatistics(db, 5, month));
  await measure("a driver's year", () => rideStatistics(db, 5, year));
  await measure("the company's month", () => readAnalytics(db, {}, now));
  await measure("the dashboard", () => readDashboardStats(db, now));
  await measure("the roster", () => readRoster(db, { now, positions: IN_DATABASE_ALONE }));
  await close();
}

async function measure(name: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`${name}: ${median.toFixed(1)} ms`);
}

/** Nine of ten rides were completed; one in ten was turned down by somebody first. */
async function fill(db: Db, rides: number): Promise<void> {
  await sql`
    insert into accounts (username, username_key, email, email_key, first_name, last_name, phone, password_hash, role,
      created_at, updated_at)
    select 'd' || i, 'd' || i, 'd' || i, 'd' || i, 'Driver', 'No. ' || i, '5550100', 'none', 'driver', now(), now()
    from generate_series(1, ${sql.lit(DRIVERS)}) i`.execute(db);
  await sql`
    insert into drivers (account_id, vehicle_type, vehicle_name, plate, license_number, approved_at, on_shift, updated_at)
    select id, 'economy', 'White Toyota Corolla', 'TX 100', 'CW-1', now(), true, now() from accounts`.execute(
    db,
  );
  await sql`
    insert into rides (reference, tracking_code, status, rider_name, rider_phone, pickup_location, dropoff_location,
      ride_datetime, passenger_count, luggage_count, distance_m, duration_min, distance_source, fare_cents, breakdown,
      vehicle_type, driver_id, accepted_at, assigned_at, completed_at, ended_at, booking_mark, created_at, updated_at)
    select 'r' || i, 't' || i, case when i % 10 = 0 then 'Cancelled' else 'Completed' end, 'Maya Brooks', '5550100',
      'Punda', 'Jan Thiel', due, 2, 1, 10000, 15, 'server', 2600, '[]', 'economy',
      1 + i % ${sql.lit(DRIVERS)}, due, due, case when i % 10 <> 0 then due end, due, 'm' || i, due, due
    from (select i, now() - i * interval '10 minutes' as due from generate_series(1, ${sql.lit(rides)}) i) as planned`.execute(
    db,
  );
  await sql`
    insert into ride_refusals (ride_id, driver_id, why, at)
    select id, 1 + id % ${sql.lit(DRIVERS)}, 'rejected', ride_datetime from rides where id % 10 = 0`.execute(
    db,
  );
  await sql`select recount_ride_totals()`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

await main();
