import { expect, it } from "vitest";
import {
  editCompanyProfileEndpoint,
  getCompanyProfileEndpoint,
} from "../../contract/company/company-profile.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

function staffOf(server: TestServer) {
  return makeAccount(server, { role: "staff" });
}

onADatabase("the company of the office", (server) => {
  async function lastAudit() {
    const staff = await staffOf(server);
    const [entry] = await server.call(listAuditLogEndpoint, { query: { limit: 1 }, token: staff.token });
    return entry;
  }

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
