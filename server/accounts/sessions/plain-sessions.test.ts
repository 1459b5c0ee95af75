import { expect, it } from "vitest";
import {
  changePasswordEndpoint,
  loginEndpoint,
  logoutEndpoint,
  readDashboardEndpoint,
  refreshAccessEndpoint,
  registerRiderEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { deleteMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { DAY_MS } from "../../../domain/time-units.ts";
import { inTransaction } from "../../database/connect.ts";
import { type TestAccount, makeAccount } from "../../testing/accounts.ts";
import { type TestServer, onEachDatabase } from "../../testing/test-server.ts";
import { changeRole } from "../users/change-role.ts";
import { suspendAccount } from "../users/suspend-account.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { ACCESS_TOKEN_LIFE_MS } from "./access-token.ts";

const PASSWORD = "a mango in the shade";
const WEB = { "x-client": "web" };

type Signed = { access: string; account: TestAccount };

async function makePerson(server: TestServer, username: string) {
  return makeAccount(server, { role: "rider", username, passwordHash: await hashPassword(PASSWORD) });
}

onEachDatabase("a session of a client that says nothing of itself", (server) => {
  const statusOf = async (token: string) =>
    (await server.request(readDashboardEndpoint, { token })).statusCode;
  const signIn = async (username: string) => {
    const account = await makePerson(server, username);
    const tokens = await server.call(loginEndpoint, { body: { username, password: PASSWORD } });
    return { ...tokens, account };
  };

  it("is still there the next day for the access token alone, and ends after seven, renewed or not", async () => {
    const { access, refresh } = await signIn("tomorrow");
    server.clock.advance(DAY_MS);
    expect(await statusOf(access)).toBe(200);
    server.clock.advance(5 * DAY_MS);
    const renewed = (await server.call(refreshAccessEndpoint, { body: { refresh } })).access;
    server.clock.advance(DAY_MS - 1_000);
    expect([await statusOf(access), await statusOf(renewed)]).toEqual([200, 200]);
    server.clock.advance(1_000);
    expect([await statusOf(access), await statusOf(renewed)]).toEqual([401, 401]);
  });

  it("is opened by registering as by signing in, with the same answer", async () => {
    const body = {
      username: "newcomer",
      password: PASSWORD,
      phone_number: "5551234",
      email: "newcomer@example.com",
      first_name: "New",
      last_name: "Comer",
    };
    const registered = await server.call(registerRiderEndpoint, { body });
    const signed = await server.call(loginEndpoint, { body: { username: "newcomer", password: PASSWORD } });
    const same = { role: "rider", username: "newcomer", last_visited_page: null };
    expect([registered, signed]).toMatchObject([same, same]);
    expect(Object.keys(registered).toSorted()).toEqual(Object.keys(signed).toSorted());
    server.clock.advance(DAY_MS);
    expect(await statusOf(registered.access)).toBe(200);
  });

  it("leaves the web app its ten minutes", async () => {
    await makePerson(server, "shortlived");
    const body = { username: "shortlived", password: PASSWORD, remember: true };
    const { access } = await server.call(loginEndpoint, { body, headers: WEB });
    server.clock.advance(ACCESS_TOKEN_LIFE_MS);
    expect(await statusOf(access)).toBe(401);
  });

  it.each([
    [
      "signing out",
      async ({ access }: Signed) => {
        await server.call(logoutEndpoint, { token: access, body: {} });
      },
    ],
    [
      "another password",
      async ({ access }: Signed) => {
        const body = { current_password: PASSWORD, new_password: "a papaya in the sun" };
        await server.call(changePasswordEndpoint, { token: access, body });
      },
    ],
    [
      "suspension",
      async ({ account }: Signed) => {
        const actorId = (await makeAccount(server, { role: "staff" })).id;
        const decision = { accountId: account.id, actorId, own: null, now: server.clock.now() };
        await inTransaction(server.db, (trx) => suspendAccount(trx, decision));
      },
    ],
    [
      "another role",
      async ({ account }: Signed) => {
        const actorId = (await makeAccount(server, { role: "staff" })).id;
        const decision = { accountId: account.id, actorId, own: null, now: server.clock.now() };
        await inTransaction(server.db, (trx) => changeRole(trx, { ...decision, role: "operator" }));
      },
    ],
    [
      "deleting the account",
      async ({ access }: Signed) => {
        await server.call(deleteMeEndpoint, { token: access, body: { password: PASSWORD } });
      },
    ],
  ])("ends at once, its access token too, with %s", async (what, end) => {
    const signed = await signIn(`ended${what.replaceAll(" ", "")}`);
    expect(await statusOf(signed.access)).toBe(200);
    await end(signed);
    expect(await statusOf(signed.access)).toBe(401);
    const again = await server.request(refreshAccessEndpoint, { body: { refresh: signed.refresh } });
    expect(again.statusCode).toBe(401);
  });

  it("keeps one refresh token for seven days, Remember Me or not", async () => {
    await makePerson(server, "plain");
    const { refresh } = await server.call(loginEndpoint, {
      body: { username: "plain", password: PASSWORD, remember: true },
    });
    for (let day = 0; day < 7; day += 1) {
      const answer = await server.call(refreshAccessEndpoint, { body: { refresh } });
      expect(Object.keys(answer)).toEqual(["access"]);
      expect(await statusOf(answer.access)).toBe(200);
      server.clock.advance(DAY_MS);
    }
    const late = await server.request(refreshAccessEndpoint, { body: { refresh } });
    expect([late.statusCode, late.json()]).toEqual([
      401,
      expect.objectContaining({ code: "invalid_refresh_token" }),
    ]);
  });

  it("stays plain when a later refresh comes from the web app", async () => {
    await makePerson(server, "fixed");
    const { refresh } = await server.call(loginEndpoint, { body: { username: "fixed", password: PASSWORD } });
    const answer = await server.call(refreshAccessEndpoint, { body: { refresh }, headers: WEB });
    expect(answer.refresh).toBeUndefined();
  });

  it("is refused without a token, with the spec's sentence, and with a made-up one", async () => {
    const missing = await server.request(refreshAccessEndpoint, { body: {} });
    expect([missing.statusCode, missing.json()]).toEqual([
      401,
      expect.objectContaining({ error: "No refresh token available" }),
    ]);
    for (const refresh of ["", "x", `${crypto.randomUUID()}.${"a".repeat(43)}`]) {
      expect((await server.request(refreshAccessEndpoint, { body: { refresh } })).statusCode).toBe(401);
    }
  });
});
