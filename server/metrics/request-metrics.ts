import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** Upper bounds of the latency buckets, in seconds. */
const LATENCY_BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts every answer of the app, and how long it took. A route's pattern is its name, so that no id or text of a
 * visitor gets in.
 */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const underWay = new Gauge({
    name: "trupial_requests_under_way",
    help: "Requests being answered, streams among them.",
    registers,
  });
  const answers = new Counter({
    name: "trupial_requests_total",
    help: "Answers by route, method and status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "trupial_request_duration_seconds",
    help: "Time to answer, by route and method.",
    labelNames: ["method", "route"],
    buckets: LATENCY_BOUNDS_S,
    registers,
  });
  app.addHook("onRequest", async (_request, reply) => {
    underWay.inc();
    // An answer that is broken off, such as a stream, closes without ever having been sent.
    reply.raw.once("close", () => underWay.dec());
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? "pages and files" };
    answers.inc({ ...labels, status: reply.statusCode });
    duration.observe(labels, reply.elapsedTime / 1000);
  });
}
