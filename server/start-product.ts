import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { hashPassword } from "./accounts/passwords/passwords.ts";
import { sealPlainFactors } from "./accounts/second-factor/sealed-factor.ts";
import { buildApp } from "./app.ts";
import { backupsOf } from "./backups/backup-process.ts";
import { systemClock } from "./process/clock.ts";
import { getCompany } from "./company/company-profile.ts";
import { type DatabaseHandle, type Db, openDatabase } from "./database/connect.ts";
import { startEmbeddedUpkeep } from "./jobs/embedded-upkeep.ts";
import { migrate } from "./database/migrate.ts";
import { directUrlOf } from "./database/direct-url.ts";
import { openProductDatabase } from "./database/open-product-database.ts";
import { isBehindPooler } from "./database/pooler.ts";
import { openReplica } from "./database/replica/open-replica.ts";
import type { Replica } from "./database/replica/replica.ts";
import { type SecretKey, readSecretKey } from "./database/secret-key.ts";
import { ServerSecrets } from "./database/server-secrets.ts";
import { isWithoutAccounts, refuseDemoSignIns } from "./demo/demo-sign-ins.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { type Environment, isReachable } from "./environment/environment.ts";
import { smsOf, whatsappOf } from "./environment/phone-gateways.ts";
import { openFlights } from "./flights/open-flights.ts";
import type { SharedPositions } from "./events/positions/shared-positions.ts";
import { Readiness } from "./health/readiness.ts";
import { atMost } from "./waiting/at-most.ts";
import { mailsGoOut, SetupWatch } from "./health/setup-warnings.ts";
import { startBackgroundJobs } from "./jobs/background-jobs.ts";
import { addressOf, listen, publicUrlOf } from "./start-up/listen.ts";
import { blankOldGuests } from "./retention/blank-old-guests.ts";
import { openPayProvider } from "./pay-links/open-pay-provider.ts";
import type { PayProvider } from "./pay-links/pay-provider.ts";
import { type MapsSettings, buildMaps } from "./places/build-maps.ts";
import { type CurrentMaps, openCurrentMaps } from "./places/current-maps.ts";
import { readImport } from "./places/import/read-import.ts";
import { putMap, takeInFolderImport } from "./places/import/store-import.ts";
import type { IslandModel } from "./places/road/island-model.ts";
import type { RedisOpening, SharedInRedis } from "./redis/open-redis.ts";
import { openTracing } from "./tracing/open-tracing.ts";

export type RunningProduct = {
  /** Where it really listens, which differs from PUBLIC_URL behind a proxy and with port 0. */
  readonly address: string;
  stop(): Promise<void>;
};

/** Reports one step of the start. */
type Say = (step: string) => void;

/** The built web, seen from the bundle in dist/server or from the sources. */
const WEB_DIRECTORY = path.resolve(
  import.meta.dirname,
  path.basename(path.dirname(import.meta.dirname)) === "dist" ? "../web" : "../dist/web",
);

/** A load balancer needs a moment to notice that this server wants no more; with what follows it is under 10 s. */
const NOTICE_MS = 2_000;
const FINISH_MS = 6_000;
/** Once they are cut, answers that were under way need a moment to end. */
const CUT_MS = 500;
/** The limit for the whole stop, whatever hangs. */
const STOP_MS = 9_500;
const SWEEP_MS = 50;

type Starting = {
  say: Say;
  /** Breaks the start off; what it has opened is closed again. */ signal: AbortSignal;
};

/** Opens the database, brings it up to date, and listens. */
export async function startProduct(
  environment: Environment,
  { say, signal }: Starting,
): Promise<RunningProduct> {
  say(databaseStep(environment));
  const tracing = await openTracing(environment, { say });
  const log = tracing?.noteStatement;
  const database = await openProductDatabase(environment, { watched: true, signal, log });
  let replica: Replica | null = null;
  let redis: SharedInRedis | null = null;
  try {
    signal.throwIfAborted();
    replica = await openReplica(environment, { primary: database, say, log });
    const secretKey = await readSecretKey(environment);
    const maps = await atLeisure(environment, database, (db) => prepare(db, { environment, secretKey, say }));
    signal.throwIfAborted();
    const readiness = new Readiness();
    const secrets = new ServerSecrets(database.db, secretKey);
    redis = await shareInRedis(environment.REDIS_URL, { database, secrets, clock: systemClock, say });
    const trialKey = await secrets.get("trial_payments");
    const payments = openPayProvider(environment, trialKey.toString("base64url"));
    const setup = await watchSetup(environment, { db: database.db, say });
    const app = await buildApp({
      database,
      replica,
      secretKey,
      clock: systemClock,
      maps,
      publicUrl: environment.PUBLIC_URL,
      trustedProxies: environment.TRUSTED_PROXIES,
      logLevel: environment.LOG_LEVEL,
      demo: environment.DEMO,
      googleMapsBrowserKey: environment.GOOGLE_MAPS_BROWSER_KEY,
      leakedPasswordsUrl: environment.LEAKED_PASSWORDS_URL,
      webDirectory: WEB_DIRECTORY,
      dataDirectory: database.kind === "embedded" ? environment.DATA_DIR : undefined,
      backups: backupsOf(environment, database),
      readiness,
      ...(redis && { hotState: redis.hotState, eventBus: redis.eventBus }),
      liveStreams: environment.LIVE_STREAMS,
      tracing,
      setup,
      retentionMonths: environment.RETENTION_MONTHS,
      mailsGoOut: mailsGoOut(environment),
      followsFlights: environment.FLIGHTS !== "none",
      payments,
      gateways: {
        whatsapp: whatsappOf(environment),
        sms: smsOf(environment),
        webhook: environment.WEBHOOK_URL !== undefined,
      },
    });
    signal.throwIfAborted();
    await listen(app, environment);
    const jobs = await startJobs({
      app,
      database,
      secretKey,
      maps,
      environment,
      payProvider: payments.provider,
      positions: redis?.eventBus.positions ?? null,
    });
    sayWarnings(await setup.list(), say);
    return {
      address: addressOf(app, environment),
      stop: () => stop({ app, stores: [redis, replica, database], readiness, environment, jobs }),
    };
  } catch (error) {
    await redis?.close();
    await replica?.close();
    await database.close();
    throw error;
  }
}

