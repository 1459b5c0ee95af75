import { expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import {
  changeUserRoleEndpoint,
  reactivateUserEndpoint,
  suspendUserEndpoint,
} from "../../contract/accounts/users.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

function staffOf(server: TestServer) {
  return makeAccount(server, { role: "staff" });
}

onADatabase("the audit log", (server) => {
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
});
