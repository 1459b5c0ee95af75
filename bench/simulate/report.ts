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

/** What the servers hold at a moment of a run, and what the database has done since the moment before. */
export type Sample = { readonly mb: number; readonly files: number; readonly transactions: number };

const SLACK: Readonly<Record<keyof Sample, { share: number; more: number }>> = {
  mb: { share: 1.05, more: 20 },
  files: { share: 1.05, more: 20 },
  transactions: { share: 1.1, more: 5 },
};

/** One figure of a run: flat where the middle of its last quarter is hardly above that of the second. */
export function flatnessOf(samples: readonly Sample[], figure: keyof Sample) {
  const values = samples.map((sample) => sample[figure]);
  const quarter = (from: number) => {
    const part = values.slice(
      Math.floor((values.length * from) / 4),
      Math.floor((values.length * (from + 1)) / 4),
    );
    return part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? Number.NaN;
  };
  const [early, late] = [quarter(1), quarter(3)];
  const { share, more } = SLACK[figure];
  return { early, late, isFlat: late <= early * share + more, most: Math.max(...values) };
}
