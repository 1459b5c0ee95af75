import { expect, it } from "vitest";
import { UNDO_WINDOW_MS } from "../../domain/rides/ride-states.ts";
import type { BodyOf } from "../../contract/endpoint.ts";
import {
  editOwnDriverEndpoint,
  getDriverEndpoint,
  getOwnDriverEndpoint,
  reportOwnLocationEndpoint,
  setDriverStatusEndpoint,
  setOwnStatusEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/rides.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

const MAMBO = { lat: 12.08654, lng: -68.89902 };
const minutes = (count: number) => new Date(TEST_NOON.getTime() + count * 60_000);

async function driverEvents(server: TestServer, driverId: number): Promise<number> {
  const events = await server.db
    .selectFrom("events")
    .select("id")
    .where("type", "=", "driver.changed")
    .where("driver_id", "=", driverId)
    .execute();
  return events.length;
}

onADatabase("dispatch", (server) => {
  it("suspends a driver, ends their shift, and reinstates them", async () => {
    const { token, id: by } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server, MAMBO);
    const params = { id: driver.id };
    const off = await server.call(setDriverStatusEndpoint, { token, params, body: { status: "inactive" } });
    expect(off).toMatchObject({ status: "inactive", lat: null, location: "Unknown" });
    const refused = await server.request(setOwnStatusEndpoint, {
      token: driver.token,
      body: { status: "available" },
    });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "account_inactive"]);

    const back = await server.call(setDriverStatusEndpoint, { token, params, body: { status: "offline" } });
    expect(back.status).toBe("offline");
    const working = await server.call(setOwnStatusEndpoint, {
      token: driver.token,
      body: { status: "available" },
    });
    expect(working.status).toBe("available");
    expect(await driverEvents(server, driver.id)).toBe(3);
    const audits = await server.db
      .selectFrom("audit_log")
      .select(["actor_id", "subject"])
      .where("action", "=", "set_driver_status")
      .where("subject", "=", driver.username)
      .execute();
    expect(audits).toEqual([by, by].map((actor_id) => ({ actor_id, subject: driver.username })));
  });

  it("brings a driver who was set inactive by a slip back to what they were, for a moment and to who slipped", async () => {
    const [one, other] = [
      await makeAccount(server, { role: "operator" }),
      await makeAccount(server, { role: "operator" }),
    ];
    const tries = [
      { onShift: true, by: one, after: UNDO_WINDOW_MS, undo: true, becomes: "available" },
      { onShift: false, by: one, after: 0, undo: true, becomes: "offline" },
      { onShift: true, by: one, after: UNDO_WINDOW_MS + 1, undo: true, becomes: "offline" },
      { onShift: true, by: other, after: 0, undo: true, becomes: "offline" },
      { onShift: true, by: one, after: 0, undo: false, becomes: "offline" },
    ];
    for (const { onShift, by, after, undo, becomes } of tries) {
      const { id } = await makeDriver(server, { ...MAMBO, onShift });
      const set = async (token: string, body: BodyOf<typeof setDriverStatusEndpoint>) =>
        server.call(setDriverStatusEndpoint, { token, params: { id }, body });
      await set(one.token, { status: "inactive" });
      server.clock.advance(after);
      const { status } = await set(by.token, { status: "offline", undo });
      expect({ onShift, after, undo, status }).toEqual({ onShift, after, undo, status: becomes });
    }
  });

  it("leaves a driver off shift who ended their shift after the slip", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server, MAMBO);
    const params = { id: driver.id };
    await server.call(setDriverStatusEndpoint, { token, params, body: { status: "inactive" } });
    server.clock.advance(1_000);
    await server.call(setOwnStatusEndpoint, { token: driver.token, body: { status: "offline" } });
    const body = { status: "offline", undo: true } as const;
    expect((await server.call(setDriverStatusEndpoint, { token, params, body })).status).toBe("offline");
  });

  it("answers 404 when there is no such driver", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    for (const id of [99_999, 9_999_999_999]) {
      expect((await server.request(getDriverEndpoint, { token, params: { id } })).statusCode).toBe(404);
      const setting = { token, params: { id }, body: { status: "offline" } } as const;
      expect((await server.request(setDriverStatusEndpoint, setting)).statusCode).toBe(404);
    }
  });

  it("reads a driver's papers and last thirty days", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const { id } = await makeDriver(server);
    const completed = {
      status: "Completed",
      driver_id: id,
      accepted_at: TEST_NOON,
      fare_cents: 2_600,
    } as const;
    await insertRideRow(server, { ...completed, completed_at: minutes(-60) });
    await insertRideRow(server, { ...completed, completed_at: minutes(-60 * 24 * 40) });
    const upcoming = await insertRideRow(server, {
      status: "Assigned",
      driver_id: id,
      ride_datetime: minutes(300),
    });
    const details = await server.call(getDriverEndpoint, { token, params: { id } });
    expect(details).toMatchObject({
      license_number: `CW-${id}`,
      approved_on: "2026-11-20",
      upcoming_rides: [{ id: upcoming }],
      last_30_days: { total_trips: 1, total_earnings: 26 },
    });
  });
});

