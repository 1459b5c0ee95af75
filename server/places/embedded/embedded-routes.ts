import { crossesWater, isOnIsland, type Coast } from "../coast.ts";
import { onPlane, straightKm } from "../geometry.ts";
import { OffIsland, type LinePoint, type Point, type Route, type RoutesPort, type Trip } from "../ports.ts";
import { crossesHarbour, overTheBridge } from "./harbour.ts";
import { sketchRoads, type RoadSketch } from "./road-sketch.ts";
import type { RoadTable } from "./road-table.ts";

/** A road is never straighter than this. */
export const LEAST_DETOUR = 1.05;

/*
 * The figures below were fitted to a full road graph of the island; docs/decisions/010-road-model.md says how.
 */
const NEIGHBOURS = 8;
/** So many are looked at, because some may lie across water. */
const CANDIDATES = 14;
/** The coast is too rough to tell whether a shorter stretch crosses water. */
const SHORT_ACCESS_KM = 0.4;
const NEAREST_KM = 0.05;
const CLOSENESS_POWER = 3;
/** Pairs of points close to each other say little about the roads between: their detours are chance. */
const TELLING_KM = 1;
const SHORTEST_TELLING_KM = 0.15;
/** What holds where no pair tells: the island's usual detour, as a logarithm, and how much it weighs. */
const USUAL_DETOUR = 0.25;
const USUAL_WEIGHT = 0.05;
/** Away from the points of the table roads bend a little more than between them. */
const AWAY_FROM_TABLE = 1.005;
/** The way through known points is trusted when reaching them is less than this share of the trip. */
const TRUSTED_ACCESS_SHARE = 0.1;
/** A point of the table this close is meant, whatever the map says of the side of the harbour. */
const AT_A_POINT_KM = 0.06;
/** From a door to the road and back. */
const DOORSTEP_KM = 0.08;
/** Trips across the harbour shorter than this are worked out by `usualKm`. */
const HARBOUR_KM = 1.5;
/** How much longer than straight the way to the next point of the table is, and how fast it is driven. */
const ACCESS_DETOUR = 1.15;
const ACCESS_KMH = 30;

/** Routes over the road table that comes with the product: no key, no internet, no map file. */
export function embeddedRoutes(roads: EmbeddedRoads): RoutesPort {
  const { coast } = roads;
  return {
    async route(trip) {
      if (!isOnIsland(trip.from, coast) || !isOnIsland(trip.to, coast)) throw new OffIsland();
      return routeOverTable(trip, roads);
    },
  };
}

/** What a route is worked out from. */
export type EmbeddedRoads = { table: RoadTable; coast: Coast; sketch: RoadSketch };

/** Puts together what a route is worked out from. */
export function embeddedRoads(table: RoadTable, coast: Coast): EmbeddedRoads {
  return { table, coast, sketch: sketchRoads(table, coast) };
}

/** The drive between two points of the island, worked out from the figures between the known points around them. */
export function routeOverTable({ from, to }: Trip, roads: EmbeddedRoads): Route {
  const { table, sketch } = roads;
  const straight = straightKm(from, to);
  const starts = neighboursOf(from, roads);
  const ends = neighboursOf(to, roads);
  const door = doorToDoor(starts, ends, table);
  const least = straight * LEAST_DETOUR;
  const trust = 1 / (1 + (door.accessKm / (TRUSTED_ACCESS_SHARE * straight)) ** 2);
  const guess = door.km ** trust * likelyKm(straight, starts, ends, table) ** (1 - trust);
  const overWater = straight < HARBOUR_KM && crossesHarbour(from, to) ? usualKm(starts, ends, table) : 0;
  const distanceKm = straight === 0 ? 0 : Math.max(least, guess, overWater);
  return {
    distanceKm,
    durationMin: (door.minutes / door.km) * distanceKm,
    geometry: drawLine(from, to, sketch.line(door.start, door.end)),
    approximate: false,
  };
}

type Neighbour = { index: number; km: number; weight: number };

