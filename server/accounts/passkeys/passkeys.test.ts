import { describe, expect, it } from "vitest";
import {
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  beginPasskeySignInEndpoint,
  listMyPasskeysEndpoint,
  removePasskeyEndpoint,
  signInByPasskeyEndpoint,
} from "../../../contract/accounts/passkeys.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { type TestAccount, makeAccount } from "../../testing/accounts.ts";
import { openAuthenticator } from "../../testing/passkeys.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { passkeySiteOf } from "./passkey-site.ts";

const SITE = { rpId: "taxi.example", origin: "https://taxi.example" };
const PASSWORD = "a mango in the shade";
type Device = ReturnType<typeof openAuthenticator>;

describe("the site of passkeys", () => {
  it.each([
    ["https://taxi.example", { rpId: "taxi.example", origin: "https://taxi.example" }],
    ["https://taxi.example:8443/", { rpId: "taxi.example", origin: "https://taxi.example:8443" }],
    ["http://127.0.0.1:8080", { rpId: "localhost", origin: "http://localhost:8080" }],
    ["http://taxi.example", null],
    ["https://203.0.113.7", null],
  ])("of %s is %j", (publicUrl, site) => {
    expect(passkeySiteOf(publicUrl)).toEqual(site);
  });
});

onADatabase(
  "passkeys",
  (server) => {
    const signIn = async (device: Device, says: Parameters<Device["get"]>[1] = {}) => {
      const { ticket, options } = await server.call(beginPasskeySignInEndpoint, {});
      const credential = device.get(options, says);
      return server.request(signInByPasskeyEndpoint, { body: { ticket, credential } });
    };

    it("are offered with the host that they are made for", async () => {
      expect(await server.call(getConfigEndpoint, {})).toMatchObject({ passkeys_of: "taxi.example" });
    });

    it("are added by their owner, listed, sign in, and sign in no more once they are removed", async () => {
      const { person, device } = await withPasskey(server, "rider");
      const [listed] = await server.call(listMyPasskeysEndpoint, { token: person.token });
      expect(listed).toMatchObject({ name: "My phone", synced: false, last_used_at: null });
      const answer = await signIn(device);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        expect.objectContaining({ username: person.username, role: "rider" }),
      ]);
      const used = await server.call(listMyPasskeysEndpoint, { token: person.token });
      expect(used[0]?.last_used_at).toBe(server.clock.now().toISOString());
      await server.call(removePasskeyEndpoint, { token: person.token, params: { id: used[0]?.id ?? 0 } });
      expect((await signIn(device)).statusCode).toBe(400);
    });

    it("tell their owner, and the audit log, that one was added", async () => {
      const { person } = await withPasskey(server, "driver");
      const mail = await server.db
        .selectFrom("outbox")
        .select("kind")
        .where("recipient", "=", person.email)
        .executeTakeFirstOrThrow();
      const entry = await server.db
        .selectFrom("audit_log")
        .select("action")
        .where("actor_id", "=", person.id)
        .executeTakeFirstOrThrow();
      expect([mail.kind, entry.action]).toEqual(["passkey_added", "add_passkey"]);
    });

    it.each([
      ["another site's page", { origin: "https://taxi-example.evil" }],
      ["another name", { rpId: "evil.example" }],
      ["an owner that the device didn't verify", { verified: false }],
      ["another challenge", { challenge: "bm90IG91cnM" }],
      ["a counter that went back, as a copy's does", { counter: 1 }],
    ])("don't sign in with an answer of %s", async (_what, says) => {
      const { device } = await withPasskey(server, "rider");
      expect((await signIn(device)).statusCode).toBe(200);
      const refused = await signIn(device, says);
      expect([refused.statusCode, refused.json().code]).toEqual([400, "invalid_code"]);
    });

    it("answer a challenge once, and within a quarter of an hour", async () => {
      const { device } = await withPasskey(server, "rider");
      const once = await server.call(beginPasskeySignInEndpoint, {});
      const send = (ticket: string, credential: ReturnType<Device["get"]>) =>
        server.request(signInByPasskeyEndpoint, { body: { ticket, credential } });
      const answer = device.get(once.options);
      expect((await send(once.ticket, answer)).statusCode).toBe(200);
      expect((await send(once.ticket, device.get(once.options))).statusCode).toBe(400);
      const late = await server.call(beginPasskeySignInEndpoint, {});
      server.clock.advance(15 * MINUTE_MS + 1);
      expect((await send(late.ticket, device.get(late.options))).statusCode).toBe(400);
    });

    it("don't sign in with a key that nobody added, nor as another than their account", async () => {
      const stranger = openAuthenticator(SITE);
      expect((await signIn(stranger)).statusCode).toBe(400);
      const { device } = await withPasskey(server, "rider");
      const { ticket, options } = await server.call(beginPasskeySignInEndpoint, {});
      const credential = device.get(options);
      const other = { ...credential, response: { ...credential.response, userHandle: "c29tZWJvZHkgZWxzZQ" } };
      const refused = await server.request(signInByPasskeyEndpoint, { body: { ticket, credential: other } });
      expect(refused.statusCode).toBe(400);
    });

    it("ask for the password before one is added", async () => {
      const person = await owner(server, "rider");
      const begin = (body: { password?: string }) =>
        server.request(beginPasskeyEndpoint, { token: person.token, body });
      expect((await begin({})).json().code).toBe("password_required");
      expect((await begin({ password: "wrong one" })).statusCode).toBe(400);
    });

    it("are added without a password where the account has none, soon after signing in", async () => {
      const person = await makeAccount(server, { role: "rider" });
      const begin = () => server.request(beginPasskeyEndpoint, { token: person.token, body: {} });
      expect((await begin()).statusCode).toBe(200);
      server.clock.advance(15 * MINUTE_MS + 1);
      expect((await begin()).json().code).toBe("password_required");
    });

    it("can't be added with the challenge of another account", async () => {
      const [person, other] = [await owner(server, "rider"), await owner(server, "rider")];
      const device = openAuthenticator(SITE);
      const { ticket, options } = await server.call(beginPasskeyEndpoint, {
        token: other.token,
        body: { password: PASSWORD },
      });
      const body = { ticket, name: "Mine", credential: device.create(options) };
      expect((await server.request(addPasskeyEndpoint, { token: person.token, body })).statusCode).toBe(400);
    });

    it("let nobody in whose account is suspended", async () => {
      const { person, device } = await withPasskey(server, "rider");
      await server.db
        .updateTable("accounts")
        .set({ state: "suspended" })
        .where("id", "=", person.id)
        .execute();
      expect((await signIn(device)).json().code).toBe("account_inactive");
    });

    it("stand for both factors of staff, with and without an app of codes", async () => {
      const { person, device } = await withPasskey(server, "staff");
      await server.db
        .updateTable("company_profile")
        .set({ two_factor_from: "2020-01-01" })
        .where("id", "=", 1)
        .execute();
      const open = (token: string) => server.request(listRideRequestsEndpoint, { query: {}, token });
      // A session that a password opened owes the second factor.
      expect((await open(person.token)).statusCode).toBe(403);
      const bare = await signIn(device);
      expect((await open(bare.json().access)).statusCode).toBe(200);
      expect(await server.call(readMeEndpoint, { token: bare.json().access })).toMatchObject({
        two_factor_needed: false,
      });
      await server.db
        .updateTable("accounts")
        .set({ two_factor_since: server.clock.now() })
        .where("id", "=", person.id)
        .execute();
      expect((await signIn(device)).statusCode).toBe(200);
    });
  },
  { publicUrl: SITE.origin },
);

async function owner(server: TestServer, role: "rider" | "driver" | "staff"): Promise<TestAccount> {
  return makeAccount(server, { role, passwordHash: await hashPassword(PASSWORD) });
}

/** Somebody with a passkey, and the device that has it. */
async function withPasskey(server: TestServer, role: "rider" | "driver" | "staff") {
  const person = await owner(server, role);
  const device = openAuthenticator(SITE);
  const { token } = person;
  const { ticket, options } = await server.call(beginPasskeyEndpoint, {
    token,
    body: { password: PASSWORD },
  });
  const body = { ticket, name: "My phone", credential: device.create(options) };
  await server.call(addPasskeyEndpoint, { token, body });
  return { person, device };
}
