import Fastify, { type FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import { Registry } from "prom-client";
import { ALL_ENDPOINTS } from "../contract/all-endpoints.ts";
import { curacaoDate } from "../contract/curacao-time.ts";
import { accountsRoutes, openAccounts } from "./accounts/accounts.routes.ts";
import { confirmPassword } from "./accounts/signing-in/confirm-password.ts";
import { leaksKnownBy } from "./accounts/passwords/leaked-passwords.ts";
import { openAuthentication } from "./accounts/sessions/authenticate.ts";
import { createSessionChecks } from "./accounts/sessions/live-sessions.ts";
import { BackupRuns, type BackupSettings } from "./backups/backup-runs.ts";
import { backupsRoutes } from "./backups/backups.routes.ts";
import { NO_BACKUPS } from "./backups/no-backups.ts";
import type { PartnerNamed } from "../contract/partners/ride-partner.ts";
import type { Clock } from "./process/clock.ts";
import { serveSecurityTxt } from "./company/security-txt.ts";
import { companyRoutes } from "./company/company.routes.ts";
import type { DatabaseHandle } from "./database/connect.ts";
import type { Replica } from "./database/replica/replica.ts";
import { ServerSecrets } from "./database/server-secrets.ts";
import type { SecretKey } from "./database/secret-key.ts";
import { dispatchRoutes } from "./dispatch/dispatch.routes.ts";
import { driversRoutes } from "./drivers/drivers.routes.ts";
import { readDriver } from "./drivers/read-driver.ts";
import type { EventBus } from "./events/bus/event-bus.ts";
import { NoticeEventBus } from "./events/bus/notice-event-bus.ts";
import { EventFeed } from "./events/event-feed.ts";
import { NewestPositions } from "./events/positions/newest-positions.ts";
import { eventsRoutes } from "./events/events.routes.ts";
import { LiveStreams } from "./events/live-streams.ts";
import { faresRoutes } from "./fares/fares.routes.ts";
import { priceMoment } from "./fares/price-moment.ts";
import { PriceRules } from "./fares/price-rules.ts";
import { Quotes } from "./fares/quotes.ts";
import { getTariffOf } from "./fares/tariff-in-force.ts";
import { tariffsRoutes } from "./fares/tariffs.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { machineRoutes } from "./health/machine.routes.ts";
import { DiskWatch } from "./health/disk-watch.ts";
import { Readiness } from "./health/readiness.ts";
import type { SetupWatch } from "./health/setup-warnings.ts";
import {
  type AnswerPage,
  answerUnreadable,
  isOfApi,
  refuseUndescribed,
  refuseUnknown,
} from "./http/unknown-calls.ts";
import type { SignedIn } from "./http/caller.ts";
import { logsRequestsTo, openLog } from "./http/logging.ts";
import { serveApiDocs } from "./http/serve-api-docs.ts";
import { RateLimits } from "./http/rate-limits.ts";
import type { HotState } from "./hot-state/hot-state.ts";
import { MemoryHotState } from "./hot-state/memory-hot-state.ts";
import { installBodyParser } from "./http/body-parser.ts";
import { tellWhenOver } from "./http/request-lines.ts";
import { installErrorAnswers, refuseGarbage } from "./http/respond.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createServe } from "./http/serve.ts";
import { messagesRoutes } from "./messages/messages.routes.ts";
import { notificationsRoutes } from "./notifications/notifications.routes.ts";
import { type PhoneGateways, gatewaysRoutes, namesOf } from "./notifications/phone/gateways.routes.ts";
import { getPushKeys } from "./notifications/push-keys.ts";
import { RequestMetrics } from "./metrics/request-metrics.ts";
import { openServerMetrics } from "./metrics/server-metrics.ts";
import type { CurrentMaps } from "./places/current-maps.ts";
import { FollowImports } from "./places/import/follow-imports.ts";
import { tripPictures } from "./places/picture/trip-pictures.ts";
import { reportsRoutes } from "./reports/reports.routes.ts";
import { CompanyPlaces } from "./places/desk/company-places.ts";
import { deskPlacesRoutes } from "./places/desk/desk-places.routes.ts";
import { papersRoutes } from "./papers/papers.routes.ts";
import { getPartnerTerms, getPayingPartner, readFrameOrigins } from "./partners/book-on-account.ts";
import { partnersRoutes } from "./partners/partners.routes.ts";
import type { PayProviders } from "./pay-links/open-pay-provider.ts";
import { payLinksRoutes } from "./pay-links/pay-links.routes.ts";
import { providerNoticesRoutes, trialPageRoutes } from "./pay-links/provider-notices.routes.ts";
import { paymentsRoutes } from "./payments/payments.routes.ts";
import { placesRoutes } from "./places/places.routes.ts";
import { tilesRoutes } from "./places/tiles/tiles.routes.ts";
import { getCompany } from "./company/company-profile.ts";
import { openWhenOf, readAllTexts, readOpenWhen } from "./site-texts/read-site-texts.ts";
import { siteTextsRoutes } from "./site-texts/site-texts.routes.ts";
import { CompanyInPages } from "./web-files/company-in-pages.ts";
import { serveWebFile } from "./web-files/serve-web-files.ts";
import { readWebFiles } from "./web-files/web-files.ts";
import { retentionRoutes } from "./retention/retention.routes.ts";
import { rideArchiveRoutes } from "./rides/archive/ride-archive.routes.ts";
import { readRideForMany } from "./rides/find-visible-ride.ts";
import { getTrackedRide } from "./rides/tracking/track-ride.ts";
import type { EventSubjects } from "./events/event-subjects.ts";
import { getRideByCode } from "./rides/get-ride.ts";
import { settlementsRoutes } from "./settlements/settlements.routes.ts";
import { rideStepsRoutes } from "./rides/steps/ride-steps.routes.ts";
import { ridesRoutes } from "./rides/rides.routes.ts";
import { trackingRoutes } from "./rides/tracking/tracking.routes.ts";
import { dataExportRoutes } from "./staff/data-export/data-export.routes.ts";
import { dataImportRoutes } from "./staff/data-import/data-import.routes.ts";
import { inboxRoutes } from "./staff/inbox.routes.ts";
import { peopleRoutes } from "./staff/people.routes.ts";
import { ridersRoutes } from "./staff/riders.routes.ts";
import type { Tracing } from "./tracing/tracing.ts";
import { WebErrors } from "./web-errors/web-errors.ts";
import { webErrorsRoutes } from "./web-errors/web-errors.routes.ts";

export type AppDependencies = {
  database: DatabaseHandle;
  /** A streaming replica of the database, for what may be a little old. */
  replica?: Replica | null;
  clock: Clock;
  maps: CurrentMaps;
  /** Where the product is reached from outside, without a trailing slash. */
  publicUrl: string;
  trustedProxies: readonly string[];
  /** Opens the keys that the company's servers share. */
  secretKey: SecretKey;
  logLevel: string;
  /** This is a demonstration, and the pages may show its sign-ins. */
  demo?: boolean;
  /** The key that browsers may see, for Google's map in the place of ours. */
  googleMapsBrowserKey?: string | undefined;
  /** The folder of the built web; without it the API is served alone. */
  webDirectory?: string;
  /** A service that knows leaked passwords. */
  leakedPasswordsUrl?: string | undefined;
  readiness?: Readiness;
  /** Limits and tries of passwords; without it in this server's memory. */
  hotState?: HotState;
  /** How events come from other servers; without it by the database's notices. */
  eventBus?: EventBus;
  /** How backups are made from the office; without it each says that it can't. */
  backups?: BackupSettings;
  /** Where an embedded database lives, to see its disk fill up. */
  dataDirectory?: string | undefined;
  /** Lists what is not fully set up. */
  setup?: SetupWatch;
  /** For how long guests are kept. */
  retentionMonths: number;
  /** Whether mails reach people; where not, the office answers from a mail program of its own. */
  mailsGoOut?: boolean;
  /** Pickups follow the passengers' flights. */
  followsFlights?: boolean;
  /** What the company has to reach a phone with, and what proves that a report comes from there. */
  gateways?: PhoneGateways;
  /** Who takes payments by link. */
  payments?: PayProviders;
  /** Tells a collector of every request. */
  tracing?: Tracing | null;
  /** How often a live stream sends a heartbeat; the contract's ten seconds unless a test cannot wait. */
  heartbeatMs?: number;
  /** How long a request may take to arrive; 15 seconds unless a test cannot wait. */
  arrivalMs?: number;
  /** How many live streams may be open at this server. */
  liveStreams?: number;
  /** Widens the limits per address; 1 in the product. */
  limitFactor?: number;
  /** Where log lines go; standard output unless a test listens. */
  logTo?: DestinationStream;
};

/** How long a request may take to arrive, and how often that is looked at: together under 20 seconds. */
const REQUEST_ARRIVAL_MS = 15_000;
const LOOK_EVERY_MS = 3_000;
const BODY_LIMIT_BYTES = 64 * 1024;

/** Puts the whole server together. Everything that runs is wired here. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, clock, publicUrl, leakedPasswordsUrl } = dependencies;
  const { gateways = {}, followsFlights = false, replica = null } = dependencies;
  const { provider, trials } = dependencies.payments ?? { provider: null, trials: null };
  const { hotState = new MemoryHotState(clock), eventBus = new NoticeEventBus(database) } = dependencies;
  const { db } = database;
  const headers = securityHeaders({
    https: publicUrl.startsWith("https:"),
    googleMaps: dependencies.googleMapsBrowserKey !== undefined,
  });
  const limits = new RateLimits(hotState, dependencies.limitFactor);
  const webFiles = dependencies.webDirectory === undefined ? null : readWebFiles(dependencies.webDirectory);
  const pages = new CompanyInPages({
    readCompany: async () => {
      const { company } = await getCompany(db);
      return followsFlights ? { ...company, follows_flights: true } : company;
    },
    readTariff: async () => (await getTariffOf(db, curacaoDate(clock.now()))).tariff,
    readTexts: () => readAllTexts(db),
    openWhenOf,
    clock,
  });
  const answerPage: AnswerPage | null =
    webFiles &&
    ((request, reply) =>
      serveWebFile(
        { files: webFiles, pages, limits, readFrameOrigins: (code) => readFrameOrigins(db, code) },
        request,
        reply,
      ));
  const { arrivalMs = REQUEST_ARRIVAL_MS } = dependencies;
  const registry = new Registry();
  const requests = new RequestMetrics(registry);
  const log = openLog(dependencies);
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    // A request that does not arrive in full is cut off; an answer, such as a stream, may take its time.
    requestTimeout: arrivalMs,
    http: { headersTimeout: arrivalMs, connectionsCheckingInterval: Math.min(arrivalMs, LOOK_EVERY_MS) },
    trustProxy: dependencies.trustedProxies.length > 0 ? [...dependencies.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 255 },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: "idle",
    // During the stop, requests on open connections are still answered: readiness already reports the stop.
    return503OnClosing: false,
    clientErrorHandler: refuseGarbage,
    frameworkErrors: (error, request, reply) => {
      tellWhenOver(request, reply, requests);
      answerUnreadable(error, request, reply.headers(headers.ofPages), answerPage);
    },
    ...logsRequestsTo(log),
  });
  app.log = log;
  dependencies.tracing?.follow(app);
  const setup = dependencies.setup ?? null;
  app.addHook("onRequest", (request, reply, done) => {
    tellWhenOver(request, reply, requests);
    reply.headers(isOfApi(request.url) ? headers.ofCalls : headers.ofPages);
    setup?.see(request);
    done();
  });
  replica?.start(app.log);
  installBodyParser(app);
  installErrorAnswers(app);

  const secrets = new ServerSecrets(db, dependencies.secretKey);
  const accounts = await openAccounts({
    db,
    clock,
    secrets,
    hotState,
    ...(leakedPasswordsUrl && {
      isLeaked: leaksKnownBy(leakedPasswordsUrl, (sentence) => app.log.warn(sentence)),
    }),
  });
  const { demo = false } = dependencies;
  const { accessTokens } = accounts.tools;
  const authentication = await openAuthentication({ database, clock, accessTokens, demo });
  const { authenticate, lists, kept, stop } = authentication;
  app.addHook("onClose", stop);
  const { serve, served } = createServe(app, { db, replica, clock, authenticate, limits });
  const quotes = new Quotes(await secrets.get("quotes"), clock);
  const imports = new FollowImports({ maps: dependencies.maps, db, clock, log: app.log });
  const companyPlaces = await openCompanyPlaces(app, { ...dependencies, imports });
  const { maps } = companyPlaces;
  const { places, routes } = maps;
  const beforePrice = () => imports.beforePrice();
  const partnerOf = (named: PartnerNamed) => getPayingPartner(db, named);
  const partnerTerms = (id: number) => getPartnerTerms(db, id);
  const pricing = {
    db,
    rules: new PriceRules(db, clock),
    clock,
    places,
    routes,
    quotes,
    beforePrice,
    partnerOf,
    partnerTerms,
  };
  const takesPayLinks = provider !== null;
  const positions = new NewestPositions(eventBus.positions);
  healthRoutes(serve);
  webErrorsRoutes(serve, new WebErrors(registry, clock));
  accountsRoutes(serve, accounts);
  faresRoutes(serve, {
    ...pricing,
    takesPayLinks,
    priceMoment: priceMoment({ rules: pricing.rules, imports, book: () => companyPlaces.present }),
  });
  tariffsRoutes(serve, { db, clock, rules: pricing.rules });
  driversRoutes(serve, { db, clock, places, routes, positions });
  papersRoutes(serve, { db, clock });
  reportsRoutes(serve, { db, clock, positions });
  dispatchRoutes(serve, { db, clock, routes: maps.routes, positions });
  partnersRoutes(serve, { db, clock });
  paymentsRoutes(serve, { db, clock });
  payLinksRoutes(serve, { db, clock, publicUrl, provider, rules: pricing.rules, log: app.log });
  settlementsRoutes(serve, { db, clock });
  placesRoutes(serve, maps);
  deskPlacesRoutes(serve, { clock, companyPlaces });
  tilesRoutes(serve, maps);
  companyRoutes(serve, {
    db,
    clock,
    rules: pricing.rules,
    map: {
      provider: maps.provider,
      googleKey: dependencies.googleMapsBrowserKey ?? null,
      retiredPlaces: () => companyPlaces.present.retired,
    },
    readOpenWhen: () => readOpenWhen(db),
    demo,
    followsFlights,
    gateways: namesOf(gateways),
    pushPublicKey: (await getPushKeys(secrets)).publicKey,
  });
  siteTextsRoutes(serve, { db, clock });
  messagesRoutes(serve, { clock });
  notificationsRoutes(serve, { db, clock });
  const limitFactor = dependencies.limitFactor ?? 1;
  const booking = { db, clock, pricing, limitFactor, takesPayLinks };
  ridesRoutes(serve, { ...booking, lists, gateways: namesOf(gateways) });
  rideStepsRoutes(serve, booking);
  trackingRoutes(serve, {
    ...booking,
    drawTrip: tripPictures(maps),
    gateways: namesOf(gateways),
    positions,
  });
  rideArchiveRoutes(serve, { db, clock });
  inboxRoutes(serve, { db, clock, mailsGoOut: dependencies.mailsGoOut ?? true });
  peopleRoutes(serve, { db, clock });
  ridersRoutes(serve, { db, clock });
  const typesPassword = (caller: SignedIn, password: string) =>
    confirmPassword(accounts, { caller, password, field: "password" });
  dataExportRoutes(serve, { db, clock, confirmPassword: typesPassword });
  dataImportRoutes(serve, { db, clock, companyPlaces });
  retentionRoutes(serve, { db, clock, months: dependencies.retentionMonths });
  const { backups = NO_BACKUPS } = dependencies;
  backupsRoutes(serve, {
    db,
    clock,
    settings: backups,
    runs: await openBackupRuns(app, dependencies, backups),
    confirmPassword: typesPassword,
  });
  const streams = await openLiveStreams(app, { ...dependencies, eventBus });
  const sessionChecks = createSessionChecks({ db, clock, demo, kept });
  const looking = { gateways: namesOf(gateways), takesPayLinks, positions };
  const subjects: EventSubjects = {
    readRideForMany,
    readDriver: (reader, id, now) => readDriver(reader, id, { now, positions }),
    getRideByCode,
    readTrackedRide: (reader, trackingCode, now) => getTrackedRide(reader, trackingCode, { ...looking, now }),
  };
  eventsRoutes(serve, { db, clock, sessionChecks, streams, subjects });

  refuseUndescribed(served, ALL_ENDPOINTS);
  serveApiDocs(app, publicUrl);
  const readiness = dependencies.readiness ?? new Readiness();
  const disk = new DiskWatch({ database, directory: dependencies.dataDirectory ?? null });
  const metrics = openServerMetrics({
    registry,
    database,
    replica,
    hotState,
    eventBus,
    clock,
    readiness,
    streams,
  });
  app.addHook("onClose", async () => metrics.stop());
  gatewaysRoutes(app, { db, clock, publicUrl, gateways, limits });
  if (provider) providerNoticesRoutes(app, { db, clock, provider, limits });
  if (trials) trialPageRoutes(app, trials);
  serveSecurityTxt(app, { db, clock, publicUrl });
  machineRoutes(app, { database, replica, hotState, eventBus, readiness, disk, setup, metrics, publicUrl });
  refuseUnknown(app, served, answerPage);
  return app;
}

/** The places of the map in use with the changes of the desk, followed until the server closes. */
async function openCompanyPlaces(
  app: FastifyInstance,
  { database, maps, imports }: AppDependencies & { imports: FollowImports },
) {
  const companyPlaces = new CompanyPlaces({ maps, imports, database, log: app.log });
  await companyPlaces.start();
  app.addHook("onClose", async () => companyPlaces.stop());
  return companyPlaces;
}

/** The backups that this server works on, which it gives up when it closes. */
async function openBackupRuns(
  app: FastifyInstance,
  { database: { db, kind }, clock }: AppDependencies,
  settings: BackupSettings,
): Promise<BackupRuns> {
  const runs = new BackupRuns({ ...settings, db, clock, log: app.log });
  if (kind === "embedded") await runs.cutOffAll();
  app.addHook("preClose", () => runs.stop());
  return runs;
}

/** The live streams of this server, which end when it closes. */
async function openLiveStreams(
  app: FastifyInstance,
  {
    database,
    eventBus: bus,
    clock,
    heartbeatMs,
    limitFactor,
    liveStreams: most,
  }: AppDependencies & { eventBus: EventBus },
): Promise<LiveStreams> {
  const feed = new EventFeed({ database, bus, log: app.log, now: () => clock.now() });
  await feed.start();
  const streams = new LiveStreams(feed, { heartbeatMs, limitFactor, most });
  app.addHook("preClose", async () => {
    streams.stop();
    await feed.stop();
  });
  return streams;
}
