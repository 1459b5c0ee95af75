import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./flights.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of flights for review", async () => {
  const sql = await generatedSql(queries, {
    listRidesWithFlights: [{ from: NOW, to: NOW }],
    lockRideWithFlight: [7],
    saveRideFlight: [
      {
        ride_id: 7,
        asked_number: "KL 735",
        number: "KL735",
        direction: "arrival",
        state: "expected",
        scheduled_at: NOW,
        estimated_at: null,
        booked_for: NOW,
        pickup_at: NOW,
        told_at: NOW,
        kept_at: null,
      },
    ],
    removeRideFlight: [7],
    findBoard: [],
    takeTurn: [{ now: NOW, since: NOW }],
    keepBoard: [{ flights: "[]", readAt: NOW }],
    noteFailure: [NOW],
    forgetRideFlights: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("flights.queries.sql");
});
