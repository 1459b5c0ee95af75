import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_PAPER_FILE_BYTES } from "../../../domain/papers/paper-file.ts";
import { databaseKinds, mainDatabaseKind, openTestDatabase } from "../../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../../testing/test-server.ts";
import type { DatabaseHandle, Db } from "../connect.ts";
import { startEmbeddedUpkeep } from "../../jobs/embedded-upkeep.ts";
import { migrate } from "../migrate.ts";
import { askForBackup, askForRetention } from "./backup-listener.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

/** More than one batch of a backup, and than two of a restore. */
const RIDES = 1_200;

/** What is no whole backup of this version, with the sentence it is refused with. */
function notBackups(whole: Buffer): readonly (readonly [name: string, content: Buffer, sentence: RegExp])[] {
  const lines = gunzipSync(whole).toString().split("\n");
  const newer = lines[0]?.replace('"065-baseline"', '"065-baseline","999-from-the-future"') ?? "";
  const damaged = Buffer.from(whole);
  damaged.fill(0, 20_000, 20_100);
  return [
    ["without-end", gzipSync(lines.slice(0, -2).join("\n")), /cut short/],
    ["cut", whole.subarray(0, whole.length / 2), /cut short|damaged/],
    ["damaged", damaged, /damaged/],
    ["newer", gzipSync([newer, ...lines.slice(1)].join("\n")), /newer version/],
    ["other", gzipSync('{"format":"other"}\n'), /not a backup/],
    ["plain", Buffer.from("hello"), /not a backup/],
  ];
}

describe.each(databaseKinds())("a backup (%s database)", (kind) => {
  const backup = backupOf(kind, RIDES);

  it("comes back unchanged in the other kind of database, counted for the planner, and ids go on from there; another takes its place with force alone, with files of papers as large as they may be", async () => {
    const { source, folder, file, written, before } = backup();
    const target = databaseKinds().find((other) => other !== kind) ?? kind;
    await onFresh(target, async (db) => {
      expect(await restoreBackup({ db, file, force: false })).toBe(written);
      expect(await fingerprints(db)).toEqual(before);
      expect(before.find(({ table }) => table === "rides")).toMatchObject({ rows: RIDES });
      expect(await ridesCounted(db)).toBe(RIDES);
      expect(await migrate(db)).toEqual([]);
      expect(await bookOne(db)).toEqual({ id: RIDES + 1 });

      const content = Buffer.alloc(MAX_PAPER_FILE_BYTES, "%PDF-1.7\u00e9");
      const later = path.join(folder, "later.gz");
      await keepPaperFiles(source.db, content);
      const { rows } = await writeBackup(source.db, later);
      const again = restoreBackup({ db, file: later, force: false });
      await expect(again).rejects.toThrow("already holds accounts or rides");
      expect(await restoreBackup({ db, file: later, force: true })).toBe(rows);
      expect(await fingerprints(db)).toEqual(await fingerprints(source.db));
      expect(await ridesCounted(db)).toBe(RIDES);
      const kept = await db.selectFrom("driver_paper_files").select("content").execute();
      expect(kept.map((row) => row.content.equals(content))).toEqual([true, true]);
    });
  });

  it("is readable by its owner alone", async () => {
    expect((await stat(backup().file)).mode & 0o777).toBe(0o600);
  });

  it("changes nothing when it is cut short, damaged, of a newer version, or no backup", async () => {
    const { source, folder, file } = backup();
    const before = await fingerprints(source.db);
    const broken = notBackups(await readFile(file));
    // What is read is the same for each; the database's part is to take back what was loaded, all of it in the first.
    const tried = kind === mainDatabaseKind() ? broken : broken.slice(0, 1);
    for (const [name, content, sentence] of tried) {
      const tampered = path.join(folder, name);
      await writeFile(tampered, content);
      await expect(restoreBackup({ db: source.db, file: tampered, force: true })).rejects.toThrow(sentence);
    }
    const none = restoreBackup({ db: source.db, file: path.join(folder, "none"), force: true });
    await expect(none).rejects.toThrow("There is no file");
    expect(await fingerprints(source.db)).toEqual(before);
  });
});

