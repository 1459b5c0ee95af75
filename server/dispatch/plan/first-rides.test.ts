import { expect, it } from "vitest";
import { editDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import { acceptRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { setDriverShiftsEndpoint } from "../../../contract/shifts/shifts.endpoints.ts";
import { instantOf } from "../../../domain/curacao-time.ts";
import { IN_DATABASE_ALONE } from "../../events/positions/newest-positions.ts";
import { buildMaps } from "../../places/build-maps.ts";
import { openCurrentMaps } from "../../places/current-maps.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { insertRideRow } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { openDayPlanner } from "./day-planner.ts";

const HATO = { lat: 12.1846, lng: -68.9568 };
const PUNDA = { lat: 12.10538, lng: -68.93366 };
/** The test's clock begins at noon on a Friday. */
const TODAY = "2026-11-20";
const TOMORROW = "2026-11-21";
const SATURDAY = 6;
const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));

async function openEvening(server: TestServer) {
  const { db, clock } = server;
  const { token } = await makeAccount(server, { role: "operator" });
  const staff = await makeAccount(server, { role: "staff" });
  await server.call(editDispatchSettingsEndpoint, { body: { mode: "auto" }, token });
  const driver = await makeDriver(server, { onShift: false });
  await server.call(setDriverShiftsEndpoint, {
    params: { id: driver.id },
    body: {
      week: [{ weekday: SATURDAY, from: "06:00", until: "14:00", break: null }],
      home: { name: "Hato", ...HATO },
      version: 0,
    },
    token: staff.token,
  });
  const rideAt = (time: string) =>
    insertRideRow(server, {
      status: "Pending",
      ride_datetime: instantOf(TOMORROW, `${time}:00`),
      pickup_lat: HATO.lat,
      pickup_lng: HATO.lng,
      dropoff_lat: PUNDA.lat,
      dropoff_lng: PUNDA.lng,
      duration_min: 20,
    });
  const rides = { first: await rideAt("07:00"), second: await rideAt("09:00") };
  const planner = openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps, freshForMs: 0 });
  const planAt = async (day: string, time: string) => {
    clock.advance(instantOf(day, `${time}:00`).getTime() - clock.now().getTime());
    await planner.run();
    await planner.planNow();
  };
  const stateOf = (id: number) =>
    db.selectFrom("rides").select(["status", "driver_id"]).where("id", "=", id).executeTakeFirstOrThrow();
  return { driver, rides, planAt, stateOf, planner };
}

onADatabase("the first ride of a shift", (server) => {
  it("is told the evening before by every way, is nobody's again where there is no yes, and stays where there is", async () => {
    const { driver, rides, planAt, stateOf, planner } = await openEvening(server);
    await planAt(TODAY, "17:30");
    expect(await stateOf(rides.first)).toEqual({ status: "Pending", driver_id: null });

    await planAt(TODAY, "18:00");
    expect(await stateOf(rides.first)).toEqual({ status: "Assigned", driver_id: driver.id });
    expect(await stateOf(rides.second)).toEqual({ status: "Pending", driver_id: null });
    const messages = await server.db
      .selectFrom("outbox")
      .select(["kind", "channel"])
      .where("ride_id", "=", rides.first)
      .where("account_id", "=", driver.id)
      .orderBy("channel")
      .execute();
    expect(messages).toEqual([
      { kind: "ride_given", channel: "email" },
      { kind: "ride_given", channel: "phone" },
    ]);
    const told = async () =>
      (await planner.planNow())?.day.problem.rides.find(({ id }) => id === rides.first);
    expect((await told())?.hand?.state).toBe("told");

    // The car leaves at seven, since it stands there: until six they can say yes.
    await planAt(TOMORROW, "05:55");
    expect((await stateOf(rides.first)).status).toBe("Assigned");
    const accepting = { params: { id: rides.first }, body: {}, token: driver.token };
    expect((await server.request(acceptRideEndpoint, accepting)).statusCode).toBe(200);
    await planAt(TOMORROW, "06:05");
    expect(await stateOf(rides.first)).toEqual({ status: "Accepted", driver_id: driver.id });
    expect((await told())?.hand?.state).toBe("accepted");
    expect(await server.db.selectFrom("first_rides_told").selectAll().execute()).toEqual([]);
  });
});

onADatabase("a first ride that nobody says yes to", (server) => {
  it("waits for whoever can be asked, an hour before it must be left for", async () => {
    const { driver, rides, planAt, stateOf } = await openEvening(server);
    await planAt(TODAY, "22:00");
    expect(await stateOf(rides.first)).toEqual({ status: "Assigned", driver_id: driver.id });
    await planAt(TOMORROW, "06:00");
    expect(await stateOf(rides.first)).toEqual({ status: "Pending", driver_id: null });
    await planAt(TOMORROW, "06:01");
    expect(await stateOf(rides.first)).toEqual({ status: "Pending", driver_id: null });
  });
});
