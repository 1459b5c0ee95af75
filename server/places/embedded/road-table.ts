import { readFileSync } from "node:fs";
import { z } from "zod";
import { readTable } from "../../../contract/read-table.ts";
import type { Point } from "../ports.ts";
import { productData } from "../product-data.ts";

/** Driving figures between every two of some points of the island. */
export type RoadTable = {
  points: readonly Point[];
  km(from: number, to: number): number;
  minutes(from: number, to: number): number;
};

const pointSchema = z.object({ id: z.string(), lat: z.coerce.number(), lng: z.coerce.number() });
const linkSchema = z.object({
  from: z.string(),
  to: z.string(),
  km: z.coerce.number().nonnegative(),
  minutes: z.coerce.number().nonnegative(),
});

/** The minutes in the file are whole: for a short link they are kept within what these speeds allow. */
const FASTEST_KMH = 50;
const SLOWEST_KMH = 33;
/** Drivers take the fastest way, but not for every half minute: a kilometre more must save this many minutes. */
const MINUTES_WORTH_A_KM = 0.5;

/** Reads the links and works out the fastest way between every two points (Floyd and Warshall, once at start). */
export function readRoadTable(): RoadTable {
  const points = readRows("road-points.csv").map((row) => pointSchema.parse(row));
  const links = readRows("road-links.csv").map((row) => linkSchema.parse(row));
  const numberOf = new Map(points.map((point, index) => [point.id, index]));
  const size = points.length;
  const km = new Float64Array(size * size).fill(Infinity);
  const minutes = new Float64Array(size * size).fill(Infinity);
  const next = new Int16Array(size * size).fill(-1);

  for (let at = 0; at < size; at++) {
    km[at * size + at] = 0;
    minutes[at * size + at] = 0;
  }
  for (const link of links) {
    const from = numberOf.get(link.from);
    const to = numberOf.get(link.to);
    if (from === undefined || to === undefined)
      throw new Error(`road-links.csv names no point: ${link.from}, ${link.to}`);
    const time = Math.min(Math.max(link.minutes, (link.km / FASTEST_KMH) * 60), (link.km / SLOWEST_KMH) * 60);
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      km[a * size + b] = link.km;
      minutes[a * size + b] = time;
      next[a * size + b] = b;
    }
  }
  const cost = km.map((length, at) => (minutes[at] ?? Infinity) + MINUTES_WORTH_A_KM * length);
  joinLinks(size, { cost, next, carried: [km, minutes] });

  return {
    points,
    km: (from, to) => km[from * size + to] ?? Infinity,
    minutes: (from, to) => minutes[from * size + to] ?? Infinity,
  };
}

function readRows(name: string): Array<Record<string, string>> {
  return readTable(readFileSync(productData(name), "utf8"));
}

/**
 * Finds the cheapest way between every two points (Floyd and Warshall). `carried` sums go along with the cost: what
 * the cheapest way adds up to in other figures.
 */
export function joinLinks(
  size: number,
  { cost, next, carried = [] }: { cost: Float64Array; next: Int16Array; carried?: Float64Array[] },
): void {
  for (let via = 0; via < size; via++) {
    for (let from = 0; from < size; from++) {
      const first = cost[from * size + via] ?? Infinity;
      if (first === Infinity || from === via) continue;
      for (let to = 0; to < size; to++) {
        const joined = first + (cost[via * size + to] ?? Infinity);
        if (joined >= (cost[from * size + to] ?? Infinity)) continue;
        cost[from * size + to] = joined;
        next[from * size + to] = next[from * size + via] ?? -1;
        for (const sums of carried) {
          sums[from * size + to] = (sums[from * size + via] ?? 0) + (sums[via * size + to] ?? 0);
        }
      }
    }
  }
}