/** Null without a Redis, whose code is then not loaded: each server counts for itself, and events cross through the database. */
async function shareInRedis(
  url: string | undefined,
  opening: Omit<RedisOpening, "url">,
): Promise<SharedInRedis | null> {
  if (url === undefined) return null;
  const { openRedis } = await import("./redis/open-redis.ts");
  return openRedis({ url, ...opening });
}

type Preparing = { environment: Environment; secretKey: SecretKey; say: Say };

/** Brings a database to where this version can work with it, or refuses it. Returns the maps over the import that it holds. */
async function prepare(db: Db, { environment, secretKey, say }: Preparing): Promise<CurrentMaps> {
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
async function atLeisure<T>(
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

async function watchSetup(environment: Environment, { db, say }: { db: Db; say: Say }): Promise<SetupWatch> {
  const builtFor = await readFile(path.join(WEB_DIRECTORY, "../.web-built-for"), "utf8").catch(() => null);
  const readCompany = async () => (await getCompany(db)).company;
  const pooled = await isBehindPooler(environment);
  return new SetupWatch({ environment, builtFor, isBehindPooler: pooled, readCompany, warn: say });
}

/** In one block, where whoever starts the server looks. */
function sayWarnings(warnings: readonly string[], say: Say): void {
  if (warnings.length > 0) say(["Half set up:", ...warnings.map((warning) => `  - ${warning}`)].join("\n"));
}

type Started = {
  app: FastifyInstance;
  database: DatabaseHandle;
  secretKey: SecretKey;
  maps: CurrentMaps;
  environment: Environment;
  payProvider: PayProvider | null;
  positions: SharedPositions | null;
};

/** The background jobs: offering rides, sending messages, forgetting what is no longer needed, keeping its database. */
async function startJobs(started: Started) {
  const { app, database, secretKey, maps, environment, payProvider, positions } = started;
  const { db, kind } = database;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, DATA_DIR: dataDirectory } = environment;
  const retention = async () => {
    const settings = { now: systemClock.now(), months: environment.RETENTION_MONTHS };
    return (await blankOldGuests(db, settings)).rides;
  };
  const upkeep =
    kind === "embedded"
      ? await startEmbeddedUpkeep({
          db,
          dataDirectory,
          log: app.log,
          retention,
          putMap: (file) => putMap(db, file),
        })
      : null;
  const jobs = await startBackgroundJobs({
    db,
    secrets: new ServerSecrets(db, secretKey),
    clock: systemClock,
    log: app.log,
    maps,
    flights: openFlights(environment),
    payProvider,
    positions,
    isDemo: environment.DEMO,
    settings: {
      publicUrl: publicUrlOf(app, environment),
      dataDirectory,
      smtpUrl: environment.SMTP_URL,
      mailFrom: environment.MAIL_FROM,
      webhook: url !== undefined && secret !== undefined ? { url, secret } : undefined,
      whatsapp: whatsappOf(environment),
      sms: smsOf(environment),
      retentionMonths: environment.RETENTION_MONTHS,
    },
  });
  return {
    async stop() {
      await jobs.stop();
      await upkeep?.stop();
    },
  };
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
  });
  if (seeding === "seeded") say("Filled the database with the company of the demo.");
  if (seeding === "refreshed") say("Brought the company of the demo up to today.");
}

function databaseStep({ DATABASE_URL, DATA_DIR }: Environment): string {
  return DATABASE_URL === undefined
    ? `Opening the embedded database in ${DATA_DIR}.`
    : `Opening the database at ${new URL(DATABASE_URL).host}.`;
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

type Running = {
  app: FastifyInstance;
  stores: readonly ({ close(): Promise<void> } | null)[];
  readiness: Readiness;
  environment: Environment;
  jobs: { stop(): Promise<void> };
};

/** Readiness goes first, then no new connection is taken, and what is under way is finished or, at the end, cut. */
async function stop({ app, stores, readiness, environment, jobs }: Running): Promise<void> {
  const startedAt = performance.now();
  readiness.stop();
  await wait(environment.NODE_ENV === "production" ? NOTICE_MS : 0);
  // A connection whose last answer goes out during the stop would otherwise be kept alive and waited for.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const patience = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  // In parallel, and each with a limit: a mail server or a database that hangs does not keep this process.
  await Promise.all([atMost(FINISH_MS + CUT_MS, app.close()), atMost(FINISH_MS, jobs.stop())]);
  clearInterval(sweep);
  clearTimeout(patience);
  const closed = Promise.all(stores.map((store) => store?.close()));
  await atMost(STOP_MS - (performance.now() - startedAt), closed);
}
