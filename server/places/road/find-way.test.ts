import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { readCoast } from "../coast.ts";
import { createWayFinder } from "./find-way.ts";
import { packStreets, unpackStreets } from "./pack-streets.ts";
import { at, departuresOf, FORWARD, type RoadGraph } from "./road-graph.ts";
import { readStreets } from "./streets.ts";

const { graph, findWay } = readStreets(readCoast());
const vertices = graph.vertexLat.length;
const junction = integer({ min: 0, max: vertices - 1 });

describe("the way finder", () => {
  it("finds a way as fast as a search that looks everywhere", () => {
    assert(
      property(junction, junction, (from, to) => {
        const way = findWay([{ vertex: from, seconds: 0 }], [{ vertex: to, seconds: 0 }]);
        expect(way?.seconds).toBeCloseTo(secondsByLookingEverywhere(graph, from, to), 3);
      }),
      { numRuns: 25 },
    );
  });

  it("drives no street against its one-way, and finds the way round", () => {
    const oneWay: RoadGraph = { ...graph, edgeDirections: graph.edgeDirections.slice() };
    const edge = 100;
    oneWay.edgeDirections[edge] = FORWARD;
    const way = createWayFinder(oneWay)(
      [{ vertex: at(graph.edgeTo, edge), seconds: 0 }],
      [{ vertex: at(graph.edgeFrom, edge), seconds: 0 }],
    );
    expect(way?.edges ?? []).not.toContain(edge);
    const along = createWayFinder(oneWay)(
      [{ vertex: at(graph.edgeFrom, edge), seconds: 0 }],
      [{ vertex: at(graph.edgeTo, edge), seconds: 0 }],
    );
    expect(along?.seconds).toBeLessThanOrEqual(at(graph.edgeSeconds, edge));
  });
});

describe("packed streets", () => {
  it("unpack to what was packed: every street with its bends, length, class, direction and name", () => {
    const directed: RoadGraph = {
      ...graph,
      edgeDirections: graph.edgeDirections.map((both, edge) => (edge % 7 === 0 ? (edge % 2) + 1 : both)),
      edgeName: graph.edgeName.map((_, edge) => (edge % 3) - 1),
      names: ["Kaya Flamboyan", "Caracasbaaiweg"],
    };
    const back = unpackStreets(packStreets(directed));
    expect(back.vertexLat.length).toBe(vertices);
    expect(described(back)).toEqual(described(directed));
  });

  it("take no more room in the product than a photo: 80 kB", () => {
    expect(packStreets(graph).length).toBeLessThan(80_000);
  });
});

/** Each street as text, written from the same end whichever way it runs, and sorted. */
function described(roads: RoadGraph): string[] {
  const streets = Array.from(roads.edgeFrom, (_, edge) => {
    const corners: string[] = [];
    for (let corner = at(roads.shapeStart, edge); corner < at(roads.shapeStart, edge + 1); corner++)
      corners.push(`${at(roads.shapeLat, corner)},${at(roads.shapeLng, corner)}`);
    const directions = at(roads.edgeDirections, edge);
    const there = [directions, ...corners].join(" ");
    const back = [directions === 3 ? 3 : 3 - directions, ...corners.toReversed()].join(" ");
    return [
      there < back ? there : back,
      roads.edgeClass[edge],
      roads.edgeBridge[edge],
      roads.names[at(roads.edgeName, edge)],
      at(roads.edgeMetres, edge).toFixed(1),
      at(roads.edgeSeconds, edge).toFixed(1),
    ].join("|");
  });
  return streets.toSorted();
}

function secondsByLookingEverywhere(roads: RoadGraph, from: number, to: number): number {
  const out = departuresOf(roads);
  const seconds = new Float64Array(roads.vertexLat.length).fill(Infinity);
  seconds[from] = 0;
  for (let open = [from]; open.length > 0;) {
    const next = new Set<number>();
    for (const vertex of open) {
      for (let arc = at(out.start, vertex); arc < at(out.start, vertex + 1); arc++) {
        const reached = at(seconds, vertex) + at(roads.edgeSeconds, at(out.edge, arc));
        if (reached >= at(seconds, at(out.to, arc))) continue;
        seconds[at(out.to, arc)] = reached;
        next.add(at(out.to, arc));
      }
    }
    open = [...next];
  }
  return at(seconds, to);
}
