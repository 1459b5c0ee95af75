import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { hashPassword } from "./accounts/passwords.ts";
import { buildApp } from "./app.ts";
import { CannotStart } from "./cannot-start.ts";
import { systemClock } from "./clock.ts";
import type { DatabaseHandle, Db } from "./database/connect.ts";
import { startEmbeddedUpkeep } from "./database/embedded-upkeep.ts";
import { migrate } from "./database/migrate.ts";
import { openProductDatabase } from "./database/open-product-database.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { type Environment, urlHost } from "./environment.ts";
import { Readiness } from "./health/readiness.ts";
import { startHouseJobs } from "./jobs/house-jobs.ts";
import { type Maps, buildMaps } from "./places/build-maps.ts";
import { type CurrentMaps, openCurrentMaps } from "./places/current-maps.ts";

export type RunningProduct = {
  /** Where it really listens, which differs from PUBLIC_URL behind a proxy and with port 0. */
  readonly address: string;
  stop(): Promise<void>;
};

/** Says one step of the start to whoever watches. */
export type Say = (step: string) => void;

/** The built web, seen from the bundle in dist/server or from the sources. */
const WEB_DIRECTORY = path.resolve(
  import.meta.dirname,
  path.basename(path.dirname(import.meta.dirname)) === "dist" ? "../web" : "../dist/web",
);

/** A load balancer needs a moment to hear that this server wants no more; with what follows it is under 10 s. */
const NOTICE_MS = 2_000;
const FINISH_MS = 6_000;
const SWEEP_MS = 50;

/** Opens the database, brings it up to date, and listens. */
export async function startProduct(environment: Environment, say: Say): Promise<RunningProduct> {
  say(databaseStep(environment));
  const database = await openProductDatabase(environment, { watched: true });
  try {
    const applied = await migrate(database.db);
    if (applied.length > 0) say(`Brought the database up to date: ${applied.join(", ")}.`);
    const maps = mapsOf(environment);
    if (environment.DEMO)
      await fillDemo(database.db, { environment, routes: ownRoutes(maps, environment), say });
    const readiness = new Readiness();
    const app = await buildApp({
      database,
      clock: systemClock,
      maps,
      publicUrl: environment.PUBLIC_URL,
      trustedProxies: environment.TRUSTED_PROXIES,
      logLevel: environment.LOG_LEVEL,
      demo: environment.DEMO,
      googleMapsBrowserKey: environment.GOOGLE_MAPS_BROWSER_KEY,
      webDirectory: WEB_DIRECTORY,
      readiness,
    });
    await listen(app, environment);
    const jobs = await startJobs({ app, database, maps, environment });
    return {
      address: addressOf(app, environment),
      stop: () => stop({ app, database, readiness, environment, jobs }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Started = {
  app: FastifyInstance;
  database: DatabaseHandle;
  maps: CurrentMaps;
  environment: Environment;
};

/** What the house does by itself: offering rides, sending messages, forgetting what is no longer needed, keeping its database. */
async function startJobs({ app, database, maps, environment }: Started) {
  const { db, kind } = database;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, DATA_DIR: dataDirectory } = environment;
  const upkeep = kind === "embedded" ? await startEmbeddedUpkeep({ db, dataDirectory, log: app.log }) : null;
  const jobs = await startHouseJobs({
    db,
    clock: systemClock,
    log: app.log,
    maps,
    settings: {
      publicUrl: publicUrlOf(app, environment),
      dataDirectory,
      smtpUrl: environment.SMTP_URL,
      mailFrom: environment.MAIL_FROM,
      webhook: url !== undefined && secret !== undefined ? { url, secret } : undefined,
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

type Filling = { environment: Environment; routes: Maps["routes"]; say: Say };

async function fillDemo(db: Db, { environment, routes, say }: Filling): Promise<void> {
  const seeding = await seedDemo(db, {
    now: systemClock.now(),
    password: environment.DEMO_PASSWORD,
    hashPassword,
    routes,
  });
  if (seeding === "seeded") say("Filled the database with the company of the demo.");
  if (seeding === "refreshed") say("Brought the company of the demo up to today.");
}

/** The demo is told over our own roads: no map service is asked for hundreds of trips while the product starts. */
function ownRoutes(maps: Maps, { DATA_DIR: dataDir }: Environment): Maps["routes"] {
  return maps.provider === "embedded" ? maps.routes : buildMaps({ provider: "embedded", dataDir }).routes;
}

function databaseStep({ DATABASE_URL, DATA_DIR }: Environment): string {
  return DATABASE_URL === undefined
    ? `Opening the embedded database in ${DATA_DIR}.`
    : `Opening the database at ${new URL(DATABASE_URL).host}.`;
}

function mapsOf(environment: Environment): CurrentMaps {
  return openCurrentMaps({
    provider: environment.MAPS,
    photonUrl: environment.PHOTON_URL,
    nominatimUrl: environment.NOMINATIM_URL,
    osrmUrl: environment.OSRM_URL,
    googleKey: environment.GOOGLE_MAPS_KEY,
    dataDir: environment.DATA_DIR,
  });
}

async function listen(app: FastifyInstance, { HOST, PORT }: Environment): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      throw new CannotStart(
        `Port ${PORT} on ${HOST} is taken by another program. Stop it, or choose another: PORT=8081 npm start`,
      );
    }
    if (code === "EACCES") throw new CannotStart(`Port ${PORT} needs more rights than this user has.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new CannotStart(`HOST ${HOST} is not an address of this machine.`);
    }
    throw error;
  }
}

/** Where links in messages lead; where any free port would do, the one that was taken. */
function publicUrlOf(app: FastifyInstance, environment: Environment): string {
  const { PUBLIC_URL: url, PORT } = environment;
  return PORT === 0 && url.endsWith(":0") ? addressOf(app, environment) : url;
}

function addressOf(app: FastifyInstance, { HOST, PORT }: Environment): string {
  const bound = app.server.address();
  const port = bound !== null && typeof bound === "object" ? bound.port : PORT;
  return `http://${urlHost(HOST)}:${port}`;
}

type Running = {
  app: FastifyInstance;
  database: DatabaseHandle;
  readiness: Readiness;
  environment: Environment;
  jobs: { stop(): Promise<void> };
};

/** Readiness goes first, then no new connection is taken, and what is under way is finished or, at the end, cut. */
async function stop({ app, database, readiness, environment, jobs }: Running): Promise<void> {
  readiness.stop();
  await wait(environment.NODE_ENV === "production" ? NOTICE_MS : 0);
  // A connection whose last answer goes out during the stop would otherwise be kept alive and waited for.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const patience = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(patience);
  await jobs.stop();
  await database.close();
}
