import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../contract/time-units.ts";
import { forgetOldSessions } from "../accounts/sessions/forget-old-sessions.ts";
import type { Clock } from "../process/clock.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Db } from "../database/connect.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import { STAND_STILL_EVERY_MS, standStill } from "../demo/stand-still.ts";
import { AUTO_ASSIGN_EVERY_MS, runAutoAssign } from "../dispatch/run-auto-assign.ts";
import type { FlightsPort } from "../flights/flight-board.ts";
import { FOLLOW_EVERY_MS, followFlights, forgetFlights } from "../flights/follow-flights.ts";
import { trimEventLog } from "../events/trim-event-log.ts";
import { forgetSavedResponses } from "../http/forget-saved-responses.ts";
import { createFileTransport } from "../notifications/file-transport.ts";
import { forgetCodes } from "../rides/booking/forget-codes.ts";
import { forgetSentNotifications } from "../notifications/forget-sent-notifications.ts";
import { CHANNELS, OutboxWorker } from "../notifications/outbox-worker.ts";
import { getPushKeys } from "../notifications/push-keys.ts";
import { createPushTransport } from "../notifications/push-transport.ts";
import { createSmtpTransport } from "../notifications/smtp-transport.ts";
import { SMS_REPORTS_PATH } from "../notifications/phone/gateways.routes.ts";
import { type Gateway, createPhoneTransport } from "../notifications/phone/phone-transport.ts";
import { createSmsGateway } from "../notifications/phone/sms-gateway.ts";
import { createWhatsappGateway } from "../notifications/phone/whatsapp-gateway.ts";
import { remindPassengers } from "../notifications/remind-passengers.ts";
import { createWebhookTransport } from "../notifications/webhook-transport.ts";
import { FOLLOW_PAY_LINKS_EVERY_MS, followPayLinks } from "../pay-links/follow-pay-links.ts";
import { endWhatNobodyTakes } from "../pay-links/end-what-nobody-takes.ts";
import { waitForDeposits } from "../pay-links/wait-for-deposits.ts";
import type { PayProvider } from "../pay-links/pay-provider.ts";
import { tellOfPapers } from "../papers/tell-of-papers.ts";
import type { Maps } from "../places/build-maps.ts";
import { tripPictures } from "../places/picture/trip-pictures.ts";
import { blankOldGuests } from "../retention/blank-old-guests.ts";
import { atMost } from "../waiting/at-most.ts";
import { KEEP_POSITIONS_EVERY_MS, keepPositions } from "../drivers/keep-positions.ts";
import { NewestPositions } from "../events/positions/newest-positions.ts";
import type { SharedPositions } from "../events/positions/shared-positions.ts";
import { type Job, Scheduler } from "./scheduler.ts";

type JobSettings = {
  readonly publicUrl: string;
  readonly dataDirectory: string;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
  readonly whatsapp?: { readonly url: string; readonly phoneId: string; readonly token: string } | undefined;
  readonly sms?:
    | { readonly url: string; readonly user: string; readonly password: string; readonly from: string }
    | undefined;
  readonly retentionMonths: number;
};

export type JobContext = {
  db: Db;
  secrets: ServerSecrets;
  clock: Clock;
  log: FastifyBaseLogger;
  maps: Pick<Maps, "routes" | "drawTrip" | "tiles" | "credits">;
  settings: JobSettings;
  /** Positions that are not in the database yet; null where all are. */
  positions?: SharedPositions | null;
  /** Where the airport's board comes from; null where the company follows no flights. */
  flights?: FlightsPort | null;
  /** Who takes payments by link; null where nobody does. */
  payProvider?: PayProvider | null;
  /** The company is the demo's. */
  isDemo?: boolean;
};

/** How long a stop waits for what is being sent; what hangs longer is sent again by the next server. */
const STOP_PATIENCE_MS = 3 * SECOND_MS;

/** Starts all background jobs. The returned function stops them in order. */
export async function startBackgroundJobs(context: JobContext): Promise<{ stop(): Promise<void> }> {
  const outbox = await openOutbox(context);
  const scheduler = new Scheduler(backgroundJobs(context, outbox), context.log);
  scheduler.start();
  return {
    async stop() {
      await atMost(STOP_PATIENCE_MS, Promise.allSettled([outbox.stop(), scheduler.stop()]));
      await outbox.close();
    },
  };
}