onADatabase("a driver", (server) => {
  const shares = { body: { shares_location: true } };

  it("shows their position while on shift and with their consent only", async () => {
    const { token: office } = await makeAccount(server, { role: "operator" });
    const { token, id } = await makeDriver(server);
    const seen = async () =>
      (await server.call(getDriverEndpoint, { token: office, params: { id } })).location;

    expect(await server.call(reportOwnLocationEndpoint, { token, body: MAMBO })).toMatchObject({ lat: null });
    expect(await driverEvents(server, id)).toBe(0);

    await server.call(editOwnDriverEndpoint, { token, ...shares });
    const reported = await server.call(reportOwnLocationEndpoint, { token, body: MAMBO });
    expect(reported).toMatchObject({ ...MAMBO, location: expect.stringContaining("Mambo") });
    expect(await seen()).toContain("Mambo");
    // Where they are is no line in the log.
    expect(await driverEvents(server, id)).toBe(1);

    await server.call(setOwnStatusEndpoint, { token, body: { status: "offline" } });
    expect(await seen()).toBe("Unknown");
    expect(await server.call(reportOwnLocationEndpoint, { token, body: MAMBO })).toMatchObject({ lat: null });
    const row = await server.db
      .selectFrom("drivers")
      .select(["lat", "lng", "location_name", "located_at"])
      .where("account_id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ lat: null, lng: null, location_name: null, located_at: null });
  });

  it("is deleted at once when they withdraw their consent", async () => {
    const { token } = await makeDriver(server);
    await server.call(editOwnDriverEndpoint, { token, ...shares });
    await server.call(reportOwnLocationEndpoint, { token, body: MAMBO });
    await server.call(editOwnDriverEndpoint, { token, body: { shares_location: false } });
    expect(await server.call(getOwnDriverEndpoint, { token })).toMatchObject({ lat: null, located_at: null });
  });

  it("cannot be at sea", async () => {
    const { token } = await makeDriver(server);
    const answer = await server.request(reportOwnLocationEndpoint, {
      token,
      body: { lat: 12.0, lng: -69.1 },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "off_island"]);
  });

  it("changes their car and licence number, with a note for staff, and not over a change made elsewhere", async () => {
    const { id, token } = await makeDriver(server);
    const { version } = await server.call(getOwnDriverEndpoint, { token });
    const edit = {
      version,
      vehicle_type: "xl",
      vehicle: "Grey Hyundai H-1",
      plate: "tx-942",
      license_number: "CUR-7",
      languages: ["pap", "nl", "pap"],
    } as const;
    const edited = await server.call(editOwnDriverEndpoint, {
      token,
      body: { ...edit, languages: [...edit.languages] },
    });
    expect(edited).toMatchObject({
      vehicle_type: "xl",
      vehicle: "Grey Hyundai H-1",
      plate: "TX 942",
      license_number: "CUR-7",
      languages: ["pap", "nl"],
      version: version + 1,
    });
    const late = await server.request(editOwnDriverEndpoint, { token, body: { version, plate: "TX 11" } });
    expect([late.statusCode, late.json().code]).toEqual([409, "edit_conflict"]);
    const noted = await server.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "detail"])
      .where("subject", "=", `account ${id}`)
      .execute();
    expect(noted).toMatchObject([
      {
        action: "edit_own_driver",
        actor_id: id,
        detail: {
          vehicle_type: { from: "economy", to: "xl" },
          vehicle_name: { from: "White Toyota Corolla", to: "Grey Hyundai H-1" },
          plate: { from: `TX-${id}`, to: "TX 942" },
        },
      },
    ]);
  });

  it("learns which field is invalid", async () => {
    const { token } = await makeDriver(server);
    const answer = await server.request(editOwnDriverEndpoint, { token, body: { plate: "V 1234" } });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { plate: "Enter a taxi plate: TX and its number, for example TX 1234." },
    ]);
  });

  it("cannot start a shift before they are approved", async () => {
    const { token } = await makeDriver(server, { approved: false, onShift: false });
    const answer = await server.request(setOwnStatusEndpoint, { token, body: { status: "available" } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "account_inactive"]);
  });
});
