import { expect, it } from "vitest";
import {
  endMyOtherSessionsEndpoint,
  endMySessionEndpoint,
  listMySessionsEndpoint,
  loginEndpoint,
  logoutEndpoint,
  readDashboardEndpoint,
  refreshAccessEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { MemoryLimits } from "../../limits/memory-limits.ts";
import { makeAccount, makeSession } from "../../testing/accounts.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { openAccounts } from "../accounts.routes.ts";
import { forgetOldSessions } from "./forget-old-sessions.ts";
import { hashPassword } from "../passwords/passwords.ts";

const PASSWORD = "a mango in the shade";

async function makePerson(server: TestServer, username: string) {
  return makeAccount(server, { role: "rider", username, passwordHash: await hashPassword(PASSWORD) });
}

onADatabase("signing in", (server) => {
  it("takes the user name or the e-mail, in any capitals", async () => {
    await makePerson(server, "wilma");
    for (const username of ["wilma", " WILMA ", "Wilma@Example.com"]) {
      const answer = await server.call(loginEndpoint, { body: { username, password: PASSWORD } });
      expect(answer).toEqual({
        access: expect.any(String),
        refresh: expect.any(String),
        role: "rider",
        username: "wilma",
        last_visited_page: null,
      });
      expect(await server.call(readDashboardEndpoint, { token: answer.access })).toEqual({
        username: "wilma",
        role: "rider",
      });
    }
  });

  it("says the same to every wrong pair", async () => {
    await makePerson(server, "elmer");
    const answers = [];
    for (const [username, password] of [
      ["elmer", "wrong"],
      ["elmer@example.com", "wrong"],
      ["nobody", PASSWORD],
      ["nobody@example.com", PASSWORD],
    ] as const) {
      const response = await server.request(loginEndpoint, { body: { username, password } });
      const { request_id, ...body } = response.json<Record<string, unknown>>();
      answers.push([response.statusCode, response.headers["www-authenticate"], body]);
      expect(request_id).toEqual(expect.any(String));
    }
    const expected = [401, "Bearer", { error: "Invalid credentials", code: "invalid_credentials" }];
    expect(answers).toEqual([expected, expected, expected, expected]);
  });

  it("heeds no dead token beside what proves itself: it can sign in, renew and sign out", async () => {
    await makePerson(server, "stale");
    const stale = { token: "a token that died while its owner was away" };
    const body = { username: "stale", password: PASSWORD };
    const { refresh } = await server.call(loginEndpoint, { body, ...stale });
    const { access } = await server.call(refreshAccessEndpoint, { body: { refresh }, ...stale });
    await server.call(logoutEndpoint, { body: { refresh }, ...stale });
    expect((await server.request(readDashboardEndpoint, { token: access })).statusCode).toBe(401);
  });

  it("lets a suspended account in no more, and says so only to its owner", async () => {
    const account = await makePerson(server, "shut");
    await server.db
      .updateTable("accounts")
      .set({ state: "suspended" })
      .where("id", "=", account.id)
      .execute();
    const right = await server.request(loginEndpoint, { body: { username: "shut", password: PASSWORD } });
    expect([right.statusCode, right.json()]).toEqual([
      403,
      expect.objectContaining({ code: "account_inactive" }),
    ]);
    const wrong = await server.request(loginEndpoint, { body: { username: "shut", password: "guess" } });
    expect(wrong.statusCode).toBe(401);
  });

  it("gives the first answer again to a repeated Idempotency-Key, and opens one session", async () => {
    const account = await makePerson(server, "again");
    const request = {
      body: { username: "again", password: PASSWORD },
      headers: { "idempotency-key": "once" },
    };
    const [first, second] = [
      await server.request(loginEndpoint, request),
      await server.request(loginEndpoint, request),
    ];
    expect(second.body).toBe(first.body);
    const sessions = await server.db
      .selectFrom("sessions")
      .select("id")
      .where("account_id", "=", account.id)
      .execute();
    expect(sessions).toHaveLength(2);
    const kept = JSON.stringify(await server.db.selectFrom("idempotency_keys").selectAll().execute());
    expect(kept).not.toContain(first.json<{ refresh: string }>().refresh);
  });
});

onADatabase("signing out", (server) => {
  it("kills the session at once, its access token too, and is quiet about a dead one", async () => {
    await makePerson(server, "leaver");
    const { access, refresh } = await server.call(loginEndpoint, {
      body: { username: "leaver", password: PASSWORD },
    });
    expect((await server.request(readDashboardEndpoint, { token: access })).statusCode).toBe(200);
    await server.call(logoutEndpoint, { body: { refresh } });
    expect((await server.request(readDashboardEndpoint, { token: access })).statusCode).toBe(401);
    expect((await server.request(refreshAccessEndpoint, { body: { refresh } })).statusCode).toBe(401);
    await server.call(logoutEndpoint, { body: { refresh } });
  });

  it("works by the bearer token alone, and wants one of the two", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    await server.call(logoutEndpoint, { token: rider.token, body: {} });
    expect((await server.request(readDashboardEndpoint, { token: rider.token })).statusCode).toBe(401);
    expect((await server.request(logoutEndpoint, { body: {} })).statusCode).toBe(400);
  });
});