/** The closest points of the table that are not across water, the closer the weightier. */
function neighboursOf(point: Point, { table, coast }: EmbeddedRoads): Neighbour[] {
  const closest = closestOf(point, table);
  const reachable = closest.filter(({ index, km }) => {
    const other = table.points[index];
    if (!other || km <= AT_A_POINT_KM) return true;
    return !crossesHarbour(point, other) && (km < SHORT_ACCESS_KM || !crossesWater(point, other, coast));
  });
  return (reachable.length > 0 ? reachable : closest).slice(0, NEIGHBOURS);
}

function closestOf(point: Point, table: RoadTable): Neighbour[] {
  const { x, y } = onPlane(point);
  const found: Neighbour[] = [];
  table.points.forEach((other, index) => {
    const plane = onPlane(other);
    const km = Math.hypot(plane.x - x, plane.y - y);
    const last = found[CANDIDATES - 1];
    if (last && km >= last.km) return;
    found.push({ index, km, weight: 1 / (km + NEAREST_KM) ** CLOSENESS_POWER });
    found.sort((a, b) => a.km - b.km);
    if (found.length > CANDIDATES) found.pop();
  });
  return found;
}

/** The best way through one known point near each end. */
function doorToDoor(
  starts: readonly Neighbour[],
  ends: readonly Neighbour[],
  table: RoadTable,
): { km: number; accessKm: number; minutes: number; start: number; end: number } {
  let best = { km: Infinity, start: -1, end: -1, access: 0 };
  for (const start of starts) {
    for (const end of ends) {
      const access = (start.km + end.km) * ACCESS_DETOUR;
      const km = access + table.km(start.index, end.index);
      if (km < best.km) best = { km, start: start.index, end: end.index, access };
    }
  }
  return {
    km: best.km + DOORSTEP_KM,
    accessKm: best.access,
    minutes: table.minutes(best.start, best.end) + ((best.access + DOORSTEP_KM) / ACCESS_KMH) * 60,
    start: best.start,
    end: best.end,
  };
}

/** The straight line, stretched by the detours between the known points around both ends. */
function likelyKm(
  straight: number,
  starts: readonly Neighbour[],
  ends: readonly Neighbour[],
  table: RoadTable,
): number {
  const weightSum = (list: readonly Neighbour[]) => list.reduce((sum, { weight }) => sum + weight, 0);
  const whole = weightSum(starts) * weightSum(ends);
  let sum = USUAL_WEIGHT * USUAL_DETOUR;
  let weights = USUAL_WEIGHT;
  for (const start of starts) {
    for (const end of ends) {
      const a = table.points[start.index];
      const b = table.points[end.index];
      if (!a || !b) continue;
      const apart = straightKm(a, b);
      if (apart < SHORTEST_TELLING_KM) continue;
      const telling = (apart / (apart + TELLING_KM)) ** 2;
      const weight = ((start.weight * end.weight) / whole) * telling;
      sum += weight * Math.log(Math.max(table.km(start.index, end.index), SHORTEST_TELLING_KM) / apart);
      weights += weight;
    }
  }
  return straight * Math.exp(sum / weights) * AWAY_FROM_TABLE + DOORSTEP_KM / 2;
}

/**
 * The mean of the drives between the known points around both ends. Across the harbour the straight line says nothing,
 * and the best of many ways through known points is too good to be true.
 */
function usualKm(starts: readonly Neighbour[], ends: readonly Neighbour[], table: RoadTable): number {
  let sum = 0;
  let weights = 0;
  for (const start of starts) {
    for (const end of ends) {
      const weight = start.weight * end.weight;
      sum += weight * table.km(start.index, end.index);
      weights += weight;
    }
  }
  return sum / weights + DOORSTEP_KM;
}

/** Leaves out a first or last point that would make the line turn back on itself. */
function drawLine(from: Point, to: Point, way: readonly Point[]): LinePoint[] {
  const points = [...way];
  while (points.length > 0 && turnsBack(from, points[0], points[1] ?? to)) points.shift();
  while (points.length > 0 && turnsBack(to, points[points.length - 1], points[points.length - 2] ?? from))
    points.pop();
  return overTheBridge([from, ...points, to]).map(({ lat, lng }) => [round(lat), round(lng)]);
}

function turnsBack(end: Point, first: Point | undefined, second: Point): boolean {
  return (
    first !== undefined && straightKm(end, second) < straightKm(first, second) && !crossesHarbour(end, second)
  );
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
