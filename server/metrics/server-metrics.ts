import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import type { Clock } from "../process/clock.ts";
import type { DayPlanner } from "../dispatch/plan/day-planner.ts";
import type { LoggedErrors } from "../http/logging.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { Replica } from "../database/replica/replica.ts";
import type { EventBus } from "../events/bus/event-bus.ts";
import type { LiveStreams } from "../events/live-streams.ts";
import type { Limits } from "../limits/limits.ts";
import type { Readiness } from "../health/readiness.ts";
import { addStoredFigures } from "./database-metrics.ts";
import { addCounter, addGauge, addProcessMetrics } from "./process-metrics.ts";
import { addReplicaFigures } from "./replica-metrics.ts";

export type MetricSources = {
  registry: Registry;
  database: DatabaseHandle;
  replica: Replica | null;
  limits: Limits;
  eventBus: EventBus;
  clock: Clock;
  readiness: Readiness;
  streams: LiveStreams;
  planner: DayPlanner;
  logged: LoggedErrors;
  /** Where backups from the office are written. */
  backupFolder: string;
  /** Where the embedded database lives; null where another machine has the database. */
  dataDirectory: string | null;
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
  addGauge(registry, {
    name: "trupial_plan_duration_seconds",
    help: "How long it took to work the last plan of the day out.",
    read: () => sources.planner.tookMs / 1_000,
  });
  addCounter(registry, {
    name: "trupial_logged_errors_total",
    help: "Errors in the log.",
    read: () => sources.logged.errors,
  });
  addRoomOnDisk(sources);
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

function addServerFigures(sources: MetricSources): void {
  const { registry, database, limits, eventBus, readiness, streams, clock } = sources;
  addGauge(registry, {
    name: "trupial_clock_seconds",
    help: "What the clock of this server says, in seconds since 1970.",
    read: () => clock.now().getTime() / 1_000,
  });
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
    read: () => Number((limits.away() ?? eventBus.away()) !== null),
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

/** The room that is left where this server writes; a folder that isn't there yet has none to tell. */
function addRoomOnDisk({ registry, backupFolder, dataDirectory }: MetricSources): void {
  const folders = Object.entries({ backups: backupFolder, data: dataDirectory });
  registry.registerMetric(
    new Gauge({
      name: "trupial_disk_free_bytes",
      help: "Room that is left on the disk of the database and of the backups.",
      labelNames: ["folder"],
      registers: [],
      async collect() {
        for (const [folder, place] of folders) {
          const found = place === null ? null : await statfs(place).catch(() => null);
          if (found === null) this.remove({ folder });
          else this.set({ folder }, found.bavail * found.bsize);
        }
      },
    }),
  );
}