onADatabase("my sessions", (server) => {
  it("are listed with the one that asks marked, and can be ended one by one or all but this", async () => {
    const rider = await makePerson(server, "lister");
    const phone = await makeSession(server, rider.id);
    const tablet = await makeSession(server, rider.id);
    const listed = await server.call(listMySessionsEndpoint, { token: rider.token });
    expect(listed.map((session) => [session.id, session.current]).toSorted()).toEqual(
      [
        [rider.sessionId, true],
        [phone.sessionId, false],
        [tablet.sessionId, false],
      ].toSorted(),
    );

    const params = { id: phone.sessionId };
    for (const unproven of [
      await server.request(endMySessionEndpoint, { token: rider.token, params }),
      await server.request(endMyOtherSessionsEndpoint, { token: rider.token }),
    ]) {
      expect([unproven.statusCode, unproven.json().code]).toEqual([403, "password_required"]);
    }
    const body = { password: PASSWORD };
    await server.call(endMySessionEndpoint, { token: rider.token, params, body });
    expect((await server.request(readDashboardEndpoint, { token: phone.token })).statusCode).toBe(401);
    const again = await server.request(endMySessionEndpoint, {
      token: rider.token,
      params: { id: phone.sessionId },
    });
    expect(again.statusCode).toBe(404);

    await server.call(endMyOtherSessionsEndpoint, { token: rider.token, body });
    expect((await server.request(readDashboardEndpoint, { token: tablet.token })).statusCode).toBe(401);
    expect(await server.call(listMySessionsEndpoint, { token: rider.token })).toHaveLength(1);
  });
});

onADatabase("two servers that start at once", (server) => {
  it("make one key between them and take each other's tokens", async () => {
    await server.db.deleteFrom("server_secrets").execute();
    const opening = {
      ...server,
      forgets: [],
      readIssuer: async () => "Taxi",
      limits: new MemoryLimits(server.clock),
      codeWays: [],
      passkeySite: null,
      gateways: [],
      claimGuestRides: async () => undefined,
    };
    const [one, other] = await Promise.all([openAccounts(opening), openAccounts(opening)]);
    const claims = { accountId: 7, sessionId: crypto.randomUUID() };
    expect(await other.tools.accessTokens.read(await one.tools.accessTokens.sign(claims))).toMatchObject(
      claims,
    );
    const token = one.tools.refreshTokens.first(claims.sessionId);
    expect(other.tools.refreshTokens.after(token)).toBe(one.tools.refreshTokens.after(token));
  });
});

onADatabase("a session that ended long ago", (server) => {
  it("is forgotten after 30 days, and none that lives", async () => {
    const rider = await makePerson(server, "forgetful");
    const ended = await makeSession(server, rider.id);
    const params = { id: ended.sessionId };
    await server.call(endMySessionEndpoint, { token: rider.token, params, body: { password: PASSWORD } });
    const kept = async () => {
      await forgetOldSessions(server.db, server.clock.now());
      const sessions = server.db.selectFrom("sessions").select("id").where("account_id", "=", rider.id);
      return (await sessions.execute()).length;
    };
    server.clock.advance(30 * 24 * HOUR_MS);
    expect(await kept()).toBe(2);
    server.clock.advance(1_000);
    expect(await kept()).toBe(1);
    expect((await server.request(readDashboardEndpoint, { token: rider.token })).statusCode).toBe(200);
  });
});
