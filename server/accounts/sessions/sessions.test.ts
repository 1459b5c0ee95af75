import { randomBytes } from "node:crypto";
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
import { HOUR_MS } from "../../../contract/time-units.ts";
import { makeAccount, makeSession } from "../../testing/accounts.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { openAccounts } from "../accounts.routes.ts";
import { forgetOldSessions } from "./forget-old-sessions.ts";
import { hashPassword } from "../passwords/passwords.ts";

const PASSWORD = "a mango in the shade";
const WEB = { "x-client": "web" };

async function makePerson(server: TestServer, username: string) {
  return makeAccount(server, {
    role: "rider",
    username,
    email: `${username}@example.com`,
    passwordHash: await hashPassword(PASSWORD),
  });
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

onADatabase("a plain session", (server) => {
  it("keeps one refresh token for twelve hours at most, Remember Me or not", async () => {
    await makePerson(server, "plain");
    const { refresh } = await server.call(loginEndpoint, {
      body: { username: "plain", password: PASSWORD, remember: true },
    });
    for (let hour = 0; hour < 12; hour += 1) {
      const answer = await server.call(refreshAccessEndpoint, { body: { refresh } });
      expect(Object.keys(answer)).toEqual(["access"]);
      expect((await server.request(readDashboardEndpoint, { token: answer.access })).statusCode).toBe(200);
      server.clock.advance(HOUR_MS);
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

onADatabase("a session of the web app", (server) => {
  async function signIn(username: string, remember = false): Promise<string> {
    await makePerson(server, username);
    const body = { username, password: PASSWORD, remember };
    return (await server.call(loginEndpoint, { body, headers: WEB })).refresh;
  }
  async function rotate(refresh: string): Promise<{ access: string; refresh: string }> {
    const answer = await server.call(refreshAccessEndpoint, { body: { refresh } });
    if (answer.refresh === undefined) throw new Error("the token did not rotate");
    return { access: answer.access, refresh: answer.refresh };
  }

  it("gets a new refresh token each time", async () => {
    const first = await signIn("web1");
    const second = await rotate(first);
    const third = await rotate(second.refresh);
    expect(new Set([first, second.refresh, third.refresh]).size).toBe(3);
  });

  it("gives two tabs that refresh at once the same new token", async () => {
    const first = await signIn("web2");
    const answers = await Promise.all([rotate(first), rotate(first), rotate(first)]);
    expect(new Set(answers.map((answer) => answer.refresh)).size).toBe(1);
    server.clock.advance(10_000);
    expect((await rotate(first)).refresh).toBe(answers[0]?.refresh);
  });

  it("dies when an old token comes back after ten seconds, for the thief and for the owner", async () => {
    const first = await signIn("web3");
    const { access, refresh } = await rotate(first);
    server.clock.advance(10_001);
    expect((await server.request(refreshAccessEndpoint, { body: { refresh: first } })).statusCode).toBe(401);
    expect((await server.request(refreshAccessEndpoint, { body: { refresh } })).statusCode).toBe(401);
    expect((await server.request(readDashboardEndpoint, { token: access })).statusCode).toBe(401);
  });

  it("dies as well when a token from long before comes back", async () => {
    const first = await signIn("web4");
    const second = await rotate(first);
    server.clock.advance(HOUR_MS);
    const third = await rotate(second.refresh);
    server.clock.advance(HOUR_MS);
    expect((await server.request(refreshAccessEndpoint, { body: { refresh: first } })).statusCode).toBe(401);
    expect(
      (await server.request(refreshAccessEndpoint, { body: { refresh: third.refresh } })).statusCode,
    ).toBe(401);
  });

  it("is not ended by an invented token that names it", async () => {
    await makePerson(server, "gerda");
    const body = { username: "gerda", password: PASSWORD };
    const { access, refresh } = await server.call(loginEndpoint, { body, headers: WEB });
    const next = await server.call(refreshAccessEndpoint, { body: { refresh } });
    server.clock.advance(HOUR_MS / 60);
    const [id = ""] = refresh.split(".");
    const invented = `${id}.${randomBytes(32).toString("base64url")}`;
    expect((await server.request(refreshAccessEndpoint, { body: { refresh: invented } })).statusCode).toBe(
      401,
    );
    expect((await server.request(readDashboardEndpoint, { token: access })).statusCode).toBe(200);
    expect(
      (await server.request(refreshAccessEndpoint, { body: { refresh: next.refresh } })).statusCode,
    ).toBe(200);
  });

  it("lives for 30 days with Remember Me and for 12 hours without, however busy it is", async () => {
    const opened = server.clock.now();
    const lives = [];
    for (const remember of [true, false]) {
      server.clock.set(opened);
      let refresh = await signIn(`web5${remember}`, remember);
      const step = remember ? 24 * HOUR_MS : HOUR_MS;
      let steps = 0;
      for (
        let answer = { statusCode: 200 } as { statusCode: number };
        answer.statusCode === 200;
        steps += 1
      ) {
        server.clock.advance(step);
        const response = await server.request(refreshAccessEndpoint, { body: { refresh } });
        if (response.statusCode === 200) refresh = response.json<{ refresh: string }>().refresh;
        answer = response;
      }
      lives.push(steps);
    }
    expect(lives).toEqual([30, 12]);
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
    const [one, other] = await Promise.all([openAccounts(server), openAccounts(server)]);
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
