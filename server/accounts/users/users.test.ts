import { expect, it } from "vitest";
import { loginEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import {
  changeUserRoleEndpoint,
  countUsersEndpoint,
  createUserEndpoint,
  getRoleChangeEndpoint,
  listUsersEndpoint,
  reactivateUserEndpoint,
  suspendUserEndpoint,
} from "../../../contract/accounts/users.endpoints.ts";
import { insertRideRow } from "../../testing/rides.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

function staffOf(server: TestServer) {
  return makeAccount(server, { role: "staff" });
}

onADatabase("the users in the office", (server) => {
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
});
