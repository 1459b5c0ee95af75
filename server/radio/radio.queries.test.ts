import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
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
