import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serialize } from "node:v8";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { askToPutMap } from "../../database/backup/backup-listener.ts";
import { restoreBackup } from "../../database/backup/restore-backup.ts";
import { writeBackup } from "../../database/backup/write-backup.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { startEmbeddedUpkeep } from "../../jobs/embedded-upkeep.ts";
import { takeLoggedErrors } from "../../testing/logged-errors.ts";
import { databaseKinds, openTestDatabase } from "../../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../../testing/test-server.ts";
import { type IslandModel, packModel } from "../road/island-model.ts";
import { writeOsmFile } from "../testing/write-osm-file.ts";
import { importMap } from "./import-map.ts";
import { readImport } from "./read-import.ts";
import { putMap, storeImport, takeInFolderImport } from "./store-import.ts";

const FROM = { lat: 12.16, lng: -68.945 };
const TO = { lat: 12.16, lng: -68.93 };

let folder = "";
/** A short way from one to the other, and two islands on which it leads far around. */
let [far, farther]: IslandModel[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "trupial-imports-"));
  [far, farther] = await Promise.all([0.03, 0.06].map(islandWithDetour));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** An extract with a single road, which goes so many degrees to the north between the two places. */
async function islandWithDetour(degrees: number): Promise<IslandModel> {
  const file = path.join(folder, `${degrees}.osm.pbf`);
  const north = { lat: FROM.lat + degrees, lng: FROM.lng };
  const nodes = [FROM, north, TO].map((point, index) => ({ id: index + 1, ...point }));
  const road = { id: 1, refs: [1, 2, 3], tags: { highway: "residential", name: "Kaya Largu" } };
  await writeOsmFile(file, nodes, [road]);
  return importMap({ file, now: new Date("2026-11-20T12:00:00Z") });
}

function packed(model: IslandModel | undefined): Buffer {
  if (!model) throw new Error("no island was made");
  return packModel(model);
}

async function fareAt(server: TestServer): Promise<number> {
  const query = {
    passenger_count: 1,
    luggage_count: 0,
    trip_date: "2026-11-24",
    trip_time: "12:00:00",
    pickup_lat: FROM.lat,
    pickup_lng: FROM.lng,
    dropoff_lat: TO.lat,
    dropoff_lng: TO.lng,
  };
  return (await server.call(calculateFareForTripEndpoint, { query })).fare;
}

describe.each(databaseKinds())("the servers of one %s database", (kind) => {
  let database: DatabaseHandle;
  let servers: TestServer[] = [];
  const fares = () => Promise.all(servers.map(fareAt));

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    // The last hears no notice, as one whose listening connection was cut.
    const deaf = { ...database, listen: async () => async () => undefined };
    servers = await Promise.all(
      [database, database, deaf].map((one) => openTestServer(kind, { database: one })),
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ app }) => app.close()));
    await database.close();
  });

  /** A server looks once a second, and before a price at the latest. */
  const aSecondLater = () => servers.forEach(({ clock }) => clock.advance(SECOND_MS));

  it("price a trip alike after each import, without a restart and without a notice", async () => {
    const [before = 0, ...others] = await fares();
    expect(others).toEqual([before, before]);
    const seen = [before];
    for (const model of [packed(far), packed(farther)]) {
      await storeImport(database.db, model);
      aSecondLater();
      const [now = 0, ...alike] = await fares();
      expect(alike).toEqual([now, now]);
      expect(now).toBeGreaterThan(seen.at(-1) ?? 0);
      seen.push(now);
    }
    await storeImport(database.db, null);
    aSecondLater();
    expect(await fares()).toEqual([before, before, before]);
  });

  it("are told of an import", async () => {
    const [told] = servers;
    if (!told) throw new Error("there is no server");
    await storeImport(database.db, packed(far));
    await expect.poll(() => told.log.lines.join(), { timeout: 10_000 }).toContain("put another map into use");
  });

  it("keep the map in use when an import is broken", async () => {
    await storeImport(database.db, packed(far));
    aSecondLater();
    const before = await fares();
    const whole = packed(farther);
    for (const broken of [Buffer.from("no map"), whole.subarray(0, whole.length / 2), Buffer.alloc(0)]) {
      await expect(storeImport(database.db, broken)).rejects.toThrow("cannot be read back");
    }
    await expect(putMap(database.db, path.join(folder, "none"))).rejects.toThrow("ENOENT");
    aSecondLater();
    expect(await fares()).toEqual(before);
  });

  it("keep it too when what is in the database was damaged, and none starts on that", async () => {
    await storeImport(database.db, packed(far));
    aSecondLater();
    const before = await fares();
    await database.db
      .updateTable("map_imports")
      .set({ version: "of other bytes" })
      .where("present", "=", true)
      .execute();
    aSecondLater();
    expect(await fares()).toEqual(before);
    aSecondLater();
    expect(await fares()).toEqual(before);
    const errors = takeLoggedErrors();
    expect(errors).toHaveLength(servers.length);
    expect(errors.join()).toContain("Import the extract again");
    await expect(readImport(database.db)).rejects.toThrow("Import the extract again");
    await storeImport(database.db, packed(farther));
    aSecondLater();
    expect((await fares())[0]).toBeGreaterThan(before[0] ?? 0);
  });

  it("carry the import along in a backup, and the bytes of no other", async () => {
    const file = path.join(folder, `${kind}.gz`);
    await storeImport(database.db, packed(far));
    await storeImport(database.db, packed(farther));
    aSecondLater();
    const [fare] = await fares();
    await writeBackup(database.db, file);
    const target = await openTestDatabase(databaseKinds().find((other) => other !== kind) ?? kind);
    await restoreBackup({ db: target.db, file, force: false });
    const restored = await openTestServer(kind, { database: target });
    expect(await fareAt(restored)).toBe(fare);
    const kept = await target.db.selectFrom("map_imports").select(["present", "model"]).execute();
    expect(kept.filter(({ model }) => model !== null)).toEqual([
      { present: true, model: expect.any(Buffer) },
    ]);
    await restored.close();
  });
});

