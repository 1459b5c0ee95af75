import Fastify, { type FastifyInstance } from "fastify";
import type { AppSettings } from "./app-dependencies.ts";
import { installBodyParser } from "./http/body-parser.ts";
import { logsRequestsTo, openLog } from "./http/logging.ts";
import { RefusedLines } from "./http/refused-lines.ts";
import { tellWhenOver } from "./http/request-lines.ts";
import { installErrorAnswers, refuseGarbage } from "./http/respond.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { answerUnreadable, isOfApi, type AnswerPage } from "./http/unknown-calls.ts";
import type { RequestMetrics } from "./metrics/request-metrics.ts";

/** How long a request may take to arrive, and how often that is looked at: together under 20 seconds. */
const REQUEST_ARRIVAL_MS = 15_000;
const LOOK_EVERY_MS = 3_000;
const BODY_LIMIT_BYTES = 64 * 1024;

type Opening = { answerPage: AnswerPage | null; metrics: RequestMetrics };

/** Opens the HTTP server: what it takes in, the headers of every answer, and how requests are logged, counted and traced. */
export function openFastify(settings: AppSettings, { answerPage, metrics }: Opening): FastifyInstance {
  const {
    trustedProxies,
    publicUrl,
    googleMapsBrowserKey,
    setup,
    tracing,
    readiness,
    arrivalMs = REQUEST_ARRIVAL_MS,
  } = settings;
  const headers = securityHeaders({
    https: publicUrl.startsWith("https:"),
    googleMaps: googleMapsBrowserKey !== undefined,
  });
  const telling = { metrics, refused: new RefusedLines(settings.clock) };
  const log = openLog({ ...settings, counted: settings.logged });
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    // A request that does not arrive in full is cut off; an answer, such as a stream, may take its time.
    requestTimeout: arrivalMs,
    http: { headersTimeout: arrivalMs, connectionsCheckingInterval: Math.min(arrivalMs, LOOK_EVERY_MS) },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 255 },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: "idle",
    // During the stop, requests on open connections are still answered: readiness already reports the stop.
    return503OnClosing: false,
    clientErrorHandler: refuseGarbage,
    frameworkErrors: (error, request, reply) => {
      tellWhenOver(request, reply, telling);
      answerUnreadable(error, request, reply.headers(headers.ofPages), answerPage);
    },
    ...logsRequestsTo(log),
  });
  app.log = log;
  tracing?.follow(app);
  app.addHook("onRequest", (request, reply, done) => {
    tellWhenOver(request, reply, telling);
    reply.headers(isOfApi(request.url) ? headers.ofCalls : headers.ofPages);
    setup?.see(request);
    // A proxy keeps connections for its next request: it is told to let go of them before they are closed under it.
    if (readiness.stopping) reply.header("connection", "close");
    done();
  });
  installBodyParser(app);
  installErrorAnswers(app);
  return app;
}
