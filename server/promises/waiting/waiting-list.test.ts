import { expect, it } from "vitest";
import {
  getPlaceInLineEndpoint,
  joinWaitingListEndpoint,
  leaveWaitingListEndpoint,
  listWaitingEndpoint,
} from "../../../contract/promises/waiting-list.endpoints.ts";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { DAY_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { openDayPlanner } from "../../dispatch/plan/day-planner.ts";
import { IN_DATABASE_ALONE } from "../../events/positions/newest-positions.ts";
import { buildMaps } from "../../places/build-maps.ts";
import { openCurrentMaps } from "../../places/current-maps.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { openCompany } from "../../testing/company-of-cars.ts";
import { aBooking, insertRideRow } from "../../testing/rides.ts";
import { workerOf } from "../../testing/outbox.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { aWish } from "../../testing/waiting-list.ts";
import { forgetWaiting } from "./forget-waiting.ts";
import { tellWaiting } from "./tell-waiting.ts";

const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));

const TO_MAMBO = {
  pickup_lat: 12.1846,
  pickup_lng: -68.9568,
  dropoff_lat: 12.08654,
  dropoff_lng: -68.89902,
};

const join = async (server: TestServer, facts: object = {}) =>
  (await server.call(joinWaitingListEndpoint, { body: aWish(server, facts) })).code;

const stateOf = async (server: TestServer, code: string) =>
  (await server.call(getPlaceInLineEndpoint, { params: { code } })).state;

/** One look of a server at who waits, by a plan of the present day. */
async function look(server: TestServer): Promise<void> {
  const { db, clock } = server;
  const planner = openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps, freshForMs: 0 });
  await planner.present();
  await tellWaiting({ db, planner, clock });
}

async function mailsTo(server: TestServer): Promise<{ recipient: string; body: string }[]> {
  const sent: { recipient: string; body: string }[] = [];
  const worker = workerOf(server, {
    email: {
      send: async ({ recipient, message }) => void sent.push({ recipient, body: message.body }),
    },
  });
  await worker.sendDueOf("email");
  return sent.filter(({ body }) => body.includes("/waiting/"));
}

const at = (server: TestServer) => new Date(aWish(server).wanted_at);

