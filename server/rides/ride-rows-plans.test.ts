import { expect, it } from "vitest";
import type { Db } from "../database/connect.ts";
import { keptPlansOf } from "../testing/kept-plans.ts";
import { makeRide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { findRide, findRideWithRefusals, listPoolStandings, listRideStatuses } from "./ride-rows.queries.ts";

onEachDatabase("reading a ride", (server) => {
  const readings: [string, (db: Db, id: number) => Promise<unknown>][] = [
    ["for a step", findRide],
    ["for those who hear of it", findRideWithRefusals],
    ["for a driver who wants it", (db, id) => listPoolStandings(db, { rideIds: [id], driverIds: [1] })],
    ["for dispatch that gives it away", (db, id) => listRideStatuses(db, [id])],
  ];

  it.each(readings)("is planned once, not each time: %s", async (_what, read) => {
    // The embedded database is reached by no address.
    if (server.url === null) return;
    const { id } = await makeRide(server);
    expect(await keptPlansOf(server.url, (db) => read(db, id))).toBeGreaterThan(0);
  });
});
