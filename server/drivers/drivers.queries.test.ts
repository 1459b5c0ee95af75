import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as drivers from "./drivers.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the drivers for review", async () => {
  const sql = await generatedSql(drivers, {
    selectDrivers: [{ id: 7 }],
    selectRidesUnderWay: [{ driverId: 7 }],
    countRidesDue: [{ start: NOW, end: NOW }],
    countByStatus: [{ dueBefore: NOW }],
    findOpenOffer: [7],
    updateDriver: [{ id: 7, changes: { on_shift: true }, version: 1, now: NOW }],
    updatePosition: [{ id: 7, lat: 12.1, lng: -68.9, name: "Punda", now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("drivers.queries.sql");
});
