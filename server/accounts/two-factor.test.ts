import { expect, it } from "vitest";
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  login,
  readMe,
  renewRecoveryCodes,
} from "../../contract/accounts/accounts.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { type TestHouse, onEachDatabase } from "../testing/test-house.ts";
import { hashPassword } from "./passwords.ts";
import { fromBase32, stepAt, totp } from "./totp.ts";

const PASSWORD = "a mango in the shade";
const STEP_MS = 30_000;

/** Somebody of the office, with an authenticator app that reads the house's clock. */
async function makeGuarded(house: TestHouse, username: string) {
  const passwordHash = await hashPassword(PASSWORD);
  const account = await makeAccount(house, { role: "operator", username, passwordHash });
  const { token } = account;
  const begun = await house.call(beginTwoFactor, { token, body: { password: PASSWORD } });
  const code = () => totp(fromBase32(begun.secret), stepAt(house.clock.now()));
  const { recovery_codes } = await house.call(confirmTwoFactor, { token, body: { code: code() } });
  house.clock.advance(STEP_MS);
  return { ...account, code, recoveryCodes: recovery_codes, secret: begun.secret };
}

onEachDatabase("two-factor sign-in", (house) => {
  function signIn(username: string, code?: string) {
    return house.ask(login, { body: { username, password: PASSWORD, ...(code ? { code } : {}) } });
  }

  it("is offered: nothing changes until a code of the app is confirmed", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const { token } = await makeAccount(house, { role: "staff", username: "offered", passwordHash });
    const wrong = await house.ask(beginTwoFactor, { token, body: { password: "guess" } });
    expect(wrong.statusCode).toBe(400);
    const begun = await house.call(beginTwoFactor, { token, body: { password: PASSWORD } });
    expect(begun.otpauth_uri).toBe(`otpauth://totp/Trupial%3Aoffered?secret=${begun.secret}&issuer=Trupial`);
    expect((await signIn("offered")).statusCode).toBe(200);
    const refused = await house.ask(confirmTwoFactor, { token, body: { code: "000000" } });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: "invalid_code" }),
    ]);
    expect(await house.call(readMe, { token })).toMatchObject({ two_factor: "off" });
  });

  it("asks for a code once the password is right, and takes each code once", async () => {
    const person = await makeGuarded(house, "guarded");
    expect(await house.call(readMe, { token: person.token })).toMatchObject({ two_factor: "on" });
    const asked = await signIn("guarded");
    expect([asked.statusCode, asked.json()]).toEqual([
      401,
      expect.objectContaining({ code: "two_factor_required" }),
    ]);
    const wrongPassword = await house.ask(login, { body: { username: "guarded", password: "guess" } });
    expect(wrongPassword.json()).toMatchObject({ code: "invalid_credentials" });
    const code = person.code();
    expect((await signIn("guarded", code)).statusCode).toBe(200);
    expect((await signIn("guarded", code)).json()).toMatchObject({ code: "invalid_code" });
    house.clock.advance(STEP_MS);
    expect((await signIn("guarded", person.code())).statusCode).toBe(200);
  });

  it("takes a code once of two who bring it at the same moment", async () => {
    const person = await makeGuarded(house, "replayed");
    const code = person.code();
    const answers = await Promise.all([1, 2, 3].map(() => signIn("replayed", code)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400, 400]);
  });

  it("slows the guessing of codes down like the guessing of passwords", async () => {
    await makeGuarded(house, "guessed");
    for (let round = 0; round < 10; round += 1)
      expect((await signIn("guessed", "000000")).statusCode).toBe(400);
    expect((await signIn("guessed", "000000")).statusCode).toBe(429);
  });

  it("takes each of ten recovery codes once in the place of the app, however it is typed", async () => {
    const person = await makeGuarded(house, "lostphone");
    expect(new Set(person.recoveryCodes).size).toBe(10);
    const [first = "", second = ""] = person.recoveryCodes;
    expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect((await signIn("lostphone", first.toLowerCase().replaceAll("-", " "))).statusCode).toBe(200);
    expect((await signIn("lostphone", first)).statusCode).toBe(400);
    const kept = await house.db.selectFrom("recovery_codes").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(second);

    const body = { password: PASSWORD };
    const renewed = await house.call(renewRecoveryCodes, { token: person.token, body });
    expect((await signIn("lostphone", second)).statusCode).toBe(400);
    expect((await signIn("lostphone", renewed.recovery_codes[0])).statusCode).toBe(200);
  });

  it("is turned off with the password, and then asks for nothing", async () => {
    const person = await makeGuarded(house, "off");
    const { token } = person;
    const wrong = await house.ask(disableTwoFactor, { token, body: { password: "guess" } });
    expect(wrong.statusCode).toBe(400);
    await house.call(disableTwoFactor, { token, body: { password: PASSWORD } });
    expect((await signIn("off")).statusCode).toBe(200);
    const renewing = await house.ask(renewRecoveryCodes, { token, body: { password: PASSWORD } });
    expect(renewing.json()).toMatchObject({ code: "two_factor_off" });
  });

  it("cannot be begun anew while it is on, which would lock its owner out", async () => {
    const person = await makeGuarded(house, "twice");
    const again = await house.ask(beginTwoFactor, { token: person.token, body: { password: PASSWORD } });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({ code: "two_factor_on" }),
    ]);
    expect((await signIn("twice", person.code())).statusCode).toBe(200);
  });
});
