import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as dispatch from "./dispatch.queries.ts";
import * as offers from "./offers.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of dispatch for review", async () => {
  const sql = await generatedSql(dispatch, {
    findRideToPlace: [1],
    listRefusers: [1],
    listRefusals: [[1, 2]],
    listDueRides: [{ after: NOW, before: NOW, limit: 20 }],
    readSettings: [],
    writeSettings: [{ autoAssign: true, by: 1, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("dispatch.queries.sql");
});

it("keeps the SQL of the offers for review", async () => {
  const sql = await generatedSql(offers, {
    insertOffer: [{ rideId: 1, driverId: 2, now: NOW, expiresAt: NOW }],
    listOpenOffers: [],
    listPastOffers: [50],
    closeOffer: [{ id: 1, outcome: "accepted", now: NOW }],
    hasRefusedSince: [{ rideId: 1, driverId: 2, since: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("offers.queries.sql");
});
