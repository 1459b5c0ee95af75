import { existsSync, readFileSync, readdirSync } from "node:fs";
import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, type Registry } from "prom-client";
import { COMMIT, VERSION } from "../process/version.ts";

const OPEN_FILES = "/proc/self/fd";
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** The delay is measured with a timer of this length, which is itself no lag. */
const RESOLUTION_MS = 20;

/** The process itself: which version it is, its memory, processor time, and how long its event loop keeps calls waiting. */
export function addProcessMetrics(registry: Registry): { stop(): void } {
  const registers = [registry];
  const build = new Gauge({
    name: "trupial_build_info",
    help: "1; the labels say what runs.",
    labelNames: ["version", "commit", "node"],
    registers,
  });
  build.set({ version: VERSION, commit: COMMIT, node: process.version }, 1);
  addGauge(registry, {
    name: "process_resident_memory_bytes",
    help: "Memory of the process.",
    read: () => process.memoryUsage.rss(),
  });
  addGauge(registry, {
    name: "nodejs_heap_used_bytes",
    help: "Memory that JavaScript uses.",
    read: () => process.memoryUsage().heapUsed,
  });
  addGauge(registry, {
    name: "process_uptime_seconds",
    help: "Time since the start.",
    read: () => process.uptime(),
  });
  addCounter(registry, {
    name: "process_cpu_seconds_total",
    help: "Processor time used.",
    read: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / MICROSECONDS;
    },
  });
  addDescriptors(registry);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  addLag(registry, delay);
  return { stop: () => void delay.disable() };
}

/** Files and connections that are open, and how many may be; a system without /proc doesn't tell. */
function addDescriptors(registry: Registry): void {
  if (!existsSync(OPEN_FILES)) return;
  const most = Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1]);
  addGauge(registry, {
    name: "process_open_fds",
    help: "Files and connections that are open.",
    // The one by which they are read is among them.
    read: () => readdirSync(OPEN_FILES).length - 1,
  });
  if (most > 0)
    addGauge(registry, { name: "process_max_fds", help: "How many may be open.", read: () => most });
}

/** A gauge that is read when it is asked for. */
export function addGauge(registry: Registry, { read, ...described }: Figure): void {
  registry.registerMetric(
    new Gauge({
      ...described,
      registers: [],
      collect() {
        this.set(read());
      },
    }),
  );
}

/** A counter that something else keeps. */
export function addCounter(registry: Registry, { read, ...described }: Figure): void {
  registry.registerMetric(
    new Counter({
      ...described,
      registers: [],
      collect() {
        this.reset();
        this.inc(read());
      },
    }),
  );
}

type Figure = { name: string; help: string; read: () => number };

/** A gauge and no summary: it tells of the time since the last reading, and has no count or sum. */
function addLag(registry: Registry, delay: IntervalHistogram): void {
  registry.registerMetric(
    new Gauge({
      name: "trupial_event_loop_lag_seconds",
      help: "Lag of the event loop since the last reading, by percentile.",
      labelNames: ["percentile"],
      registers: [],
      collect() {
        for (const percentile of [50, 99, 100]) this.set({ percentile }, lagOf(delay.percentile(percentile)));
        delay.reset();
      },
    }),
  );
}

function lagOf(delayNs: number): number {
  return Math.max(0, delayNs / NANOSECONDS - RESOLUTION_MS / 1000);
}
