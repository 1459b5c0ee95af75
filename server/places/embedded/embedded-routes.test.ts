import { readFileSync } from "node:fs";
import { assert, constantFrom, double, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { buildMaps } from "../build-maps.ts";
import { isOnIsland, readCoast } from "../coast.ts";
import { readTable } from "../../../contract/read-table.ts";
import { straightKm } from "../geometry.ts";
import { knownPlaces } from "../place-book.ts";
import type { Point } from "../ports.ts";
import { crossesHarbour } from "./harbour.ts";
import { embeddedRoads, routeOverTable } from "./embedded-routes.ts";
import { readRoadTable } from "./road-table.ts";

const coast = readCoast();
const roads = embeddedRoads(readRoadTable(), coast);

const drives = readTable(readFileSync(new URL("../testing/known-drives.csv", import.meta.url), "utf8")).map(
  (row) => ({
    from: { lat: Number(row["from_lat"]), lng: Number(row["from_lng"]) },
    to: { lat: Number(row["to_lat"]), lng: Number(row["to_lng"]) },
    km: Number(row["km"]),
  }),
);

const anywhere = record({
  lat: double({ min: 12.04, max: 12.39, noNaN: true }),
  lng: double({ min: -69.16, max: -68.74, noNaN: true }),
}).filter((point) => isOnIsland(point, coast));

/** Over the roads of the island the way round Spanish Water, the harbour or the west's bays is never longer than this. */
const WAY_ROUND_A_BAY_KM = 18;

describe("routes without an imported map", () => {
  it("are within 3 % of the true drives between known places, and within 15 % at the 98th of 100", () => {
    const errors = drives
      .map(({ km, ...trip }) => Math.abs(routeOverTable(trip, roads).distanceKm - km) / km)
      .toSorted((a, b) => a - b);
    expect(errors.length).toBe(110);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.03);
    expect(errors[Math.floor(errors.length * 0.98)]).toBeLessThan(0.15);
  });

  it("are as long there as back, never under 1.05 times the straight line, and never longer than a tour", () => {
    assert(
      property(anywhere, anywhere, (from, to) => {
        const there = routeOverTable({ from, to }, roads);
        const back = routeOverTable({ from: to, to: from }, roads);
        const straight = straightKm(from, to);
        expect(there.distanceKm).toBeCloseTo(back.distanceKm, 6);
        expect(there.distanceKm).toBeGreaterThanOrEqual(straight * 1.05);
        expect(there.distanceKm).toBeLessThan(WAY_ROUND_A_BAY_KM + straight * 2);
      }),
      { numRuns: 500 },
    );
  });

  it("take time for every kilometre: never faster than 70 km/h, never slower than a walk", () => {
    assert(
      property(anywhere, anywhere, (from, to) => {
        const { distanceKm, durationMin } = routeOverTable({ from, to }, roads);
        expect(durationMin).toBeGreaterThanOrEqual((distanceKm / 70) * 60);
        expect(durationMin).toBeLessThanOrEqual((distanceKm / 6) * 60 + 1);
      }),
      { numRuns: 500 },
    );
  });

  it("never cross the Queen Emma bridge, on any trip between the two banks", () => {
    const punda = bank({ south: 12.1035, west: -68.9342, north: 12.1075, east: -68.928 });
    const otrobanda = bank({ south: 12.1065, west: -68.942, north: 12.111, east: -68.9368 });
    assert(
      property(punda, otrobanda, (from, to) => {
        const { distanceKm, geometry } = routeOverTable({ from, to }, roads);
        expect(distanceKm).toBeGreaterThan(1.9);
        const points = geometry.map(([lat, lng]) => ({ lat, lng }));
        const crossings = points.flatMap((point, index) => {
          const before = points[index - 1];
          return before && crossesHarbour(before, point) ? [Math.max(before.lat, point.lat)] : [];
        });
        expect(crossings.filter((lat) => lat < 12.11)).toEqual([]);
      }),
      { numRuns: 300 },
    );
    const known = routeOverTable(
      { from: { lat: 12.1054, lng: -68.9337 }, to: { lat: 12.1103, lng: -68.938 } },
      roads,
    );
    expect(known.distanceKm).toBeGreaterThan(2.5);
    expect(known.distanceKm).toBeLessThan(3.4);
  });

  it("are drawn from door to door and stay on the island", () => {
    assert(
      property(constantFrom(...knownPlaces()), constantFrom(...knownPlaces()), (from, to) => {
        const { geometry } = routeOverTable({ from, to }, roads);
        expect(geometry[0]?.[0]).toBeCloseTo(from.lat, 4);
        expect(geometry[geometry.length - 1]?.[1]).toBeCloseTo(to.lng, 4);
        for (const [lat, lng] of geometry) expect(isOnIsland({ lat, lng }, coast)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("are nothing at all from a place to itself", async () => {
    const { routes } = buildMaps({ provider: "embedded", dataDir: "" });
    const here: Point = { lat: 12.1054, lng: -68.9337 };
    expect(await routes.route({ from: here, to: here })).toMatchObject({ distanceKm: 0, durationMin: 0 });
  });
});

function bank({ south, west, north, east }: { south: number; west: number; north: number; east: number }) {
  return record({
    lat: double({ min: south, max: north, noNaN: true }),
    lng: double({ min: west, max: east, noNaN: true }),
  });
}
