import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import { forgetOldSessions } from "../accounts/sessions/forget-old-sessions.ts";
import { checkBooksAtNight } from "../books/check-books.ts";
import type { Clock } from "../process/clock.ts";
import { getCompany } from "../company/company-profile.ts";
import { KEEP_CONTRACTS_EVERY_MS } from "../contracts/keep-contract.ts";
import type { Db } from "../database/connect.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import { LEARN_EVERY_MS, learnDemand } from "../demand/learn-demand.ts";
import { READ_SHIPS_EVERY_MS, SHIPS_REACH, readShipFeed } from "../demand/read-ship-feed.ts";
import { STAND_STILL_EVERY_MS, standStill } from "../demo/stand-still.ts";
import { PLAN_EVERY_MS, type DayPlanner } from "../dispatch/plan/day-planner.ts";
import { readAtOnceMinutes } from "../dispatch/plan/plan-settings.ts";
import type { FlightsPort } from "../flights/flight-board.ts";
import { FOLLOW_EVERY_MS, followFlights, forgetFlights } from "../flights/follow-flights.ts";
import { trimEventLog } from "../events/trim-event-log.ts";
import { forgetSavedResponses } from "../http/forget-saved-responses.ts";
import { createFileTransport } from "../notifications/file-transport.ts";
import { forgetCodes } from "../rides/booking/forget-codes.ts";
import { trimListChanges } from "../rides/reading/list-versions.ts";
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
import { cancelUnclaimed } from "../pay-links/cancel-unclaimed.ts";
import { waitForDeposits } from "../pay-links/wait-for-deposits.ts";
import type { PayProvider } from "../pay-links/pay-provider.ts";
import { remindOfStatements } from "../partners/remind-of-statement.ts";
import { tellOfPapers } from "../papers/tell-of-papers.ts";
import type { Maps } from "../places/build-maps.ts";
import { tripPictures } from "../places/picture/trip-pictures.ts";
import { forgetTexts } from "../radio/forget-radio.ts";
import { RING_EVERY_MS, ringForHelp } from "../radio/ring-for-help.ts";
import { forgetWaiting } from "../promises/waiting/forget-waiting.ts";
import { TELL_WAITING_EVERY_MS, tellWaiting } from "../promises/waiting/tell-waiting.ts";
import { mailWeeks } from "../reports/mail-week.ts";
import { blankOldGuests } from "../retention/blank-old-guests.ts";
import type { OwnWork } from "../own-work.ts";
import { NO_WALLETS, type Wallets } from "../wallet/open-wallets.ts";
import {
  FORGET_PASSES_EVERY_MS,
  UPDATE_PASSES_EVERY_MS,
  forgetPasses,
  updatePasses,
} from "../wallet/update-passes.ts";
import { atMost } from "../waiting/at-most.ts";
import { forgetWebhooks } from "../partners/webhooks/forget-webhooks.ts";
import { findPublicAddress } from "../partners/webhooks/public-address.ts";
import { openWebhookKeys } from "../partners/webhooks/webhook-keys.ts";
import { WebhookSender } from "../partners/webhooks/webhook-sender.ts";
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
  maps: Pick<Maps, "routes" | "places" | "drawTrip" | "tiles" | "credits">;
  settings: JobSettings;
  /** Where the airport's board comes from; null where the company follows no flights. */
  flights?: FlightsPort | null;
  /** The provider that takes payments by link; null where nobody does. */
  payProvider?: PayProvider | null;
  /** The certificates by which passes in wallets are told. */
  wallets?: Wallets;
  /** Keeps the plan of the day and tells drivers what is due. */
  planner?: DayPlanner | null;
  /** The work that is done with what the server's calls are made of. */
  ownWork?: OwnWork | null;
  /** The company is the demo's. */
  isDemo?: boolean;
};

/** How long a stop waits for what is being sent; what hangs longer is sent again by the next server. */
const STOP_PATIENCE_MS = 3 * SECOND_MS;

/** So long a receiver may take for its answer. */
const WEBHOOK_TIMEOUT_MS = 10 * SECOND_MS;