onADatabase("waiting for a time that is full", (server) => {
  it("ends for the first in the line when a car comes free: one is written to, with a link that books", async () => {
    await openCompany(server, 1);
    const ride = { status: "Pending", ride_datetime: at(server), ...TO_MAMBO } as const;
    const id = await insertRideRow(server, { ...ride, updated_at: server.clock.now() });
    const first = await join(server, { email: "first@example.com" });
    server.clock.advance(MINUTE_MS / 60);
    const second = await join(server, { email: "second@example.com" });
    await look(server);
    expect(await mailsTo(server)).toEqual([]);

    await server.db.updateTable("rides").set({ status: "Cancelled" }).where("id", "=", id).execute();
    await look(server);
    expect([await stateOf(server, first), await stateOf(server, second)]).toEqual(["told", "waiting"]);
    const [mail, ...others] = await mailsTo(server);
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe("first@example.com");
    expect(mail?.body).toContain(`/waiting/${first}`);
    await look(server);
    expect(await mailsTo(server)).toEqual([]);

    const body = { ...aBooking(server), availability: "required", waiting_code: first } as const;
    await server.call(bookRideEndpoint, { body: { ...body, ride_datetime: at(server).toISOString() } });
    expect(await stateOf(server, first)).toBe("taken");
    const rows = await server.db.selectFrom("waiting_list").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("first@example.com");
  });

  it("goes on for the next once the first has had the time to book", async () => {
    await openCompany(server, 1);
    await server.db.deleteFrom("waiting_list").execute();
    const first = await join(server);
    const second = await join(server, { email: "next@example.com" });
    await look(server);
    expect([await stateOf(server, first), await stateOf(server, second)]).toEqual(["told", "waiting"]);
    server.clock.advance(21 * MINUTE_MS);
    await look(server);
    expect(await stateOf(server, second)).toBe("told");
  });

  it("is for the next free car where it is wanted as soon as possible: told once one can be there, and by when", async () => {
    await openCompany(server, 0);
    await server.db.deleteFrom("waiting_list").execute();
    await mailsTo(server);
    const longAgo = "2020-01-01T00:00:00.000Z";
    const next = { as_soon_as_possible: true, wanted_at: longAgo };
    const code = await join(server, { ...next, email: "soon@example.com" });
    const params = { code };
    expect(await server.call(getPlaceInLineEndpoint, { params })).toMatchObject({
      as_soon_as_possible: true,
      wanted_at: server.clock.now().toISOString(),
    });
    server.clock.advance(20 * MINUTE_MS);
    await look(server);
    expect(await stateOf(server, code)).toBe("waiting");
    await openCompany(server, 1);
    await look(server);
    expect(await stateOf(server, code)).toBe("told");
    const [mail] = await mailsTo(server);
    expect(mail).toMatchObject({ recipient: "soon@example.com" });
    expect(mail?.body).toContain("It can be there at about this time:");

    // Of the same car the next is told when it will have driven the first.
    const other = await join(server, { ...next, email: "later@example.com" });
    await look(server);
    expect(await stateOf(server, other)).toBe("told");
    const row = await server.db
      .selectFrom("outbox")
      .select("payload")
      .where("recipient", "=", "later@example.com")
      .executeTakeFirstOrThrow();
    const { wantedAt } = row.payload as { wantedAt: string };
    expect(Date.parse(wantedAt) - server.clock.now().getTime()).toBeGreaterThan(20 * MINUTE_MS);
  });

  it("ends two hours after the next free car was asked for", async () => {
    await openCompany(server, 1);
    await server.db.deleteFrom("waiting_list").execute();
    await mailsTo(server);
    const code = await join(server, { as_soon_as_possible: true });
    server.clock.advance(2 * 60 * MINUTE_MS + MINUTE_MS);
    await look(server);
    expect(await stateOf(server, code)).toBe("waiting");
    expect(await mailsTo(server)).toEqual([]);
  });

  it("is left by its link, and what was known of the person goes", async () => {
    const code = await join(server, { email: "gone@example.com", phone: "+59995557777" });
    const left = await server.call(leaveWaitingListEndpoint, { params: { code } });
    expect(left.state).toBe("left");
    expect(left).not.toHaveProperty("email");
    const rows = await server.db.selectFrom("waiting_list").selectAll().where("code", "=", code).execute();
    expect(JSON.stringify(rows)).not.toMatch(/gone@example|5557777|Ana Maria/);
  });

  it("is seen by dispatch with how to reach whom, and by nobody else", async () => {
    const code = await join(server, { phone: "+31612345678", email: null });
    const { token } = await makeAccount(server, { role: "operator" });
    const list = await server.call(listWaitingEndpoint, { token });
    expect(list).toContainEqual(expect.objectContaining({ phone: "+31612345678", email: null }));
    const place = await server.call(getPlaceInLineEndpoint, { params: { code } });
    expect(JSON.stringify(place)).not.toMatch(/12345678|Ana Maria/);
  });

  it("needs a way to write, and not too many at once", async () => {
    const none = await server.request(joinWaitingListEndpoint, { body: aWish(server, { email: null }) });
    expect(none.json()).toMatchObject({ code: "invalid_input", fields: { email: expect.any(String) } });
    const often = { email: "often@example.com" };
    for (let count = 0; count < 5; count++) await join(server, often);
    const sixth = await server.request(joinWaitingListEndpoint, { body: aWish(server, often) });
    expect(sixth.json()).toMatchObject({ code: "rate_limited" });
  });

  it("is forgotten a day after the time is over", async () => {
    const code = await join(server, { email: "old@example.com" });
    const later = new Date(at(server).getTime() + DAY_MS + MINUTE_MS);
    await forgetWaiting(server.db, later);
    const gone = await server.request(getPlaceInLineEndpoint, { params: { code } });
    expect(gone.statusCode).toBe(404);
  });
});
