/**
 * What the first page, the pending list, counts and a month's report cost with 1,000,000 rides beside 1,000, asked of the
 * whole server on PostgreSQL. The promise is at most three times as much.
 * Baseline, November 2026, PostgreSQL 15, Node 20.20, two cores, 1,000 and then 1,000,000 rides in ms: completed rides 6.9 and
 * 6.7, pending 4.8 and 4.9, assigned 6.0 and 6.1, each count about 2.0 and 2.0, archive with figures 4.4 and 5.1, a driver's pool
 * 4.4 and 4.6, a driver's completed page 5.3 and 5.5, a driver's month 3.6 and 3.8.
 * The archive's filters: a type 5.3 and 6.0, a rare type 4.9 and 7.6, a zone 6.0 and 7.0, a rare zone 3.5 and 5.0, no zone 4.7 and
 * 5.1, a driver 4.9 and 4.8, this month 4.7 and 5.6, last month and a type 4.8 and 5.6, since a day of last month 5.6 and 10.7, a
 * type and a zone 4.9 and 5.9.
 * A text costs what it finds, since its figures are added up ride by ride: a phone 4.1 and 5.6, a name that 1,111 rides have 4.6
 * and 43, a driver's name that 40 % of the rides have 6.0 and 212, a word of every ride 9.2 and 1,067.
 * BENCH_DATABASE_URL=postgres://postgres@127.0.0.1:5432/postgres npx tsx bench/lists.bench.ts
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import { addDays } from "../domain/curacao-days.ts";
import { openAccessTokens } from "../server/accounts/sessions/access-token.ts";
import { buildApp } from "../server/app.ts";
import { systemClock } from "../server/process/clock.ts";
import { type Db, openDatabase } from "../server/database/connect.ts";
import { migrate } from "../server/database/migrate.ts";
import { SecretKey } from "../server/database/secret-key.ts";
import { ServerSecrets } from "../server/database/server-secrets.ts";
import { buildMaps } from "../server/places/build-maps.ts";
import { openCurrentMaps } from "../server/places/current-maps.ts";

const KEY = new SecretKey("a key for a measurement, and nothing else");

const SIZES = { small: 1_000, large: Number(process.env["BENCH_RIDES"] ?? 1_000_000) };
/** A month of a driver holds the same number of rides in both; the company has grown in years and in drivers. */
const COMPLETED_A_MONTH_PER_DRIVER = 60;
const MONTHS = { small: 2, large: 60 };
const OPEN_RIDES = 60;
const ROUNDS = 40;
const LIMIT = 50;

