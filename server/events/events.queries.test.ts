import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as events from "./events.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of the event log for review", async () => {
  const sql = await generatedSql(events, {
    insertEvent: [{ type: "ride.changed", ride_id: 1, driver_id: null, audience: "{}", at: NOW }],
    findViewers: [1],
    findLastViewers: [1],
    insertDriverEvent: [
      { type: "driver.changed", driverId: 1, onTheRoad: true, at: new Date("2026-11-20T16:00:00Z") },
    ],
    insertMoves: [[1, 2], NOW],
    listEventsAfter: [{ xid: "700", id: 1 }, 500],
    findLogBounds: [],
    openLog: [NOW],
    forgetFutureEvents: [],
    trimEvents: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("events.queries.sql");
});
