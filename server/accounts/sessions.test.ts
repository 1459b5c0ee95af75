import { expect, it } from "vitest";
import {
  endMyOtherSessions,
  endMySession,
  listMySessions,
  login,
  logout,
  readDashboard,
  refreshAccess,
} from "../../contract/accounts/accounts.endpoints.ts";
import { makeAccount, makeSession } from "../testing/accounts.ts";
import { type TestHouse, onEachDatabase } from "../testing/test-house.ts";
import { openAccounts } from "./accounts.routes.ts";
import { forgetOldSessions } from "./forget-old-sessions.ts";
import { hashPassword } from "./passwords.ts";

const PASSWORD = "a mango in the shade";
const WEB = { "x-client": "web" };
const HOUR = 60 * 60 * 1000;

async function makePerson(house: TestHouse, username: string) {
  return makeAccount(house, {
    role: "rider",
    username,
    email: `${username}@example.com`,
    passwordHash: await hashPassword(PASSWORD),
  });
}

onEachDatabase("signing in", (house) => {
  it("takes the user name or the e-mail, in any capitals", async () => {
    await makePerson(house, "wilma");
    for (const username of ["wilma", " WILMA ", "Wilma@Example.com"]) {
      const answer = await house.call(login, { body: { username, password: PASSWORD } });
      expect(answer).toEqual({
        access: expect.any(String),
        refresh: expect.any(String),
        role: "rider",
        username: "wilma",
        last_visited_page: null,
      });
      expect(await house.call(readDashboard, { token: answer.access })).toEqual({
        username: "wilma",
        role: "rider",
      });
    }
  });

  it("says the same to every wrong pair", async () => {
    await makePerson(house, "elmer");
    const answers = [];
    for (const [username, password] of [
      ["elmer", "wrong"],
      ["elmer@example.com", "wrong"],
      ["nobody", PASSWORD],
      ["nobody@example.com", PASSWORD],
    ] as const) {
      const response = await house.ask(login, { body: { username, password } });
      const { request_id, ...body } = response.json<Record<string, unknown>>();
      answers.push([response.statusCode, response.headers["www-authenticate"], body]);
      expect(request_id).toEqual(expect.any(String));
    }
    const expected = [401, "Bearer", { error: "Invalid credentials", code: "invalid_credentials" }];
    expect(answers).toEqual([expected, expected, expected, expected]);
  });

  it("heeds no dead token beside what proves itself: it can sign in, renew and sign out", async () => {
    await makePerson(house, "stale");
    const stale = { token: "a token that died while its owner was away" };
    const body = { username: "stale", password: PASSWORD };
    const { refresh } = await house.call(login, { body, ...stale });
    const { access } = await house.call(refreshAccess, { body: { refresh }, ...stale });
    await house.call(logout, { body: { refresh }, ...stale });
    expect((await house.ask(readDashboard, { token: access })).statusCode).toBe(401);
  });

  it("lets a suspended account in no more, and says so only to its owner", async () => {
    const account = await makePerson(house, "shut");
    await house.db.updateTable("accounts").set({ state: "suspended" }).where("id", "=", account.id).execute();
    const right = await house.ask(login, { body: { username: "shut", password: PASSWORD } });
    expect([right.statusCode, right.json()]).toEqual([
      403,
      expect.objectContaining({ code: "account_inactive" }),
    ]);
    const wrong = await house.ask(login, { body: { username: "shut", password: "guess" } });
    expect(wrong.statusCode).toBe(401);
  });

  it("gives the first answer again to a repeated Idempotency-Key, and opens one session", async () => {
    const account = await makePerson(house, "again");
    const request = {
      body: { username: "again", password: PASSWORD },
      headers: { "idempotency-key": "once" },
    };
    const [first, second] = [await house.ask(login, request), await house.ask(login, request)];
    expect(second.body).toBe(first.body);
    const sessions = await house.db
      .selectFrom("sessions")
      .select("id")
      .where("account_id", "=", account.id)
      .execute();
    expect(sessions).toHaveLength(2);
    const kept = JSON.stringify(await house.db.selectFrom("idempotency_keys").selectAll().execute());
    expect(kept).not.toContain(first.json<{ refresh: string }>().refresh);
  });
});

