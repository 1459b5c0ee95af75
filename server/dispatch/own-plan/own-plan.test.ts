import { expect, it } from "vitest";
import { getOwnPlanEndpoint, reportNoSignalEndpoint } from "../../../contract/dispatch/own-plan.endpoints.ts";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import { acceptRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { setDriverShiftsEndpoint } from "../../../contract/shifts/shifts.endpoints.ts";
import type { DriverShifts } from "../../../contract/shifts/shifts.ts";
import { instantOf } from "../../../domain/curacao-time.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { type DriverFacts, type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { insertRideRow, makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { pausesOf } from "../plan/missed-offers.ts";

const HATO = { lat: 12.1846, lng: -68.9568 };
const PUNDA = { lat: 12.10538, lng: -68.93366 };
const WESTPUNT = { lat: 12.37259, lng: -69.1536 };
/** It is noon on a Friday. */
const TODAY = "2026-11-20";

async function openDay(server: TestServer) {
  const { db } = server;
  await db.deleteFrom("dispatch_offers").execute();
  await db.updateTable("drivers").set({ inactive: true, on_shift: false }).execute();
  const open = ["Pending", "Assigned", "Accepted", "PickedUp", "InProgress"] as const;
  await db
    .updateTable("rides")
    .set({ status: "Cancelled", driver_id: null })
    .where("status", "in", open)
    .execute();
  const staff = await makeAccount(server, { role: "staff" });
  const driverAt = async (facts: DriverFacts) => {
    const driver = await makeDriver(server, facts);
    await db
      .updateTable("drivers")
      .set({ shares_location: true })
      .where("account_id", "=", driver.id)
      .execute();
    return driver;
  };
  const rideAt = (time: string, facts: object = {}) =>
    insertRideRow(server, {
      status: "Pending",
      ride_datetime: instantOf(TODAY, `${time}:00`),
      pickup_lat: HATO.lat,
      pickup_lng: HATO.lng,
      dropoff_lat: PUNDA.lat,
      dropoff_lng: PUNDA.lng,
      duration_min: 20,
      distance_m: 12_300,
      ...facts,
    });
  const planOf = ({ token }: TestAccount) => server.call(getOwnPlanEndpoint, { token });
  const requestOf = async (driver: TestAccount, id: number) =>
    (await planOf(driver)).requests.find(({ ride_id }) => ride_id === id);
  const accept = (driver: TestAccount, id: number) =>
    server.request(acceptRideEndpoint, { params: { id }, token: driver.token });
  const writeShift = ({ id }: TestAccount, shift: object, home: DriverShifts["home"] = null) =>
    server.request(setDriverShiftsEndpoint, {
      params: { id },
      body: {
        week: [{ weekday: 5, from: "08:00", until: "17:00", break: null, ...shift }],
        home,
        version: 0,
      },
      token: staff.token,
    });
  return { staff, driverAt, rideAt, planOf, requestOf, accept, writeShift };
}

const minutesBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / MINUTE_MS;

onADatabase("a driver's own plan", (server) => {
  it("says of their next rides when to leave, by road, and nothing of rides nobody told them of", async () => {
    const { driverAt, rideAt, planOf } = await openDay(server);
    const driver = await driverAt(PUNDA);
    const mine = { status: "Accepted", driver_id: driver.id } as const;
    const first = await rideAt("14:00", mine);
    const second = await rideAt("15:30", mine);
    await rideAt("17:00");
    const { rides } = await planOf(driver);
    expect(rides.map(({ ride_id }) => ride_id)).toEqual([first, second]);
    const [one, two] = rides;
    expect(one).toMatchObject({ km: 12.3, minutes: 20, minutes_late: 0, to_pickup: { from: "here" } });
    expect(two?.to_pickup?.from).toBe("ride");
    // From Punda to the airport the crow flies nine kilometres.
    expect(one?.to_pickup?.km).toBeGreaterThan(10);
    expect(one?.pickup_at).toBe(instantOf(TODAY, "14:00:00").toISOString());
    expect(minutesBetween(one?.leave_at ?? "", one?.there_at ?? "")).toBeCloseTo(
      one?.to_pickup?.minutes ?? 0,
      -1,
    );
  });

  it("leaves out what they have set out for", async () => {
    const { driverAt, rideAt, planOf } = await openDay(server);
    const driver = await driverAt(PUNDA);
    const mine = { status: "Accepted", driver_id: driver.id } as const;
    await rideAt("12:20", { ...mine, set_out_at: server.clock.now() });
    const next = await rideAt("15:30", mine);
    expect((await planOf(driver)).rides.map(({ ride_id }) => ride_id)).toEqual([next]);
  });

  it("says which requests they can take, and the server refuses the others", async () => {
    const { staff, driverAt, rideAt, requestOf, accept } = await openDay(server);
    const driver = await driverAt(PUNDA);
    const has = await rideAt("14:00", { status: "Accepted", driver_id: driver.id });
    // Three quarters of an hour to the west, and the same back.
    const far = await rideAt("13:30", {
      dropoff_lat: WESTPUNT.lat,
      dropoff_lng: WESTPUNT.lng,
      duration_min: 45,
    });
    const six = await rideAt("15:30", { passenger_count: 6 });
    const fits = await rideAt("16:00");
    expect((await requestOf(driver, fits))?.cannot).toBeNull();
    expect((await requestOf(driver, six))?.cannot?.why).toBe("car");
    expect((await requestOf(driver, far))?.cannot).toMatchObject({ why: "makes_late", late_ride_id: has });
    await server.call(getPlanEndpoint, { token: staff.token });
    const refused = await accept(driver, far);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: "driver_busy", makes_late: [{ ride_id: has }] },
    ]);
    expect((await accept(driver, fits)).statusCode).toBe(200);
  });

  it("lets what dispatch gave be accepted, whatever would be late", async () => {
    const { driverAt, rideAt, planOf, accept } = await openDay(server);
    const driver = await driverAt(PUNDA);
    await rideAt("14:00", { status: "Accepted", driver_id: driver.id });
    const given = await rideAt("13:58", { status: "Assigned", driver_id: driver.id });
    const { requests } = await planOf(driver);
    expect(requests.find(({ ride_id }) => ride_id === given)?.cannot).toBeNull();
    expect((await accept(driver, given)).statusCode).toBe(200);
  });

  it("knows the shift, the break and the way home, and offers nothing after them", async () => {
    const { driverAt, rideAt, planOf, requestOf, accept, writeShift } = await openDay(server);
    const driver = await driverAt(PUNDA);
    const pause = { minutes: 30, from: "13:00", until: "13:30" };
    await writeShift(driver, { break: pause }, { name: "Punda", ...PUNDA });
    await rideAt("14:00", { status: "Accepted", driver_id: driver.id });
    const night = await rideAt("21:00");
    const plan = await planOf(driver);
    expect(plan.shift).toEqual({ from: null, until: instantOf(TODAY, "17:00:00").toISOString() });
    expect(plan.break?.from).toBe(instantOf(TODAY, "13:00:00").toISOString());
    expect(plan.last_ride).toMatchObject({ holds: true, minutes_home: 0 });
    expect((await requestOf(driver, night))?.cannot).toMatchObject({ why: "outside_shift" });
    const refused = await accept(driver, night);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "outside_shift"]);
  });

  it("shows the others' mean of paid minutes, and nobody's own figure", async () => {
    const { driverAt, planOf } = await openDay(server);
    const driver = await driverAt(PUNDA);
    const done = (driverId: number, minutes: number) =>
      makeRide(server, { status: "Completed", driverId, duration_min: minutes });
    await done(driver.id, 50);
    const one = await driverAt(HATO);
    await done(one.id, 30);
    expect((await planOf(driver)).paid).toEqual({ minutes: 50, others_minutes: null });
    const other = await driverAt(HATO);
    await done(other.id, 10);
    const plan = await planOf(driver);
    expect(plan.paid).toEqual({ minutes: 50, others_minutes: 20 });
    const { name } = await server.db
      .selectFrom("accounts")
      .select("first_name as name")
      .where("id", "=", one.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(plan)).not.toContain(name);
  });
});

