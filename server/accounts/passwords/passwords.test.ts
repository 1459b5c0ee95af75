import { expect, it } from "vitest";
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  loginEndpoint,
  readDashboardEndpoint,
  refreshAccessEndpoint,
  resetPasswordEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeSession } from "../../testing/accounts.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { hashPassword } from "./passwords.ts";

const OLD = "a mango in the shade";
const NEW = "three iguanas on a wall";

async function makePerson(server: TestServer, username: string) {
  const passwordHash = await hashPassword(OLD);
  return makeAccount(server, { role: "rider", username, passwordHash, language: "nl" });
}

onADatabase("changing my password", (server) => {
  it("ends every session from the next request on and opens a new one in its place", async () => {
    const person = await makePerson(server, "changer");
    const elsewhere = await makeSession(server, person.id);
    const tokens = await server.call(changePasswordEndpoint, {
      token: person.token,
      body: { current_password: OLD, new_password: NEW },
    });
    for (const token of [person.token, elsewhere.token]) {
      expect((await server.request(readDashboardEndpoint, { token })).statusCode).toBe(401);
    }
    expect((await server.request(readDashboardEndpoint, { token: tokens.access })).statusCode).toBe(200);
    expect(
      (await server.request(loginEndpoint, { body: { username: "changer", password: OLD } })).statusCode,
    ).toBe(401);
    expect(
      (await server.request(loginEndpoint, { body: { username: "changer", password: NEW } })).statusCode,
    ).toBe(200);
  });

  it("keeps the kind of session it was, rotating for the web app", async () => {
    await makePerson(server, "webchanger");
    const session = await server.call(loginEndpoint, {
      body: { username: "webchanger", password: OLD, remember: true },
      headers: { "x-client": "web" },
    });
    const tokens = await server.call(changePasswordEndpoint, {
      token: session.access,
      body: { current_password: OLD, new_password: NEW },
    });
    server.clock.advance(20 * 24 * 60 * MINUTE_MS);
    const refreshed = await server.call(refreshAccessEndpoint, { body: { refresh: tokens.refresh } });
    expect(refreshed.refresh).not.toBe(tokens.refresh);
  });

  it("wants the present one and a good new one, and leaves the session alone when it refuses", async () => {
    const person = await makePerson(server, "careful");
    const refusals = [
      [{ current_password: "guess", new_password: NEW }, "current_password"],
      [{ current_password: OLD, new_password: "short" }, "new_password"],
      [{ current_password: OLD, new_password: "password1" }, "new_password"],
      [{ current_password: OLD, new_password: "careful" }, "new_password"],
    ] as const;
    for (const [body, field] of refusals) {
      const response = await server.request(changePasswordEndpoint, { token: person.token, body });
      expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
        400,
        [field],
      ]);
    }
    expect((await server.request(readDashboardEndpoint, { token: person.token })).statusCode).toBe(200);
  });
});