onEachDatabase("a plain session", (house) => {
  it("keeps one refresh token for twelve hours at most, Remember Me or not", async () => {
    await makePerson(house, "plain");
    const { refresh } = await house.call(login, {
      body: { username: "plain", password: PASSWORD, remember: true },
    });
    for (let hour = 0; hour < 12; hour += 1) {
      const answer = await house.call(refreshAccess, { body: { refresh } });
      expect(Object.keys(answer)).toEqual(["access"]);
      expect((await house.ask(readDashboard, { token: answer.access })).statusCode).toBe(200);
      house.clock.advance(HOUR);
    }
    const late = await house.ask(refreshAccess, { body: { refresh } });
    expect([late.statusCode, late.json()]).toEqual([
      401,
      expect.objectContaining({ code: "invalid_refresh_token" }),
    ]);
  });

  it("stays plain when a later refresh comes from the web app", async () => {
    await makePerson(house, "fixed");
    const { refresh } = await house.call(login, { body: { username: "fixed", password: PASSWORD } });
    const answer = await house.call(refreshAccess, { body: { refresh }, headers: WEB });
    expect(answer.refresh).toBeUndefined();
  });

  it("is refused without a token, with the spec's sentence, and with a made-up one", async () => {
    const missing = await house.ask(refreshAccess, { body: {} });
    expect([missing.statusCode, missing.json()]).toEqual([
      401,
      expect.objectContaining({ error: "No refresh token available" }),
    ]);
    for (const refresh of ["", "x", `${crypto.randomUUID()}.${"a".repeat(43)}`]) {
      expect((await house.ask(refreshAccess, { body: { refresh } })).statusCode).toBe(401);
    }
  });
});

onEachDatabase("a session of the web app", (house) => {
  async function signIn(username: string, remember = false): Promise<string> {
    await makePerson(house, username);
    const body = { username, password: PASSWORD, remember };
    return (await house.call(login, { body, headers: WEB })).refresh;
  }
  async function rotate(refresh: string): Promise<{ access: string; refresh: string }> {
    const answer = await house.call(refreshAccess, { body: { refresh } });
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
    house.clock.advance(10_000);
    expect((await rotate(first)).refresh).toBe(answers[0]?.refresh);
  });

  it("dies when an old token comes back after ten seconds, for the thief and for the owner", async () => {
    const first = await signIn("web3");
    const { access, refresh } = await rotate(first);
    house.clock.advance(10_001);
    expect((await house.ask(refreshAccess, { body: { refresh: first } })).statusCode).toBe(401);
    expect((await house.ask(refreshAccess, { body: { refresh } })).statusCode).toBe(401);
    expect((await house.ask(readDashboard, { token: access })).statusCode).toBe(401);
  });

  it("dies as well when a token from long before comes back", async () => {
    const first = await signIn("web4");
    const second = await rotate(first);
    house.clock.advance(HOUR);
    const third = await rotate(second.refresh);
    house.clock.advance(HOUR);
    expect((await house.ask(refreshAccess, { body: { refresh: first } })).statusCode).toBe(401);
    expect((await house.ask(refreshAccess, { body: { refresh: third.refresh } })).statusCode).toBe(401);
  });

  it("lives for 30 days with Remember Me and for 12 hours without, however busy it is", async () => {
    const opened = house.clock.now();
    const lives = [];
    for (const remember of [true, false]) {
      house.clock.set(opened);
      let refresh = await signIn(`web5${remember}`, remember);
      const step = remember ? 24 * HOUR : HOUR;
      let steps = 0;
      for (
        let answer = { statusCode: 200 } as { statusCode: number };
        answer.statusCode === 200;
        steps += 1
      ) {
        house.clock.advance(step);
        const response = await house.ask(refreshAccess, { body: { refresh } });
        if (response.statusCode === 200) refresh = response.json<{ refresh: string }>().refresh;
        answer = response;
      }
      lives.push(steps);
    }
    expect(lives).toEqual([30, 12]);
  });
});

