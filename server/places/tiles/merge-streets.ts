import { onPlane } from "../geometry.ts";
import type { Point } from "../ports.ts";
import { at, cornerPoint, type RoadGraph } from "../road/road-graph.ts";

/** A street as it is drawn: over as many junctions as it keeps its class and name. */
export type DrawnStreet = { edge: number; line: Point[] };

/** Two stretches are one street when they meet at no sharper an angle than this (cosine of the turn). */
const STRAIGHT_ON = 0.5;

/** Joins the stretches of the graph to long lines: less to send, and room for a name along them. */
export function mergeStreets(graph: RoadGraph): DrawnStreet[] {
  const follows = pairStretches(graph);
  const used = new Uint8Array(graph.edgeFrom.length);
  const streets: DrawnStreet[] = [];
  for (const edge of graph.edgeFrom.keys()) {
    if (used[edge]) continue;
    // From the far end of the street to the other, so that each street is walked once.
    let start = { edge, atEnd: false };
    for (let before = follows(start); before && before.edge !== edge; before = follows(start)) {
      start = { edge: before.edge, atEnd: !before.atEnd };
    }
    const line: Point[] = [];
    for (let next: End | null = start; next && !used[next.edge];) {
      used[next.edge] = 1;
      const corners = cornersOf(graph, next.edge);
      const driven = next.atEnd ? corners.toReversed() : corners;
      line.push(...(line.length > 0 ? driven.slice(1) : driven));
      next = follows({ edge: next.edge, atEnd: !next.atEnd });
    }
    streets.push({ edge: start.edge, line });
  }
  return streets;
}

/** One end of a stretch. */
type End = { edge: number; atEnd: boolean };

/** For each end of a stretch the end of the stretch that goes on from there, if one does. */
function pairStretches(graph: RoadGraph): (end: End) => End | null {
  const meeting = new Map<number, End[]>();
  for (const edge of graph.edgeFrom.keys()) {
    for (const atEnd of [false, true]) {
      const vertex = at(atEnd ? graph.edgeTo : graph.edgeFrom, edge);
      const list = meeting.get(vertex);
      if (list) list.push({ edge, atEnd });
      else meeting.set(vertex, [{ edge, atEnd }]);
    }
  }
  const partner = new Map<number, End>();
  for (const ends of meeting.values()) {
    const pairs = ends.flatMap((one, index) =>
      ends.slice(index + 1).map((other) => ({ one, other, straight: straightness(graph, one, other) })),
    );
    for (const { one, other, straight } of pairs.toSorted((a, b) => b.straight - a.straight)) {
      if (straight < STRAIGHT_ON) break;
      if (partner.has(keyOf(one)) || partner.has(keyOf(other)) || !isSameStreet(graph, one, other)) continue;
      partner.set(keyOf(one), other);
      partner.set(keyOf(other), one);
    }
  }
  return (end) => partner.get(keyOf(end)) ?? null;
}

function keyOf({ edge, atEnd }: End): number {
  return edge * 2 + (atEnd ? 1 : 0);
}

/** A one-way street goes on where its direction does: one stretch ends where the other starts. */
function isSameStreet(graph: RoadGraph, one: End, other: End): boolean {
  if (one.edge === other.edge) return false;
  const same = [graph.edgeClass, graph.edgeBridge, graph.edgeName, graph.edgeDirections].every(
    (list) => at(list, one.edge) === at(list, other.edge),
  );
  return same && (at(graph.edgeDirections, one.edge) === 3 || one.atEnd !== other.atEnd);
}

/** How straight it goes on from one stretch to another: 1 straight ahead, -1 back. */
function straightness(graph: RoadGraph, one: End, other: End): number {
  const from = towardsJunction(graph, one);
  const on = towardsJunction(graph, other);
  return -(from.x * on.x + from.y * on.y);
}

function towardsJunction(graph: RoadGraph, { edge, atEnd }: End): { x: number; y: number } {
  const first = at(graph.shapeStart, edge);
  const last = at(graph.shapeStart, edge + 1) - 1;
  const junction = onPlane(cornerPoint(graph, atEnd ? last : first));
  const before = onPlane(cornerPoint(graph, atEnd ? last - 1 : first + 1));
  const length = Math.hypot(junction.x - before.x, junction.y - before.y) || 1;
  return { x: (junction.x - before.x) / length, y: (junction.y - before.y) / length };
}

function cornersOf(graph: RoadGraph, edge: number): Point[] {
  const corners: Point[] = [];
  for (let corner = at(graph.shapeStart, edge); corner < at(graph.shapeStart, edge + 1); corner++)
    corners.push(cornerPoint(graph, corner));
  return corners;
}
