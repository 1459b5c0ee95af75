import type { FastifyInstance } from "fastify";

/** Upper bounds of the latency buckets, in seconds. */
export const LATENCY_BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export type RouteLatency = { buckets: number[]; sum: number; count: number };

/** Counts answers by route, method and status, and their latency by route and method. */
export class RequestMetrics {
  readonly answers = new Map<string, { labels: RouteLabels; status: number; count: number }>();
  readonly latencies = new Map<string, RouteLatency & { labels: RouteLabels }>();
  underWay = 0;

  record(labels: RouteLabels, status: number, seconds: number): void {
    const route = `${labels.method} ${labels.route}`;
    const answered = this.answers.get(`${route} ${status}`) ?? { labels, status, count: 0 };
    answered.count += 1;
    this.answers.set(`${route} ${status}`, answered);
    const empty = () => ({ labels, buckets: LATENCY_BOUNDS_S.map(() => 0), sum: 0, count: 0 });
    const latency = this.latencies.get(route) ?? empty();
    latency.sum += seconds;
    latency.count += 1;
    const first = LATENCY_BOUNDS_S.findIndex((bound) => seconds <= bound);
    if (first >= 0) latency.buckets[first] = (latency.buckets[first] ?? 0) + 1;
    this.latencies.set(route, latency);
  }
}

export type RouteLabels = { method: string; route: string };

/** Listens to every answer of the app. A route's pattern is its name, so that no id or word of a visitor gets in. */
export function countRequests(app: FastifyInstance): RequestMetrics {
  const metrics = new RequestMetrics();
  app.addHook("onRequest", async () => {
    metrics.underWay += 1;
  });
  app.addHook("onResponse", async (request, reply) => {
    metrics.underWay -= 1;
    const labels = { method: request.method, route: request.routeOptions.url ?? "pages and files" };
    metrics.record(labels, reply.statusCode, reply.elapsedTime / 1000);
  });
  return metrics;
}
