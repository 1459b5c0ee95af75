import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as shipFeed from "./ship-feed.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const CALL = {
  ship: "Coral Princess",
  pier: "Mega Pier",
  lat: 12.1,
  lng: -68.9,
  from_at: NOW,
  until_at: NOW,
  passengers: 2_000,
  changed_at: NOW,
};

it("keeps the SQL of the calendar of ships for review", async () => {
  const sql = await generatedSql(shipFeed, {
    findShipFeed: [],
    lockShipFeed: [],
    writeShipFeed: [{ url: null, read_at: NOW, fault: "empty" }],
    listFedCalls: [NOW],
    insertFedCall: [{ ...CALL, feed_uid: "a", version: 1 }],
    updateFedCall: [7, CALL],
    deleteFedCalls: [[7, 8]],
  });
  await expect(sql).toMatchFileSnapshot("ship-feed.queries.sql");
});
