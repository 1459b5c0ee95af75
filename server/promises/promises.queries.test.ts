import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as promises from "./promises.queries.ts";
import * as refused from "./refused/refused-times.queries.ts";
import * as waiting from "./waiting/waiting.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of promises for review", async () => {
  const sql = await generatedSql(promises, {
    holdPromises: [],
    listRidesSince: [{ since: NOW, after: NOW, before: NOW }],
    insertPromise: [{ rideId: 7, askedAt: NOW, pickupAt: NOW, pastCapacity: false, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("promises.queries.sql");
});

it("keeps the SQL of the waiting list for review", async () => {
  const sql = await generatedSql(waiting, {
    insertWaiting: [
      {
        name: "Ana Maria",
        phone: "",
        email: "ana@example.com",
        language: "en",
        pickup_location: "Hato",
        pickup_lat: 12.1846,
        pickup_lng: -68.9568,
        dropoff_location: "Mambo Beach",
        dropoff_lat: 12.0865,
        dropoff_lng: -68.899,
        passenger_count: 2,
        luggage_count: 2,
        vehicle_type: null,
        wanted_at: NOW,
        code: "the-code",
        state: "waiting",
        joined_from: "the-mark",
        created_at: NOW,
      },
    ],
    countJoinedFrom: [{ from: "the-mark", since: NOW }],
    countWaitsOf: [{ phone: "+59995551234", email: "ana@example.com" }],
    findWaiting: ["the-code"],
    listWaiting: [NOW],
    moveWaiting: [{ id: 7, from: "waiting", to: { state: "told", told_at: NOW } }],
    takeWaiting: [{ code: "the-code", rideId: 7 }],
    deleteWaitingBefore: [NOW],
    deleteWaitingOfEmail: ["ana@example.com"],
  });
  await expect(sql).toMatchFileSnapshot("waiting/waiting.queries.sql");
});

it("keeps the SQL of full times for review", async () => {
  const sql = await generatedSql(refused, {
    insertRefusedTime: [{ wantedAt: NOW, offered: 2, now: NOW }],
    takeInstead: [{ wantedAt: NOW, takenAt: NOW, since: NOW }],
    countRefusedByDay: [{ start: NOW, end: NOW }],
    deleteRefusedBefore: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("refused/refused-times.queries.sql");
});
