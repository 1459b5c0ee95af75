import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFound } from "../http/refusal.ts";
import { type MetricSources, renderMetrics } from "../metrics/render-metrics.ts";

/** What machines ask, outside /api: does it live, does it want work, how does it fare. */
export function machineRoutes(app: FastifyInstance, sources: MetricSources): void {
  const { database, readiness } = sources;
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "alive" }));

  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    if (readiness.stopping) return reply.code(503).send({ status: "stopping" });
    if (database.isAway()) return reply.code(503).send({ status: "database away" });
    return { status: "ready" };
  });

  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    if (!isNeighbour(request)) throw notFound();
    const text = await renderMetrics(sources);
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(text);
  });
}

const PRIVATE_ADDRESS = /^(::1|fe80:|f[cd]|(::ffff:)?(127|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.)/;

/** Figures of the company are for its own network; what came through a proxy came from elsewhere. */
function isNeighbour(request: FastifyRequest): boolean {
  const { "x-forwarded-for": forwardedFor, forwarded } = request.headers;
  if (forwardedFor !== undefined || forwarded !== undefined) return false;
  return PRIVATE_ADDRESS.test(request.socket.remoteAddress ?? "");
}
