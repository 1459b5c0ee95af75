import { assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { readCoast } from "../coast.ts";
import { straightKm } from "../geometry.ts";
import { knownPlaces } from "../place-book.ts";
import type { Point, Route } from "../ports.ts";
import { FORWARD, BACKWARD, type RoadGraph } from "./road-graph.ts";
import { routeOverRoads } from "./road-routes.ts";
import { readStreets } from "./streets.ts";
import { turnsAlong } from "./turns.ts";

const BOTH = FORWARD | BACKWARD;
const PRIMARY = 2;
const RESIDENTIAL = 5;

type Street = { from: number; to: number; kind?: number; name?: string };

/** Streets between points a few hundred metres apart; a point is a junction. */
function graphOf(points: readonly Point[], streets: readonly Street[]): RoadGraph {
  const scaled = (pick: (point: Point) => number, indexes: readonly number[]) =>
    Int32Array.from(indexes, (index) => Math.round(pick(points[index] ?? { lat: 0, lng: 0 }) * 1e7));
  const ends = streets.flatMap(({ from, to }) => [from, to]);
  const names = streets.flatMap(({ name }) => name ?? []);
  return {
    vertexLat: scaled(({ lat }) => lat, [...points.keys()]),
    vertexLng: scaled(({ lng }) => lng, [...points.keys()]),
    edgeFrom: Int32Array.from(streets, ({ from }) => from),
    edgeTo: Int32Array.from(streets, ({ to }) => to),
    edgeMetres: Float32Array.from(streets, () => 300),
    edgeSeconds: Float32Array.from(streets, () => 30),
    edgeDirections: Uint8Array.from(streets, () => BOTH),
    edgeClass: Uint8Array.from(streets, ({ kind = RESIDENTIAL }) => kind),
    edgeBridge: new Uint8Array(streets.length),
    edgeName: Int32Array.from(streets, ({ name }) => (name === undefined ? -1 : names.indexOf(name))),
    names,
    shapeStart: Int32Array.from({ length: streets.length + 1 }, (_, index) => index * 2),
    shapeLat: scaled(({ lat }) => lat, ends),
    shapeLng: scaled(({ lng }) => lng, ends),
  };
}

/** Around a crossing: 0 the crossing, 1 south, 2 west, 3 north, 4 east of it. */
const CROSSING: Point[] = [
  { lat: 12.1, lng: -68.95 },
  { lat: 12.097, lng: -68.95 },
  { lat: 12.1, lng: -68.953 },
  { lat: 12.103, lng: -68.95 },
  { lat: 12.1, lng: -68.947 },
];

/** Drives from the south over the crossing to one of its other ends, over the streets 0 and `out`. */
function drive(graph: RoadGraph, to: number, out: number) {
  const line = [CROSSING[1], CROSSING[0], CROSSING[to]].flatMap((point) => point ?? []);
  return turnsAlong(graph, line, [{ index: 1, vertex: 0, edgeIn: 0, edgeOut: out }]);
}

describe("the turns of a drive", () => {
  const crossing = graphOf(CROSSING, [
    { from: 1, to: 0 },
    { from: 0, to: 2, name: "Kaya Flamboyan" },
    { from: 0, to: 3 },
    { from: 0, to: 4 },
  ]);

  it("are left and right at a crossing, with the street where its name is known, and nothing straight on", () => {
    expect(drive(crossing, 2, 1)).toEqual([{ at: 1, turn: "left", street: "Kaya Flamboyan" }]);
    expect(drive(crossing, 3, 2)).toEqual([]);
    expect(drive(crossing, 4, 3)).toEqual([{ at: 1, turn: "right", street: "" }]);
  });

  it("are not where a street only bends", () => {
    const bend = graphOf(CROSSING, [
      { from: 1, to: 0 },
      { from: 0, to: 2 },
    ]);
    expect(drive(bend, 2, 1)).toEqual([]);
  });

  it("are not where one follows a main road round while side streets leave it", () => {
    const points = CROSSING.with(2, { lat: 12.1025, lng: -68.9525 });
    const main = { kind: PRIMARY };
    const graph = graphOf(points, [
      { from: 1, to: 0, ...main },
      { from: 0, to: 2, ...main },
      { from: 0, to: 3 },
    ]);
    const line = [points[1], points[0], points[2]].flatMap((point) => point ?? []);
    const junction = { index: 1, vertex: 0, edgeIn: 0, edgeOut: 1 };
    expect(turnsAlong(graph, line, [junction])).toEqual([]);
    const off = graphOf(points, [
      { from: 1, to: 0, ...main },
      { from: 0, to: 2 },
      { from: 0, to: 3, ...main },
    ]);
    expect(turnsAlong(off, line, [junction])).toMatchObject([{ turn: "slight_left" }]);
  });

  it("are told only when asked for, lie on the drawn line in driving order, and leave the drive as it is", () => {
    const streets = readStreets(readCoast());
    assert(
      property(constantFrom(...knownPlaces()), constantFrom(...knownPlaces()), (from, to) => {
        const plain = routeOverRoads({ from, to }, streets);
        const led = routeOverRoads({ from, to, withTurns: true }, streets);
        expect(plain.turns).toBeUndefined();
        expect(led.distanceKm).toBe(plain.distanceKm);
        const places = (led.turns ?? []).map((turn) => turn.at);
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        for (const place of places) expect(led.geometry[place]).toBeDefined();
        expect(Math.abs(lengthOf(led) - lengthOf(plain))).toBeLessThan(0.02 * lengthOf(plain) + 0.02);
      }),
      { numRuns: 50 },
    );
  });
});

function lengthOf({ geometry }: Route): number {
  return geometry.reduce((sum, [lat, lng], index) => {
    const [beforeLat, beforeLng] = geometry[index - 1] ?? [lat, lng];
    return sum + straightKm({ lat: beforeLat, lng: beforeLng }, { lat, lng });
  }, 0);
}
