import { expect, it } from "vitest";
import type { DispatchSettings } from "../../contract/dispatch/dispatch.ts";
import { editDispatchSettings, getDispatchSettings } from "../../contract/dispatch/dispatch.endpoints.ts";
import { getOwnDriver } from "../../contract/drivers/drivers.endpoints.ts";
import {
  acceptRide,
  cancelRide,
  reassignDriver,
  rejectRide,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { getRide, listRideHistory } from "../../contract/rides/rides.endpoints.ts";
import { trackRide } from "../../contract/rides/tracking.endpoints.ts";
import { buildMaps } from "../places/build-maps.ts";
import { type DriverFacts, type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/ride-rows.ts";
import { type TestHouse, onEachDatabase } from "../testing/test-house.ts";
import { runAutoAssign } from "./run-auto-assign.ts";

const { routes } = buildMaps({ provider: "embedded", dataDir: "/nonexistent" });
const HATO = { lat: 12.1846, lng: -68.9568 };
const PUNDA = { lat: 12.10538, lng: -68.93366 };
const WESTPUNT = { lat: 12.37259, lng: -69.1536 };
const SECOND_MS = 1_000;

/** A company of its own for each test: one operator, drivers at the airport, in town and far away, one ride due. */
async function openCompany(house: TestHouse) {
  await house.db.deleteFrom("dispatch_offers").execute();
  await house.db.updateTable("drivers").set({ on_shift: false }).execute();
  await house.db
    .updateTable("rides")
    .set({ status: "Cancelled", driver_id: null })
    .where("status", "in", ["Pending", "Assigned", "Accepted"])
    .execute();
  const operator = await makeAccount(house, { role: "operator", firstName: "Suheily", lastName: "Cijntje" });
  const far = await makeDriverAt(house, WESTPUNT);
  const near = await makeDriverAt(house, HATO);
  const middle = await makeDriverAt(house, PUNDA);
  const ride = await insertRideRow(house, {
    status: "Pending",
    ride_datetime: inMinutes(house, 20),
    rider_email: "maya@example.com",
  });
  return { operator, near, middle, far, ride, token: operator.token };
}

async function makeDriverAt(house: TestHouse, facts: DriverFacts): Promise<TestAccount> {
  const driver = await makeDriver(house, facts);
  await house.db
    .updateTable("drivers")
    .set({ shares_location: true })
    .where("account_id", "=", driver.id)
    .execute();
  return driver;
}

const inMinutes = (house: TestHouse, count: number) =>
  new Date(house.clock.now().getTime() + count * 60 * SECOND_MS);

function look(house: TestHouse) {
  return runAutoAssign({ db: house.db, routes, now: house.clock.now() });
}

async function switchTo(house: TestHouse, token: string, auto_assign: boolean): Promise<DispatchSettings> {
  return house.call(editDispatchSettings, { token, body: { auto_assign } });
}

async function stateOf(house: TestHouse, token: string, id: number) {
  const { status, driver_id } = await house.call(getRide, { token, params: { id } });
  return [status, driver_id];
}

async function seenByPassenger(house: TestHouse, id: number) {
  const { tracking_code } = await house.db
    .selectFrom("rides")
    .select("tracking_code")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return house.call(trackRide, { params: { tracking_code } });
}

async function messagesOf(house: TestHouse, ride: number): Promise<string[]> {
  const rows = await house.db.selectFrom("outbox").select("kind").where("ride_id", "=", ride).execute();
  return rows.map((row) => row.kind);
}

onEachDatabase("auto-assign", (house) => {
  it("does nothing until the office switches it on, and says who did", async () => {
    const { token, ride } = await openCompany(house);
    expect(await house.call(getDispatchSettings, { token })).toMatchObject({
      auto_assign: false,
      changed_by: null,
      open_offers: [],
      unplaced: [],
    });
    await look(house);
    expect(await stateOf(house, token, ride)).toEqual(["Pending", null]);
    expect(await switchTo(house, token, true)).toMatchObject({
      auto_assign: true,
      changed_by: "Suheily Cijntje",
      unplaced: [{ ride_id: ride }],
    });
    const told = await house.db.selectFrom("events").select("type").orderBy("id", "desc").limit(1).execute();
    expect(told).toEqual([{ type: "dispatch.changed" }]);
  });

  it("offers nothing to a driver whose place is not known", async () => {
    const { near, middle, far, ride, token } = await openCompany(house);
    await house.db
      .updateTable("drivers")
      .set({ shares_location: false })
      .where("account_id", "in", [near.id, middle.id, far.id])
      .execute();
    await switchTo(house, token, true);
    await look(house);
    expect(await stateOf(house, token, ride)).toEqual(["Pending", null]);
  });

  it("leaves a ride that was wanted long ago to a person, and goes past it to the next", async () => {
    const { near, ride, token } = await openCompany(house);
    const old = await insertRideRow(house, { status: "Pending", ride_datetime: inMinutes(house, -61) });
    await switchTo(house, token, true);
    await look(house);
    expect(await stateOf(house, token, old)).toEqual(["Pending", null]);
    expect(await stateOf(house, token, ride)).toEqual(["Assigned", near.id]);
  });

  it("is the office's to switch", async () => {
    const { near } = await openCompany(house);
    const answer = await house.ask(editDispatchSettings, { token: near.token, body: { auto_assign: true } });
    expect(answer.statusCode).toBe(403);
  });

  it("offers a due ride to the best driver, who takes it", async () => {
    const { token, near, ride } = await openCompany(house);
    await switchTo(house, token, true);
    await look(house);
    expect(await stateOf(house, token, ride)).toEqual(["Assigned", near.id]);
    const expires_at = new Date(house.clock.now().getTime() + 30 * SECOND_MS).toISOString();
    expect(await house.call(getOwnDriver, { token: near.token })).toMatchObject({
      offer: { ride_id: ride, expires_at },
    });
    expect(await house.call(getDispatchSettings, { token })).toMatchObject({
      open_offers: [{ ride_id: ride, driver_id: near.id, expires_at }],
    });
    expect(await messagesOf(house, ride)).not.toContain("driver_assigned");
    expect(await seenByPassenger(house, ride)).toMatchObject({
      status: "Pending",
      driver: null,
      position: null,
    });

    house.clock.advance(29 * SECOND_MS);
    await look(house);
    await house.call(acceptRide, { token: near.token, params: { id: ride } });
    expect(await house.call(getOwnDriver, { token: near.token })).toMatchObject({ offer: null });
    house.clock.advance(2 * SECOND_MS);
    await look(house);
    expect(await stateOf(house, token, ride)).toEqual(["Accepted", near.id]);
    expect(await house.call(getDispatchSettings, { token })).toMatchObject({
      open_offers: [],
      past_offers: [{ ride_id: ride, driver_id: near.id, outcome: "accepted" }],
    });
    expect(await messagesOf(house, ride)).toContain("driver_assigned");
  });

  it("goes to the next driver when the thirty seconds are over, and to nobody twice", async () => {
    const { token, near, middle, far, ride } = await openCompany(house);
    await switchTo(house, token, true);
    const holders = [];
    for (let turn = 0; turn < 4; turn++) {
      await look(house);
      holders.push((await stateOf(house, token, ride))[1]);
      house.clock.advance(30 * SECOND_MS);
    }
    expect(holders).toEqual([near.id, middle.id, far.id, null]);
    expect(await stateOf(house, token, ride)).toEqual(["Pending", null]);
    const refusals = await house.db
      .selectFrom("ride_refusals")
      .select(["driver_id", "why"])
      .where("ride_id", "=", ride)
      .orderBy("at")
      .execute();
    expect(refusals).toEqual([near, middle, far].map(({ id }) => ({ driver_id: id, why: "timed_out" })));
    const settings = await house.call(getDispatchSettings, { token });
    expect(settings.past_offers.map((offer) => offer.outcome)).toEqual([
      "timed_out",
      "timed_out",
      "timed_out",
    ]);
    expect(settings.unplaced).toMatchObject([{ ride_id: ride }]);
    const history = await house.call(listRideHistory, { token, params: { id: ride } });
    expect(history.map(({ action, actor }) => `${actor} ${action}`)).toEqual(
      Array.from({ length: 3 }, () => ["system assign", "system time_out"]).flat(),
    );
  });

  it("goes on at once when a driver says no", async () => {
    const { token, near, middle, ride } = await openCompany(house);
    await switchTo(house, token, true);
    await look(house);
    await house.call(rejectRide, { token: near.token, params: { id: ride } });
    house.clock.advance(2 * SECOND_MS);
    await look(house);
    expect(await stateOf(house, token, ride)).toEqual(["Assigned", middle.id]);
    const settings = await house.call(getDispatchSettings, { token });
    expect(settings.past_offers).toMatchObject([{ driver_id: near.id, outcome: "declined" }]);
  });

  it("leaves a ride to the office that took it in hand, or called it off", async () => {
    const { token, far, ride } = await openCompany(house);
    const other = await insertRideRow(house, { status: "Pending", ride_datetime: inMinutes(house, 25) });
    await switchTo(house, token, true);
    await look(house);
    await house.call(cancelRide, { token, params: { id: other } });
    await house.call(reassignDriver, {
      token,
      params: { id: ride },
      body: { driver_id: far.id, force: true },
    });
    house.clock.advance(60 * SECOND_MS);
    await look(house);
    expect(await stateOf(house, token, ride)).toEqual(["Assigned", far.id]);
    expect((await stateOf(house, token, other))[0]).toBe("Cancelled");
    const settings = await house.call(getDispatchSettings, { token });
    expect(settings.past_offers.map((offer) => offer.outcome)).toEqual(["withdrawn", "withdrawn"]);
  });

  it("asks each driver about one ride at a time, the first wanted first", async () => {
    const { token, near, middle, ride } = await openCompany(house);
    const later = await insertRideRow(house, { status: "Pending", ride_datetime: inMinutes(house, 40) });
    const tomorrow = await insertRideRow(house, { status: "Pending", ride_datetime: inMinutes(house, 600) });
    await switchTo(house, token, true);
    await look(house);
    expect(await stateOf(house, token, ride)).toEqual(["Assigned", near.id]);
    expect(await stateOf(house, token, later)).toEqual(["Assigned", middle.id]);
    expect(await stateOf(house, token, tomorrow)).toEqual(["Pending", null]);
  });

  it("passes over who is too small, busy, off shift, or already has a ride then", async () => {
    const { token, near, middle, far } = await openCompany(house);
    await house.db
      .updateTable("rides")
      .set({ status: "Cancelled" })
      .where("status", "=", "Pending")
      .execute();
    const party = await insertRideRow(house, {
      status: "Pending",
      passenger_count: 6,
      ride_datetime: inMinutes(house, 20),
    });
    const van = await makeDriverAt(house, { ...WESTPUNT, vehicleType: "xl" });
    await switchTo(house, token, true);
    await look(house);
    expect(await stateOf(house, token, party)).toEqual(["Assigned", van.id]);

    await insertRideRow(house, {
      status: "Accepted",
      driver_id: near.id,
      ride_datetime: inMinutes(house, 45),
    });
    await insertRideRow(house, {
      status: "InProgress",
      driver_id: middle.id,
      picked_up_at: house.clock.now(),
    });
    const ride = await insertRideRow(house, { status: "Pending", ride_datetime: inMinutes(house, 40) });
    await look(house);
    expect(await stateOf(house, token, ride)).toEqual(["Assigned", far.id]);
  });

  it("makes each offer once when two servers look at the same moment", async () => {
    const { token, ride } = await openCompany(house);
    await switchTo(house, token, true);
    await Promise.all([look(house), look(house), look(house)]);
    expect((await stateOf(house, token, ride))[0]).toBe("Assigned");
    house.clock.advance(30 * SECOND_MS);
    await switchTo(house, token, false);
    await Promise.all([look(house), look(house), look(house)]);
    expect(await stateOf(house, token, ride)).toEqual(["Pending", null]);
    const offers = await house.db.selectFrom("dispatch_offers").select("outcome").execute();
    expect(offers).toEqual([{ outcome: "timed_out" }]);
  });
});
