import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookARide } from "../../../testing/rides.ts";
import { databaseKinds, openTestDatabase } from "../../../testing/test-databases.ts";
import { openTestServer } from "../../../testing/test-server.ts";
import { restoreBackup } from "../../backup/restore-backup.ts";
import { writeBackup } from "../../backup/write-backup.ts";
import type { DatabaseHandle, Db } from "../../connect.ts";
import { MIGRATION_NAMES, migrate } from "../../migrate.ts";
import { openCompany } from "../../../testing/open-company.ts";
import { applyBefore } from "../../../testing/older-databases.ts";
import { BEFORE_BASELINE } from "./chain.ts";

const CHAIN = Object.keys(BEFORE_BASELINE);
const LATEST = "065";
/** Before rides had a start code, stops, a partner or a link to pay by. */
const EARLY = "017";

describe.each(databaseKinds())("a database that began before the baseline (%s database)", (kind) => {
  let database: DatabaseHandle;
  let fresh: readonly string[];
  let firstRows: unknown;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    fresh = await shapeOf(database.db);
    firstRows = await firstRowsOf(database.db);
  });
  afterAll(() => database.close());

  it("is in the end the same as one that begins with it", async () => {
    const { db } = database;
    expect(fresh.length).toBeGreaterThan(900);
    await applyBefore(db, LATEST);
    await migrate(db);
    expect(differences(await shapeOf(db), fresh)).toEqual([]);
    await openCompany(db);
    expect(await firstRowsOf(db)).toEqual(firstRows);
  });

  it.each([EARLY, LATEST])("keeps what is in it, from before %s on, and serves it", async (since) => {
    const { db } = database;
    await applyBefore(db, since);
    await fill(db);
    const before = await kept(db);
    expect(await migrate(db)).toEqual([...CHAIN.filter((name) => name >= since), ...MIGRATION_NAMES]);
    expect(await kept(db)).toEqual(before);
    expect(differences(await shapeOf(db), fresh)).toEqual([]);
    expect(await migrate(db)).toEqual([]);
    const server = await openTestServer(kind, { database });
    expect(await bookARide(server)).toMatchObject({ id: 2, status: "Pending" });
    await server.app.close();
  });

  it("comes back from a backup that was made of it then, and from one that is made of it now", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "trupial-before-"));
    const { db } = database;
    await applyBefore(db, EARLY);
    await fill(db);
    const before = await kept(db);
    const [then, now] = [path.join(folder, "then.gz"), path.join(folder, "now.gz")];
    await writeBackup(db, then);
    await migrate(db);
    await writeBackup(db, now);
    for (const file of [then, now]) {
      await restoreBackup({ db, file, force: true });
      expect(await kept(db)).toEqual(before);
      expect(differences(await shapeOf(db), fresh)).toEqual([]);
      expect(await migrate(db)).toEqual([]);
    }
    await rm(folder, { recursive: true });
  });
});

/** Everything that is no row, in words: columns in their order, constraints, indexes, triggers, functions, views, statistics. */
async function shapeOf(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ part: string }>`
    select concat_ws(' ', 'column', c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname,
        format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage,
        pg_get_expr(d.adbin, d.adrelid)) as part
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'v') and c.relname not like 'kysely%'
    union all select concat_ws(' ', 'relation', relname, relkind, relpersistence, reloptions::text) from pg_class
      where relnamespace = current_schema()::regnamespace and relname not like 'kysely%'
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, condeferrable, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = current_schema()::regnamespace and conrelid::regclass::text not like 'kysely%'
    union all select concat_ws(' ', 'index', indexdef) from pg_indexes
      where schemaname = current_schema() and tablename not like 'kysely%'
    union all select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc
      where pronamespace = current_schema()::regnamespace
    union all select concat_ws(' ', 'view', viewname, definition) from pg_views where schemaname = current_schema()
    union all select concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
    union all select concat_ws(' ', 'sequence', sequencename, data_type, start_value, increment_by, cycle) from pg_sequences
      where schemaname = current_schema()
    order by 1`.execute(db);
  return rows.map(({ part }) => asOneLine(part)).toSorted();
}

