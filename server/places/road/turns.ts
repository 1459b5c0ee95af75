import type { Turn, TurnKind } from "../../../contract/places/place.ts";
import { onPlane, straightKm } from "../geometry.ts";
import type { Point } from "../ports.ts";
import { at, cornerPoint, departuresOf, type Departures, type RoadGraph } from "./road-graph.ts";

/** A junction that a drive passes: at which point of its line, and by which streets it comes and goes. */
export type PassedJunction = { index: number; vertex: number; edgeIn: number; edgeOut: number };

/** So far before and after a junction one looks to tell the bend: right at it a street may be drawn round. */
const LOOK_KM = 0.018;
/** Junctions closer than this, as where one crosses a road of two carriageways, are one turn. */
const ONE_TURN_KM = 0.025;
const STRAIGHT_DEG = 30;
const SLIGHT_DEG = 55;
const SHARP_DEG = 120;
const BACK_DEG = 165;
/** A road that bends less than this while only smaller ones leave it is followed, not turned off. */
const BEND_DEG = 75;

/** Where a driver has to turn. A bend without a choice is none, nor is a main road that is followed round. */
export function turnsAlong(
  graph: RoadGraph,
  line: readonly Point[],
  junctions: readonly PassedJunction[],
): Turn[] {
  const turns: Turn[] = [];
  for (const group of nearGroups(line, junctions)) {
    const [first] = group;
    const last = group.at(-1);
    if (!first || !last) continue;
    const came = bearing(lookBack(line, first.index), line[first.index]);
    const goes = bearing(line[last.index], lookAhead(line, last.index));
    if (came === null || goes === null) continue;
    const bend = signed(goes - came);
    if (Math.abs(bend) < STRAIGHT_DEG || !isChoice(graph, group, { came, bend })) continue;
    const street = graph.names[at(graph.edgeName, last.edgeOut)] ?? "";
    turns.push({ at: first.index, turn: kindOf(bend), street });
  }
  return turns;
}

function kindOf(bend: number): TurnKind {
  const size = Math.abs(bend);
  if (size >= BACK_DEG) return "u_turn";
  const side = bend < 0 ? "left" : "right";
  if (size < SLIGHT_DEG) return `slight_${side}`;
  return size < SHARP_DEG ? side : `sharp_${side}`;
}

type Bend = { came: number; bend: number };

/** Whether one could also have gone on another way, and would have without being told. */
function isChoice(graph: RoadGraph, group: readonly PassedJunction[], { came, bend }: Bend): boolean {
  const within = new Set(group.flatMap(({ edgeIn, edgeOut }) => [edgeIn, edgeOut]));
  const others = group.flatMap(({ vertex }) =>
    leaving(graph, vertex).filter(({ edge }) => !within.has(edge)),
  );
  if (others.length === 0) return false;
  const [edgeIn, edgeOut] = [group[0]?.edgeIn ?? -1, group.at(-1)?.edgeOut ?? -1];
  const size = at(graph.edgeClass, edgeOut);
  const sameRoad =
    at(graph.edgeClass, edgeIn) === size && at(graph.edgeName, edgeIn) === at(graph.edgeName, edgeOut);
  const smaller = others.every(({ edge }) => at(graph.edgeClass, edge) > size);
  if (sameRoad && smaller && Math.abs(bend) < BEND_DEG) return false;
  const straighter = others.some(
    ({ edge, vertex }) => Math.abs(signed(bearingFrom(graph, edge, vertex) - came)) < Math.abs(bend),
  );
  return straighter || Math.abs(bend) >= SLIGHT_DEG;
}

function nearGroups(line: readonly Point[], junctions: readonly PassedJunction[]): PassedJunction[][] {
  const groups: PassedJunction[][] = [];
  for (const junction of junctions) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && kmAlong(line, before.index, junction.index) < ONE_TURN_KM) group.push(junction);
    else groups.push([junction]);
  }
  return groups;
}

function kmAlong(line: readonly Point[], from: number, to: number): number {
  let km = 0;
  for (let index = from; index < to; index++) km += stretchKm(line, index);
  return km;
}

function lookBack(line: readonly Point[], from: number): Point | undefined {
  let index = from;
  for (let km = 0; index > 0 && km < LOOK_KM; index--) km += stretchKm(line, index - 1);
  return line[index];
}

function lookAhead(line: readonly Point[], from: number): Point | undefined {
  let index = from;
  for (let km = 0; index < line.length - 1 && km < LOOK_KM; index++) km += stretchKm(line, index);
  return line[index];
}

function stretchKm(line: readonly Point[], index: number): number {
  const [one, next] = [line[index], line[index + 1]];
  return one && next ? straightKm(one, next) : 0;
}

/** Degrees clockwise from north, or null where there is no way at all. */
function bearing(from: Point | undefined, to: Point | undefined): number | null {
  if (!from || !to) return null;
  const [a, b] = [onPlane(from), onPlane(to)];
  if (a.x === b.x && a.y === b.y) return null;
  return (Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI;
}

/** An angle from -180 (left) to 180 (right). */
function signed(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function bearingFrom(graph: RoadGraph, edge: number, vertex: number): number {
  const [first, end] = [at(graph.shapeStart, edge), at(graph.shapeStart, edge + 1)];
  const corners = Array.from({ length: end - first }, (_, index) => cornerPoint(graph, first + index));
  const line = at(graph.edgeFrom, edge) === vertex ? corners : corners.toReversed();
  return bearing(line[0], lookAhead(line, 0)) ?? 0;
}

const departures = new WeakMap<RoadGraph, Departures>();

function leaving(graph: RoadGraph, vertex: number): Array<{ edge: number; vertex: number }> {
  const known = departures.get(graph) ?? departuresOf(graph);
  departures.set(graph, known);
  return [...known.edge.subarray(at(known.start, vertex), at(known.start, vertex + 1))].map((edge) => ({
    edge,
    vertex,
  }));
}