describe.each(databaseKinds())("an import of an earlier version (%s database)", (kind) => {
  it("is taken from its folder once, and never over one in the database", async () => {
    const data = path.join(folder, `data-${kind}`);
    await mkdir(path.join(data, "map", "1"), { recursive: true });
    await writeFile(path.join(data, "map", "1", "island.bin"), serialize(far));
    await writeFile(path.join(data, "map", "current"), "1");
    const database = await openTestDatabase(kind);
    const { db } = database;
    expect(await takeInFolderImport(db, path.join(folder, "no-such-folder"))).toBe(false);
    const taken = await Promise.all([takeInFolderImport(db, data), takeInFolderImport(db, data)]);
    expect(taken.toSorted()).toEqual([false, true]);
    await storeImport(db, null);
    expect(await takeInFolderImport(db, data)).toBe(false);
    await database.close();
  });

  it("that cannot be read is told in a sentence", async () => {
    const data = path.join(folder, `broken-${kind}`);
    await mkdir(path.join(data, "map", "1"), { recursive: true });
    await writeFile(path.join(data, "map", "1", "island.bin"), "half a model");
    await writeFile(path.join(data, "map", "current"), "1");
    const { db, close } = await openTestDatabase(kind);
    await expect(takeInFolderImport(db, data)).rejects.toThrow("Import the extract again");
    await close();
  });
});

it("another process hands its import to the server that has the embedded database", async () => {
  const server = await openTestServer("embedded");
  const dataDirectory = await mkdtemp(path.join(folder, "door-"));
  const upkeep = await startEmbeddedUpkeep({
    db: server.db,
    dataDirectory,
    log: server.app.log,
    putMap: (file) => putMap(server.db, file),
  });
  const before = await fareAt(server);
  const file = path.join(dataDirectory, "map");
  await writeFile(file, packed(far));
  expect(await askToPutMap(dataDirectory, file)).toBe(true);
  server.clock.advance(SECOND_MS);
  expect(await fareAt(server)).toBeGreaterThan(before);
  await writeFile(file, "no map");
  await expect(askToPutMap(dataDirectory, file)).rejects.toThrow("cannot be read back");
  expect(await askToPutMap(dataDirectory, null)).toBe(true);
  server.clock.advance(SECOND_MS);
  expect(await fareAt(server)).toBe(before);
  await upkeep.stop();
  expect(await askToPutMap(dataDirectory, file)).toBe(false);
  await server.close();
});
