import { expect, it } from "vitest";
import {
  editDispatchSettingsEndpoint,
  getDispatchSettingsEndpoint,
} from "../../../contract/dispatch/dispatch.endpoints.ts";
import { getOwnDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { acceptRideEndpoint, rejectRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { ROUND_SECONDS } from "../../../contract/dispatch/dispatch.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { IN_DATABASE_ALONE } from "../../events/positions/newest-positions.ts";
import { buildMaps } from "../../places/build-maps.ts";
import { openCurrentMaps } from "../../places/current-maps.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { insertRideRow } from "../../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../../testing/test-server.ts";
import { closeOffers } from "../close-offers.ts";
import { openDayPlanner } from "./day-planner.ts";
import { pausesOf } from "./missed-offers.ts";

const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));
const PIER = { lat: 12.1077, lng: -68.9445 };
const MAMBO = { lat: 12.08654, lng: -68.89902 };

/** A company with three drivers at the pier and a ride from there that each of them let go by. */
async function openCompany(server: TestServer, { dueInMinutes = 8, goneBy = 3 } = {}) {
  const { db, clock } = server;
  await db.deleteFrom("round_offers").execute();
  await db.deleteFrom("dispatch_offers").execute();
  await db.updateTable("drivers").set({ on_shift: false }).execute();
  await db
    .updateTable("rides")
    .set({ status: "Cancelled", driver_id: null })
    .where("status", "in", ["Pending", "Assigned", "Accepted"])
    .execute();
  const { token } = await makeAccount(server, { role: "operator" });
  await server.call(editDispatchSettingsEndpoint, { body: { mode: "auto" }, token });
  const drivers: TestAccount[] = [];
  for (let number = 0; number < 3; number += 1)
    drivers.push(await makeDriver(server, { ...PIER, sharesLocation: true }));
  const due = new Date(clock.now().getTime() + dueInMinutes * MINUTE_MS);
  const ends = {
    pickup_lat: PIER.lat,
    pickup_lng: PIER.lng,
    dropoff_lat: MAMBO.lat,
    dropoff_lng: MAMBO.lng,
  };
  const book = (status: "Pending" = "Pending") =>
    insertRideRow(server, { status, ride_datetime: due, duration_min: 15, ...ends });
  const ride = await book();
  for (const { id } of drivers.slice(0, goneBy)) await miss(server, { ride, driver: id });
  const planner = openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps, freshForMs: 0 });
  const look = async () => {
    await closeOffers(db, clock.now());
    await db.updateTable("plan_state").set({ planner: null, planner_until: null }).execute();
    await planner.run();
    await planner.planNow();
  };
  return { token, drivers, ride, look, book };
}

/** An offer of a ride that a driver let run out. */
async function miss({ db, clock }: TestServer, { ride, driver }: { ride: number; driver: number }) {
  const at = new Date(clock.now().getTime() - 2 * MINUTE_MS);
  await db
    .insertInto("dispatch_offers")
    .values({
      ride_id: ride,
      driver_id: driver,
      offered_at: at,
      expires_at: at,
      closed_at: at,
      outcome: "timed_out",
    })
    .execute();
}

async function outcomes({ db }: TestServer, drivers: readonly TestAccount[]) {
  const rows = await db.selectFrom("round_offers").select(["driver_id", "outcome"]).orderBy("id").execute();
  return drivers.map(({ id }) => rows.filter((row) => row.driver_id === id).map(({ outcome }) => outcome));
}

const ownOf = (server: TestServer, { token }: TestAccount) => server.call(getOwnDriverEndpoint, { token });
const accept = (server: TestServer, id: number, { token }: TestAccount) =>
  server.request(acceptRideEndpoint, { params: { id }, body: {}, token });