const CALLS: readonly (readonly [name: string, role: "operator" | "driver", url: string])[] = [
  ["first page of all rides", "operator", `/api/ride-requests/?limit=${LIMIT}`],
  ["first page of completed rides", "operator", `/api/ride-requests/?type=completed&limit=${LIMIT}`],
  ["pending list", "operator", "/api/ride-requests/?type=pending"],
  ["assigned rides", "operator", "/api/assigned-rides/"],
  ["count of pending rides", "operator", "/api/ride-requests/?type=pending&count_only=true"],
  ["count of assigned rides", "operator", "/api/assigned-rides/?count_only=true"],
  ["count of completed rides", "operator", "/api/ride-requests/?type=completed&count_only=true"],
  ["count of all rides", "operator", "/api/ride-requests/?count_only=true"],
  ["archive, first page and figures", "operator", "/api/ride-history/"],
  ["archive of a type", "operator", "/api/ride-history/?type=comfort"],
  ["archive of a rare type", "operator", "/api/ride-history/?type=cargo"],
  ["archive of a zone", "operator", "/api/ride-history/?zone=mambo"],
  ["archive of a rare zone", "operator", "/api/ride-history/?zone=westpunt"],
  ["archive without a zone", "operator", "/api/ride-history/?zone=none"],
  ["archive of a driver", "operator", "/api/ride-history/?driver_id=2"],
  [
    "archive of this month",
    "operator",
    `/api/ride-history/?start_date=${monthStart(0)}&end_date=${monthStart(1)}`,
  ],
  [
    "archive of last month and a type",
    "operator",
    `/api/ride-history/?type=xl&start_date=${monthStart(-1)}&end_date=${monthStart(0)}`,
  ],
  [
    "archive since a day of last month",
    "operator",
    `/api/ride-history/?start_date=${addDays(monthStart(-1), 9)}`,
  ],
  ["archive of a type and a zone", "operator", "/api/ride-history/?type=comfort&zone=mambo"],
  ["archive, a passenger's name", "operator", "/api/ride-history/?q=rider%20777"],
  ["archive, a phone", "operator", "/api/ride-history/?q=1000777"],
  ["archive, a driver's name", "operator", "/api/ride-history/?q=last%202"],
  ["archive, a place of every ride", "operator", "/api/ride-history/?q=punda"],
  ["a driver's pool", "driver", "/api/ride-requests/?type=pending"],
  ["a driver's first completed page", "driver", `/api/ride-requests/?type=completed&limit=${LIMIT}`],
  [
    "a driver's month report",
    "driver",
    `/api/driver-report/?start_date=${monthStart(0)}&end_date=${monthStart(1)}`,
  ],
];

type Product = {
  ask: (role: "operator" | "driver", url: string) => Promise<number>;
  close: () => Promise<void>;
};

async function main(): Promise<void> {
  const base = process.env["BENCH_DATABASE_URL"];
  if (!base) throw new Error("BENCH_DATABASE_URL says which PostgreSQL to use");
  const small = await openProduct(base, "small");
  const large = await openProduct(base, "large");
  for (const [call, role, url] of CALLS) {
    const costs = { small: [] as number[], large: [] as number[] };
    // In turns, so that what else the machine does falls on both alike.
    for (let round = 0; round < ROUNDS; round++) {
      costs.small.push(await small.ask(role, url));
      costs.large.push(await large.ask(role, url));
    }
    const [few, many] = [lowerQuartile(costs.small), lowerQuartile(costs.large)];
    console.log(`${call}: ${few.toFixed(2)} ms, ${many.toFixed(2)} ms, ${(many / few).toFixed(2)} times`);
  }
  await small.close();
  await large.close();
}