/** Starts all background jobs. The returned function stops them in order. */
export async function startBackgroundJobs(context: JobContext): Promise<{ stop(): Promise<void> }> {
  const outbox = await openOutbox(context);
  const webhooks = await openWebhooks(context);
  const scheduler = new Scheduler(backgroundJobs(context, { outbox, webhooks }), context.log);
  scheduler.start();
  return {
    async stop() {
      await atMost(STOP_PATIENCE_MS, Promise.allSettled([outbox.stop(), webhooks.stop(), scheduler.stop()]));
      await outbox.close();
      await context.planner?.stop();
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
    wallets = NO_WALLETS,
    planner = null,
    ownWork = null,
    isDemo = false,
  }: JobContext,
  { outbox, webhooks }: { outbox: OutboxWorker; webhooks: WebhookSender },
): Job[] {
  return [
    ...(planner === null
      ? []
      : [
          { name: "keep the plan of the day", everyMs: PLAN_EVERY_MS, run: () => planner.run() },
          {
            name: "tell who waits for a full time",
            everyMs: TELL_WAITING_EVERY_MS,
            run: () => tellWaiting({ db, planner, clock }),
          },
        ]),
    ...(ownWork === null
      ? []
      : [
          {
            name: "book the rides of contracts",
            everyMs: KEEP_CONTRACTS_EVERY_MS,
            atStart: true,
            run: () => ownWork.keepContracts(),
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
    ...(wallets.apple === null && wallets.google === null
      ? []
      : [
          {
            name: "update passes in wallets",
            everyMs: UPDATE_PASSES_EVERY_MS,
            run: () => updatePasses({ db, clock, wallets, publicUrl: settings.publicUrl, log }),
          },
        ]),
    {
      name: "forget passes in wallets",
      everyMs: FORGET_PASSES_EVERY_MS,
      run: () => forgetPasses({ db, wallets, now: clock.now() }),
    },
    {
      name: "end what no payment provider takes",
      everyMs: MINUTE_MS,
      run: () => cancelUnclaimed({ db, provider, now: clock.now() }),
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
    { name: "begin to send webhooks", everyMs: SECOND_MS, run: () => webhooks.begin() },
    { name: "forget webhooks", everyMs: HOUR_MS, run: () => forgetWebhooks(db, clock.now()) },
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
      name: "mail the week",
      everyMs: 10 * MINUTE_MS,
      atStart: true,
      run: () => mailWeeks(db, clock.now()),
    },
    { name: "check the books", everyMs: HOUR_MS, run: () => checkBooksAtNight(db, clock.now()) },
    {
      name: "remind of statements",
      everyMs: HOUR_MS,
      run: () => remindOfStatements(db, clock.now()),
    },
    {
      name: "tell of papers that run out",
      everyMs: HOUR_MS,
      atStart: true,
      run: () => tellOfPapers(db, clock.now()),
    },
    {
      name: "learn the demand of a week",
      everyMs: LEARN_EVERY_MS,
      atStart: true,
      run: async () => learnDemand(db, { now: clock.now(), atOnceMinutes: await readAtOnceMinutes(db) }),
    },
    {
      name: "read the ships",
      everyMs: READ_SHIPS_EVERY_MS,
      atStart: true,
      run: () => readShipFeed({ db, clock, places: maps.places, reach: SHIPS_REACH }),
    },
    { name: "trim events", everyMs: HOUR_MS, run: () => trimEventLog(db, clock.now()) },
    { name: "trim changes of lists", everyMs: HOUR_MS, run: () => trimListChanges(db, clock.now()) },
    {
      name: "forget answers",
      everyMs: HOUR_MS,
      run: () => forgetSavedResponses(db, clock.now()),
    },
    { name: "ring for help", everyMs: RING_EVERY_MS, run: () => ringForHelp(db, clock.now()) },
    { name: "forget texts", everyMs: HOUR_MS, run: () => forgetTexts(db, clock.now()) },
    { name: "forget who waited", everyMs: HOUR_MS, run: () => forgetWaiting(db, clock.now()) },
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

/** Sends to the systems of partners, on the internet alone. */
async function openWebhooks({ db, clock, log, secrets }: JobContext): Promise<WebhookSender> {
  const keys = await openWebhookKeys(secrets);
  const reach = { findAddress: (host: string) => findPublicAddress(host), timeoutMs: WEBHOOK_TIMEOUT_MS };
  return new WebhookSender({ db, clock, log, keys, reach });
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
