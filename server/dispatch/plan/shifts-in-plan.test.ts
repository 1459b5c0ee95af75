import { expect, it } from "vitest";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import { setDriverShiftsEndpoint, setShiftDayEndpoint } from "../../../contract/shifts/shifts.endpoints.ts";
import type { DriverShifts } from "../../../contract/shifts/shifts.ts";
import { instantOf } from "../../../domain/curacao-time.ts";
import { IN_DATABASE_ALONE } from "../../events/positions/newest-positions.ts";
import { buildMaps } from "../../places/build-maps.ts";
import { openCurrentMaps } from "../../places/current-maps.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { insertRideRow } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { openDayPlanner } from "./day-planner.ts";
import { lastChange } from "./plan.queries.ts";

const HATO = { lat: 12.1846, lng: -68.9568 };
const PUNDA = { lat: 12.10538, lng: -68.93366 };
const WESTPUNT = { lat: 12.37259, lng: -69.1536 };
/** It is noon on a Friday. */
const TODAY = "2026-11-20";
const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));

async function openDay(server: TestServer) {
  const { db, clock } = server;
  await db.updateTable("drivers").set({ inactive: true, on_shift: false }).execute();
  await db
    .updateTable("rides")
    .set({ status: "Cancelled", driver_id: null })
    .where("status", "=", "Pending")
    .execute();
  await db.updateTable("plan_state").set({ planner: null, planner_until: null }).execute();
  const { token } = await makeAccount(server, { role: "staff" });
  const planner = openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps });
  const plan = async () => {
    await planner.run();
    await planner.planNow();
    return server.call(getPlanEndpoint, { token });
  };
  /** A driver who is on, at the airport, with a shift of today. */
  const driverWith = async (shift: object, home: DriverShifts["home"] = null) => {
    const driver = await makeDriver(server, HATO);
    await db
      .updateTable("drivers")
      .set({ shares_location: true })
      .where("account_id", "=", driver.id)
      .execute();
    const week = [{ weekday: 5, from: "08:00", until: "17:00", break: null, ...shift }] as const;
    await server.call(setDriverShiftsEndpoint, {
      params: { id: driver.id },
      body: { week: [...week], home, version: 0 },
      token,
    });
    return driver;
  };
  const ride = (time: string, to = PUNDA) =>
    insertRideRow(server, {
      status: "Pending",
      ride_datetime: instantOf(TODAY, `${time}:00`),
      pickup_lat: HATO.lat,
      pickup_lng: HATO.lng,
      dropoff_lat: to.lat,
      dropoff_lng: to.lng,
      duration_min: to === WESTPUNT ? 40 : 20,
    });
  return { token, plan, driverWith, ride };
}

onADatabase("shifts in the plan of the day", (server) => {
  it("end it: nobody whose shift ends at five is planned a ride at six", async () => {
    const { plan, driverWith, ride } = await openDay(server);
    const driver = await driverWith({});
    const four = await ride("16:00");
    const six = await ride("18:00");
    const { rides, cars } = await plan();
    expect(rides.find(({ ride_id }) => ride_id === four)?.driver_id).toBe(driver.id);
    expect(rides.find(({ ride_id }) => ride_id === six)).toMatchObject({
      state: "left_over",
      reason: { code: "off_shift" },
    });
    const until = instantOf(TODAY, "17:00:00").toISOString();
    expect(cars).toMatchObject([{ driver_id: driver.id, until }]);
  });

  it("keep the break free, for which another drives", async () => {
    const { plan, driverWith, ride } = await openDay(server);
    const rests = await driverWith({ break: { minutes: 30, from: "13:00", until: "13:30" } });
    const drives = await driverWith({});
    const both = [await ride("13:10"), await ride("14:30"), await ride("14:30")];
    const { rides, cars } = await plan();
    const driverOf = (id: number | undefined) => rides.find(({ ride_id }) => ride_id === id)?.driver_id;
    expect(driverOf(both[0])).toBe(drives.id);
    expect(both.slice(1).map(driverOf).toSorted()).toEqual([rests.id, drives.id].toSorted());
    expect(cars.find(({ driver_id }) => driver_id === rests.id)).toMatchObject({
      break_from: instantOf(TODAY, "13:00:00").toISOString(),
      break_until: instantOf(TODAY, "13:30:00").toISOString(),
    });
  });

  it("end near home where that costs nobody anything", async () => {
    const { plan, driverWith, ride } = await openDay(server);
    const inTown = await driverWith({ until: "13:45" }, { name: "Punda", ...PUNDA });
    const inTheWest = await driverWith({ until: "13:45" }, { name: "Westpunt", ...WESTPUNT });
    const [west, town] = [await ride("12:45", WESTPUNT), await ride("12:45", PUNDA)];
    const { rides } = await plan();
    const driverOf = (id: number) => rides.find(({ ride_id }) => ride_id === id)?.driver_id;
    expect([driverOf(west), driverOf(town)]).toEqual([inTheWest.id, inTown.id]);
  });

  it("leave who is a few minutes late on what they have said yes to, and give them nothing that is due", async () => {
    const { plan, driverWith, ride } = await openDay(server);
    const driver = await driverWith({ from: "11:50" });
    await server.db
      .updateTable("drivers")
      .set({ on_shift: false })
      .where("account_id", "=", driver.id)
      .execute();
    const accepted = await ride("12:50");
    await server.db
      .updateTable("rides")
      .set({ status: "Accepted", driver_id: driver.id })
      .where("id", "=", accepted)
      .execute();
    const [soon, later] = [await ride("12:15"), await ride("15:00")];
    const { rides } = await plan();
    const stateOf = (id: number) => rides.find(({ ride_id }) => ride_id === id)?.state;
    expect([accepted, soon, later].map(stateOf)).toEqual(["accepted", "left_over", "planned"]);
  });

  it("let the day be planned anew when they change, and a day off is none", async () => {
    const { token, plan, driverWith, ride } = await openDay(server);
    const driver = await driverWith({ from: "14:00" });
    await server.db
      .updateTable("drivers")
      .set({ on_shift: false })
      .where("account_id", "=", driver.id)
      .execute();
    const id = await ride("15:00");
    const stateOf = async () => (await plan()).rides.find(({ ride_id }) => ride_id === id)?.state;
    expect(await stateOf()).toBe("planned");
    const before = await lastChange(server.db);
    await server.call(setShiftDayEndpoint, {
      params: { id: driver.id, day: TODAY },
      body: { shifts: [] },
      token,
    });
    expect((await lastChange(server.db)).ofRides).toBeGreaterThan(before.ofRides);
    expect(await stateOf()).toBe("left_over");
  });
});
