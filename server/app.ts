import Fastify, { type FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import { ALL_ENDPOINTS } from "../contract/all-endpoints.ts";
import { accountsRoutes, openAccounts } from "./accounts/accounts.routes.ts";
import { createAuthenticate } from "./accounts/authenticate.ts";
import type { Clock } from "./clock.ts";
import { companyRoutes } from "./company/company.routes.ts";
import type { DatabaseHandle } from "./database/connect.ts";
import { getServerSecret } from "./database/server-secrets.ts";
import { dispatchRoutes } from "./dispatch/dispatch.routes.ts";
import { driversRoutes } from "./drivers/drivers.routes.ts";
import { EventFeed } from "./events/event-feed.ts";
import { eventsRoutes } from "./events/events.routes.ts";
import { LiveStreams } from "./events/live-streams.ts";
import { faresRoutes } from "./fares/fares.routes.ts";
import { PriceRules } from "./fares/price-rules.ts";
import { Quotes } from "./fares/quotes.ts";
import { tariffsRoutes } from "./fares/tariffs.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { machineRoutes } from "./health/machine.routes.ts";
import { Readiness } from "./health/readiness.ts";
import { apiDocsPage } from "./http/api-docs.ts";
import { type AnswerPage, answerUnreadable, refuseUndescribed, refuseUnknown } from "./http/unknown-calls.ts";
import { loggerOptions } from "./http/logging.ts";
import { openApiDocument } from "./http/openapi.ts";
import { RateLimits } from "./http/rate-limits.ts";
import { installBodyParser } from "./http/body-parser.ts";
import { installErrorAnswers, refuseGarbage } from "./http/respond.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createServe } from "./http/serve.ts";
import { messagesRoutes } from "./messages/messages.routes.ts";
import { notificationsRoutes } from "./notifications/notifications.routes.ts";
import { getPushKeys } from "./notifications/push-keys.ts";
import { countRequests } from "./metrics/request-metrics.ts";
import type { Maps } from "./places/build-maps.ts";
import { reportsRoutes } from "./reports/reports.routes.ts";
import { placesRoutes } from "./places/places.routes.ts";
import { getCompany } from "./company/company-profile.ts";
import { CompanyInPages } from "./web-files/company-in-pages.ts";
import { serveWebFile } from "./web-files/serve-web-files.ts";
import { readWebFiles } from "./web-files/web-files.ts";
import { rideArchiveRoutes } from "./rides/ride-archive.routes.ts";
import { rideStepsRoutes } from "./rides/ride-steps.routes.ts";
import { ridesRoutes } from "./rides/rides.routes.ts";
import { trackingRoutes } from "./rides/tracking.routes.ts";
import { officeRoutes } from "./staff/office.routes.ts";
import { peopleRoutes } from "./staff/people.routes.ts";

export type AppDependencies = {
  database: DatabaseHandle;
  clock: Clock;
  maps: Maps;
  /** Where the product is reached from outside, without a trailing slash. */
  publicUrl: string;
  trustedProxies: readonly string[];
  logLevel: string;
  /** This is a demonstration, and the pages may show its sign-ins. */
  demo?: boolean;
  /** The key that browsers may see, for Google's map in the place of ours. */
  googleMapsBrowserKey?: string | undefined;
  /** The folder of the built web; without it the API is served alone. */
  webDirectory?: string;
  readiness?: Readiness;
  /** How often a live stream says that it lives; the contract's ten seconds unless a test cannot wait. */
  heartbeatMs?: number;
  /** Widens the limits per address; 1 in the product. */
  limitFactor?: number;
  /** Where log lines go; standard output unless a test listens. */
  logTo?: DestinationStream;
};

export const BODY_LIMIT_BYTES = 64 * 1024;

/** Puts the whole server together, explicitly: what is not wired here does not run. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, clock, maps, publicUrl } = dependencies;
  const { db } = database;
  const headers = securityHeaders({
    https: publicUrl.startsWith("https:"),
    googleMaps: dependencies.googleMapsBrowserKey !== undefined,
  });
  const webFiles = dependencies.webDirectory === undefined ? null : readWebFiles(dependencies.webDirectory);
  const pages = new CompanyInPages({
    readCompany: async () => (await getCompany(db)).company,
    clock,
  });
  const answerPage: AnswerPage | null =
    webFiles && ((request, reply) => serveWebFile({ files: webFiles, pages }, request, reply));
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: dependencies.trustedProxies.length > 0 ? [...dependencies.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 255 },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: "idle",
    // What still comes on an open connection during the stop is answered, not refused; readiness has said no before.
    return503OnClosing: false,
    clientErrorHandler: refuseGarbage,
    frameworkErrors: (error, request, reply) =>
      answerUnreadable(error, request, reply.headers(headers), answerPage),
    ...loggerOptions(dependencies),
  });
  const requests = countRequests(app);
  app.addHook("onRequest", async (_request, reply) => void reply.headers(headers));
  installBodyParser(app);
  installErrorAnswers(app);

  const accounts = await openAccounts(db, clock);
  const authenticate = createAuthenticate({ db, clock, accessTokens: accounts.tools.accessTokens });
  const limits = new RateLimits(clock, dependencies.limitFactor);
  const { serve, served } = createServe(app, { db, clock, authenticate, limits });
  const quotes = new Quotes(await getServerSecret(db, "quotes"), clock);
  const { places, routes } = maps;
  const pricing = { rules: new PriceRules(db, clock), clock, places, routes, quotes };
  healthRoutes(serve);
  accountsRoutes(serve, accounts);
  faresRoutes(serve, pricing);
  tariffsRoutes(serve, { db, clock, rules: pricing.rules });
  driversRoutes(serve, { db, clock, places: maps.places });
  reportsRoutes(serve, { db, clock });
  dispatchRoutes(serve, { db, clock, routes: maps.routes });
  placesRoutes(serve, maps);
  companyRoutes(serve, {
    db,
    clock,
    map: { provider: maps.provider, googleKey: dependencies.googleMapsBrowserKey ?? null },
    demo: dependencies.demo ?? false,
    pushPublicKey: (await getPushKeys(db)).publicKey,
  });
  messagesRoutes(serve, { clock });
  notificationsRoutes(serve, { db, clock });
  const booking = { db, clock, pricing, limitFactor: dependencies.limitFactor ?? 1 };
  ridesRoutes(serve, booking);
  rideStepsRoutes(serve, booking);
  trackingRoutes(serve, { db, clock });
  rideArchiveRoutes(serve, { db, clock });
  officeRoutes(serve, { db, clock });
  peopleRoutes(serve, { db, clock });
  const streams = await openLiveStreams(app, dependencies);
  eventsRoutes(serve, { db, clock, authenticate, streams });

  refuseUndescribed(served, ALL_ENDPOINTS);
  const document = JSON.stringify(openApiDocument(ALL_ENDPOINTS, publicUrl));
  app.get("/api/openapi.json", (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(document),
  );
  app.get("/api/docs", (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(apiDocsPage(ALL_ENDPOINTS)),
  );
  const readiness = dependencies.readiness ?? new Readiness();
  machineRoutes(app, { database, clock, readiness, requests, streams });
  refuseUnknown(app, served, answerPage);
  return app;
}

/** The live streams of this server, which end when it closes. */
async function openLiveStreams(
  app: FastifyInstance,
  { database, clock, heartbeatMs }: AppDependencies,
): Promise<LiveStreams> {
  const feed = new EventFeed({ database, log: app.log, now: () => clock.now() });
  await feed.start();
  const streams = new LiveStreams(feed, heartbeatMs);
  app.addHook("preClose", async () => {
    streams.stop();
    await feed.stop();
  });
  return streams;
}
