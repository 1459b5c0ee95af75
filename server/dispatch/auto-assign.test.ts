import { expect, it } from "vitest";
import type { DispatchSettings } from "../../contract/dispatch/dispatch.ts";
import {
  editDispatchSettingsEndpoint,
  getDispatchSettingsEndpoint,
} from "../../contract/dispatch/dispatch.endpoints.ts";
import { getOwnDriverEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { reassignDriverEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  rejectRideEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import { buildMaps } from "../places/build-maps.ts";
import { IN_DATABASE_ALONE } from "../events/positions/newest-positions.ts";
import { type DriverFacts, type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../testing/test-server.ts";
import { openCurrentMaps } from "../places/current-maps.ts";
import { openDayPlanner } from "./plan/day-planner.ts";

const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));
const HATO = { lat: 12.1846, lng: -68.9568 };
const NEAR_HATO = { lat: 12.1786, lng: -68.9608 };
const PUNDA = { lat: 12.10538, lng: -68.93366 };
const WESTPUNT = { lat: 12.37259, lng: -69.1536 };

/** A company of its own for each test: one operator, drivers at the airport, in town and far away, one ride due. */
async function openCompany(server: TestServer) {
  await server.db.deleteFrom("round_offers").execute();
  await server.db.deleteFrom("dispatch_offers").execute();
  await server.db.updateTable("drivers").set({ on_shift: false }).execute();
  await server.db
    .updateTable("rides")
    .set({ status: "Cancelled", driver_id: null })
    .where("status", "in", ["Pending", "Assigned", "Accepted"])
    .execute();
  const operator = await makeAccount(server, { role: "operator", firstName: "Suheily", lastName: "Cijntje" });
  const far = await makeDriverAt(server, WESTPUNT);
  const near = await makeDriverAt(server, HATO);
  const middle = await makeDriverAt(server, PUNDA);
  const ride = await insertRideRow(server, {
    status: "Pending",
    ride_datetime: inMinutes(server, 15),
    rider_email: "maya@example.com",
  });
  return { operator, near, middle, far, ride, token: operator.token };
}

async function makeDriverAt(server: TestServer, facts: DriverFacts): Promise<TestAccount> {
  const driver = await makeDriver(server, facts);
  await server.db
    .updateTable("drivers")
    .set({ shares_location: true })
    .where("account_id", "=", driver.id)
    .execute();
  return driver;
}

const inMinutes = (server: TestServer, count: number) =>
  new Date(server.clock.now().getTime() + count * 60 * SECOND_MS);

/** One look of a server's planner at the day as it is. */
async function look(server: TestServer, planner = plannerOf(server)): Promise<void> {
  await server.db.updateTable("plan_state").set({ planner: null, planner_until: null }).execute();
  await planner.run();
}

function plannerOf({ db, clock }: TestServer) {
  return openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps });
}

async function switchTo(server: TestServer, token: string, auto_assign: boolean): Promise<DispatchSettings> {
  return server.call(editDispatchSettingsEndpoint, { token, body: { auto_assign } });
}

async function stateOf(server: TestServer, token: string, id: number) {
  const { status, driver_id } = await server.call(getRideEndpoint, { token, params: { id } });
  return [status, driver_id];
}

async function seenByPassenger(server: TestServer, id: number) {
  const { tracking_code } = await server.db
    .selectFrom("rides")
    .select("tracking_code")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return server.call(trackRideEndpoint, { params: { tracking_code } });
}

async function messagesOf(server: TestServer, ride: number): Promise<string[]> {
  const rows = await server.db.selectFrom("outbox").select("kind").where("ride_id", "=", ride).execute();
  return rows.map((row) => row.kind);
}

