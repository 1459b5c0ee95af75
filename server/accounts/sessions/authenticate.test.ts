import { randomBytes } from "node:crypto";
import { SignJWT } from "jose";
import { expect, it } from "vitest";
import { readDashboardEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { openCountedServer } from "../../testing/statements.ts";
import { databaseKinds } from "../../testing/test-databases.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { ACCESS_TOKEN_LIFE_MS, openAccessTokens } from "./access-token.ts";

onADatabase("an access token", (server) => {
  async function status(token: string): Promise<number> {
    return (await server.request(readDashboardEndpoint, { token })).statusCode;
  }

  it("is good for ten minutes and not a second longer", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const tokens = await openAccessTokens(server.secrets, server.clock);
    const token = await tokens.sign({ accountId: rider.id, sessionId: rider.sessionId });
    server.clock.advance(ACCESS_TOKEN_LIFE_MS - 1_000);
    expect(await status(token)).toBe(200);
    server.clock.advance(1_000);
    expect(await status(token)).toBe(401);
  });

  it("is refused with another algorithm, audience, type, secret or session", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const other = await makeAccount(server, { role: "staff" });
    const secret = await server.secrets.get("access_token");
    const good = { alg: "HS256", typ: "at+jwt", aud: "trupial-api", sid: rider.sessionId, secret };
    const sign = (facts: typeof good) =>
      new SignJWT({ sid: facts.sid })
        .setProtectedHeader({ alg: facts.alg, typ: facts.typ })
        .setSubject(String(rider.id))
        .setAudience(facts.aud)
        .setExpirationTime(new Date(server.clock.now().getTime() + 60_000))
        .sign(facts.secret);
    expect(await status(await sign(good))).toBe(200);
    const bad = [
      { ...good, alg: "HS512" },
      { ...good, aud: "another" },
      { ...good, typ: "JWT" },
      { ...good, secret: randomBytes(32) },
      { ...good, sid: other.sessionId },
      { ...good, sid: crypto.randomUUID() },
    ];
    for (const facts of bad) expect(await status(await sign(facts))).toBe(401);
    const [, payload = ""] = (await sign(good)).split(".");
    const unsigned = Buffer.from(JSON.stringify({ alg: "none", typ: "at+jwt" })).toString("base64url");
    expect(await status(`${unsigned}.${payload}.`)).toBe(401);
  });

  it("says who is signed in by the account's present name and role", async () => {
    const driver = await makeAccount(server, { role: "driver", username: "chencho" });
    await server.db.updateTable("accounts").set({ role: "operator" }).where("id", "=", driver.id).execute();
    const answer = await server.call(readDashboardEndpoint, { token: driver.token });
    expect(answer).toEqual({ username: "chencho", role: "operator" });
  });
});

it.runIf(databaseKinds().includes("server"))(
  "is looked up together with those of others, and dead for all of them from the next request on",
  async () => {
    const server = await openCountedServer("server");
    try {
      const [one, other] = [
        await makeAccount(server, { role: "rider" }),
        await makeAccount(server, { role: "operator" }),
      ];
      const ask = ({ token }: typeof one) => server.request(readDashboardEndpoint, { token });
      const asked = () => Array.from({ length: 12 }, (_, index) => ask(index % 2 === 0 ? one : other));
      const statements = await server.statementsOf(async () => {
        const answers = await Promise.all(asked());
        expect(answers.map((answer) => answer.json().role)).toEqual(
          Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? "rider" : "operator")),
        );
      });
      expect(statements.filter((text) => text.includes('"sessions"')).length).toBeLessThan(12);
      const before = asked();
      await server.db
        .updateTable("sessions")
        .set({ ended_at: server.clock.now() })
        .where("id", "=", one.sessionId)
        .execute();
      const after = (await Promise.all(asked())).map(({ statusCode }) => statusCode);
      expect(after).toEqual(Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 401 : 200)));
      await Promise.all(before);
    } finally {
      await server.close();
    }
  },
);
