import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Clock } from "../clock.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { LiveStreams } from "../events/live-streams.ts";
import type { Readiness } from "../health/readiness.ts";
import { findOutboxDepth } from "./metrics.queries.ts";
import { LATENCY_BOUNDS_S, type RequestMetrics } from "./request-metrics.ts";

export type MetricSources = {
  database: DatabaseHandle;
  clock: Clock;
  readiness: Readiness;
  requests: RequestMetrics;
  streams: LiveStreams;
};
type Sample = { labels?: Record<string, string | number>; suffix?: string; value: number };

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** The delay is measured with a timer of this length, which is itself no lag. */
const RESOLUTION_MS = 20;
const loopDelay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
loopDelay.enable();

/** Everything we count, in Prometheus' text format. */
export async function renderMetrics(sources: MetricSources): Promise<string> {
  const { database, readiness, requests, streams } = sources;
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  const { open, idle, waiting } = database.connections();
  return [
    metric("trupial_ready", "gauge", "1 while this server wants new work.", [
      { value: Number(!readiness.stopping && !database.isAway()) },
    ]),
    ...requestMetrics(requests),
    metric("trupial_event_loop_lag_seconds", "gauge", "Lag of the event loop since the last reading.", lag()),
    metric("process_resident_memory_bytes", "gauge", "Memory of the process.", [{ value: memory.rss }]),
    metric("nodejs_heap_used_bytes", "gauge", "Memory that JavaScript uses.", [{ value: memory.heapUsed }]),
    metric("process_cpu_seconds_total", "counter", "Processor time used.", [
      { value: (cpu.user + cpu.system) / MICROSECONDS },
    ]),
    metric("process_uptime_seconds", "gauge", "Time since the start.", [{ value: process.uptime() }]),
    metric("trupial_database_away", "gauge", "1 while the database does not answer.", [
      { value: Number(database.isAway()) },
    ]),
    metric(
      "trupial_database_connections",
      "gauge",
      "Connections to the database, and calls waiting for one.",
      [
        { labels: { state: "open" }, value: open },
        { labels: { state: "idle" }, value: idle },
        { labels: { state: "waiting" }, value: waiting },
      ],
    ),
    metric("trupial_event_streams_open", "gauge", "Readers of live events who are connected.", [
      { value: streams.size },
    ]),
    metric(
      "trupial_event_streams_dropped_total",
      "counter",
      "Readers cut off because they did not keep up.",
      [{ value: streams.dropped }],
    ),
    ...(await outboxMetrics(sources)),
  ].join("");
}

function requestMetrics(requests: RequestMetrics): string[] {
  return [
    metric("trupial_requests_under_way", "gauge", "Requests being answered, streams among them.", [
      { value: requests.underWay },
    ]),
    metric(
      "trupial_requests_total",
      "counter",
      "Answers by route, method and status.",
      [...requests.answers.values()].map(({ labels, status, count }) => ({
        labels: { ...labels, status },
        value: count,
      })),
    ),
    metric(
      "trupial_request_duration_seconds",
      "histogram",
      "Time to answer, by route and method.",
      [...requests.latencies.values()].flatMap(({ labels, buckets, sum, count }) => [
        ...LATENCY_BOUNDS_S.map((le, index) => ({
          suffix: "_bucket",
          labels: { ...labels, le },
          value: buckets.slice(0, index + 1).reduce((total, one) => total + one, 0),
        })),
        { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
        { suffix: "_sum", labels, value: sum },
        { suffix: "_count", labels, value: count },
      ]),
    ),
  ];
}

function lag(): Sample[] {
  const samples = ([50, 99] as const).map((percentile) => ({
    labels: { quantile: percentile / 100 },
    value: lagOf(loopDelay.percentile(percentile)),
  }));
  const worst = { labels: { quantile: 1 }, value: lagOf(loopDelay.max) };
  loopDelay.reset();
  return [...samples, worst];
}

function lagOf(delayNs: number): number {
  return Math.max(0, delayNs / NANOSECONDS - RESOLUTION_MS / 1000);
}

/** Left out while the database is away: the rest must still be readable then. */
async function outboxMetrics({ database, clock }: MetricSources): Promise<string[]> {
  if (database.isAway()) return [];
  try {
    const { waiting, failed, oldest_waiting_at: oldest } = await findOutboxDepth(database.db);
    return [
      metric("trupial_outbox_messages", "gauge", "Messages to people that wait or were given up.", [
        { labels: { state: "waiting" }, value: waiting },
        { labels: { state: "failed" }, value: failed },
      ]),
      metric("trupial_outbox_oldest_seconds", "gauge", "Age of the message that has waited longest.", [
        { value: oldest ? Math.max(0, clock.now().getTime() - oldest.getTime()) / 1000 : 0 },
      ]),
    ];
  } catch {
    return [];
  }
}

function metric(
  name: string,
  type: "gauge" | "counter" | "histogram",
  help: string,
  samples: readonly Sample[],
) {
  const lines = samples.map(
    ({ suffix = "", labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function labelText(labels: Record<string, string | number>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(String(value))}`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