onEachDatabase("signing out", (house) => {
  it("kills the session at once, its access token too, and is quiet about a dead one", async () => {
    await makePerson(house, "leaver");
    const { access, refresh } = await house.call(login, { body: { username: "leaver", password: PASSWORD } });
    expect((await house.ask(readDashboard, { token: access })).statusCode).toBe(200);
    await house.call(logout, { body: { refresh } });
    expect((await house.ask(readDashboard, { token: access })).statusCode).toBe(401);
    expect((await house.ask(refreshAccess, { body: { refresh } })).statusCode).toBe(401);
    await house.call(logout, { body: { refresh } });
  });

  it("works by the bearer token alone, and wants one of the two", async () => {
    const rider = await makeAccount(house, { role: "rider" });
    await house.call(logout, { token: rider.token, body: {} });
    expect((await house.ask(readDashboard, { token: rider.token })).statusCode).toBe(401);
    expect((await house.ask(logout, { body: {} })).statusCode).toBe(400);
  });
});

onEachDatabase("my sessions", (house) => {
  it("are listed with the one that asks marked, and can be ended one by one or all but this", async () => {
    const rider = await makeAccount(house, { role: "rider" });
    const phone = await makeSession(house, rider.id);
    const tablet = await makeSession(house, rider.id);
    const listed = await house.call(listMySessions, { token: rider.token });
    expect(listed.map((session) => [session.id, session.current]).toSorted()).toEqual(
      [
        [rider.sessionId, true],
        [phone.sessionId, false],
        [tablet.sessionId, false],
      ].toSorted(),
    );

    await house.call(endMySession, { token: rider.token, params: { id: phone.sessionId } });
    expect((await house.ask(readDashboard, { token: phone.token })).statusCode).toBe(401);
    const again = await house.ask(endMySession, { token: rider.token, params: { id: phone.sessionId } });
    expect(again.statusCode).toBe(404);

    await house.call(endMyOtherSessions, { token: rider.token });
    expect((await house.ask(readDashboard, { token: tablet.token })).statusCode).toBe(401);
    expect(await house.call(listMySessions, { token: rider.token })).toHaveLength(1);
  });
});

onEachDatabase("two servers that start at once", (house) => {
  it("make one key between them and take each other's tokens", async () => {
    await house.db.deleteFrom("server_secrets").execute();
    const [one, other] = await Promise.all([
      openAccounts(house.db, house.clock),
      openAccounts(house.db, house.clock),
    ]);
    const claims = { accountId: 7, sessionId: crypto.randomUUID() };
    expect(await other.tools.accessTokens.read(await one.tools.accessTokens.sign(claims))).toEqual(claims);
    const token = one.tools.refreshTokens.first(claims.sessionId);
    expect(other.tools.refreshTokens.after(token)).toBe(one.tools.refreshTokens.after(token));
  });
});

onEachDatabase("a session that ended long ago", (house) => {
  it("is forgotten after 30 days, and none that lives", async () => {
    const rider = await makeAccount(house, { role: "rider" });
    const ended = await makeSession(house, rider.id);
    await house.call(endMySession, { token: rider.token, params: { id: ended.sessionId } });
    const kept = async () => {
      await forgetOldSessions(house.db, house.clock.now());
      const sessions = house.db.selectFrom("sessions").select("id").where("account_id", "=", rider.id);
      return (await sessions.execute()).length;
    };
    house.clock.advance(30 * 24 * HOUR);
    expect(await kept()).toBe(2);
    house.clock.advance(1_000);
    expect(await kept()).toBe(1);
    expect((await house.ask(readDashboard, { token: rider.token })).statusCode).toBe(200);
  });
});
