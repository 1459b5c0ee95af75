import { expect, it } from "vitest";
import {
  beginTwoFactorEndpoint,
  confirmTwoFactorEndpoint,
  listMySessionsEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { ALL_ENDPOINTS } from "../../../contract/all-endpoints.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../../contract/company/company-profile.endpoints.ts";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import { isOpenBeforeTwoFactor } from "../../http/serve.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { type TestServer, onADatabase, openTestServer } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { createSessionChecks } from "../sessions/live-sessions.ts";
import { codeAt } from "./totp.ts";

const PASSWORD = "a mango in the shade";

function requireFrom(server: TestServer, day: string | null) {
  return server.db.updateTable("company_profile").set({ two_factor_from: day }).execute();
}

onADatabase("a second factor that the company requires of its office", (server) => {
  const today = () => curacaoDate(server.clock.now());
  async function status(token: string) {
    const answer = await server.request(listDriversEndpoint, { token });
    return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code;
  }

  it("is required of nobody until staff choose a day, and then from that day on", async () => {
    const staff = await makeAccount(server, { role: "staff" });
    const operator = await makeAccount(server, { role: "operator" });
    expect(await status(operator.token)).toBe(200);
    const choose = (day: string) =>
      server.call(editCompanyProfileEndpoint, { token: staff.token, body: { two_factor_from: day } });
    expect(await choose(addDays(today(), 1))).toMatchObject({ two_factor_from: addDays(today(), 1) });
    expect(await status(operator.token)).toBe(200);
    const [entry] = await server.call(listAuditLogEndpoint, { token: staff.token });
    expect(entry).toMatchObject({ action: "edit_company", detail: { two_factor_from: { from: null } } });
    await choose(today());
    expect([await status(operator.token), await status(staff.token)]).toEqual([
      "two_factor_needed",
      "two_factor_needed",
    ]);
    await requireFrom(server, null);
  });

  it("leaves such an account its own set-up and nothing else, and everything once that is done", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const { token } = await makeAccount(server, { role: "operator", passwordHash });
    await requireFrom(server, today());
    expect((await server.request(listMySessionsEndpoint, { token })).statusCode).toBe(403);
    expect((await server.request(getConfigEndpoint, { token })).statusCode).toBe(200);
    expect(await server.call(readMeEndpoint, { token })).toMatchObject({ two_factor_needed: true });
    const { secret } = await server.call(beginTwoFactorEndpoint, { token, body: { password: PASSWORD } });
    const code = codeAt(secret, server.clock.now());
    await server.call(confirmTwoFactorEndpoint, { token, body: { code } });
    expect(await status(token)).toBe(200);
    expect(await server.call(readMeEndpoint, { token })).toMatchObject({ two_factor_needed: false });
    await requireFrom(server, null);
  });

  it("is asked of no driver and no rider", async () => {
    await requireFrom(server, today());
    for (const { token } of [await makeAccount(server, { role: "rider" }), await makeDriver(server)]) {
      const query = { type: "pending" } as const;
      expect((await server.request(listRideRequestsEndpoint, { token, query })).statusCode).toBe(200);
    }
    await requireFrom(server, null);
  });

  it("ends the live streams of those who owe it", async () => {
    const { id, sessionId } = await makeAccount(server, { role: "operator" });
    const tokenEndsAt = new Date(server.clock.now().getTime() + 60_000);
    const watched = { accountId: id, sessionId, actor: "operator", tokenEndsAt } as const;
    const { ask } = createSessionChecks({ db: server.db, clock: server.clock, demo: false, kept: null });
    expect((await ask([watched])).has(watched)).toBe(true);
    await requireFrom(server, today());
    expect((await ask([watched])).has(watched)).toBe(false);
    await requireFrom(server, null);
  });

  it("is never required in a demo", async () => {
    const demo = await openTestServer(server.kind, { demo: true });
    await requireFrom(demo, today());
    const { token } = await makeAccount(demo, { role: "operator" });
    expect((await demo.request(listDriversEndpoint, { token })).statusCode).toBe(200);
    await demo.close();
  });
});

it("leaves open no call that changes anything but the second factor, the session and what a mailed link proves", () => {
  const open = ALL_ENDPOINTS.filter(
    (call) => call.access.operator !== "no" && call.method !== "GET" && isOpenBeforeTwoFactor(call),
  );
  const own = ["beginTwoFactor", "confirmTwoFactor", "login", "logout", "refreshAccess"];
  const byCode = ["sendSignInCode", "confirmSignInCode", "signUpByCode"];
  // A passkey is both factors, and is added with the password.
  const byPasskey = ["signInByPasskey", "beginPasskey", "addPasskey"];
  expect(open.map(({ id }) => id).filter((id) => ![...own, ...byCode, ...byPasskey].includes(id))).toEqual([
    "confirmEmail",
    "resetPassword",
  ]);
});
