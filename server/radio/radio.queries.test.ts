import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as emergencies from "./emergencies.queries.ts";
import * as radio from "./radio.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the radio for review", async () => {
  const sql = await generatedSql(radio, {
    listTextsWith: [{ driverId: 7, limit: 100 }],
    listLastTexts: [NOW],
    countUnread: [{ driverId: 7, fromDriver: true }],
    isDriver: [7],
    listDriversOnShift: [],
    insertTexts: [
      [
        {
          driver_id: 7,
          from_driver: false,
          author_id: 1,
          phrase: "call_office",
          body: null,
          to_all: false,
          happened_at: NOW,
          at: NOW,
        },
      ],
    ],
    getText: [1],
    markRead: [{ driverId: 7, fromDriver: true, upTo: 9, now: NOW }],
    deleteTextsBefore: [NOW],
    deleteTextsOf: [7],
  });
  await expect(sql).toMatchFileSnapshot("radio.queries.sql");
});

it("keeps the SQL of calls for help for review", async () => {
  const sql = await generatedSql(emergencies, {
    listOpenEmergencies: [],
    findOpenEmergency: [1],
    findEmergencyOf: [7],
    findWrittenPosition: [7],
    findRideOf: [7],
    insertEmergency: [{ driver_id: 7, ride_id: 3, lat: 12.1, lng: -68.9, called_at: NOW, at: NOW }],
    takeIfFree: [{ id: 1, by: 2, now: NOW }],
    endEmergencyRow: [{ id: 1, by: 2, now: NOW }],
    listUnheard: [NOW],
    notePush: [{ id: 1, pushes: 2, now: NOW }],
    deleteEmergenciesBefore: [NOW],
    deleteEmergenciesOf: [7],
  });
  await expect(sql).toMatchFileSnapshot("emergencies.queries.sql");
});
