import { sql } from "kysely";
import { expect, it } from "vitest";
import {
  applyPlanChangesEndpoint,
  getPlanAnswersEndpoint,
  getPlanEndpoint,
  getPlanWhyEndpoint,
  givePlannedEndpoint,
  orderPlannedRideEndpoint,
  supposeEndpoint,
} from "../../../contract/dispatch/plan.endpoints.ts";
import { editDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import { assignDriverEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint, rejectRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { IN_DATABASE_ALONE } from "../../events/positions/newest-positions.ts";
import { buildMaps } from "../../places/build-maps.ts";
import { openCurrentMaps } from "../../places/current-maps.ts";
import { type DriverFacts, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { insertRideRow } from "../../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../../testing/test-server.ts";
import { openDayPlanner } from "./day-planner.ts";
import { holdPlanner } from "./plan-rows.queries.ts";

const HATO = { lat: 12.1846, lng: -68.9568 };
const PUNDA = { lat: 12.10538, lng: -68.93366 };
const WESTPUNT = { lat: 12.37259, lng: -69.1536 };
const FROM_HATO = {
  pickup_lat: HATO.lat,
  pickup_lng: HATO.lng,
  dropoff_lat: PUNDA.lat,
  dropoff_lng: PUNDA.lng,
  duration_min: 20,
};
const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));

/** A company of its own for each test: nobody on shift, nothing open, and a planner of its own. */
async function openDay(server: TestServer) {
  const { db, clock } = server;
  await db.deleteFrom("dispatch_offers").execute();
  await db.deleteFrom("car_outages").execute();
  await db.updateTable("drivers").set({ inactive: true, on_shift: false }).execute();
  await db
    .updateTable("rides")
    .set({ status: "Cancelled", driver_id: null })
    .where("status", "in", ["Pending", "Assigned", "Accepted", "PickedUp", "InProgress"])
    .execute();
  const { token } = await makeAccount(server, { role: "operator" });
  const planner = openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps });
  await db.updateTable("plan_state").set({ planner: null, planner_until: null }).execute();
  const plan = async () => {
    await planner.run();
    await planner.planNow();
    return server.call(getPlanEndpoint, { token });
  };
  const of = async (id: number) => (await plan()).rides.find(({ ride_id }) => ride_id === id);
  return { token, plan, of, planner };
}

async function driverAt(server: TestServer, facts: DriverFacts) {
  const driver = await makeDriver(server, facts);
  await server.db
    .updateTable("drivers")
    .set({ shares_location: true })
    .where("account_id", "=", driver.id)
    .execute();
  return driver;
}

const inMinutes = (server: TestServer, count: number) =>
  new Date(server.clock.now().getTime() + count * MINUTE_MS);

const waiting = (server: TestServer, count: number, facts: object = {}) =>
  insertRideRow(server, {
    status: "Pending",
    ride_datetime: inMinutes(server, count),
    ...FROM_HATO,
    ...facts,
  });

