import { hashPassword } from "./accounts/passwords/passwords.ts";
import { sealPlainFactors } from "./accounts/second-factor/sealed-factor.ts";
import { openDatabase, type DatabaseHandle, type Db } from "./database/connect.ts";
import { directUrlOf } from "./database/direct-url.ts";
import { migrate } from "./database/migrate.ts";
import type { SecretKey } from "./database/secret-key.ts";
import { ServerSecrets } from "./database/server-secrets.ts";
import { isWithoutAccounts, refuseDemoSignIns } from "./demo/demo-sign-ins.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { isReachable, type Environment } from "./environment/environment.ts";
import { buildMaps, type MapsSettings } from "./places/build-maps.ts";
import { openCurrentMaps, type CurrentMaps } from "./places/current-maps.ts";
import { readImport } from "./places/import/read-import.ts";
import { takeInFolderImport } from "./places/import/store-import.ts";
import type { IslandModel } from "./places/road/island-model.ts";
import { systemClock } from "./process/clock.ts";

type Say = (step: string) => void;
type Preparing = { environment: Environment; secretKey: SecretKey; say: Say };

/** Brings a database to where this version can work with it, or refuses it. Returns the maps over the import that it holds. */
export async function prepareDatabase(
  db: Db,
  { environment, secretKey, say }: Preparing,
): Promise<CurrentMaps> {
  const applied = await migrate(db);
  if (applied.length > 0) say(`Brought the database up to date: ${applied.join(", ")}.`);
  const secrets = new ServerSecrets(db, secretKey);
  await secrets.check();
  await sealPlainFactors(db, secrets);
  if (await takeInFolderImport(db, environment.DATA_DIR)) {
    say(`Took the map imported into ${environment.DATA_DIR} into the database, for every server on it.`);
  }
  const found = await readImport(db);
  if (environment.DEMO) await fillDemo(db, { environment, model: found.model, say });
  else if (await isWithoutAccounts(db)) say(firstAccount(environment));
  else if (isReachable(environment)) await refuseDemoSignIns(db, environment.DEMO_PASSWORD);
  return openCurrentMaps((model) => buildMaps(mapsSettings(environment), model), found);
}

function firstAccount({ DATABASE_URL }: Environment): string {
  const when = DATABASE_URL === undefined ? ", once this is stopped" : "";
  return `Nobody can sign in here yet. Make the first staff account with npm run create-account${when}.`;
}

/** Work on the database that may take longer than a call may: over connections without bounds, closed afterwards. */
export async function atLeisure<T>(
  environment: Environment,
  database: DatabaseHandle,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const url = directUrlOf(environment);
  if (url === undefined) return work(database.db);
  const unbounded = await openDatabase({ url, poolSize: 2 });
  try {
    return await work(unbounded.db);
  } finally {
    await unbounded.close();
  }
}

type Filling = { environment: Environment; model: IslandModel | null; say: Say };

/** It is priced over our own roads: no map service is asked for hundreds of trips while the product starts. */
async function fillDemo(db: Db, { environment, model, say }: Filling): Promise<void> {
  const { routes } = buildMaps({ provider: "embedded" }, model);
  const seeding = await seedDemo(db, {
    now: systemClock.now(),
    password: environment.DEMO_PASSWORD,
    hashPassword,
    routes,
    withHours: environment.NODE_ENV !== "test",
  });
  if (seeding === "seeded") say("Filled the database with the company of the demo.");
  if (seeding === "refreshed") say("Brought the company of the demo up to today.");
}

function mapsSettings(environment: Environment): MapsSettings {
  return {
    provider: environment.MAPS,
    photonUrl: environment.PHOTON_URL,
    nominatimUrl: environment.NOMINATIM_URL,
    osrmUrl: environment.OSRM_URL,
    googleKey: environment.GOOGLE_MAPS_KEY,
  };
}
