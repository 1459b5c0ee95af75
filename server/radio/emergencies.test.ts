import { beforeEach, describe, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import {
  callForHelpEndpoint,
  endEmergencyEndpoint,
  getOwnEmergencyEndpoint,
  listEmergenciesEndpoint,
  takeBackCallEndpoint,
  takeEmergencyEndpoint,
} from "../../contract/radio/emergencies.endpoints.ts";
import { subscribeToPushEndpoint } from "../../contract/events/events.endpoints.ts";
import { MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import { getCompany } from "../company/company-profile.ts";
import { emergencyFactsSchema } from "../notifications/notification-kinds.ts";
import { renderNotification } from "../notifications/rendering/render-notification.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { LiveReader, listenHere } from "../testing/live-reader.ts";
import { insertRideRow } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";
import { ringForHelp } from "./ring-for-help.ts";

const PUNDA = { lat: 12.1054, lng: -68.9337 };

onADatabase("a driver who calls for help", (server) => {
  let ana: TestAccount;
  let ben: TestAccount;
  let driver: TestAccount;
  beforeEach(async () => {
    ana = await makeAccount(server, { role: "operator" });
    ben = await makeAccount(server, { role: "operator" });
    driver = await makeDriver(server);
  });
  const call = (body: { lat?: number; lng?: number; happened_at?: string } = PUNDA) =>
    server.call(callForHelpEndpoint, { body, token: driver.token });
  const seen = async (by = ana) => {
    const all = await server.call(listEmergenciesEndpoint, { token: by.token });
    return all.filter(({ driver_id }) => driver_id === driver.id);
  };
  const own = async () => (await server.call(getOwnEmergencyEndpoint, { token: driver.token })).emergency;
  const take = (id: number, by: TestAccount) =>
    server.call(takeEmergencyEndpoint, { params: { id }, token: by.token });

  it("is seen by every desk with the car, the place and the ride whose passenger is aboard", async () => {
    const now = server.clock.now();
    await insertRideRow(server, { status: "Accepted", driver_id: driver.id, accepted_at: now });
    const aboard = await insertRideRow(server, {
      status: "PickedUp",
      driver_id: driver.id,
      accepted_at: now,
      picked_up_at: now,
    });
    await call();
    for (const desk of [ana, ben]) {
      expect(await seen(desk)).toMatchObject([
        { ...PUNDA, taken_by: null, plate: expect.any(String), ride: { id: aboard } },
      ]);
    }
  });

  it("is one call however often the button is pressed, at the newest position", async () => {
    const first = await call();
    const again = await call({ lat: 12.2, lng: -69 });
    expect(again.id).toBe(first.id);
    expect(await seen()).toMatchObject([{ id: first.id, lat: 12.2, lng: -69 }]);
  });

  it("keeps when it was called without a signal, and the last known place where the phone has none", async () => {
    await server.db.updateTable("drivers").set(PUNDA).where("account_id", "=", driver.id).execute();
    const happened_at = new Date(server.clock.now().getTime() - 7 * MINUTE_MS).toISOString();
    await call({ happened_at });
    expect(await seen()).toMatchObject([{ ...PUNDA, called_at: happened_at }]);
  });

  it("rings until one desk takes it; who is second reads who was first, and so does the driver", async () => {
    const { id } = await call();
    const [first, second] = [await take(id, ana), await take(id, ben)];
    expect(first.taken_by).not.toBeNull();
    expect(second.taken_by).toBe(first.taken_by);
    expect((await own())?.taken_by).toBe(first.taken_by);
  });

  it("stands until a desk or the driver says that it is over, and each step is in the audit log", async () => {
    const { id } = await call();
    await take(id, ana);
    await server.call(endEmergencyEndpoint, { params: { id }, token: ana.token });
    expect([await seen(), await own()]).toEqual([[], null]);
    await call();
    await server.call(takeBackCallEndpoint, { token: driver.token });
    expect([await seen(), await own()]).toEqual([[], null]);
    const staff = await makeAccount(server, { role: "staff" });
    const entries = await server.call(listAuditLogEndpoint, { token: staff.token });
    const lines = entries.filter(({ subject }) => subject.includes(String(driver.id)));
    expect(lines.map(({ action }) => action).slice(0, 5)).toEqual([
      "end_emergency",
      "call_for_help",
      "end_emergency",
      "take_emergency",
      "call_for_help",
    ]);
  });

  it("is heard at once by dispatch and by that driver alone", async () => {
    const address = await listenHere(server.app);
    const other = await makeDriver(server);
    const read = ({ token }: TestAccount) => LiveReader.connect({ address, token });
    const lines = await Promise.all([ana, driver, other].map(read));
    await call();
    for (const line of lines.slice(0, 2)) {
      await line.until((events) => events.some(({ type }) => type === "emergency.changed"));
    }
    expect(lines[2]?.events.map(({ type }) => type)).not.toContain("emergency.changed");
    await Promise.all(lines.map((line) => line.break()));
  });

  describe("on the desk's devices", () => {
    beforeEach(async () => {
      await server.db.deleteFrom("emergencies").execute();
    });
    const subscribe = async (who: TestAccount) => {
      const endpoint = `https://fcm.googleapis.com/desk-${who.id}`;
      const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };
      await server.call(subscribeToPushEndpoint, {
        body: { endpoint, keys, language: "nl" },
        token: who.token,
      });
      return endpoint;
    };
    const pushesTo = async (recipient: string) => {
      const rows = await server.db
        .selectFrom("outbox")
        .select("payload")
        .where("recipient", "=", recipient)
        .orderBy("id")
        .execute();
      return rows.map(({ payload }) => emergencyFactsSchema.parse(payload).state.is);
    };
    /** What waits is sent. */
    const send = () => server.db.updateTable("outbox").set({ sent_at: server.clock.now() }).execute();
    const after = async (seconds: number) => {
      server.clock.advance(seconds * SECOND_MS);
      await ringForHelp(server.db, server.clock.now());
      await send();
    };

    it("rings at once and again until somebody takes it, and then says who", async () => {
      const desk = await subscribe(ana);
      const { id } = await call();
      await send();
      expect(await pushesTo(desk)).toEqual(["calls"]);
      await after(10);
      expect(await pushesTo(desk)).toHaveLength(1);
      await after(11);
      expect(await pushesTo(desk)).toEqual(["calls", "calls"]);
      await take(id, ben);
      await send();
      await after(60);
      expect(await pushesTo(desk)).toEqual(["calls", "calls", "taken"]);
      await server.call(endEmergencyEndpoint, { params: { id }, token: ben.token });
      expect(await pushesTo(desk)).toEqual(["calls", "calls", "taken"]);
    });

    it("rings less often after some minutes, and no more once the driver takes it back", async () => {
      const desk = await subscribe(ana);
      await call();
      await send();
      for (let times = 0; times < 14; times += 1) await after(20);
      expect(await pushesTo(desk)).toHaveLength(15);
      await after(20);
      expect(await pushesTo(desk)).toHaveLength(15);
      await after(40);
      expect(await pushesTo(desk)).toHaveLength(16);
      await server.call(takeBackCallEndpoint, { token: driver.token });
      await send();
      await after(120);
      expect((await pushesTo(desk)).slice(15)).toEqual(["calls", "over"]);
    });

    it("doesn't ring late with what waited to be sent, nor for anybody but the desk", async () => {
      const desk = await subscribe(ana);
      const other = await subscribe(await makeDriver(server));
      const { id } = await call();
      await take(id, ben);
      expect(await pushesTo(desk)).toEqual(["taken"]);
      expect(await pushesTo(other)).toEqual([]);
    });

    it("says who calls and from which car, and nothing of the passenger", async () => {
      const now = server.clock.now();
      await insertRideRow(server, {
        status: "PickedUp",
        driver_id: driver.id,
        accepted_at: now,
        picked_up_at: now,
        rider_name: "Ruthmila Winklaar",
        pickup_location: "Kaya Secreta 3",
      });
      const desk = await subscribe(ana);
      await call();
      const row = await server.db
        .selectFrom("outbox")
        .selectAll()
        .where("recipient", "=", desk)
        .executeTakeFirstOrThrow();
      const company = await getCompany(server.db);
      const sender = { company: company.company, publicUrl: "https://trupial.test", taxRates: [] };
      const said = renderNotification({ ...row, payload: row.payload }, sender);
      expect(said).toMatchObject({ urgent: true, tag: expect.stringContaining("emergency-") });
      expect(said.subject).toMatch(/roept om hulp$/);
      const all = JSON.stringify([row, said]);
      for (const hidden of ["Ruthmila", "Winklaar", "Kaya Secreta"]) expect(all).not.toContain(hidden);
    });
  });
});
