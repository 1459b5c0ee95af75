import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as drivers from "./drivers.queries.ts";
import * as forgetting from "./forget-driver.queries.ts";
import * as oneDriver from "./one-driver.queries.ts";
import * as portraits from "./portraits.queries.ts";
import * as standings from "./standings.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the drivers for review", async () => {
  const sql = await generatedSql(drivers, {
    selectDrivers: [],
    selectRidesUnderWay: [],
    countRidesDue: [{ day: { start: NOW, end: NOW } }],
    countByStatus: [{ dueBefore: NOW }],
    updateDriver: [{ id: 7, changes: { on_shift: true }, version: 1, now: NOW }],
    findSettingInactive: [{ id: 7, username: "nelly" }],
  });
  await expect(sql).toMatchFileSnapshot("drivers.queries.sql");
});

it("keeps the SQL of where drivers are for review", async () => {
  const sql = await generatedSql(standings, {
    listStandings: [[7]],
    keepDriverPositions: [
      [{ driverId: 7, version: 1, lat: 12.1, lng: -68.9, name: "Punda", at: NOW.getTime() }],
    ],
  });
  await expect(sql).toMatchFileSnapshot("standings.queries.sql");
});

it("keeps the SQL of one driver for review", async () => {
  const sql = await generatedSql(oneDriver, {
    findSomeDrivers: [{ ids: [7], day: { start: NOW, end: NOW } }],
  });
  await expect(sql).toMatchFileSnapshot("one-driver.queries.sql");
});

it("keeps the SQL of portraits for review", async () => {
  const portrait = { driver_id: 7, kind: "image/jpeg", picture: "/9j/", mark: "a", updated_at: NOW };
  const sql = await generatedSql(portraits, {
    findPortrait: [7],
    storePortrait: [portrait],
    removePortrait: [7],
  });
  await expect(sql).toMatchFileSnapshot("portraits.queries.sql");
});

it("keeps the SQL that forgets a driver for review", async () => {
  const sql = await generatedSql(forgetting, {
    blankDriver: [{ account_id: 7, now: NOW }],
    deleteVehicleDriversOf: [7],
    deleteChangesOf: [7],
  });
  await expect(sql).toMatchFileSnapshot("forget-driver.queries.sql");
});
