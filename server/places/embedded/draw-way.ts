import { crossesWater, type Coast } from "../coast.ts";
import { straightKm } from "../geometry.ts";
import type { Point } from "../ports.ts";
import type { RoadTable } from "./road-table.ts";

/** Stretches shorter than this are drawn straight. */
const STRAIGHT_KM = 0.9;
/** A point on the way may make it this much longer and still be taken to lie on it. */
const ON_THE_WAY = 1.045;
/** Where the straight line would cut a long bend, more is allowed; where it would run over water, more still. */
const ROUND_A_BEND = 1.12;
const ROUND_THE_WATER = 1.35;
const BENT = 1.3;
/** A point right beside one end adds nothing to the line. */
const LEAST_SHARE = 0.15;
const DEEPEST = 6;

/** Draws the way between points of the table, bent through the points that lie on it. */
export type WayDrawer = (way: readonly number[]) => Point[];

/** Makes a drawer; it remembers the bends of every stretch it has drawn. */
export function createWayDrawer(table: RoadTable, coast: Coast): WayDrawer {
  const known = new Map<number, number[]>();
  const bends = (from: number, to: number): number[] => {
    const key = from * table.points.length + to;
    const list = known.get(key) ?? bendsBetween(from, to, { table, coast, depth: 0 });
    known.set(key, list);
    return list;
  };
  return (way) =>
    way
      .flatMap((index, position) => {
        const before = way[position - 1];
        return before === undefined ? [index] : [...bends(before, index), index];
      })
      .flatMap((index) => table.points[index] ?? []);
}

type Drawing = { table: RoadTable; coast: Coast; depth: number };

function bendsBetween(from: number, to: number, drawing: Drawing): number[] {
  const { table, coast, depth } = drawing;
  const a = table.points[from];
  const b = table.points[to];
  if (!a || !b || depth >= DEEPEST) return [];
  const straight = straightKm(a, b);
  if (straight < STRAIGHT_KM) return [];
  const km = table.km(from, to);
  const allowed = km > straight * BENT ? ROUND_A_BEND : ON_THE_WAY;
  const longest = km * (crossesWater(a, b, coast) ? ROUND_THE_WATER : allowed);
  let best = { via: -1, km: longest };
  table.points.forEach((_, via) => {
    const first = table.km(from, via);
    const second = table.km(via, to);
    if (Math.min(first, second) < km * LEAST_SHARE) return;
    if (first + second < best.km) best = { via, km: first + second };
  });
  if (best.via < 0) return [];
  const deeper = { table, coast, depth: depth + 1 };
  return [...bendsBetween(from, best.via, deeper), best.via, ...bendsBetween(best.via, to, deeper)];
}