/** Each job with its interval. */
export function backgroundJobs(
  {
    db,
    clock,
    log,
    maps,
    settings,
    flights = null,
    payProvider: provider = null,
    positions = null,
    isDemo = false,
  }: JobContext,
  outbox: OutboxWorker,
): Job[] {
  return [
    {
      name: "offer due rides",
      everyMs: AUTO_ASSIGN_EVERY_MS,
      run: () =>
        runAutoAssign({
          db,
          routes: maps.routes,
          now: clock.now(),
          positions: new NewestPositions(positions),
        }),
    },
    ...(positions === null
      ? []
      : [
          {
            name: "write positions to the database",
            everyMs: KEEP_POSITIONS_EVERY_MS,
            run: () => keepPositions({ db, positions, now: clock.now() }),
          },
        ]),
    ...(isDemo
      ? [
          {
            name: "keep the demo's drivers on the map",
            everyMs: STAND_STILL_EVERY_MS,
            // The demo of this morning is started again in the afternoon.
            atStart: true,
            run: () => standStill(db, clock.now()),
          },
        ]
      : []),
    ...(flights === null
      ? []
      : [
          {
            name: "follow flights",
            everyMs: FOLLOW_EVERY_MS,
            run: () => followFlights({ db, flights, now: clock.now(), log }),
          },
        ]),
    ...(provider === null
      ? []
      : [
          {
            name: "follow payments by link",
            everyMs: FOLLOW_PAY_LINKS_EVERY_MS,
            run: () => followPayLinks({ db, provider, clock, publicUrl: settings.publicUrl, log }),
          },
        ]),
    {
      name: "end what no payment provider takes",
      everyMs: MINUTE_MS,
      run: () => endWhatNobodyTakes({ db, provider, now: clock.now() }),
    },
    {
      name: "wait for deposits",
      // Without a provider no ride waits any more, but for those of a server that had one.
      everyMs: provider === null ? MINUTE_MS : FOLLOW_PAY_LINKS_EVERY_MS,
      run: () => waitForDeposits({ db, provider, clock, log }),
    },
    { name: "forget flights", everyMs: HOUR_MS, run: () => forgetFlights(db, clock.now()) },
    // A job for each channel: a mail server that hangs delays neither push nor phone messages.
    ...CHANNELS.map((channel) => ({
      name: `send ${channel}`,
      everyMs: SECOND_MS,
      run: () => outbox.sendDueOf(channel),
    })),
    {
      name: "blank old guests",
      everyMs: 6 * HOUR_MS,
      // A server that is restarted oftener than that would never come to it.
      atStart: true,
      run: async () => {
        const months = settings.retentionMonths;
        const blanked = await blankOldGuests(db, { now: clock.now(), months });
        log.info({ ...blanked, months }, "blanked old guests");
      },
    },
    {
      name: "remind passengers",
      everyMs: MINUTE_MS,
      run: () => remindPassengers(db, clock.now()),
    },
    {
      name: "tell of papers that run out",
      everyMs: HOUR_MS,
      atStart: true,
      run: () => tellOfPapers(db, clock.now()),
    },
    { name: "trim events", everyMs: HOUR_MS, run: () => trimEventLog(db, clock.now()) },
    {
      name: "forget answers",
      everyMs: HOUR_MS,
      run: () => forgetSavedResponses(db, clock.now()),
    },
    { name: "forget codes", everyMs: HOUR_MS, run: () => forgetCodes(db, clock.now()) },
    { name: "forget sessions", everyMs: HOUR_MS, run: () => forgetOldSessions(db, clock.now()) },
    {
      name: "forget sent messages",
      everyMs: HOUR_MS,
      run: () => forgetSentNotifications(db, clock.now()),
    },
  ];
}

/** Every way to a phone that the environment configures; null where there is none. */
function phoneTransportOf({ db, clock, settings }: Pick<JobContext, "db" | "clock" | "settings">) {
  const { webhook, whatsapp, sms, publicUrl } = settings;
  const gateways: Gateway[] = [
    ...(whatsapp ? [createWhatsappGateway(whatsapp)] : []),
    ...(sms ? [createSmsGateway({ ...sms, reportsTo: `${publicUrl}${SMS_REPORTS_PATH}` })] : []),
    ...(webhook
      ? [{ name: "webhook" as const, send: createWebhookTransport({ ...webhook, clock }).send }]
      : []),
  ];
  return gateways.length > 0 ? createPhoneTransport({ db, clock, gateways }) : null;
}

/** The outbox with the transports that the environment configures. */
async function openOutbox({ db, secrets, clock, log, maps, settings }: JobContext): Promise<OutboxWorker> {
  const { smtpUrl, mailFrom, publicUrl, dataDirectory } = settings;
  const sender = async () => {
    const { company } = await getCompany(db);
    return mailFrom ?? `${company.name} <${company.email}>`;
  };
  return new OutboxWorker({
    db,
    clock,
    log,
    publicUrl,
    pictures: {
      drawTrip: tripPictures(maps),
      get credits() {
        return maps.credits;
      },
    },
    transports: {
      email: smtpUrl
        ? createSmtpTransport({ url: smtpUrl, sender })
        : createFileTransport(path.join(dataDirectory, "outbox")),
      push: createPushTransport({
        db,
        clock,
        keys: await getPushKeys(secrets),
        contact: async () => (await getCompany(db)).company.email,
      }),
      phone: phoneTransportOf({ db, clock, settings }),
    },
  });
}
