import { describe, expect, it } from "vitest";
import { readCoast } from "../coast.ts";
import { alongStretch } from "../geometry.ts";
import { knownPlaces } from "../place-book.ts";
import type { Point } from "../ports.ts";
import { at, cornerPoint } from "./road-graph.ts";
import { readStreets } from "./streets.ts";

const { graph, grid } = readStreets(readCoast());

/** Places of the book and points around them: in the street, in a yard, in the sea, and off the map. */
const POINTS: readonly Point[] = knownPlaces()
  .filter((_, index) => index % 12 === 0)
  .flatMap(({ lat, lng }, index) => [
    { lat, lng },
    { lat: lat + (index % 5) * 0.004, lng: lng - (index % 3) * 0.006 },
  ])
  .concat({ lat: 12.5, lng: -69.4 }, { lat: 11.9, lng: -68.6 }, { lat: 12.2, lng: -69.6 });

/** How far the closest road is, by looking at every one. */
function closestKm(point: Point, accepts: (edge: number) => boolean): number {
  let closest = Infinity;
  for (let edge = 0; edge < graph.edgeFrom.length; edge++) {
    if (!accepts(edge)) continue;
    for (let corner = at(graph.shapeStart, edge); corner + 1 < at(graph.shapeStart, edge + 1); corner++) {
      const stretch = alongStretch(point, cornerPoint(graph, corner), cornerPoint(graph, corner + 1));
      closest = Math.min(closest, stretch.km);
    }
  }
  return closest;
}

const everyNinth = (edge: number) => edge % 9 === 0;

describe("the street closest to a point", () => {
  it("is the one that looking at every street finds", () => {
    for (const point of POINTS) {
      expect(grid.nearest(point)?.km).toBeCloseTo(
        closestKm(point, () => true),
        9,
      );
      const ninth = grid.nearest(point, everyNinth);
      expect(ninth?.km).toBeCloseTo(closestKm(point, everyNinth), 9);
      expect(ninth && everyNinth(ninth.edge)).toBe(true);
    }
  });

  it("is none where the closest is further than asked for", () => {
    for (const point of POINTS) {
      const km = closestKm(point, everyNinth);
      expect(grid.nearest(point, everyNinth, km * 0.999)).toBeNull();
      expect(grid.nearest(point, everyNinth, km * 1.001 + 1e-6)?.km).toBeCloseTo(km, 9);
    }
  });

  it("is looked for no further than asked for", () => {
    const asked: number[] = [];
    const [place] = POINTS;
    if (!place) throw new Error("no place");
    const note = (edge: number) => {
      asked.push(edge);
      return false;
    };
    grid.nearest(place, note, 0.06);
    const near = asked.length;
    grid.nearest(place, note);
    expect(asked.length - near).toBeGreaterThan(graph.edgeFrom.length);
    expect(near).toBeLessThan(50);
  });
});