onADatabase("an offer that ran out without a signal", (server) => {
  it("isn't counted as missed once the phone has said so, and is told of with what became of it", async () => {
    const { driverAt, rideAt, planOf } = await openDay(server);
    const driver = await driverAt(PUNDA);
    const ride = await rideAt("14:00");
    const now = server.clock.now();
    const ago = (seconds: number) => new Date(now.getTime() - seconds * SECOND_MS);
    await server.db
      .insertInto("dispatch_offers")
      .values({
        ride_id: ride,
        driver_id: driver.id,
        offered_at: ago(90),
        expires_at: ago(60),
        outcome: "timed_out",
        closed_at: ago(60),
      })
      .execute();
    expect([...(await pausesOf(server.db, now)).keys()]).toEqual([driver.id]);
    const say = (from: Date, until: Date) =>
      server.request(reportNoSignalEndpoint, {
        body: { from: from.toISOString(), until: until.toISOString() },
        token: driver.token,
      });
    // The signal was gone before, and after.
    await say(ago(200), ago(100));
    await say(ago(30), now);
    expect((await planOf(driver)).unheard_offers).toEqual([]);
    expect((await say(ago(100), now)).statusCode).toBe(204);
    expect([...(await pausesOf(server.db, now)).keys()]).toEqual([]);
    expect((await planOf(driver)).unheard_offers).toMatchObject([{ ride_id: ride, now: "free" }]);
    const other = await driverAt(HATO);
    await server.db
      .updateTable("rides")
      .set({ status: "Accepted", driver_id: other.id })
      .where("id", "=", ride)
      .execute();
    expect((await planOf(driver)).unheard_offers).toMatchObject([{ ride_id: ride, now: "taken" }]);
  });

  it("is nobody else's: what one driver says changes nothing of another's", async () => {
    const { driverAt, rideAt } = await openDay(server);
    const [driver, other] = [await driverAt(PUNDA), await driverAt(HATO)];
    const now = server.clock.now();
    const at = new Date(now.getTime() - MINUTE_MS);
    await server.db
      .insertInto("dispatch_offers")
      .values({
        ride_id: await rideAt("14:00"),
        driver_id: driver.id,
        offered_at: at,
        expires_at: at,
        outcome: "timed_out",
        closed_at: at,
      })
      .execute();
    await server.call(reportNoSignalEndpoint, {
      body: { from: new Date(at.getTime() - MINUTE_MS).toISOString(), until: now.toISOString() },
      token: other.token,
    });
    expect([...(await pausesOf(server.db, now)).keys()]).toEqual([driver.id]);
  });
});

onADatabase("a ride that moved from one driver to another", (server) => {
  it("is told to both with the reason, as long as it is so", async () => {
    const { driverAt, rideAt, planOf } = await openDay(server);
    const [from, to] = [await driverAt(PUNDA), await driverAt(HATO)];
    const ride = await rideAt("14:00", { status: "Accepted", driver_id: to.id });
    await server.db
      .insertInto("told_moves")
      .values({
        ride_id: ride,
        from_driver_id: from.id,
        to_driver_id: to.id,
        why: "would-be-late",
        moved_at: server.clock.now(),
      })
      .execute();
    expect((await planOf(from)).moves).toMatchObject([{ ride_id: ride, came: false, why: "would-be-late" }]);
    expect((await planOf(to)).moves).toMatchObject([{ ride_id: ride, came: true, why: "would-be-late" }]);
    await server.db.updateTable("rides").set({ driver_id: from.id }).where("id", "=", ride).execute();
    expect((await planOf(from)).moves).toEqual([]);
  });
});
