import { availableParallelism, loadavg } from "node:os";
import type { Cost } from "./costs.ts";
import type { FigureRow } from "./figures.ts";

/** The calls of a day, by kind. */
export function linesOfCalls(rows: readonly FigureRow[], seconds: number): string[] {
  const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0)).padStart(8);
  return [
    `${"".padEnd(26)}${["count", "a second", "failed"].map((head) => head.padStart(10)).join("")}${["p50 ms", "p95 ms", "p99 ms"].map((head) => head.padStart(8)).join("")}`,
    ...rows.map(
      ({ kind, count, failed, p50, p95, p99 }) =>
        `${kind.padEnd(26)}${String(count).padStart(10)}${(count / seconds).toFixed(1).padStart(10)}${String(failed).padStart(10)}${ms(p50)}${ms(p95)}${ms(p99)}`,
    ),
  ];
}

export function linesOfCosts(costs: readonly Cost[]): string[] {
  const micros = (value: number | null) => (value === null ? "" : value.toFixed(0)).padStart(12);
  return [
    `${"µs of a processor for".padEnd(52)}${"server".padStart(12)}${"database".padStart(12)}`,
    ...costs.map(({ what, server, database }) => `${what.padEnd(52)}${micros(server)}${micros(database)}`),
  ];
}

/** What else the machine did, without which no figure means anything. */
export function machineLine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  const day = new Date().toISOString().slice(0, 16).replace("T", " ");
  return `${day}, Node ${process.versions.node}, ${availableParallelism()} processors, load ${load.join(" ")}`;
}

export type MemorySample = { readonly seconds: number; readonly mb: number };

/** The memory of a run: flat where its last quarter has no more than the second, give or take a twentieth and 20 MB. */
export function memoryOfRun(samples: readonly MemorySample[]) {
  const quarter = (from: number) => {
    const part = samples.slice(
      Math.floor((samples.length * from) / 4),
      Math.floor((samples.length * (from + 1)) / 4),
    );
    return part.map(({ mb }) => mb).toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? Number.NaN;
  };
  const [early, late] = [quarter(1), quarter(3)];
  return { early, late, isFlat: late <= early * 1.05 + 20, most: Math.max(...samples.map(({ mb }) => mb)) };
}
