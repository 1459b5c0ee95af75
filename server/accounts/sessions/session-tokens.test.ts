import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import {
  loginEndpoint,
  readDashboardEndpoint,
  refreshAccessEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";

const PASSWORD = "a mango in the shade";
const WEB = { "x-client": "web" };

async function makePerson(server: TestServer, username: string) {
  return makeAccount(server, { role: "rider", username, passwordHash: await hashPassword(PASSWORD) });
}

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

  it("lives on when the owner asks for a lost answer again, by the key of the first request, from another network", async () => {
    const first = await signIn("web5");
    const asked = { body: { refresh: first }, headers: { "idempotency-key": "known to the device alone" } };
    const lost = await server.request(refreshAccessEndpoint, asked);
    server.clock.advance(HOUR_MS);
    const again = await server.request(refreshAccessEndpoint, { ...asked, from: "203.0.113.7" });
    expect([again.statusCode, again.body]).toEqual([200, lost.body]);
    await rotate(again.json<{ refresh: string }>().refresh);

    const copied = { body: { refresh: first }, headers: { "idempotency-key": "of a thief" } };
    expect((await server.request(refreshAccessEndpoint, copied)).statusCode).toBe(401);
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
