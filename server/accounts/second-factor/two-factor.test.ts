import { expect, it } from "vitest";
import {
  beginTwoFactorEndpoint,
  confirmTwoFactorEndpoint,
  disableTwoFactorEndpoint,
  loginEndpoint,
  renewRecoveryCodesEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { codeAt } from "./totp.ts";

const PASSWORD = "a mango in the shade";
const STEP_MS = 30_000;

/** An operator with an authenticator app that reads the server's clock. */
async function makeGuarded(server: TestServer, username: string) {
  const passwordHash = await hashPassword(PASSWORD);
  const account = await makeAccount(server, { role: "operator", username, passwordHash });
  const { token } = account;
  const begun = await server.call(beginTwoFactorEndpoint, { token, body: { password: PASSWORD } });
  const code = () => codeAt(begun.secret, server.clock.now());
  const { recovery_codes } = await server.call(confirmTwoFactorEndpoint, { token, body: { code: code() } });
  server.clock.advance(STEP_MS);
  return { ...account, code, recoveryCodes: recovery_codes, secret: begun.secret };
}

onADatabase("two-factor sign-in", (server) => {
  function signIn(username: string, code?: string) {
    return server.request(loginEndpoint, {
      body: { username, password: PASSWORD, ...(code ? { code } : {}) },
    });
  }

  it("is offered: nothing changes until a code of the app is confirmed", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const { token } = await makeAccount(server, { role: "staff", username: "offered", passwordHash });
    const wrong = await server.request(beginTwoFactorEndpoint, { token, body: { password: "guess" } });
    expect(wrong.statusCode).toBe(400);
    const begun = await server.call(beginTwoFactorEndpoint, { token, body: { password: PASSWORD } });
    expect(begun.otpauth_uri).toBe(`otpauth://totp/Trupial%3Aoffered?secret=${begun.secret}&issuer=Trupial`);
    expect((await signIn("offered")).statusCode).toBe(200);
    const refused = await server.request(confirmTwoFactorEndpoint, { token, body: { code: "000000" } });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: "invalid_code" }),
    ]);
    expect(await server.call(readMeEndpoint, { token })).toMatchObject({ two_factor: "off" });
  });

  it("asks for a code once the password is right, and takes each code once", async () => {
    const person = await makeGuarded(server, "guarded");
    expect(await server.call(readMeEndpoint, { token: person.token })).toMatchObject({ two_factor: "on" });
    const asked = await signIn("guarded");
    expect([asked.statusCode, asked.json()]).toEqual([
      401,
      expect.objectContaining({ code: "two_factor_required" }),
    ]);
    const wrongPassword = await server.request(loginEndpoint, {
      body: { username: "guarded", password: "guess" },
    });
    expect(wrongPassword.json()).toMatchObject({ code: "invalid_credentials" });
    const code = person.code();
    expect((await signIn("guarded", code)).statusCode).toBe(200);
    expect((await signIn("guarded", code)).json()).toMatchObject({ code: "invalid_code" });
    server.clock.advance(STEP_MS);
    expect((await signIn("guarded", person.code())).statusCode).toBe(200);
  });

  it("locks nobody out when the clock is set back, and still takes each code once", async () => {
    const person = await makeGuarded(server, "timely");
    expect((await signIn("timely", person.code())).statusCode).toBe(200);
    server.clock.advance(-60 * 60_000);
    const code = person.code();
    expect((await signIn("timely", code)).statusCode).toBe(200);
    expect((await signIn("timely", code)).json()).toMatchObject({ code: "invalid_code" });
    server.clock.advance(60 * 60_000);
  });

  it("takes a code once of two who bring it at the same moment", async () => {
    const person = await makeGuarded(server, "replayed");
    const code = person.code();
    const answers = await Promise.all([1, 2, 3].map(() => signIn("replayed", code)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400, 400]);
  });

  it("slows the guessing of codes down like the guessing of passwords", async () => {
    await makeGuarded(server, "guessed");
    for (let round = 0; round < 10; round += 1)
      expect((await signIn("guessed", "000000")).statusCode).toBe(400);
    expect((await signIn("guessed", "000000")).statusCode).toBe(429);
  });

  it("counts wrong codes of an account whatever the address, slows them after twenty, and mails the owner", async () => {
    const person = await makeGuarded(server, "sprayed");
    const guess = (number: number, code = "000000") =>
      server.request(loginEndpoint, {
        body: { username: "sprayed", password: PASSWORD, code },
        from: `10.9.${number}.1`,
      });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => guess(number)));
    const wrong = answers.filter((answer) => answer.statusCode === 400);
    expect([wrong.length, answers.filter((answer) => answer.statusCode === 429).length]).toEqual([20, 10]);
    const told = server.db.selectFrom("outbox").select("kind").where("recipient", "=", person.email);
    expect(await told.where("kind", "=", "codes_guessed").execute()).toHaveLength(1);

    server.clock.advance(60_000);
    expect((await guess(40)).statusCode).toBe(400);
    expect((await guess(41)).statusCode).toBe(429);
    server.clock.advance(60_000);
    expect((await guess(42, person.code())).statusCode).toBe(200);
    expect((await guess(43)).statusCode).toBe(400);
  });

  it("takes each of ten recovery codes once in the place of the app, however it is typed", async () => {
    const person = await makeGuarded(server, "lostphone");
    expect(new Set(person.recoveryCodes).size).toBe(10);
    const [first = "", second = ""] = person.recoveryCodes;
    expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/);
    expect((await signIn("lostphone", first.toLowerCase().replaceAll("-", " "))).statusCode).toBe(200);
    expect((await signIn("lostphone", first)).statusCode).toBe(400);
    const kept = await server.db.selectFrom("recovery_codes").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(second);

    const body = { password: PASSWORD };
    const renewed = await server.call(renewRecoveryCodesEndpoint, { token: person.token, body });
    expect((await signIn("lostphone", second)).statusCode).toBe(400);
    expect((await signIn("lostphone", renewed.recovery_codes[0])).statusCode).toBe(200);
  });

  it("is turned off with the password, and then asks for nothing", async () => {
    const person = await makeGuarded(server, "off");
    const { token } = person;
    const wrong = await server.request(disableTwoFactorEndpoint, { token, body: { password: "guess" } });
    expect(wrong.statusCode).toBe(400);
    await server.call(disableTwoFactorEndpoint, { token, body: { password: PASSWORD } });
    expect((await signIn("off")).statusCode).toBe(200);
    const renewing = await server.request(renewRecoveryCodesEndpoint, {
      token,
      body: { password: PASSWORD },
    });
    expect(renewing.json()).toMatchObject({ code: "two_factor_off" });
  });

  it("cannot be begun anew while it is on, which would lock its owner out", async () => {
    const person = await makeGuarded(server, "twice");
    const again = await server.request(beginTwoFactorEndpoint, {
      token: person.token,
      body: { password: PASSWORD },
    });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({ code: "two_factor_on" }),
    ]);
    expect((await signIn("twice", person.code())).statusCode).toBe(200);
  });
});
