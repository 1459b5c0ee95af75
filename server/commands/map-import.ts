import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { CannotStart } from "../process/cannot-start.ts";
import { askToPutMap } from "../database/backup/backup-listener.ts";
import { migrate } from "../database/migrate.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { type Environment, readEnvironment } from "../environment/environment.ts";
import { importMap, summaryOf } from "../places/import/import-map.ts";
import { NotAnOsmFile } from "../places/import/osm-file.ts";
import { progressBar } from "../places/import/progress-bar.ts";
import { storeImport } from "../places/import/store-import.ts";
import { packModel } from "../places/road/island-model.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run map:import -- FILE.osm.pbf | --built-in
Puts the roads and places of an OpenStreetMap extract in use, at every server on the database; servers that run take it
over by themselves.
  --built-in  puts the map that comes with Trupial in use again`;

await runCommand(USAGE, async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) {
    throw new CannotStart("Name the extract to read: npm run map:import -- curacao-latest.osm.pbf");
  }
  const environment = readEnvironment(process.env);
  if (name === "--built-in") {
    await put(null, environment);
    console.log("The map that comes with Trupial is in use again.");
  } else {
    await importExtract(path.resolve(name), environment);
  }
});

async function importExtract(file: string, environment: Environment): Promise<void> {
  if (!existsSync(file)) throw new CannotStart(`There is no file ${file}.`);
  const started = performance.now();
  const model = await importShowingProgress(file);
  await put(packModel(model), environment);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { roadKm, stretches, streets, places, coastRings } = summaryOf(model);
  console.log(
    `Imported ${roadKm} km of road (${stretches} stretches, ${streets} street names), ${places} new places and ` +
      `${coastRings} coast lines in ${seconds} s.`,
  );
  console.log("Every server on this database uses it, within a second and without a restart.");
}

/** The embedded database is open to one process alone: where that is a server, it is handed the map in a file. */
async function put(packed: Buffer | null, environment: Environment): Promise<void> {
  if (environment.DATABASE_URL === undefined && (await putByServer(packed, environment))) return;
  const database = await openProductDatabase(environment);
  try {
    await migrate(database.db);
    await storeImport(database.db, packed);
  } finally {
    await database.close();
  }
}

async function putByServer(packed: Buffer | null, { DATA_DIR: directory }: Environment): Promise<boolean> {
  if (!existsSync(directory)) return false;
  const folder = await mkdtemp(path.join(directory, "map-import-"));
  try {
    const file = path.join(folder, "map");
    if (packed) await writeFile(file, packed);
    return await askToPutMap(directory, packed && file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importShowingProgress(file: string) {
  const bar = progressBar(process.stderr);
  try {
    return await importMap({ file, now: new Date(), progress: bar.show });
  } catch (error) {
    if (!(error instanceof NotAnOsmFile)) throw error;
    throw new CannotStart(`${error.message} The map in use stays as it was.`);
  } finally {
    bar.end();
  }
}