onADatabase("a forgotten password", (server) => {
  async function mailedTokens(recipient: string): Promise<string[]> {
    const mails = await server.db
      .selectFrom("outbox")
      .select(["kind", "language", "payload"])
      .where("recipient", "=", recipient)
      .orderBy("id")
      .execute();
    return mails.map((mail) => {
      expect([mail.kind, mail.language]).toEqual(["password_link", "nl"]);
      return (mail.payload as { token: string }).token;
    });
  }
  async function mailedToken(username: string): Promise<string> {
    await makePerson(server, username);
    await server.call(forgotPasswordEndpoint, { body: { email: `${username}@example.com` } });
    const [token = ""] = await mailedTokens(`${username}@example.com`);
    return token;
  }

  it("gets the same answer for an address that has an account and one that has none", async () => {
    await makePerson(server, "forgetful");
    const known = await server.request(forgotPasswordEndpoint, {
      body: { email: " Forgetful@Example.com " },
    });
    const unknown = await server.request(forgotPasswordEndpoint, { body: { email: "stranger@example.com" } });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.statusCode).toBe(202);
    expect(await mailedTokens("forgetful@example.com")).toHaveLength(1);
    expect(await mailedTokens("stranger@example.com")).toHaveLength(0);
  });

  it("is set anew with the mailed link, once, and every session ends", async () => {
    const token = await mailedToken("once");
    const session = await server.call(loginEndpoint, { body: { username: "once", password: OLD } });
    await server.call(resetPasswordEndpoint, { body: { token, password: NEW } });
    expect((await server.request(readDashboardEndpoint, { token: session.access })).statusCode).toBe(401);
    expect(
      (await server.request(loginEndpoint, { body: { username: "once", password: OLD } })).statusCode,
    ).toBe(401);
    expect(
      (await server.request(loginEndpoint, { body: { username: "once", password: NEW } })).statusCode,
    ).toBe(200);
    const again = await server.request(resetPasswordEndpoint, { body: { token, password: OLD } });
    expect([again.statusCode, again.json()]).toEqual([
      400,
      expect.objectContaining({ code: "invalid_code" }),
    ]);
  });

  it("is set once by two who hold the link at the same moment", async () => {
    const token = await mailedToken("raced");
    const answers = await Promise.all(
      [NEW, `${NEW} 2`, `${NEW} 3`].map((password) =>
        server.request(resetPasswordEndpoint, { body: { token, password } }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([204, 400, 400]);
  });

  it("cannot be set with a link that is 30 minutes old, made up, or from before another reset", async () => {
    const late = await mailedToken("late");
    server.clock.advance(30 * MINUTE_MS);
    const body = { token: late, password: NEW };
    expect((await server.request(resetPasswordEndpoint, { body })).statusCode).toBe(400);
    expect(
      (await server.request(resetPasswordEndpoint, { body: { ...body, token: "made-up" } })).statusCode,
    ).toBe(400);
    for (const _ of [1, 2])
      await server.call(forgotPasswordEndpoint, { body: { email: "late@example.com" } });
    const [, second = "", third = ""] = await mailedTokens("late@example.com");
    await server.call(resetPasswordEndpoint, { body: { token: third, password: NEW } });
    expect(
      (await server.request(resetPasswordEndpoint, { body: { token: second, password: OLD } })).statusCode,
    ).toBe(400);
  });

  it("keeps its link when the new one is refused as too common", async () => {
    const token = await mailedToken("common");
    expect(
      (await server.request(resetPasswordEndpoint, { body: { token, password: "password123" } })).statusCode,
    ).toBe(400);
    await server.call(resetPasswordEndpoint, { body: { token, password: NEW } });
  });

  it("mails no more than three links in half an hour to one address", async () => {
    await makePerson(server, "flooded");
    for (let round = 0; round < 5; round += 1) {
      await server.call(forgotPasswordEndpoint, { body: { email: "flooded@example.com" } });
    }
    expect(await mailedTokens("flooded@example.com")).toHaveLength(3);
    // Whoever forgot it is mailed all the same after the clock was set back.
    server.clock.advance(-24 * 60 * MINUTE_MS);
    await server.call(forgotPasswordEndpoint, { body: { email: "flooded@example.com" } });
    expect(await mailedTokens("flooded@example.com")).toHaveLength(4);
    server.clock.advance(24 * 60 * MINUTE_MS);
  });

  it("keeps neither the token of a link nor a refresh token in the tables that hold their hashes", async () => {
    const token = await mailedToken("hashed");
    const { refresh } = await server.call(loginEndpoint, { body: { username: "hashed", password: OLD } });
    const links = await server.db.selectFrom("password_links").selectAll().execute();
    const sessions = await server.db.selectFrom("sessions").selectAll().execute();
    const kept = JSON.stringify([links, sessions]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(refresh.split(".")[1]);
  });
});