/** A function keeps its text as it was written, with its line breaks. */
function asOneLine(text: string): string {
  return text
    .replaceAll(/\s+|\\n/g, " ")
    .replaceAll(/ +/g, " ")
    .replaceAll("( ", "(")
    .replaceAll(" )", ")");
}

function differences(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...one.filter((part) => !other.includes(part)), ...other.filter((part) => !one.includes(part))];
}

async function firstRowsOf(db: Db): Promise<unknown> {
  return {
    tariffs: await db.selectFrom("tariffs").selectAll().execute(),
    company: await sql`select to_jsonb(p) - 'updated_at' as profile from company_profile p`
      .execute(db)
      .then(({ rows }) => rows),
    dispatch: await db.selectFrom("dispatch_settings").selectAll().execute(),
    flights: await db.selectFrom("flight_board").selectAll().execute(),
    recipients: (await db.selectFrom("recipient_key").select("id").execute()).length,
    filled: await filledOf(db),
  };
}

/** The tables that have rows. */
async function filledOf(db: Db): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname not in ('kysely_migration', 'kysely_migration_lock', 'list_changes') order by 1`.execute(
    db,
  );
  const asked = tables.map(
    ({ name }) => sql`select ${name} as name where exists (select from ${sql.id(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(asked, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/** A rider's driven ride and all that goes with it, as any version has it. */
async function fill(db: Db): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const person = (name: string, role: string) =>
    run(`insert into accounts (username, username_key, email, email_key, password_hash, role, first_name, last_name, phone, created_at, updated_at)
      values ('${name}', '${name}', '${name}@example.com', '${name}@example.com', 'x', '${role}', '${name}', 'Maria', '', now(), now())`);
  await person("rihanna", "rider");
  await person("dario", "driver");
  await run(`insert into drivers (account_id, vehicle_type, vehicle_name, plate, license_number, updated_at)
    values (2, 'comfort', 'Kia Carens', 'V-1', '1', now())`);
  await run(`insert into rides (reference, tracking_code, status, rider_id, rider_name, rider_phone, pickup_location, dropoff_location,
      ride_datetime, passenger_count, luggage_count, distance_m, duration_min, distance_source, fare_cents, breakdown, tariff_id,
      vehicle_type, zone, booking_mark, created_at, updated_at)
    values ('TX-1', 'track', 'Pending', 1, 'Rihanna', '+59995550101', 'Hato', 'Punda', '2026-01-02T03:04:05Z', 2, 1, 9000, 15, 'roads',
      2500, '{}', 1, 'comfort', 'willemstad', 'mark', '2026-01-01', '2026-01-01')`);
  await run(
    `update rides set status = 'Completed', driver_id = 2, completed_at = '2026-01-02T04:00:00Z', ended_at = '2026-01-02T04:00:00Z'`,
  );
  await run(`insert into ride_history (ride_id, actor_id, actor, action, from_status, to_status, at)
    values (1, 2, 'driver', 'complete', 'InProgress', 'Completed', '2026-01-02T04:00:00Z')`);
  await run(
    `insert into audit_log (actor_id, action, subject, at) values (2, 'tariff_added', 'tariff 1', '2026-01-02')`,
  );
}

/** What was put in, by the columns that every version has, and what the database counted of it. */
async function kept(db: Db): Promise<unknown> {
  const ask = async (text: string) => (await sql.raw(text).execute(db)).rows;
  return {
    accounts: await ask("select id, username, email, role, first_name, created_at from accounts order by id"),
    drivers: await ask("select account_id, vehicle_name, plate from drivers"),
    rides: await ask(
      "select id, reference, status, rider_id, driver_id, rider_name, ride_datetime, fare_cents, completed_at, tariff_id from rides",
    ),
    history: await ask("select id, ride_id, actor_id, action, to_status, at from ride_history"),
    audit: await ask("select id, actor_id, action, subject, at from audit_log"),
    totals: await ask("select * from ride_totals"),
    months: await ask("select * from completed_totals order by month, vehicle_type, zone"),
  };
}
