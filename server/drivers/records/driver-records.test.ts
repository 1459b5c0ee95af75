import { expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import {
  addDriverEndpoint,
  approveDriverEndpoint,
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
  withdrawDriverApprovalEndpoint,
} from "../../../contract/drivers/driver-records.endpoints.ts";
import { suspendUserEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import { setDriverPortraitEndpoint } from "../../../contract/drivers/portrait.endpoints.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { pngOf } from "../../testing/pictures.ts";
import { insertRideRow } from "../../testing/rides.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

function staffOf(server: TestServer) {
  return makeAccount(server, { role: "staff" });
}

onADatabase("the drivers' records", (server) => {
  async function lastAudit() {
    const staff = await staffOf(server);
    const [entry] = await server.call(listAuditLogEndpoint, { query: { limit: 1 }, token: staff.token });
    return entry;
  }

  it("says what each driver is doing now, and whether they have a portrait", async () => {
    const { token } = await staffOf(server);
    const busy = await makeDriver(server);
    const free = await makeDriver(server, { approved: false });
    const off = await makeDriver(server, { onShift: false });
    const shut = await makeDriver(server);
    await insertRideRow(server, { driver_id: busy.id, status: "InProgress" });
    await server.call(suspendUserEndpoint, { params: { id: shut.id }, token });
    const picture = pngOf(64, 64).toString("base64");
    await server.call(setDriverPortraitEndpoint, { params: { id: off.id }, body: { picture }, token });
    const records = await server.call(listDriverRecordsEndpoint, { token });
    const of = ({ id }: { id: number }) => records.find((record) => record.id === id);
    expect([busy, free, off, shut].map((driver) => of(driver)?.status)).toEqual([
      "on_ride",
      "available",
      "offline",
      "inactive",
    ]);
    expect(of(free)?.portrait_mark).toBeNull();
    expect(of(off)?.portrait_mark).toMatch(/^\S+$/);
  });

  it("approves a driver, takes the approval back, and the roster follows", async () => {
    const { token } = await staffOf(server);
    const driver = await makeDriver(server, { approved: false });
    const params = { id: driver.id };
    const roster = async () => {
      const drivers = await server.call(listDriversEndpoint, { token });
      return Array.isArray(drivers) && drivers.some(({ id }) => id === driver.id);
    };
    expect(await roster()).toBe(false);
    expect(await server.call(approveDriverEndpoint, { params, token })).toMatchObject({
      approved_on: "2026-11-20",
    });
    expect(await roster()).toBe(true);
    await server.call(withdrawDriverApprovalEndpoint, { params, token });
    expect(await roster()).toBe(false);
  });

  it("keeps what a driver's record said before an edit, and refuses an edit of an old version", async () => {
    const { token } = await staffOf(server);
    const driver = await makeDriver(server, { plate: "TX 100" });
    const params = { id: driver.id };
    const body = { plate: "tx 200", license_expires_on: "2026-12-01", version: 1 };
    const edited = await server.call(editDriverRecordEndpoint, { params, body, token });
    expect(edited).toMatchObject({ plate: "TX 200", papers_due: ["license"], version: 2 });
    expect(await lastAudit()).toMatchObject({
      action: "edit_driver",
      detail: { plate: { from: "TX 100", to: "TX 200" } },
    });
    const late = await server.request(editDriverRecordEndpoint, { params, body, token });
    expect([late.statusCode, late.json().code]).toEqual([409, "edit_conflict"]);
  });

  it("keeps what a car has beyond seats, once each, and nothing that isn't known", async () => {
    const { token } = await staffOf(server);
    const params = { id: (await makeDriver(server)).id };
    const edit = (equipment: string[]) =>
      server.request(editDriverRecordEndpoint, { params, body: { equipment } as object, token });
    expect((await edit(["wheelchair", "wheelchair"])).json().equipment).toEqual(["wheelchair"]);
    expect((await edit(["rocket"])).json().code).toBe("invalid_input");
    expect((await edit([])).json().equipment).toEqual([]);
  });

  it("writes down a driver who is taken on by their account, so that the log says their name", async () => {
    const { token } = await staffOf(server);
    const driver = await server.call(addDriverEndpoint, {
      body: {
        first_name: "Nelly",
        last_name: "Sambo",
        username: "nelly.sambo",
        email: "nelly.sambo@example.com",
        phone_number: "5550171",
        language: "pap",
        vehicle_type: "xl",
        vehicle: "Silver Toyota Hiace",
        plate: "TX 1256",
        license_number: "CW-1256",
      },
      token,
    });
    expect(await lastAudit()).toMatchObject({
      action: "approve_driver",
      subject: `account ${driver.id}`,
      account_name: "Nelly Sambo",
    });
  });
});
