import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildApp } from "./app.ts";
import { backupsOf } from "./backups/backup-process.ts";
import { getCompany } from "./company/company-profile.ts";
import type { Db } from "./database/connect.ts";
import { openProductDatabase } from "./database/open-product-database.ts";
import { isBehindPooler } from "./database/pooler.ts";
import { openReplica } from "./database/replica/open-replica.ts";
import type { Replica } from "./database/replica/replica.ts";
import { readSecretKey } from "./database/secret-key.ts";
import { ServerSecrets } from "./database/server-secrets.ts";
import { openDayPlanner } from "./dispatch/plan/day-planner.ts";
import type { Environment } from "./environment/environment.ts";
import { smsOf, whatsappOf } from "./environment/phone-gateways.ts";
import { NewestPositions } from "./events/positions/newest-positions.ts";
import { PositionLane } from "./events/positions/position-lane.ts";
import { openFlights } from "./flights/open-flights.ts";
import { Readiness } from "./health/readiness.ts";
import { SetupWatch, mailsGoOut } from "./health/setup-warnings.ts";
import { openPayProvider } from "./pay-links/open-pay-provider.ts";
import { atLeisure, prepareDatabase } from "./prepare-database.ts";
import { systemClock } from "./process/clock.ts";
import type { RedisOpening, SharedInRedis } from "./redis/open-redis.ts";
import { startJobs } from "./start-jobs.ts";
import { addressOf, listen } from "./start-up/listen.ts";
import { stopProduct } from "./stop-product.ts";
import { openWallets } from "./wallet/open-wallets.ts";
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

/** The thread that plans, beside the bundle; from the sources, plans are worked out where they are asked for. */
const PLAN_SCRIPT = import.meta.url.endsWith(".ts")
  ? undefined
  : new URL("./plan-worker.js", import.meta.url);

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
    const maps = await atLeisure(environment, database, (db) =>
      prepareDatabase(db, { environment, secretKey, say }),
    );
    signal.throwIfAborted();
    const readiness = new Readiness();
    const secrets = new ServerSecrets(database.db, secretKey);
    redis = await shareInRedis(environment.REDIS_URL, { database, secrets, clock: systemClock, say });
    const trialKey = await secrets.get("trial_payments");
    const payments = openPayProvider(environment, trialKey.toString("base64url"));
    const wallets = await openWallets(environment, systemClock);
    const setup = await watchSetup(environment, { db: database.db, say });
    const lane = new PositionLane(() => systemClock.now().getTime());
    const planner = openDayPlanner({
      db: database.db,
      clock: systemClock,
      positions: new NewestPositions(lane),
      maps,
      script: PLAN_SCRIPT,
    });
    const app = await buildApp({
      database,
      planner,
      lane,
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
      ...(redis && { limits: redis.limits, eventBus: redis.eventBus, moves: redis.moves }),
      liveStreams: environment.LIVE_STREAMS,
      tracing,
      setup,
      retentionMonths: environment.RETENTION_MONTHS,
      mailsGoOut: mailsGoOut(environment),
      flights: openFlights(environment),
      payments,
      wallets,
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
      wallets,
      planner,
    });
    sayWarnings(await setup.list(), say);
    return {
      address: addressOf(app, environment),
      stop: () => stopProduct({ app, stores: [redis, replica, database], readiness, environment, jobs }),
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

function databaseStep({ DATABASE_URL, DATA_DIR }: Environment): string {
  return DATABASE_URL === undefined
    ? `Opening the embedded database in ${DATA_DIR}.`
    : `Opening the database at ${new URL(DATABASE_URL).host}.`;
}