describe("a file with one endless line", () => {
  it("is refused within seconds, in little memory", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "trupial-endless-"));
    const file = path.join(folder, "endless.gz");
    // Parts that are packed each by itself unpack into one line.
    const packed = gzipSync(Buffer.alloc(20 * 1024 * 1024, "a"), { level: 1 });
    await writeFile(file, Buffer.concat(Array.from({ length: 40 }, () => packed)));
    const memory = process.memoryUsage().rss;
    const started = performance.now();
    await onFresh("embedded", async (db) => {
      await expect(restoreBackup({ db, file, force: true })).rejects.toThrow("a line of more than 16 MB");
    });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(process.memoryUsage().rss - memory).toBeLessThan(400 * 1024 * 1024);
    await rm(folder, { recursive: true });
  });
});

describe("a running server with the embedded database", () => {
  let folder: string;
  let server: TestServer;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "trupial-door-"));
    server = await openTestServer("embedded");
    await fillWithRides(server.db, 100);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it("writes a backup for whoever can read its data directory, and for nobody else", async () => {
    const file = path.join(folder, "backup.gz");
    const upkeep = await startEmbeddedUpkeep({
      db: server.db,
      dataDirectory: folder,
      log: server.app.log,
      retention: async () => 7,
    });
    const door = path.join(folder, "backup-listener.json");
    expect((await stat(door)).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(await readFile(door, "utf8")) as { port: number };
    const stranger = await fetch(`http://127.0.0.1:${port}`, {
      method: "POST",
      headers: { authorization: "Bearer guess" },
      body: JSON.stringify({ file }),
    });
    expect(stranger.status).toBe(401);
    expect((await askForBackup(folder, file))?.rows).toBeGreaterThan(100);
    expect(await askForRetention(folder)).toBe(7);
    const nowhere = path.join(folder, "no/such/folder");
    await expect(askForBackup(folder, nowhere)).rejects.toThrow("cannot be written");
    await upkeep.stop();
    expect(await askForBackup(folder, file)).toBeNull();
  });

  it("gives back the space of changed rows by itself", async () => {
    await server.db.updateTable("rides").set({ notes: "changed" }).execute();
    const upkeep = await startEmbeddedUpkeep({
      db: server.db,
      dataDirectory: folder,
      log: server.app.log,
      vacuumEveryMs: 20,
    });
    await expect.poll(() => ridesCounted(server.db)).toBe(100);
    await upkeep.stop();
  });
});

/** How many rides the planner goes by. */
async function ridesCounted(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ counted: number }>`
    select reltuples::int as counted from pg_class where relname = 'rides'`.execute(db);
  return rows[0]?.counted;
}

type Fingerprint = { table: string; rows: number; mark: string };

/** Every row of every carried table as PostgreSQL itself writes it, in the order of its text. */
async function fingerprints(db: Db): Promise<Fingerprint[]> {
  const { rows: tables } = await sql<{ table: string }>`
    select tablename as table from pg_tables where schemaname = current_schema()
      and tablename not like 'kysely%' and tablename not in ('events', 'list_changes', 'recipient_counts', 'recipient_key') order by tablename`.execute(
    db,
  );
  const found: Fingerprint[] = [];
  for (const { table } of tables) {
    const { rows } = await sql<Fingerprint>`
      select ${table}::text as table, count(*) as rows, coalesce(md5(string_agg(t::text, '\n' order by t::text)), '') as mark
      from ${sql.id(table)} t`.execute(db);
    found.push(...rows);
  }
  return found;
}

