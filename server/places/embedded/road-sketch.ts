import { crossesWater, type Coast } from "../coast.ts";
import type { Point } from "../ports.ts";
import { crossesHarbour, overTheBridge } from "./harbour.ts";
import { joinLinks, type RoadTable } from "./road-table.ts";

/**
 * Roads to draw where no map was imported: lines between known points that follow each other on the road. Routes are
 * drawn along the same lines, so that a route lies on a road.
 */
export type RoadSketch = {
  roads: SketchedRoad[];
  /** The points from one known point to another along the sketch. */
  line(from: number, to: number): Point[];
};
export type SketchedRoad = { line: Point[]; isMain: boolean };

/** A line over water is a last resort. */
const WATER_DETOUR = 1.5;
/** Which stretches are main roads is learnt from the ways between every so many points. */
const EVERY = 4;
/** A stretch in more than this share of those ways is a main road. */
const MAIN_SHARE = 0.04;

/** Sketches the roads. */
export function sketchRoads(table: RoadTable, coast: Coast): RoadSketch {
  const { points } = table;
  const size = points.length;
  const km = new Float64Array(size * size).fill(Infinity);
  const next = new Int16Array(size * size).fill(-1);
  const stretches = followingEachOther(table);
  for (const [a, b] of stretches) {
    const from = points[a];
    const to = points[b];
    if (!from || !to) continue;
    const wet = !crossesHarbour(from, to) && crossesWater(from, to, coast);
    km[a * size + b] = km[b * size + a] = table.km(a, b) * (wet ? WATER_DETOUR : 1);
    next[a * size + b] = b;
    next[b * size + a] = a;
  }
  joinLinks(size, { cost: km, next });
  const way = (from: number, to: number): number[] => {
    const list = [from];
    for (let at = from; at !== to && list.length <= size;) {
      at = next[at * size + to] ?? -1;
      if (at < 0) break;
      list.push(at);
    }
    return list;
  };
  const isMain = muchDriven(size, way);
  const pointsOf = (list: readonly number[]) => list.flatMap((index) => points[index] ?? []);
  return {
    roads: stretches.map(([a, b]) => ({ line: overTheBridge(pointsOf([a, b])), isMain: isMain(a, b) })),
    line: (from, to) => pointsOf(way(from, to)),
  };
}

/**
 * Two points follow each other when no third lies between them on the road (a Gabriel graph over driving distances):
 * enough lines to reach every point, few enough to look like roads.
 */
function followingEachOther(table: RoadTable): Array<readonly [number, number]> {
  const indexes = table.points.map((_, index) => index);
  return indexes.flatMap((a) =>
    indexes.slice(a + 1).flatMap((b) => {
      const apart = table.km(a, b) ** 2;
      const isBetween = (via: number) =>
        via !== a && via !== b && table.km(a, via) ** 2 + table.km(via, b) ** 2 < apart;
      return indexes.some(isBetween) ? [] : [[a, b] as const];
    }),
  );
}

function muchDriven(size: number, way: (from: number, to: number) => number[]) {
  const driven = new Map<number, number>();
  let ways = 0;
  for (let from = 0; from < size; from += EVERY) {
    for (let to = from + EVERY; to < size; to += EVERY) {
      ways++;
      way(from, to).forEach((at, index, list) => {
        const before = list[index - 1];
        if (before === undefined) return;
        const key = Math.min(before, at) * size + Math.max(before, at);
        driven.set(key, (driven.get(key) ?? 0) + 1);
      });
    }
  }
  return (a: number, b: number) =>
    (driven.get(Math.min(a, b) * size + Math.max(a, b)) ?? 0) > ways * MAIN_SHARE;
}