async function openProduct(base: string, size: keyof typeof SIZES): Promise<Product> {
  const name = `t_rides_bench_${size}`;
  const url = new URL(base);
  url.pathname = `/${name}`;
  await onServer(base, `drop database if exists ${name} with (force)`);
  await onServer(base, `create database ${name}`);
  const database = await openDatabase({ url: url.href });
  await migrate(database.db);
  const started = performance.now();
  const people = await fill(database.db, size);
  console.log(`${SIZES[size]} rides put in within ${Math.round((performance.now() - started) / 1000)} s`);
  const app = await buildApp({
    database,
    clock: systemClock,
    maps: openCurrentMaps((model) => buildMaps({ provider: "embedded" }, model)),
    secretKey: KEY,
    publicUrl: "http://127.0.0.1",
    retentionMonths: 18,
    trustedProxies: [],
    logLevel: "silent",
    limitFactor: 1e9,
  });
  return {
    async ask(role, path) {
      const from = performance.now();
      const response = await app.inject({
        url: path,
        headers: { authorization: `Bearer ${people[role]}` },
      });
      if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
      return performance.now() - from;
    },
    async close() {
      await app.close();
      await database.close();
      await onServer(base, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Fills the tables in bulk: completed rides back through the months, then the same number of open ones. */
async function fill(db: Db, kind: keyof typeof SIZES): Promise<{ operator: string; driver: string }> {
  const [size, months] = [SIZES[kind], MONTHS[kind]];
  const drivers = Math.max(1, Math.round(size / months / COMPLETED_A_MONTH_PER_DRIVER));
  const people = drivers + 1;
  await sql`
    insert into accounts (username, username_key, email, email_key, first_name, last_name, phone, password_hash, role, created_at, updated_at)
    select 'p' || n, 'p' || n, n || '@x', n || '@x', 'First', 'Last ' || n, '5550000', 'none',
      case when n = 1 then 'operator' else 'driver' end, now(), now()
    from generate_series(1, ${sql.lit(people)}) n`.execute(db);
  await sql`
    insert into drivers (account_id, vehicle_type, vehicle_name, plate, license_number, approved_at, on_shift, updated_at)
    select id, 'economy', 'Car', 'TX ' || id, 'L' || id, now(), true, now() from accounts where role = 'driver'`.execute(
    db,
  );
  await sql`
    insert into rides (reference, tracking_code, status, driver_id, rider_name, rider_phone, pickup_location, dropoff_location,
      ride_datetime, passenger_count, luggage_count, distance_m, duration_min, distance_source, fare_cents, breakdown,
      vehicle_type, zone, assigned_at, accepted_at, picked_up_at, started_at, completed_at, ended_at, booking_mark, created_at, updated_at)
    select 'R' || n, 'T' || n, 'Completed', 2 + n % ${sql.lit(drivers)}, 'Rider ' || n, (1000000 + n)::text, 'Punda', 'Mambo Beach',
      t, 2, 1, 5000, 12, 'server', 1500, '[]',
      case when n % 400 = 0 then 'cargo' when n % 7 = 0 then 'xl' when n % 3 = 0 then 'comfort' else 'economy' end,
      case when n % 500 = 0 then 'westpunt' when n % 11 = 0 then 'mambo' when n % 13 = 0 then 'punda' end,
      t, t, t, t, t, t, 'mark' || n, t, t
    from (select n, now() - interval '1 minute' - ${sql.lit(`${months} months`)}::interval * (n::float8 / ${sql.lit(size)}) as t
      from generate_series(1, ${sql.lit(size)}) n) as past`.execute(db);
  await sql`
    insert into rides (reference, tracking_code, status, driver_id, rider_name, rider_phone, pickup_location, dropoff_location,
      ride_datetime, passenger_count, luggage_count, distance_m, duration_min, distance_source, fare_cents, breakdown,
      vehicle_type, assigned_at, booking_mark, created_at, updated_at)
    select 'O' || n, 'O' || n, case when n % 2 = 0 then 'Pending' else 'Assigned' end,
      case when n % 2 = 0 then null else 2 + n % ${sql.lit(drivers)} end, 'Rider', '5550000', 'Punda', 'Mambo Beach',
      now() + n * interval '20 minutes', 2, 1, 5000, 12, 'server', 1500, '[]', 'economy', now(), 'open', now(), now()
    from generate_series(1, ${sql.lit(OPEN_RIDES)}) n`.execute(db);
  await sql`select recount_ride_totals()`.execute(db);
  await sql`vacuum analyze`.execute(db);
  return { operator: await tokenOf(db, 1), driver: await tokenOf(db, 2) };
}

async function tokenOf(db: Db, accountId: number): Promise<string> {
  const sessionId = randomUUID();
  const [now, later] = [new Date(), new Date(Date.now() + 24 * 60 * 60_000)];
  await db
    .insertInto("sessions")
    .values({
      id: sessionId,
      account_id: accountId,
      mode: "plain",
      refresh_hash: sessionId,
      created_at: now,
      last_seen_at: now,
      expires_at: later,
    })
    .execute();
  const tokens = await openAccessTokens(new ServerSecrets(db, KEY), systemClock);
  return tokens.sign({ accountId, sessionId }, 24 * 60 * 60_000);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function monthStart(ahead: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10);
}

/** The time that a quarter of the rounds beat: what the call costs when nobody else wants the processor just then. */
function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
}

await main();
