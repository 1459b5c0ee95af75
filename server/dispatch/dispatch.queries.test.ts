import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as dispatch from "./dispatch.queries.ts";
import * as offers from "./offers.queries.ts";
import * as rounds from "./rounds.queries.ts";
import * as ownPlan from "./own-plan/own-plan.queries.ts";
import * as firstRides from "./plan/first-rides.queries.ts";
import * as plan from "./plan/plan.queries.ts";
import * as orders from "./plan/plan-orders.queries.ts";
import * as planSettings from "./plan/plan-settings.queries.ts";
import * as planRows from "./plan/plan-rows.queries.ts";
import * as today from "./plan/today.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

const NO_PLAN = { cars: [], leftOver: [], moved: [], cost: 0, finished: true };

it("keeps the SQL of dispatch for review", async () => {
  const sql = await generatedSql(dispatch, {
    findRideToPlace: [1],
    listRefusers: [1],
    listLikedBy: [7],
    listDueRides: [{ after: NOW, before: NOW, limit: 20 }],
    readSettings: [],
    findPersonName: [1],
    writeSettings: [{ autoAssign: true, suggests: true, by: 1, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("dispatch.queries.sql");
});

it("keeps the SQL of the rounds for review", async () => {
  const sql = await generatedSql(rounds, {
    insertRoundOffer: [{ rideId: 1, driverId: 2, now: NOW, expiresAt: NOW }],
    listOpenRoundOffers: [],
    listPastRoundOffers: [NOW],
    closeRoundOffer: [{ id: 1, outcome: "taken", now: NOW }],
    listGoneBy: [NOW],
    countRoundsOfRides: [NOW],
    listMissedRounds: [NOW],
    countTakenInRounds: [NOW],
  });
  await expect(sql).toMatchFileSnapshot("rounds.queries.sql");
});

it("keeps the SQL of the offers for review", async () => {
  const sql = await generatedSql(offers, {
    insertOffer: [{ rideId: 1, driverId: 2, now: NOW, expiresAt: NOW }],
    listOpenOffers: [],
    listPastOffers: [50],
    closeOffer: [{ id: 1, outcome: "accepted", now: NOW }],
    listMissedInARow: [NOW],
    countOutcomes: [NOW],
    listDeclined: [NOW],
    hasRefusedSince: [{ rideId: 1, driverId: 2, since: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("offers.queries.sql");
});

it("keeps the SQL of a driver's own plan for review", async () => {
  const sql = await generatedSql(ownPlan, {
    listMovesOf: [{ driverId: 1, since: NOW }],
    listUnheardOffers: [{ driverId: 1, since: NOW }],
    markOffersUnheard: [{ driverId: 1, from: NOW, until: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("own-plan/own-plan.queries.sql");
});

it("keeps the SQL of the first rides of shifts for review", async () => {
  const sql = await generatedSql(firstRides, {
    insertFirstRide: [{ rideId: 1, driverId: 2, now: NOW, until: NOW }],
    listFirstRides: [],
    deleteFirstRide: [1],
  });
  await expect(sql).toMatchFileSnapshot("plan/first-rides.queries.sql");
});

it("keeps the SQL of the plan for review", async () => {
  const sql = await generatedSql(plan, {
    listRidesToPlan: [{ before: NOW }],
    listNos: [],
    listLiked: [],
    listOutages: [NOW],
    listClosures: [NOW],
    sumPaidMinutes: [NOW],
    countDriven: [NOW],
    lastChange: [],
    listEquipment: [],
  });
  await expect(sql).toMatchFileSnapshot("plan/plan.queries.sql");
});

it("keeps the SQL of the plan's rows for review", async () => {
  const sql = await generatedSql(planRows, {
    holdPlanner: ["one"],
    leavePlanner: ["one"],
    readPlanState: [],
    readPlanVersion: [],
    storePlan: [{ name: "one", now: NOW, stored: { origin: NOW.toISOString(), change: 1, plan: NO_PLAN } }],
    writePlanRows: [{ rides: [], cars: [] }],
    findPlanRide: [7],
    listPlanRides: [],
    listPlanCars: [],
    insertToldMove: [{ rideId: 1, fromDriverId: 2, toDriverId: null, why: "car-out", now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("plan/plan-rows.queries.sql");
});

it("keeps the SQL of what dispatch orders of the plan for review", async () => {
  const sql = await generatedSql(orders, {
    writeOrder: [{ rideId: 1, outOfPlan: true, keptDriverId: null, by: 1, now: NOW }],
    isDriver: [1],
    insertOutage: [{ driverId: 1, until: null, by: 1, now: NOW }],
    deleteOutage: [1],
    insertClosure: [{ place: "Mega Pier", lat: 12.1, lng: -68.9, until: NOW, by: 1, now: NOW }],
    deleteClosures: ["Mega Pier"],
    findPickupPoint: ["Mega Pier"],
  });
  await expect(sql).toMatchFileSnapshot("plan/plan-orders.queries.sql");
});

it("keeps the SQL of the plan's settings for review", async () => {
  const sql = await generatedSql(planSettings, {
    findPlanSettings: [],
    writePlanSettings: [{ settings: "{}", version: 1, by: 1, now: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("plan/plan-settings.queries.sql");
});

it("keeps the SQL of how the day went for review", async () => {
  const sql = await generatedSql(today, {
    countPromisesToday: [{ since: NOW, now: NOW }],
    countToldToday: [{ since: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("plan/today.queries.sql");
});
