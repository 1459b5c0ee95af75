import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { forgetOldSessions } from "../accounts/forget-old-sessions.ts";
import type { Clock } from "../clock.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Db } from "../database/connect.ts";
import { AUTO_ASSIGN_EVERY_MS, runAutoAssign } from "../dispatch/run-auto-assign.ts";
import { trimEvents } from "../events/events.queries.ts";
import { forgetAnswersBefore } from "../http/idempotency.queries.ts";
import { createFileTransport } from "../notifications/file-transport.ts";
import { forgetFinished } from "../notifications/outbox.queries.ts";
import { OutboxWorker } from "../notifications/outbox-worker.ts";
import { getPushKeys } from "../notifications/push-keys.ts";
import { createPushTransport } from "../notifications/push-transport.ts";
import { createSmtpTransport } from "../notifications/smtp-transport.ts";
import { createWebhookTransport } from "../notifications/webhook-transport.ts";
import type { CurrentMaps } from "../places/current-maps.ts";
import { blankOldGuests } from "../retention/blank-old-guests.ts";
import { type Job, Scheduler } from "./scheduler.ts";

export type JobSettings = {
  readonly publicUrl: string;
  readonly dataDirectory: string;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
  readonly retentionMonths: number;
};

export type JobHouse = {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  maps: Pick<CurrentMaps, "routes" | "renew">;
  settings: JobSettings;
};

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** Whoever imported a map finds it in use within so long. */
const MAP_LOOK_EVERY_MS = 10 * SECOND_MS;
/** A reader who was away longer than this reads everything again. */
const EVENTS_KEPT_MS = 2 * DAY_MS;
const ANSWERS_KEPT_MS = DAY_MS;
/** Long enough to look into a complaint. */
const SENT_MESSAGES_KEPT_MS = 30 * DAY_MS;

/** Starts everything the house does by itself. What it returns stops it in order. */
export async function startHouseJobs(house: JobHouse): Promise<{ stop(): Promise<void> }> {
  const outbox = await openOutbox(house);
  const scheduler = new Scheduler(houseJobs(house, outbox), house.log);
  scheduler.start();
  return {
    async stop() {
      await scheduler.stop();
      await outbox.close();
    },
  };
}

/** Each job with its interval. */
export function houseJobs({ db, clock, log, maps, settings }: JobHouse, outbox: OutboxWorker): Job[] {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  return [
    {
      name: "offer due rides",
      everyMs: AUTO_ASSIGN_EVERY_MS,
      run: () => runAutoAssign({ db, routes: maps.routes, now: clock.now() }),
    },
    { name: "send messages", everyMs: SECOND_MS, run: () => outbox.sendDue() },
    {
      name: "blank old guests",
      everyMs: 6 * HOUR_MS,
      run: () => blankOldGuests(db, { now: clock.now(), months: settings.retentionMonths }),
    },
    {
      name: "follow the imported map",
      everyMs: MAP_LOOK_EVERY_MS,
      run: async () => {
        if (maps.renew()) log.info("put a newly imported map into use");
      },
    },
    { name: "trim events", everyMs: HOUR_MS, run: () => trimEvents(db, ago(EVENTS_KEPT_MS)) },
    { name: "forget answers", everyMs: HOUR_MS, run: () => forgetAnswersBefore(db, ago(ANSWERS_KEPT_MS)) },
    { name: "forget sessions", everyMs: HOUR_MS, run: () => forgetOldSessions(db, clock.now()) },
    {
      name: "forget sent messages",
      everyMs: HOUR_MS,
      run: () => forgetFinished(db, ago(SENT_MESSAGES_KEPT_MS)),
    },
  ];
}

/** The outbox with the ways out that the environment gives it. */
async function openOutbox({ db, clock, log, settings }: JobHouse): Promise<OutboxWorker> {
  const { smtpUrl, mailFrom, webhook, publicUrl, dataDirectory } = settings;
  const sender = async () => {
    const { company } = await getCompany(db);
    return mailFrom ?? `${company.name} <${company.email}>`;
  };
  return new OutboxWorker({
    db,
    clock,
    log,
    publicUrl,
    transports: {
      email: smtpUrl
        ? createSmtpTransport({ url: smtpUrl, sender })
        : createFileTransport(path.join(dataDirectory, "outbox")),
      push: createPushTransport({
        db,
        clock,
        keys: await getPushKeys(db),
        contact: async () => (await getCompany(db)).company.email,
      }),
      webhook: webhook ? createWebhookTransport({ ...webhook, clock }) : null,
    },
  });
}
