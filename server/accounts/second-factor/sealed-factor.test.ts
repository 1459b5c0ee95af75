import { expect, it } from "vitest";
import {
  beginTwoFactorEndpoint,
  confirmTwoFactorEndpoint,
  loginEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { inTransaction } from "../../database/connect.ts";
import { forgetServerSecrets } from "../../database/server-secrets.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { takeLoggedErrors } from "../../testing/logged-errors.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { forgetFactors, sealPlainFactors } from "./sealed-factor.ts";
import { codeAt } from "./totp.ts";

const PASSWORD = "a mango in the shade";
const STEP_MS = 30_000;

onADatabase("the secret of an authenticator app", (server) => {
  it("is never plain in the database, neither before nor after it is confirmed", async () => {
    const { secret } = await makeGuarded(server, "sealed");
    expect(await keptOf(server, "sealed")).toMatch(/^sealed-1:/);
    expect(JSON.stringify(await server.db.selectFrom("accounts").selectAll().execute())).not.toContain(
      secret,
    );
  });

  it("of an earlier version, kept plain, is sealed by the next start and makes the same codes", async () => {
    const { code, secret } = await makeGuarded(server, "older");
    await keep(server, "older", secret);
    expect(await signIn("older", code())).toBe(200);
    await sealPlainFactors(server.db, server.secrets);
    expect(await keptOf(server, "older")).toMatch(/^sealed-1:/);
    server.clock.advance(STEP_MS);
    expect(await signIn("older", code())).toBe(200);
  });

  it("opens nothing in the row of another account", async () => {
    const mine = await makeGuarded(server, "mine");
    await makeGuarded(server, "theirs");
    const kept = await keptOf(server, "mine");
    expect(() => server.secrets.open("second factor of account 0", kept)).toThrow("another secret key");
    await keep(server, "theirs", kept);
    expect(await signIn("theirs", mine.code())).toBe(500);
    expect(takeLoggedErrors().join()).toContain("another secret key");
  });

  it("is gone with a lost key, and then a recovery code is asked for and never the password alone", async () => {
    const { code, recoveryCodes } = await makeGuarded(server, "lostkey");
    await inTransaction(server.db, async (trx) => {
      await forgetServerSecrets(trx);
      await forgetFactors(trx);
    });
    expect(await signIn("lostkey")).toBe(401);
    expect(await signIn("lostkey", code())).toBe(400);
    expect(await signIn("lostkey", recoveryCodes[0])).toBe(200);
  });

  async function signIn(username: string, code?: string) {
    const body = { username, password: PASSWORD, ...(code ? { code } : {}) };
    return (await server.request(loginEndpoint, { body })).statusCode;
  }
});

/** An operator with an authenticator app that reads the server's clock. */
async function makeGuarded(server: TestServer, username: string) {
  const passwordHash = await hashPassword(PASSWORD);
  const { token } = await makeAccount(server, { role: "operator", username, passwordHash });
  const { secret } = await server.call(beginTwoFactorEndpoint, { token, body: { password: PASSWORD } });
  const code = () => codeAt(secret, server.clock.now());
  const confirmed = await server.call(confirmTwoFactorEndpoint, { token, body: { code: code() } });
  server.clock.advance(STEP_MS);
  return { code, secret, recoveryCodes: confirmed.recovery_codes };
}

async function keptOf(server: TestServer, username: string): Promise<string> {
  const account = server.db.selectFrom("accounts").select("two_factor_secret");
  const { two_factor_secret: kept } = await account
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return kept ?? "";
}

async function keep(server: TestServer, username: string, kept: string): Promise<void> {
  await server.db
    .updateTable("accounts")
    .set({ two_factor_secret: kept })
    .where("username", "=", username)
    .execute();
}
