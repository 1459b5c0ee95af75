import { Gauge, type Registry } from "prom-client";
import type { Clock } from "../process/clock.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { Replica } from "../database/replica/replica.ts";
import type { EventBus } from "../events/bus/event-bus.ts";
import type { LiveStreams } from "../events/live-streams.ts";
import type { HotState } from "../hot-state/hot-state.ts";
import type { Readiness } from "../health/readiness.ts";
import { addStoredFigures } from "./database-metrics.ts";
import { addCounter, addGauge, addProcessMetrics } from "./process-metrics.ts";
import { addReplicaFigures } from "./replica-metrics.ts";

export type MetricSources = {
  registry: Registry;
  database: DatabaseHandle;
  replica: Replica | null;
  hotState: HotState;
  eventBus: EventBus;
  clock: Clock;
  readiness: Readiness;
  streams: LiveStreams;
};

export type ServerMetrics = {
  /** All metrics, in Prometheus' text format. */
  render(): Promise<string>;
  stop(): void;
};

/** All figures of one server, in the registry that its requests are counted in. */
export function openServerMetrics(sources: MetricSources): ServerMetrics {
  const { registry } = sources;
  const ownProcess = addProcessMetrics(registry);
  addServerFigures(sources);
  if (sources.replica) addReplicaFigures(registry, sources.replica);
  const stored = addStoredFigures(registry, sources);
  return {
    async render() {
      await stored.read();
      return registry.metrics();
    },
    stop: ownProcess.stop,
  };
}

function addServerFigures({
  registry,
  database,
  hotState,
  eventBus,
  readiness,
  streams,
}: MetricSources): void {
  addGauge(registry, {
    name: "trupial_ready",
    help: "1 while this server wants new work.",
    read: () => Number(!readiness.stopping && !database.isAway()),
  });
  addGauge(registry, {
    name: "trupial_database_away",
    help: "1 while the database does not answer.",
    read: () => Number(database.isAway()),
  });
  addGauge(registry, {
    name: "trupial_redis_away",
    help: "1 while the Redis of REDIS_URL does not answer.",
    read: () => Number((hotState.away() ?? eventBus.away()) !== null),
  });
  addGauge(registry, {
    name: "trupial_event_log_read",
    help: "1 while this server reads the log of events itself: for all with a Redis, for its own readers without.",
    read: () => Number(eventBus.readsLog),
  });
  registry.registerMetric(
    new Gauge({
      name: "trupial_database_connections",
      help: "Connections to the database, and calls waiting for one.",
      labelNames: ["state"],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
      },
    }),
  );
  addGauge(registry, {
    name: "trupial_event_streams_open",
    help: "Readers of live events who are connected.",
    read: () => streams.size,
  });
  addCounter(registry, {
    name: "trupial_event_streams_dropped_total",
    help: "Readers cut off because they did not keep up.",
    read: () => streams.dropped,
  });
}