onEachDatabase("the plan of the day", (server) => {
  it("gives each ride a car in time, one after the other, and says when each is free again", async () => {
    const { plan } = await openDay(server);
    const driver = await driverAt(server, HATO);
    const first = await waiting(server, 40);
    const second = await waiting(server, 120);
    const { rides, summary, cars } = await plan();
    for (const ride_id of [first, second])
      expect(rides.find((ride) => ride.ride_id === ride_id)).toMatchObject({
        state: "planned",
        driver_id: driver.id,
        minutes_late: 0,
      });
    expect(summary).toMatchObject({ cars: 1, at_risk: 0, without_car: 0 });
    expect(cars.map(({ driver_id }) => driver_id)).toEqual([driver.id]);
  });

  it("keeps the van for the six, though it is nearer to the two", async () => {
    const { plan } = await openDay(server);
    const van = await driverAt(server, { ...HATO, vehicleType: "xl" });
    const sedan = await driverAt(server, PUNDA);
    const two = await waiting(server, 60, { passenger_count: 2 });
    const six = await waiting(server, 60, { passenger_count: 6 });
    const { rides } = await plan();
    const driverOf = (id: number) => rides.find(({ ride_id }) => ride_id === id)?.driver_id;
    expect([driverOf(two), driverOf(six)]).toEqual([sedan.id, van.id]);
  });

  it("says why a ride is left over, and who could be there first", async () => {
    const { plan } = await openDay(server);
    await driverAt(server, HATO);
    const six = await waiting(server, 60, { passenger_count: 6 });
    const { rides, alarms, summary } = await plan();
    expect(rides.find(({ ride_id }) => ride_id === six)).toMatchObject({
      state: "left_over",
      driver_id: null,
      reason: { code: "nothing_fits", needs: "size" },
    });
    expect(alarms).toMatchObject([{ ride_id: six, kind: "no_car" }]);
    expect(summary.without_car).toBe(1);
  });

  it("looks at the ride after, and not only at who is nearest now", async () => {
    const { plan } = await openDay(server);
    const near = await driverAt(server, HATO);
    const other = await driverAt(server, PUNDA);
    await waiting(server, 50, { status: "Accepted", driver_id: near.id });
    const far = await waiting(server, 20, {
      dropoff_lat: WESTPUNT.lat,
      dropoff_lng: WESTPUNT.lng,
      duration_min: 44,
    });
    const { rides } = await plan();
    expect(rides.find(({ ride_id }) => ride_id === far)?.driver_id).toBe(other.id);
  });

  it("gives a driver who drives now the ride that comes after", async () => {
    const { of } = await openDay(server);
    const driver = await driverAt(server, HATO);
    await insertRideRow(server, {
      ...FROM_HATO,
      status: "InProgress",
      driver_id: driver.id,
      ride_datetime: inMinutes(server, -10),
      picked_up_at: inMinutes(server, -10),
    });
    const next = await waiting(server, 45);
    expect(await of(next)).toMatchObject({ driver_id: driver.id, minutes_late: 0 });
  });

  it("tells nobody before it has to, then offers; who doesn't answer is asked again later and not barred", async () => {
    const { token, planner, plan } = await openDay(server);
    const driver = await driverAt(server, HATO);
    await server.call(editDispatchSettingsEndpoint, { token, body: { auto_assign: true } });
    const later = await waiting(server, 180);
    const soon = await waiting(server, 15);
    await plan();
    const stateOf = async (id: number) =>
      (await server.call(getRideEndpoint, { token, params: { id } })).status;
    expect(await stateOf(soon)).toBe("Assigned");
    expect(await stateOf(later)).toBe("Pending");
    server.clock.advance(31 * SECOND_MS);
    await planner.run();
    expect(await stateOf(soon)).toBe("Pending");
    await plan();
    expect(await stateOf(soon)).toBe("Pending");
    server.clock.advance(60 * SECOND_MS);
    await plan();
    expect(await stateOf(soon)).toBe("Assigned");
    await server.call(acceptRideEndpoint, { token: driver.token, params: { id: soon } });
    expect(await stateOf(soon)).toBe("Accepted");
  });

  it("tells nobody of a ride that would make them late for one they have: that is for dispatch to decide", async () => {
    const { token, plan } = await openDay(server);
    const only = await driverAt(server, HATO);
    await server.call(editDispatchSettingsEndpoint, { token, body: { auto_assign: true } });
    const next = await waiting(server, 50, { status: "Accepted", driver_id: only.id });
    const far = await waiting(server, 10, {
      dropoff_lat: WESTPUNT.lat,
      dropoff_lng: WESTPUNT.lng,
      duration_min: 44,
    });
    const { alarms } = await plan();
    expect(alarms.map(({ ride_id, kind }) => [ride_id, kind])).toEqual([[next, "late"]]);
    const ride = await server.call(getRideEndpoint, { token, params: { id: far } });
    expect(ride).toMatchObject({ status: "Pending", driver_id: null });
  });

  it("asks another when one says no, and comes back to who said no where nobody else can be there", async () => {
    const { token, plan, of } = await openDay(server);
    const near = await driverAt(server, HATO);
    const far = await driverAt(server, PUNDA);
    await server.call(editDispatchSettingsEndpoint, { token, body: { auto_assign: true } });
    const ride = await waiting(server, 35);
    await plan();
    await server.call(rejectRideEndpoint, { token: near.token, params: { id: ride } });
    expect(await of(ride)).toMatchObject({ driver_id: far.id });
    await server.db.updateTable("drivers").set({ inactive: true }).where("account_id", "=", far.id).execute();
    await server.db
      .updateTable("rides")
      .set({ status: "Pending", driver_id: null })
      .where("id", "=", ride)
      .execute();
    await server.db
      .updateTable("dispatch_offers")
      .set({ outcome: "withdrawn" })
      .where("outcome", "is", null)
      .execute();
    await server.call(editDispatchSettingsEndpoint, { token, body: { auto_assign: false } });
    expect(await of(ride)).toMatchObject({ driver_id: near.id });
  });

  it("shows what a car that is out would change, and hands its rides over when that is applied", async () => {
    const { token, plan } = await openDay(server);
    const broken = await driverAt(server, HATO);
    const other = await driverAt(server, PUNDA);
    const ride = await waiting(server, 60, { status: "Accepted", driver_id: broken.id });
    await plan();
    const changes = [{ kind: "car_out" as const, driver_id: broken.id, until: null }];
    const supposed = await server.call(supposeEndpoint, { token, body: { changes } });
    expect(supposed).toMatchObject({ made_late: 0, told_moved: 1 });
    expect(supposed.moves).toMatchObject([
      { ride_id: ride, from_driver_id: broken.id, to_driver_id: other.id, was_told: true },
    ]);
    const before = await server.call(getRideEndpoint, { token, params: { id: ride } });
    expect(before.driver_id).toBe(broken.id);
    await server.call(applyPlanChangesEndpoint, { token, body: { changes } });
    const after = await server.call(getRideEndpoint, { token, params: { id: ride } });
    expect(after).toMatchObject({ status: "Assigned", driver_id: other.id });
    const { cars } = await plan();
    expect(cars.find(({ driver_id }) => driver_id === broken.id)).toBeUndefined();
  });

  it("gives what is in time and leaves what would be late, unless that is asked for", async () => {
    const { token, plan } = await openDay(server);
    const driver = await driverAt(server, HATO);
    const inTime = await waiting(server, 60);
    await driverAt(server, { ...WESTPUNT, vehicleType: "xl" });
    const late = await waiting(server, 5, { passenger_count: 6 });
    await plan();
    const body = { ride_ids: [inTime, late] };
    const first = await server.call(givePlannedEndpoint, { token, body });
    expect(first).toMatchObject({ given: [inTime], left: [{ ride_id: late }] });
    expect(first.left[0]?.minutes_late).toBeGreaterThan(5);
    const second = await server.call(givePlannedEndpoint, { token, body: { ...body, late_too: true } });
    expect(second.given).toEqual([late]);
    expect(driver.id).toBeGreaterThan(0);
  });

  it("refuses to assign who can't be there in time or would be late for their next, says what, and does it when told to", async () => {
    const { token } = await openDay(server);
    const far = await driverAt(server, WESTPUNT);
    const soon = await waiting(server, 15);
    const assign = (id: number, driver_id: number, force = false) =>
      server.request(assignDriverEndpoint, { token, params: { id }, body: { driver_id, force } });
    const late = await assign(soon, far.id);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: "driver_busy", makes_late: [] });
    expect(late.json().minutes_late).toBeGreaterThan(15);

    const near = await driverAt(server, HATO);
    const next = await waiting(server, 70, { status: "Accepted", driver_id: near.id });
    const away = await waiting(server, 15, {
      dropoff_lat: WESTPUNT.lat,
      dropoff_lng: WESTPUNT.lng,
      duration_min: 44,
    });
    const refused = await assign(away, near.id);
    expect(refused.json()).toMatchObject({
      code: "driver_busy",
      ride_id: next,
      makes_late: [{ ride_id: next }],
    });
    expect((await assign(away, near.id, true)).statusCode).toBe(200);
    expect((await assign(soon, near.id)).statusCode).toBe(409);
  });

  it("names other drivers for a ride, each with what that changes", async () => {
    const { token, plan } = await openDay(server);
    const near = await driverAt(server, HATO);
    const far = await driverAt(server, WESTPUNT);
    const ride = await waiting(server, 60);
    await plan();
    const why = await server.call(getPlanWhyEndpoint, { token, params: { id: ride } });
    expect(why).toMatchObject({ driver_id: near.id, break_holds: true, shift_holds: true });
    const { answers } = await server.call(getPlanAnswersEndpoint, { token, params: { id: ride } });
    expect(answers).toMatchObject([
      { driver_id: far.id, minutes_late: 0, difference: { made_late: 0, told_moved: 0 } },
    ]);
    expect(answers[0]?.difference.empty_minutes).toBeGreaterThan(10);
  });

  it("leaves a ride alone that dispatch took out of its hands, and keeps one with the driver it was kept with", async () => {
    const { token, of } = await openDay(server);
    await driverAt(server, HATO);
    const far = await driverAt(server, WESTPUNT);
    const ride = await waiting(server, 90);
    const order = (body: { out_of_plan: boolean; kept_driver_id: number | null }) =>
      server.call(orderPlannedRideEndpoint, { token, params: { id: ride }, body });
    await order({ out_of_plan: true, kept_driver_id: null });
    expect(await of(ride)).toMatchObject({ driver_id: null, out_of_plan: true, reason: null });
    await order({ out_of_plan: false, kept_driver_id: far.id });
    expect(await of(ride)).toMatchObject({ driver_id: far.id, kept_driver_id: far.id });
    await order({ out_of_plan: false, kept_driver_id: null });
    expect(await of(ride)).toMatchObject({ kept_driver_id: null, out_of_plan: false });
  });

  it("is written and told of again only when it says something else", async () => {
    const { planner } = await openDay(server);
    await driverAt(server, HATO);
    await waiting(server, 120);
    const told = async () => {
      await planner.planNow();
      const { n } = await server.db
        .selectFrom("events")
        .select(({ fn }) => fn.countAll().as("n"))
        .where("type", "=", "plan.changed")
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    await planner.run();
    const once = await told();
    server.clock.advance(5 * SECOND_MS);
    expect(await told()).toBe(once);
    await waiting(server, 200);
    expect(await told()).toBe(once + 1);
  });

  it("has one planner among several servers, and another within five seconds of its silence", async () => {
    const { db } = server;
    await db.updateTable("plan_state").set({ planner: null, planner_until: null }).execute();
    const held = await Promise.all(["one", "two", "three"].map((name) => holdPlanner(db, name)));
    expect(held.filter(Boolean)).toHaveLength(1);
    const holder = ["one", "two", "three"][held.indexOf(true)] ?? "";
    expect(await holdPlanner(db, holder)).toBe(true);
    expect(await holdPlanner(db, "four")).toBe(false);
    // Servers' clocks differ, so whose turn it is goes by the database's.
    const left = sql<number>`extract(epoch from planner_until - now())::float`.as("left");
    const { left: secondsLeft } = await db.selectFrom("plan_state").select(left).executeTakeFirstOrThrow();
    expect(secondsLeft).toBeLessThan(5);
    await db
      .updateTable("plan_state")
      .set({ planner_until: sql<Date>`now() - interval '1 millisecond'` })
      .execute();
    expect(await holdPlanner(db, "four")).toBe(true);
  });
});
