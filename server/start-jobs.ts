import type { FastifyInstance } from "fastify";
import { noteBackupTry } from "./backups/note-backup-try.ts";
import type { DatabaseHandle } from "./database/connect.ts";
import type { SecretKey } from "./database/secret-key.ts";
import { ServerSecrets } from "./database/server-secrets.ts";
import type { DayPlanner } from "./dispatch/plan/day-planner.ts";
import type { Environment } from "./environment/environment.ts";
import { smsOf, whatsappOf } from "./environment/phone-gateways.ts";
import { openFlights } from "./flights/open-flights.ts";
import { startBackgroundJobs } from "./jobs/background-jobs.ts";
import { startEmbeddedUpkeep } from "./jobs/embedded-upkeep.ts";
import type { PayProvider } from "./pay-links/pay-provider.ts";
import type { CurrentMaps } from "./places/current-maps.ts";
import { putMap } from "./places/import/store-import.ts";
import { systemClock } from "./process/clock.ts";
import { blankOldGuests } from "./retention/blank-old-guests.ts";
import type { Wallets } from "./wallet/open-wallets.ts";
import { publicUrlOf } from "./start-up/listen.ts";

type Started = {
  app: FastifyInstance;
  database: DatabaseHandle;
  secretKey: SecretKey;
  maps: CurrentMaps;
  environment: Environment;
  payProvider: PayProvider | null;
  wallets: Wallets;
  planner: DayPlanner;
};

/** The background jobs: offering rides, sending messages, forgetting what is no longer needed, keeping its database. */
export async function startJobs(started: Started) {
  const { app, database, secretKey, maps, environment, payProvider, wallets, planner } = started;
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
          noteTry: (tried) => noteBackupTry(db, tried),
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
    wallets,
    planner,
    ownWork: app.ownWork,
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
