import { readFileSync } from "node:fs";
import { assert, constantFrom, double, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { readTable } from "../../../domain/read-table.ts";
import { buildMaps } from "../build-maps.ts";
import { isOnIsland, readCoast } from "../coast.ts";
import { straightKm } from "../geometry.ts";
import { crossesHarbour } from "../harbour.ts";
import { knownPlaces } from "../place-book.ts";
import type { Point } from "../ports.ts";
import { routeOverRoads } from "./road-routes.ts";
import { at, cornerPoint } from "./road-graph.ts";
import { readStreets } from "./streets.ts";

const coast = readCoast();
const streets = readStreets(coast);

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

const PUNDA: Point = { lat: 12.1054, lng: -68.9337 };
const OTROBANDA: Point = { lat: 12.1103, lng: -68.938 };
const AIRPORT: Point = { lat: 12.1846, lng: -68.9568 };
/** A place off the street may be met from one of two; going by way of it may then save so much. */
const TO_THE_STREET_MIN = 3;

describe("routes over the streets that come with the product", () => {
  it("are within 1 % of the true drives between known places, and within 3 % at the 95th of 100", () => {
    const errors = drives
      .map(({ km, ...trip }) => Math.abs(routeOverRoads(trip, streets).distanceKm - km) / km)
      .toSorted((a, b) => a - b);
    expect(errors.length).toBe(110);
    expect(errors[Math.floor(errors.length * 0.5)]).toBeLessThan(0.01);
    expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThan(0.03);
  });

  it("are as long there as back, never under 1.05 times the straight line, and no slower than by way of anywhere", () => {
    assert(
      property(anywhere, anywhere, anywhere, (from, to, between) => {
        const there = routeOverRoads({ from, to }, streets);
        const back = routeOverRoads({ from: to, to: from }, streets);
        expect(there.distanceKm).toBeCloseTo(back.distanceKm, 3);
        expect(there.distanceKm).toBeGreaterThanOrEqual(straightKm(from, to) * 1.05);
        const first = routeOverRoads({ from, to: between }, streets);
        const second = routeOverRoads({ from: between, to }, streets);
        expect(there.durationMin).toBeLessThan(first.durationMin + second.durationMin + TO_THE_STREET_MIN);
      }),
      { numRuns: 40 },
    );
  });

  it("take time for every kilometre: never faster than 70 km/h, never slower than a walk", () => {
    assert(
      property(anywhere, anywhere, (from, to) => {
        const { distanceKm, durationMin } = routeOverRoads({ from, to }, streets);
        expect(durationMin).toBeGreaterThanOrEqual((distanceKm / 70) * 60);
        expect(durationMin).toBeLessThanOrEqual((distanceKm / 6) * 60 + 1);
      }),
      { numRuns: 100 },
    );
  });

  it("take about 20 minutes from the airport to Punda by day, fewer at night and more when all drive to work", () => {
    const minutes = (at?: string) =>
      routeOverRoads({ from: AIRPORT, to: PUNDA, at: at ? new Date(at) : undefined }, streets).durationMin;
    expect(minutes()).toBeGreaterThan(17);
    expect(minutes()).toBeLessThan(23);
    expect(minutes("2026-11-23T03:00:00-04:00")).toBeLessThan(minutes("2026-11-23T10:00:00-04:00"));
    expect(minutes("2026-11-23T07:30:00-04:00")).toBeGreaterThan(minutes("2026-11-23T10:00:00-04:00"));
    expect(minutes("2026-11-22T07:30:00-04:00")).toBeLessThan(minutes("2026-11-23T07:30:00-04:00"));
  });

  it("are the same way and the same kilometres at every hour, so that a price does not wait for the traffic", () => {
    const trip = { from: AIRPORT, to: PUNDA };
    const { distanceKm, geometry } = routeOverRoads(trip, streets);
    const early = routeOverRoads({ ...trip, at: new Date("2026-11-23T07:30:00-04:00") }, streets);
    expect([early.distanceKm, early.geometry]).toEqual([distanceKm, geometry]);
  });

  it("never cross the Queen Emma bridge, on any trip between the two banks", () => {
    const punda = bank({ south: 12.1035, west: -68.9342, north: 12.1075, east: -68.928 });
    const otrobanda = bank({ south: 12.1065, west: -68.942, north: 12.111, east: -68.9368 });
    assert(
      property(punda, otrobanda, (from, to) => {
        const { distanceKm, geometry } = routeOverRoads({ from, to }, streets);
        // Over the high bridge the nearest places of the two banks are some 1.8 km apart; across the water it is half of it.
        expect(distanceKm).toBeGreaterThan(1.6);
        expect(crossingsOfTheChannel(geometry).filter((lat) => lat < 12.11)).toEqual([]);
      }),
      { numRuns: 100 },
    );
    const known = routeOverRoads({ from: PUNDA, to: OTROBANDA }, streets);
    expect(known.distanceKm).toBeGreaterThan(2.5);
    expect(known.distanceKm).toBeLessThan(3.1);
  });

  it("know the Queen Juliana bridge as a bridge, by name", () => {
    const { graph } = streets;
    const over = [...graph.edgeFrom.keys()].filter((edge) => {
      const corners = Array.from(
        { length: at(graph.shapeStart, edge + 1) - at(graph.shapeStart, edge) },
        (_, index) => cornerPoint(graph, at(graph.shapeStart, edge) + index),
      );
      return crossingsOfTheChannel(corners.map(({ lat, lng }) => [lat, lng])).length > 0;
    });
    expect(over.map((edge) => graph.edgeBridge[edge])).toEqual([1]);
    expect(graph.names[graph.edgeName[over[0] ?? 0] ?? -1]).toBe("Queen Juliana Bridge");
  });

  it("are drawn from door to door and stay on the island", () => {
    assert(
      property(constantFrom(...knownPlaces()), constantFrom(...knownPlaces()), (from, to) => {
        const { geometry } = routeOverRoads({ from, to }, streets);
        expect(geometry[0]?.[0]).toBeCloseTo(from.lat, 4);
        expect(geometry[geometry.length - 1]?.[1]).toBeCloseTo(to.lng, 4);
        for (const [lat, lng] of geometry) expect(isOnIsland({ lat, lng }, coast)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("are nothing at all from a place to itself", async () => {
    const { routes } = buildMaps({ provider: "embedded" });
    expect(await routes.route({ from: PUNDA, to: PUNDA })).toMatchObject({ distanceKm: 0, durationMin: 0 });
  });
});

function crossingsOfTheChannel(line: ReadonlyArray<readonly [number, number]>): number[] {
  const points = line.map(([lat, lng]) => ({ lat, lng }));
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before) return [];
    return crossesHarbour(before, point) ? [Math.max(before.lat, point.lat)] : [];
  });
}

function bank({ south, west, north, east }: { south: number; west: number; north: number; east: number }) {
  return record({
    lat: double({ min: south, max: north, noNaN: true }),
    lng: double({ min: west, max: east, noNaN: true }),
  });
}