/** Rides with every kind of value: accents and quotes, nulls, fractions, instants, JSON; and their histories. */
async function fillWithRides(db: Db, rides: number): Promise<void> {
  await sql`
    insert into accounts (username, username_key, email, email_key, first_name, last_name, phone, password_hash, role,
      created_at, updated_at)
    select name, name, name || '@trupial.example', name || '@trupial.example', 'Ro''sa "R" \\', 'Maduro-Çelik', '5550100',
      'none', 'rider', now(), now() from (select 'rider' || n as name from generate_series(1, 50) n) names`.execute(
    db,
  );
  await sql`
    insert into rides (reference, tracking_code, status, rider_id, rider_name, rider_phone, pickup_location, pickup_lat,
      pickup_lng, dropoff_location, ride_datetime, passenger_count, luggage_count, distance_m, duration_min,
      distance_source, fare_cents, breakdown, vehicle_type, notes, booking_mark, created_at, updated_at)
    select 'T-' || n, 'code-' || n, 'Pending', case when n % 3 = 0 then 1 + n % 50 end, E'Zoë\n\t"Ö"', '5551234',
      'Punda, Handelskade ' || n, 12.1 + n / 7.0e4, -68.9 - n / 3.0e5, 'Curaçao – Hato ✈', timestamptz '2026-01-01' + n * interval '13.123457 min',
      1 + n % 8, n % 4, n * 7, n % 60, 'client', n * 3, jsonb_build_array(jsonb_build_object('label', 'Start ' || n, 'amount', n / 8.0)),
      'economy', case when n % 5 = 0 then repeat('é', n % 40) end, 'mark-' || n, now(), now()
    from generate_series(1, ${rides}::int) n`.execute(db);
  await sql`
    insert into ride_history (ride_id, actor, action, to_status, at)
    select id, 'guest', 'book', 'Pending', created_at from rides`.execute(db);
}

/** Makes the first account a driver with two papers that have this file. */
async function keepPaperFiles(db: Db, content: Buffer): Promise<void> {
  await sql`
    insert into drivers (account_id, vehicle_type, vehicle_name, plate, license_number, updated_at)
    values (1, 'economy', 'White Toyota Corolla', 'TX 1234', 'CW-1', now())`.execute(db);
  const now = new Date();
  const file = {
    driver_id: 1,
    kind: "application/pdf" as const,
    bytes: content.length,
    content,
    attached_at: now,
  };
  await db
    .insertInto("driver_paper_files")
    .values([
      { ...file, paper: "permit" },
      { ...file, paper: "insurance" },
    ])
    .execute();
}

async function bookOne(db: Db): Promise<{ id: number }> {
  return db
    .insertInto("rides")
    .values({
      reference: "T-new",
      tracking_code: "new",
      status: "Pending",
      rider_name: "New",
      rider_phone: "5550000",
      pickup_location: "Hato",
      dropoff_location: "Punda",
      ride_datetime: new Date(),
      passenger_count: 1,
      luggage_count: 0,
      distance_m: 1,
      duration_min: 1,
      distance_source: "client",
      fare_cents: 1000,
      breakdown: "[]",
      vehicle_type: "economy",
      booking_mark: "new",
      created_at: new Date(),
      updated_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Fills a database and writes its backup before the tests of a group; what is given back reads both. */
function backupOf(kind: DatabaseHandle["kind"], rides: number) {
  let made: { source: DatabaseHandle; folder: string; file: string; written: number; before: Fingerprint[] };
  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "trupial-backup-"));
    const file = path.join(folder, "backup.gz");
    const source = await openTestDatabase(kind);
    await fillWithRides(source.db, rides);
    const before = await fingerprints(source.db);
    made = { source, folder, file, before, written: (await writeBackup(source.db, file)).rows };
  });
  afterAll(async () => {
    await made.source.close();
    await rm(made.folder, { recursive: true });
  });
  return () => made;
}

async function onFresh(kind: DatabaseHandle["kind"], work: (db: Db) => Promise<void>): Promise<void> {
  const database = await openTestDatabase(kind);
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}