onEachDatabase("a ride that nobody took one by one", (server) => {
  it("is offered to several at once: the first to accept has it, the others hear that it has gone", async () => {
    const { token, drivers, ride, look } = await openCompany(server);
    const [one, two, three] = drivers as [TestAccount, TestAccount, TestAccount];
    await look();
    for (const driver of drivers)
      expect((await ownOf(server, driver)).round).toMatchObject({ ride_id: ride, asked: 3 });
    const settings = await server.call(getDispatchSettingsEndpoint, { token });
    expect(settings.open_rounds).toMatchObject([{ ride_id: ride, driver_names: expect.any(Array) }]);
    expect(settings.open_offers).toEqual([]);
    expect((await accept(server, ride, two)).statusCode).toBe(200);
    expect((await accept(server, ride, one)).statusCode).toBe(409);
    // Nobody is asked any more as soon as somebody has it, whenever the planner looks.
    expect((await ownOf(server, three)).round).toBeNull();
    await closeOffers(server.db, server.clock.now());
    expect(await outcomes(server, drivers)).toEqual([["taken"], ["accepted"], ["taken"]]);
    expect((await server.call(getDispatchSettingsEndpoint, { token })).past_rounds).toMatchObject([
      { ride_id: ride, asked: 3, taken_by: expect.any(String) },
    ]);
  });

  it("rings in the browsers of those who are asked, and says there that it has gone", async () => {
    const { drivers, ride, look } = await openCompany(server);
    const [one, two] = drivers as [TestAccount, TestAccount, TestAccount];
    const [{ session_id }] = (await server.db
      .selectFrom("sessions")
      .select("id as session_id")
      .where("account_id", "=", one.id)
      .execute()) as [{ session_id: string }];
    const endpoint = `https://fcm.googleapis.com/round-${one.id}`;
    await server.db
      .insertInto("push_subscriptions")
      .values({
        endpoint,
        account_id: one.id,
        session_id,
        p256dh: "p",
        auth: "a",
        language: "nl",
        created_at: server.clock.now(),
      })
      .execute();
    await look();
    await accept(server, ride, two);
    await closeOffers(server.db, server.clock.now());
    const sent = await server.db
      .selectFrom("outbox")
      .select("kind")
      .where("recipient", "=", endpoint)
      .orderBy("id")
      .execute();
    expect(sent).toEqual([{ kind: "round_called" }, { kind: "round_over" }]);
  });

  it("counts a round that somebody let go by or came second in for nothing, and leaves them alone for a while", async () => {
    const { drivers, look } = await openCompany(server);
    await look();
    server.clock.advance((ROUND_SECONDS + 1) * SECOND_MS);
    await look();
    expect(await outcomes(server, drivers)).toEqual([["missed"], ["missed"], ["missed"]]);
    const [, , three] = drivers as [TestAccount, TestAccount, TestAccount];
    const pause = (await pausesOf(server.db, server.clock.now())).get(three.id);
    expect(pause?.getTime()).toBeLessThan(server.clock.now().getTime());
    server.clock.advance(30 * SECOND_MS);
    await look();
    expect((await outcomes(server, drivers)).map((own) => own.length)).toEqual([1, 1, 1]);
    // Two minutes later they are asked once more.
    server.clock.advance(2 * MINUTE_MS);
    await look();
    expect(await outcomes(server, drivers)).toEqual(drivers.map(() => ["missed", null]));
  });

  it("asks nobody who has turned it down", async () => {
    const { drivers, ride, look } = await openCompany(server);
    const [one] = drivers as [TestAccount, TestAccount, TestAccount];
    await server.request(rejectRideEndpoint, { params: { id: ride }, body: {}, token: one.token });
    await look();
    expect(await outcomes(server, drivers)).toEqual([[], [null], [null]]);
  });

  it("goes to all at once when only minutes are left, whoever wasn't asked yet", async () => {
    const { drivers, look } = await openCompany(server, { dueInMinutes: 4, goneBy: 2 });
    await look();
    expect(await outcomes(server, drivers)).toEqual([[null], [null], [null]]);
  });

  it.each([
    ["has time yet", { dueInMinutes: 40 }],
    ["was offered to one alone", { dueInMinutes: 4, goneBy: 1 }],
    ["can still be offered to somebody who wasn't asked", { goneBy: 2 }],
  ])("waits for its turn while it %s", async (_why, company) => {
    const { drivers, look } = await openCompany(server, company);
    await look();
    expect(await outcomes(server, drivers)).toEqual([[], [], []]);
  });
});
