import { assert, constantFrom, double, property, record } from "fast-check";
import { expect, it } from "vitest";
import { isOnIsland, readCoast } from "../coast.ts";
import type { Point } from "../ports.ts";
import { DriveTable } from "./drive-table.ts";
import { DrivesBothWays } from "./drives-both-ways.ts";
import type { OnRoad } from "./street-grid.ts";
import { routeOverRoads } from "./road-routes.ts";
import { readStreets } from "./streets.ts";

const coast = readCoast();
const streets = readStreets(coast);
const table = new DriveTable(streets.graph);

const anywhere = record({
  lat: double({ min: 12.04, max: 12.39, noNaN: true }),
  lng: double({ min: -69.16, max: -68.74, noNaN: true }),
}).filter((point) => isOnIsland(point, coast));
const hours = constantFrom(
  new Date("2026-11-24T07:30:00-04:00"),
  new Date("2026-11-24T23:30:00-04:00"),
  new Date("2026-11-22T12:00:00-04:00"),
);

it("takes as long between two places as the route between them, at every hour", () => {
  assert(
    property(anywhere, anywhere, hours, (from, to, when) => {
      const route = routeOverRoads({ from, to, at: when }, streets);
      const drive = table.drive(onRoad(from), onRoad(to), when);
      expect(drive.minutes).toBeCloseTo(route.durationMin, 1);
      // A route is never said to be shorter than the straight line, which a table of times need not know.
      const isOneWay = Math.abs(drive.minutes - route.durationMin) < 0.01;
      expect(isOneWay ? drive.km : 0).toBeLessThanOrEqual(route.distanceKm + 0.01);
    }),
    { numRuns: 60 },
  );
});

it("takes the way that the route takes where the queues of the hour make another a little shorter", () => {
  const from = { lat: 12.04, lng: -68.74 };
  const to = { lat: 12.128435851566868, lng: -68.86766475248362 };
  const when = new Date("2026-11-24T07:30:00-04:00");
  const route = routeOverRoads({ from, to, at: when }, streets);
  expect(table.drive(onRoad(from), onRoad(to), when).minutes).toBeCloseTo(route.durationMin, 2);
});

it("takes as long whether the ways from where it begins are worked out or those to where it ends", () => {
  const bothWays = new DrivesBothWays(streets.graph);
  const home = onRoad({ lat: 12.1054, lng: -68.9337 });
  assert(
    property(anywhere, hours, (from, when) => {
      const drive = bothWays.drive(onRoad(from), home, when);
      expect(drive.minutes).toBeCloseTo(table.drive(onRoad(from), home, when).minutes, 0);
    }),
    { numRuns: 60 },
  );
});

it("takes no time from a place to itself", () => {
  const place = { ...onRoad({ lat: 12.1054, lng: -68.9337 }), km: 0 };
  expect(table.drive(place, place)).toEqual({ minutes: 0, km: 0 });
});

function onRoad(point: Point): OnRoad {
  const found = streets.nearest(point);
  if (!found) throw new Error("Every place of the island has a street.");
  return found;
}
