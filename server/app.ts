import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import { ALL_ENDPOINTS } from "../contract/all-endpoints.ts";
import { type AppDependencies, type AppSettings, withDefaults } from "./app-dependencies.ts";
import { RefusalNotes } from "./audit/refusal-notes.ts";
import { serveLlmsTxt } from "./company/llms-txt.ts";
import { serveSecurityTxt } from "./company/security-txt.ts";
import type { DayPlanner } from "./dispatch/plan/day-planner.ts";
import type { LiveStreams } from "./events/live-streams.ts";
import { bookingDependencies } from "./booking-dependencies.ts";
import { DiskWatch } from "./health/disk-watch.ts";
import { machineRoutes } from "./health/machine.routes.ts";
import { RateLimits } from "./http/rate-limits.ts";
import { serveApiDocs } from "./http/serve-api-docs.ts";
import { createServe } from "./http/serve.ts";
import { refuseUndescribed, refuseUnknown } from "./http/unknown-calls.ts";
import { RequestMetrics } from "./metrics/request-metrics.ts";
import { openServerMetrics } from "./metrics/server-metrics.ts";
import { gatewaysRoutes } from "./notifications/phone/gateways.routes.ts";
import { openFastify } from "./open-fastify.ts";
import { openPages } from "./open-pages.ts";
import { withPartnerKeys } from "./partners/keys/authenticate-key.ts";
import { providerNoticesRoutes } from "./pay-links/provider-notices.routes.ts";
import { trialPageRoutes } from "./pay-links/trial-page.routes.ts";
import { openParts } from "./running-parts.ts";
import { serveFeatures } from "./serve-features.ts";
import { appleWalletRoutes } from "./wallet/apple/apple-wallet.routes.ts";
import { type PassTokens, openPassTokens } from "./wallet/pass-serial.ts";
import { ownWorkOf } from "./own-work.ts";
import { WebErrors } from "./web-errors/web-errors.ts";

/** Puts the whole server together: opens HTTP and what runs beside the calls, then serves features, machines and pages. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const settings = withDefaults(dependencies);
  const { db, clock, replica, publicUrl } = settings;
  const rateLimits = new RateLimits(settings.limits, settings.limitFactor);
  const registry = new Registry();
  const answerPage = openPages(settings, rateLimits);
  const app = openFastify(settings, { answerPage, metrics: new RequestMetrics(registry) });
  const parts = await openParts(app, settings);

  const authenticate = withPartnerKeys(parts.authenticate, { db, clock, limits: rateLimits });
  const refusals = new RefusalNotes(db, clock);
  const { serve, served } = createServe(app, {
    db,
    replica,
    clock,
    authenticate,
    limits: rateLimits,
    refusals,
  });
  const passTokens = await openPassTokens(parts.secrets);
  const booking = bookingDependencies(settings, parts);
  app.decorate("ownWork", ownWorkOf(booking));
  await serveFeatures(serve, settings, {
    ...parts,
    authenticate,
    app,
    rateLimits,
    passTokens,
    booking,
    webErrors: new WebErrors(registry, clock),
  });
  refuseUndescribed(served, ALL_ENDPOINTS);
  serveApiDocs(app, publicUrl);

  serveOthers(app, settings, { limits: rateLimits, passTokens });
  serveMachines(app, settings, { registry, streams: parts.streams, planner: parts.planner });
  refuseUnknown(app, served, answerPage);
  return app;
}

/** Serves others than our own pages: gateways that report, a payment provider, readers of security.txt. */
function serveOthers(
  app: FastifyInstance,
  settings: AppSettings,
  { limits, passTokens: tokens }: { limits: RateLimits; passTokens: PassTokens },
): void {
  const { db, clock, publicUrl, gateways } = settings;
  const { provider, trials } = settings.payments;
  gatewaysRoutes(app, { db, clock, publicUrl, gateways, limits });
  if (provider) providerNoticesRoutes(app, { db, clock, provider, limits });
  if (trials) trialPageRoutes(app, trials);
  const { apple } = settings.wallets;
  if (apple) appleWalletRoutes(app, { db, clock, publicUrl, apple, tokens, limits });
  serveSecurityTxt(app, { db, clock, publicUrl });
  serveLlmsTxt(app, { db, publicUrl });
}

/** Health and figures, for load balancers and those who watch. */
function serveMachines(
  app: FastifyInstance,
  settings: AppSettings,
  { registry, streams, planner }: { registry: Registry; streams: LiveStreams; planner: DayPlanner },
): void {
  const { database, replica, limits, eventBus, clock, readiness, setup, publicUrl } = settings;
  const disk = new DiskWatch({ database, directory: settings.dataDirectory ?? null });
  const metrics = openServerMetrics({
    registry,
    database,
    replica,
    limits,
    eventBus,
    clock,
    readiness,
    streams,
    planner,
    logged: settings.logged,
    backupFolder: settings.backups.folder,
    dataDirectory: settings.dataDirectory ?? null,
  });
  app.addHook("onClose", async () => metrics.stop());
  machineRoutes(app, { database, replica, limits, eventBus, readiness, disk, setup, metrics, publicUrl });
}
