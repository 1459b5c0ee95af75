import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import type { DatabaseHandle } from "../database/connect.ts";
import type { Replica } from "../database/replica/replica.ts";
import type { EventBus } from "../events/bus/event-bus.ts";
import type { Limits } from "../limits/limits.ts";
import { notFound } from "../http/api-error.ts";
import type { ServerMetrics } from "../metrics/server-metrics.ts";
import type { DiskWatch } from "./disk-watch.ts";
import { COMMIT, VERSION } from "../process/version.ts";
import { isNeighbour } from "./neighbour.ts";
import type { Readiness } from "./readiness.ts";
import type { SetupWatch } from "./setup-warnings.ts";

type Machines = {
  database: DatabaseHandle;
  replica: Replica | null;
  limits: Limits;
  eventBus: EventBus;
  readiness: Readiness;
  disk: DiskWatch;
  setup: SetupWatch | null;
  metrics: ServerMetrics;
  publicUrl: string;
};

/** For machines, outside /api: liveness, readiness and metrics. */
export function machineRoutes(
  app: FastifyInstance,
  { database, replica, limits, eventBus, readiness, disk, setup, metrics, publicUrl }: Machines,
): void {
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "alive" }));

  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
    if (readiness.stopping) return reply.code(503).send({ status: "stopping" });
    if (database.isAway()) return reply.code(503).send({ status: "database away" });
    if (await disk.isFull()) return reply.code(503).send({ status: "disk full" });
    if (!isNeighbour(request, publicUrl)) return { status: "ready" };
    const warnings = (await setup?.list()) ?? [];
    const away = limits.away() ?? eventBus.away();
    return {
      status: "ready",
      version: VERSION,
      commit: COMMIT,
      ...(away === null ? {} : { away: [away] }),
      ...(warnings.length > 0 ? { warnings } : {}),
      ...(replica ? { replica: { in_use: replica.isInUse, lag_seconds: secondsOf(replica.lagMs) } } : {}),
    };
  });

  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    if (!isNeighbour(request, publicUrl)) throw notFound();
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await metrics.render());
  });
}

function secondsOf(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms / 100) / 10;
}
