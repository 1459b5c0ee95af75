import { expect, it } from "vitest";
import { loginEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { countOfficeEndpoint } from "../../contract/reports/office.endpoints.ts";
import {
  editCompanyProfileEndpoint,
  getCompanyProfileEndpoint,
} from "../../contract/company/company-profile.endpoints.ts";
import {
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../contract/messages/inbox.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import {
  addDriverEndpoint,
  approveDriverEndpoint,
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
  withdrawDriverApprovalEndpoint,
} from "../../contract/drivers/driver-records.endpoints.ts";
import {
  approveApplicationEndpoint,
  declineApplicationEndpoint,
} from "../../contract/messages/applications.endpoints.ts";
import {
  changeUserRoleEndpoint,
  countUsersEndpoint,
  createUserEndpoint,
  getRoleChangeEndpoint,
  listUsersEndpoint,
  reactivateUserEndpoint,
  suspendUserEndpoint,
} from "../../contract/accounts/users.endpoints.ts";
import { setDriverPortraitEndpoint } from "../../contract/drivers/portrait.endpoints.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import { pngOf } from "../testing/pictures.ts";
import { insertRideRow } from "../testing/rides.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

const APPLICATION = {
  first_name: "Élvin",
  last_name: "Martina",
  phone: "5550199",
  license_number: "CW-1234",
  vehicle_type: "xl" as const,
  vehicle_name: "White Toyota Hiace",
  plate: "tx-412",
};

function staffOf(server: TestServer) {
  return makeAccount(server, { role: "staff" });
}

onADatabase("the staff's desk", (server) => {
  async function lastAudit() {
    const staff = await staffOf(server);
    const [entry] = await server.call(listAuditLogEndpoint, { query: { limit: 1 }, token: staff.token });
    return entry;
  }

  it("is closed to everyone but staff", async () => {
    for (const role of ["rider", "driver", "operator"] as const) {
      const account = await makeAccount(server, { role });
      expect((await server.request(listUsersEndpoint, { token: account.token })).statusCode).toBe(403);
    }
    expect((await server.request(listUsersEndpoint, {})).statusCode).toBe(401);
  });

  it("finds accounts by name, e-mail or phone, and pages through them", async () => {
    const { token } = await staffOf(server);
    const one = await makeAccount(server, { role: "rider", firstName: "Shurendy", lastName: "Pieters" });
    const two = await makeAccount(server, { role: "rider", firstName: "Jurickson", lastName: "Pieters" });
    const found = await server.call(listUsersEndpoint, { query: { q: "shurendy piet" }, token });
    expect(found.map(({ id }) => id)).toEqual([one.id]);
    const first = await server.request(listUsersEndpoint, { query: { q: "pieters", limit: 1 }, token });
    expect(first.json()).toMatchObject([{ id: two.id, last_name: "Pieters" }]);
    expect(first.headers["link"]).toBe(`</api/admin/users/?q=pieters&limit=1&before=${two.id}>; rel="next"`);
    const percent = await server.call(listUsersEndpoint, { query: { q: "%" }, token });
    expect(percent).toEqual([]);
  });

  it("makes an operator's account whose owner sets the password by a mailed link", async () => {
    const { token } = await staffOf(server);
    const body = {
      username: "new.operator",
      email: "new.operator@example.com",
      first_name: "Nashaira",
      last_name: "Rosalia",
      phone_number: "5550142",
      role: "operator" as const,
      language: "pap" as const,
    };
    const made = await server.call(createUserEndpoint, { body, token });
    expect(made).toMatchObject({ username: "new.operator", role: "operator", state: "active" });
    const mail = await server.db
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", body.email)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ kind: "invitation", language: "pap" });
    const again = await server.request(createUserEndpoint, { body, token });
    expect([again.statusCode, again.json().code]).toEqual([409, "account_taken"]);
    const signIn = await server.request(loginEndpoint, {
      body: { username: "new.operator", password: "none" },
    });
    expect(signIn.statusCode).toBe(401);
  });

  it("ends an account's sessions when it is suspended or gets another role, and writes down who did it", async () => {
    const staff = await staffOf(server);
    const rider = await makeAccount(server, { role: "rider" });
    const { token } = staff;
    const params = { id: rider.id };
    await server.call(suspendUserEndpoint, { params, token });
    const dashboard = await server.app.inject({
      url: "/api/dashboard/",
      headers: { authorization: `Bearer ${rider.token}` },
    });
    expect(dashboard.statusCode).toBe(401);
    expect(await lastAudit()).toMatchObject({
      action: "suspend_account",
      actor: staff.username,
      account: rider.username,
    });
    expect(await server.call(reactivateUserEndpoint, { params, token })).toMatchObject({ state: "active" });
    expect(
      await server.call(changeUserRoleEndpoint, { params, body: { role: "operator" }, token }),
    ).toMatchObject({ role: "operator" });
    const self = await server.request(suspendUserEndpoint, { params: { id: staff.id }, token });
    expect(self.statusCode).toBe(409);
  });

  it("counts the accounts of each role, those that are suspended apart", async () => {
    const { token } = await staffOf(server);
    const before = await server.call(countUsersEndpoint, { token });
    const rider = await makeAccount(server, { role: "rider" });
    await makeAccount(server, { role: "rider" });
    await makeDriver(server);
    await server.call(suspendUserEndpoint, { params: { id: rider.id }, token });
    const after = await server.call(countUsersEndpoint, { token });
    expect(after).toEqual({
      ...before,
      rider: { active: before.rider.active + 1, suspended: before.rider.suspended + 1 },
      driver: { ...before.driver, active: before.driver.active + 1 },
    });
  });

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

  it("says before a change of role which sessions it ends, and which rides the driver still holds", async () => {
    const { token } = await staffOf(server);
    const driver = await makeDriver(server);
    const ride = { driver_id: driver.id, ride_datetime: new Date("2026-11-21T14:00:00Z") };
    const id = await insertRideRow(server, { ...ride, status: "Accepted" });
    await insertRideRow(server, { ...ride, status: "Completed", completed_at: server.clock.now() });
    const params = { id: driver.id };
    expect(await server.call(getRoleChangeEndpoint, { params, token })).toMatchObject({
      sessions: 1,
      rides: [{ id, ride_datetime: "2026-11-21T14:00:00.000Z" }],
    });
    await server.call(changeUserRoleEndpoint, { params, body: { role: "rider" }, token });
    expect(await server.call(getRoleChangeEndpoint, { params, token })).toMatchObject({ sessions: 0 });
  });

  it("finds what was changed by who did it, to whom, what it was and when", async () => {
    const staff = await staffOf(server);
    const { token } = staff;
    const rider = await makeAccount(server, { role: "rider", firstName: "Zjurensly", lastName: "Coffie" });
    await server.call(suspendUserEndpoint, { params: { id: rider.id }, token });
    await server.call(reactivateUserEndpoint, { params: { id: rider.id }, token });
    const found = async (query: object) =>
      (await server.call(listAuditLogEndpoint, { query: { limit: 20, ...query }, token })).map(
        ({ action }) => action,
      );
    expect(await found({ q: "zjurensly cof" })).toEqual(["reactivate_account", "suspend_account"]);
    expect(await found({ q: staff.username })).toEqual(["reactivate_account", "suspend_account"]);
    expect(await found({ q: "coffie", action: "suspend_account" })).toEqual(["suspend_account"]);
    const day = { start_date: "2026-11-20", end_date: "2026-11-21" };
    expect(await found({ q: "coffie", ...day })).toHaveLength(2);
    expect(await found({ q: "coffie", start_date: "2026-11-21" })).toEqual([]);
    expect(await found({ q: "coffie", end_date: "2026-11-20" })).toEqual([]);
    expect(await found({ q: "coffie", with_values: "true" })).toEqual([]);
    await server.call(changeUserRoleEndpoint, {
      params: { id: rider.id },
      body: { role: "operator" },
      token,
    });
    expect(await found({ q: "coffie", with_values: "true" })).toEqual(["change_role"]);
    const [entry] = await server.call(listAuditLogEndpoint, { query: { q: "coffie", limit: 1 }, token });
    expect(entry).toMatchObject({
      actor_role: "staff",
      account_name: "Zjurensly Coffie",
      account_role: "operator",
    });
  });

  it("counts what waits: messages, applications and papers without an exception", async () => {
    const { token } = await staffOf(server);
    const before = await server.call(countOfficeEndpoint, { token });
    const body = { name: "Ana", email: "ana@example.com", message: "A car at nine?" };
    const { id } = await server.call(sendContactMessageEndpoint, { body });
    await server.call(applyToDriveEndpoint, {
      body: { ...APPLICATION, email: "counted@example.com" },
    });
    const driver = await makeDriver(server);
    const edit = { inspection_expires_on: "2026-12-01" };
    await server.call(editDriverRecordEndpoint, { params: { id: driver.id }, body: edit, token });
    expect(await server.call(countOfficeEndpoint, { token })).toEqual({
      ...before,
      messages: before.messages + 1,
      applications: before.applications + 1,
      drivers: before.drivers + 1,
    });
    await server.call(handleContactMessageEndpoint, { params: { id }, body: {}, token });
    expect((await server.call(countOfficeEndpoint, { token })).messages).toBe(before.messages);
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

  it("turns an application into a driver's account once", async () => {
    const { token } = await staffOf(server);
    const { id } = await server.call(applyToDriveEndpoint, {
      body: { ...APPLICATION, email: "elvin@example.com", language: "nl" },
    });
    const params = { id };
    const approved = await server.call(approveApplicationEndpoint, { params, body: {}, token });
    expect(approved).toMatchObject({ state: "approved" });
    const records = await server.call(listDriverRecordsEndpoint, { token });
    expect(records.find(({ email }) => email === "elvin@example.com")).toMatchObject({
      username: "elvin.martina",
      plate: "TX 412",
      approved_on: "2026-11-20",
    });
    const again = await server.request(declineApplicationEndpoint, { params, token });
    expect([again.statusCode, again.json().error]).toEqual([409, "This application was already approved."]);
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

  it("shows the inbox with what is open, and marks a message as dealt with", async () => {
    const { token } = await staffOf(server);
    const { id } = await server.call(sendContactMessageEndpoint, {
      body: { name: "Ana", email: "ana@example.com", message: "Lost a hat", topic: "lost_item" },
    });
    const open = { query: { state: "open" as const }, token };
    expect(await server.call(listContactMessagesEndpoint, open)).toMatchObject([{ id, topic: "lost_item" }]);
    const handled = await server.call(handleContactMessageEndpoint, { params: { id }, body: {}, token });
    expect(handled.handled_at).not.toBeNull();
    expect(await server.call(listContactMessagesEndpoint, open)).toEqual([]);
  });

  it("changes the company everywhere at once", async () => {
    const staff = await staffOf(server);
    const { token } = staff;
    const { version } = await server.call(getCompanyProfileEndpoint, { token });
    const body = { permit_number: "TX-0999", version };
    await server.call(editCompanyProfileEndpoint, { body, token });
    expect((await server.call(getConfigEndpoint, {})).company.permit_number).toBe("TX-0999");
    expect(await lastAudit()).toMatchObject({
      action: "edit_company",
      actor: staff.username,
      account: null,
      detail: { permit_number: { from: "TX-0142", to: "TX-0999" } },
    });
    const late = await server.request(editCompanyProfileEndpoint, {
      body: { ...body, name: "Other" },
      token,
    });
    expect([late.statusCode, late.json().code]).toEqual([409, "edit_conflict"]);
  });
});