onEachDatabase("auto-assign", (server) => {
  it("does nothing until dispatch switches it on, and says who did", async () => {
    const { token, ride } = await openCompany(server);
    expect(await server.call(getDispatchSettingsEndpoint, { token })).toMatchObject({
      auto_assign: false,
      changed_by: null,
      open_offers: [],
      unplaced: [],
    });
    await look(server);
    expect(await stateOf(server, token, ride)).toEqual(["Pending", null]);
    expect(await switchTo(server, token, true)).toMatchObject({
      auto_assign: true,
      changed_by: "Suheily Cijntje",
      // The plan has somebody for it, who hears of it in time.
      unplaced: [],
    });
    const told = await server.db.selectFrom("events").select("type").orderBy("id", "desc").limit(1).execute();
    expect(told).toEqual([{ type: "dispatch.changed" }]);
  });

  it("offers nothing to a driver whose place is not known", async () => {
    const { near, middle, far, ride, token } = await openCompany(server);
    await server.db
      .updateTable("drivers")
      .set({ shares_location: false })
      .where("account_id", "in", [near.id, middle.id, far.id])
      .execute();
    await switchTo(server, token, true);
    await look(server);
    expect(await stateOf(server, token, ride)).toEqual(["Pending", null]);
  });

  it("prefers a driver whom the rider likes and who is nearly as near, and sends another where they are far", async () => {
    const { far, near, ride, token } = await openCompany(server);
    const liked = await makeDriverAt(server, NEAR_HATO);
    const rider = await makeAccount(server, { role: "rider" });
    await server.db.updateTable("rides").set({ rider_id: rider.id }).where("id", "=", ride).execute();
    const likes = (driver: TestAccount) =>
      server.db
        .insertInto("favorite_drivers")
        .values({ account_id: rider.id, driver_id: driver.id, since: server.clock.now() })
        .execute();
    await likes(far);
    await switchTo(server, token, true);
    await look(server);
    expect(await stateOf(server, token, ride)).toEqual(["Assigned", near.id]);
    await server.db.updateTable("rides").set({ status: "Cancelled" }).where("id", "=", ride).execute();
    const next = await insertRideRow(server, {
      status: "Pending",
      rider_id: rider.id,
      ride_datetime: inMinutes(server, 15),
    });
    await likes(liked);
    await look(server);
    expect(await stateOf(server, token, next)).toEqual(["Assigned", liked.id]);
  });

  it("leaves a ride that was wanted long ago to a person, and goes past it to the next", async () => {
    const { near, ride, token } = await openCompany(server);
    const old = await insertRideRow(server, { status: "Pending", ride_datetime: inMinutes(server, -61) });
    await switchTo(server, token, true);
    await look(server);
    expect(await stateOf(server, token, old)).toEqual(["Pending", null]);
    expect(await stateOf(server, token, ride)).toEqual(["Assigned", near.id]);
    const { unplaced } = await server.call(getDispatchSettingsEndpoint, { token });
    expect(unplaced).toMatchObject([{ ride_id: old }]);
  });

  it("can be switched by dispatch only", async () => {
    const { near } = await openCompany(server);
    const answer = await server.request(editDispatchSettingsEndpoint, {
      token: near.token,
      body: { auto_assign: true },
    });
    expect(answer.statusCode).toBe(403);
  });

  it("offers a due ride to the best driver, who takes it", async () => {
    const { token, near, ride } = await openCompany(server);
    await switchTo(server, token, true);
    await look(server);
    expect(await stateOf(server, token, ride)).toEqual(["Assigned", near.id]);
    const expires_at = new Date(server.clock.now().getTime() + 30 * SECOND_MS).toISOString();
    expect(await server.call(getOwnDriverEndpoint, { token: near.token })).toMatchObject({
      offer: { ride_id: ride, expires_at },
    });
    expect(await server.call(getDispatchSettingsEndpoint, { token })).toMatchObject({
      open_offers: [{ ride_id: ride, driver_id: near.id, expires_at }],
    });
    expect(await messagesOf(server, ride)).not.toContain("driver_assigned");
    expect(await seenByPassenger(server, ride)).toMatchObject({
      status: "Pending",
      driver: null,
      position: null,
    });

    server.clock.advance(29 * SECOND_MS);
    await look(server);
    await server.call(acceptRideEndpoint, { token: near.token, params: { id: ride } });
    expect(await server.call(getOwnDriverEndpoint, { token: near.token })).toMatchObject({ offer: null });
    server.clock.advance(2 * SECOND_MS);
    await look(server);
    expect(await stateOf(server, token, ride)).toEqual(["Accepted", near.id]);
    expect(await server.call(getDispatchSettingsEndpoint, { token })).toMatchObject({
      open_offers: [],
      past_offers: [{ ride_id: ride, driver_id: near.id, outcome: "accepted" }],
    });
    expect(await messagesOf(server, ride)).toContain("driver_assigned");
  });

  it("goes to the next driver when the thirty seconds are over, and to all at once when nobody is left", async () => {
    const { token, near, middle, far, ride } = await openCompany(server);
    await switchTo(server, token, true);
    const holders = [];
    for (let turn = 0; turn < 4; turn++) {
      await look(server);
      holders.push((await stateOf(server, token, ride))[1]);
      server.clock.advance(30 * SECOND_MS);
    }
    expect(holders).toEqual([near.id, middle.id, far.id, null]);
    const asked = await server.db.selectFrom("round_offers").select("driver_id").orderBy("id").execute();
    expect(asked.map((row) => row.driver_id).toSorted()).toEqual([near.id, middle.id, far.id].toSorted());
    await look(server);
    const refusals = await server.db
      .selectFrom("ride_refusals")
      .select("why")
      .where("ride_id", "=", ride)
      .execute();
    expect(refusals).toEqual([]);
    const settings = await server.call(getDispatchSettingsEndpoint, { token });
    expect(settings.past_offers.map((offer) => offer.outcome)).toEqual(
      Array.from({ length: 3 }, () => "timed_out"),
    );
    const history = await server.call(listRideHistoryEndpoint, { token, params: { id: ride } });
    expect(history.map(({ action, actor }) => `${actor} ${action}`).slice(0, 6)).toEqual(
      Array.from({ length: 3 }, () => ["system assign", "system time_out"]).flat(),
    );
  });

  it("goes on at once when a driver says no", async () => {
    const { token, near, middle, ride } = await openCompany(server);
    await switchTo(server, token, true);
    await look(server);
    await server.call(rejectRideEndpoint, { token: near.token, params: { id: ride } });
    server.clock.advance(2 * SECOND_MS);
    await look(server);
    expect(await stateOf(server, token, ride)).toEqual(["Assigned", middle.id]);
    const settings = await server.call(getDispatchSettingsEndpoint, { token });
    expect(settings.past_offers).toMatchObject([{ driver_id: near.id, outcome: "declined" }]);
  });

  it("leaves a ride that dispatch assigned or cancelled meanwhile", async () => {
    const { token, far, ride } = await openCompany(server);
    const other = await insertRideRow(server, { status: "Pending", ride_datetime: inMinutes(server, 25) });
    await switchTo(server, token, true);
    await look(server);
    await server.call(cancelRideEndpoint, { token, params: { id: other } });
    await server.call(reassignDriverEndpoint, {
      token,
      params: { id: ride },
      body: { driver_id: far.id, force: true },
    });
    server.clock.advance(60 * SECOND_MS);
    await look(server);
    expect(await stateOf(server, token, ride)).toEqual(["Assigned", far.id]);
    expect((await stateOf(server, token, other))[0]).toBe("Cancelled");
    const settings = await server.call(getDispatchSettingsEndpoint, { token });
    expect(settings.past_offers.map((offer) => offer.outcome)).toEqual(["withdrawn", "withdrawn"]);
  });

  it("asks each driver about one ride at a time, the first wanted first", async () => {
    const { token, near, middle, ride } = await openCompany(server);
    const later = await insertRideRow(server, { status: "Pending", ride_datetime: inMinutes(server, 33) });
    const tomorrow = await insertRideRow(server, {
      status: "Pending",
      ride_datetime: inMinutes(server, 600),
    });
    await switchTo(server, token, true);
    await look(server);
    expect(await stateOf(server, token, ride)).toEqual(["Assigned", near.id]);
    expect(await stateOf(server, token, later)).toEqual(["Assigned", middle.id]);
    expect(await stateOf(server, token, tomorrow)).toEqual(["Pending", null]);
  });

  it("passes over who is too small, busy, off shift, or already has a ride then", async () => {
    const { token, near, middle, far } = await openCompany(server);
    await server.db
      .updateTable("rides")
      .set({ status: "Cancelled" })
      .where("status", "=", "Pending")
      .execute();
    const party = await insertRideRow(server, {
      status: "Pending",
      passenger_count: 6,
      ride_datetime: inMinutes(server, 15),
    });
    const van = await makeDriverAt(server, { ...WESTPUNT, vehicleType: "xl" });
    await switchTo(server, token, true);
    await look(server);
    expect(await stateOf(server, token, party)).toEqual(["Assigned", van.id]);

    await insertRideRow(server, {
      status: "Accepted",
      driver_id: near.id,
      ride_datetime: inMinutes(server, 45),
    });
    await insertRideRow(server, {
      status: "InProgress",
      driver_id: middle.id,
      picked_up_at: server.clock.now(),
    });
    const ride = await insertRideRow(server, { status: "Pending", ride_datetime: inMinutes(server, 40) });
    await look(server);
    expect(await stateOf(server, token, ride)).toEqual(["Assigned", far.id]);
  });

  it("makes each offer once when two servers look at the same moment", async () => {
    const { token, ride } = await openCompany(server);
    await switchTo(server, token, true);
    await Promise.all([look(server), look(server), look(server)]);
    expect((await stateOf(server, token, ride))[0]).toBe("Assigned");
    server.clock.advance(30 * SECOND_MS);
    await switchTo(server, token, false);
    await Promise.all([look(server), look(server), look(server)]);
    expect(await stateOf(server, token, ride)).toEqual(["Pending", null]);
    const offers = await server.db.selectFrom("dispatch_offers").select("outcome").execute();
    expect(offers).toEqual([{ outcome: "timed_out" }]);
  });
});
