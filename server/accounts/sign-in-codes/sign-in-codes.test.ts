import { expect, it } from "vitest";
import { loginEndpoint, registerRiderEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { changeMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import {
  confirmMyPhoneEndpoint,
  confirmSignInCodeEndpoint,
  sendSignInCodeEndpoint,
  signUpByCodeEndpoint,
} from "../../../contract/accounts/sign-in-codes.endpoints.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { addTrackedEmailEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { GATEWAY_SECRETS } from "../../testing/phone-gateways.ts";
import { makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";

const PASSWORD = "a mango in the shade";
const ROSA = { first_name: "Rosa", last_name: "Martina" };

onADatabase(
  "signing in with a code",
  (server) => {
    const ask = (address: string, from?: string) =>
      server.call(sendSignInCodeEndpoint, { body: { address }, ...(from ? { from } : {}) });
    const confirm = (ticket: string, code: string | null) =>
      server.call(confirmSignInCodeEndpoint, { body: { ticket, code: code ?? "" } });
    const refusedCode = (ticket: string, code: string | null) =>
      server.request(confirmSignInCodeEndpoint, { body: { ticket, code: code ?? "" } });

    it("says how codes can be sent", async () => {
      expect(await server.call(getConfigEndpoint, {})).toMatchObject({ sign_in_ways: ["email", "phone"] });
    });

    it("makes an account without a password for a mailbox that has none, and signs in to it the next time", async () => {
      const { ticket, way } = await ask("Rosa@Example.com");
      expect(way).toBe("email");
      expect(await confirm(ticket, await codeTo(server, "Rosa@Example.com"))).toEqual({ signed_in: null });
      const made = await server.call(signUpByCodeEndpoint, {
        body: { ticket, ...ROSA, phone_number: "5551234", language: "nl" },
      });
      expect(made).toMatchObject({ role: "rider", username: "rosa.martina" });
      expect(await server.call(readMeEndpoint, { token: made.access })).toMatchObject({
        email: "Rosa@Example.com",
        email_confirmed: true,
        phone_number: "5551234",
        phone_confirmed: false,
        has_password: false,
        language: "nl",
      });
      const again = await ask("rosa@example.com");
      const { signed_in } = await confirm(again.ticket, await codeTo(server, "rosa@example.com"));
      expect(signed_in).toMatchObject({ username: "rosa.martina" });
    });

    it("makes one for a phone, which signs in from then on", async () => {
      const { ticket, way } = await ask("+599 9 555 7001");
      expect(way).toBe("phone");
      await confirm(ticket, await codeTo(server, "5557001"));
      const made = await server.call(signUpByCodeEndpoint, {
        body: { ticket, ...ROSA, email: "by-phone@example.com" },
      });
      expect(await server.call(readMeEndpoint, { token: made.access })).toMatchObject({
        email_confirmed: false,
        phone_number: "5557001",
        phone_confirmed: true,
      });
      const again = await ask("5557001");
      const { signed_in } = await confirm(again.ticket, await codeTo(server, "5557001"));
      expect(signed_in).toMatchObject({ username: made.username });
    });

    it("answers alike whether an account has the address or not", async () => {
      await makeAccount(server, { role: "rider", email: "known@example.com" });
      await makeAccount(server, { role: "staff", email: "office@example.com" });
      for (const address of ["known@example.com", "unknown@example.com", "office@example.com"]) {
        const answer = await server.request(sendSignInCodeEndpoint, { body: { address } });
        expect([answer.statusCode, answer.json()]).toEqual([
          202,
          { ticket: expect.any(String), way: "email" },
        ]);
      }
    });

    it.each(["driver", "operator", "staff"] as const)(
      "mails a %s no code but how they sign in",
      async (role) => {
        const email = `${role}-of-ours@example.com`;
        await makeAccount(server, { role, email });
        const { ticket } = await ask(email);
        expect(await codeTo(server, email)).toBeNull();
        expect((await refusedCode(ticket, "000000")).json()).toMatchObject({ code: "invalid_code" });
      },
    );

    it("takes five tries of a code, and the right one no more after them", async () => {
      const { ticket } = await ask("guessed@example.com");
      const code = await codeTo(server, "guessed@example.com");
      const wrong = code === "123456" ? "654321" : "123456";
      for (let tried = 0; tried < 5; tried++) {
        const answer = await refusedCode(ticket, wrong);
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          expect.objectContaining({ code: "invalid_code", fields: { code: "That's not the code we sent." } }),
        ]);
      }
      expect((await refusedCode(ticket, code)).json()).toMatchObject({
        fields: { code: "Please ask for a new code." },
      });
    });

    it("takes a code for ten minutes, and once", async () => {
      await makeAccount(server, { role: "rider", email: "late@example.com" });
      const { ticket } = await ask("late@example.com");
      const code = (await codeTo(server, "late@example.com")) ?? "";
      server.clock.advance(10 * MINUTE_MS + 1);
      expect((await refusedCode(ticket, code)).statusCode).toBe(400);
      const fresh = await ask("late@example.com");
      const second = (await codeTo(server, "late@example.com")) ?? "";
      await confirm(fresh.ticket, second);
      expect((await refusedCode(fresh.ticket, second)).statusCode).toBe(400);
    });

    it("doesn't take the code of another ticket", async () => {
      const { ticket } = await ask("mine@example.com");
      await ask("theirs@example.com");
      const theirs = (await codeTo(server, "theirs@example.com")) ?? "";
      expect((await refusedCode(ticket, theirs)).statusCode).toBe(400);
    });

    it("sends five codes to an address at the asking of one network, and ten in a day", async () => {
      const to = (from: string) =>
        server.request(sendSignInCodeEndpoint, { body: { address: "asked@example.com" }, from });
      for (let asked = 0; asked < 5; asked++) expect((await to("190.5.4.1")).statusCode).toBe(202);
      expect((await to("190.5.4.1")).statusCode).toBe(429);
      for (let asked = 0; asked < 5; asked++) expect((await to("190.5.9.1")).statusCode).toBe(202);
      expect((await to("190.5.7.1")).statusCode).toBe(429);
    });

    it.each([
      ["neither a mailbox nor a phone", "rosa"],
      ["a phone of a country that isn't open", "+31612345678"],
      ["half an address", "rosa@"],
    ])("refuses %s at the field", async (_what, address) => {
      const answer = await server.request(sendSignInCodeEndpoint, { body: { address } });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ["address"]]);
    });

    it("keeps neither code nor ticket as they are", async () => {
      const { ticket } = await ask("kept@example.com");
      const code = await codeTo(server, "kept@example.com");
      const row = await server.db
        .selectFrom("sign_in_codes")
        .selectAll()
        .where("address", "=", "kept@example.com")
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain(ticket);
      expect(row.code_hash).not.toContain(code ?? "");
    });

    it("brings what was booked without an account for the mailbox or the phone, and nothing that was added by a link", async () => {
      const byMail = await makeRide(server, { rider_email: "Guest@example.com", rider_phone: "5551000" });
      const byPhone = await makeRide(server, { rider_phone: "5557010" });
      const linked = await makeRide(server, { rider_phone: "5551001" });
      await server.call(addTrackedEmailEndpoint, {
        params: { tracking_code: linked.trackingCode },
        body: { email: "guest@example.com" },
      });
      await makeAccount(server, { role: "rider", email: "guest@example.com", phone: "5557010" });
      const { ticket } = await ask("guest@example.com");
      const { signed_in } = await confirm(ticket, await codeTo(server, "guest@example.com"));
      const token = signed_in?.access ?? "";
      expect(await ownRides(server, token)).toEqual([byMail.id]);
      const asked = await ask("5557010");
      const me = await server.call(confirmMyPhoneEndpoint, {
        token,
        body: { ticket: asked.ticket, code: (await codeTo(server, "5557010")) ?? "" },
      });
      expect(me.phone_confirmed).toBe(true);
      expect(await ownRides(server, token)).toEqual([byMail.id, byPhone.id].toSorted((a, b) => a - b));
    });

    it("lets no account but the one that proved it sign in by a phone that many have typed", async () => {
      const stranger = await makeAccount(server, { role: "rider", phone: "5557020" });
      const { ticket } = await ask("5557020");
      expect(await confirm(ticket, await codeTo(server, "5557020"))).toEqual({ signed_in: null });
      const owner = await server.call(signUpByCodeEndpoint, {
        body: { ticket, ...ROSA, email: "owner-of-phone@example.com" },
      });
      expect(owner.username).not.toBe(stranger.username);
      const again = await ask("5557020");
      const taken = await server.request(confirmMyPhoneEndpoint, {
        token: stranger.token,
        body: { ticket: again.ticket, code: (await codeTo(server, "5557020")) ?? "" },
      });
      expect([taken.statusCode, taken.json().code]).toEqual([409, "account_taken"]);
    });

    it("forgets that a phone is theirs once they have another", async () => {
      const { ticket } = await ask("5557030");
      await confirm(ticket, await codeTo(server, "5557030"));
      await server.call(signUpByCodeEndpoint, { body: { ticket, ...ROSA, email: "moves@example.com" } });
      await server.db
        .updateTable("accounts")
        .set({ password_hash: await hashPassword(PASSWORD) })
        .where("email", "=", "moves@example.com")
        .execute();
      const { access } = await server.call(loginEndpoint, {
        body: { username: "moves@example.com", password: PASSWORD },
      });
      const moved = await server.call(changeMeEndpoint, {
        token: access,
        body: { phone_number: "5557031", password: PASSWORD },
      });
      expect(moved.phone_confirmed).toBe(false);
    });

    it("gives an account that a stranger made with somebody's address to the owner of the mailbox alone", async () => {
      const theirs = await server.call(registerRiderEndpoint, {
        body: {
          ...ROSA,
          username: "squatter",
          email: "victim@example.com",
          phone_number: "5551234",
          password: PASSWORD,
        },
      });
      const { ticket } = await ask("victim@example.com");
      const { signed_in } = await confirm(ticket, await codeTo(server, "victim@example.com"));
      expect(await server.call(readMeEndpoint, { token: signed_in?.access })).toMatchObject({
        email_confirmed: true,
        has_password: false,
      });
      expect((await server.request(readMeEndpoint, { token: theirs.access })).statusCode).toBe(401);
      const password = { username: "squatter", password: PASSWORD };
      expect((await server.request(loginEndpoint, { body: password })).statusCode).toBe(401);
    });

    it("lets nobody in whose account is suspended", async () => {
      const { id } = await makeAccount(server, { role: "rider", email: "out@example.com" });
      await server.db.updateTable("accounts").set({ state: "suspended" }).where("id", "=", id).execute();
      const { ticket } = await ask("out@example.com");
      const answer = await refusedCode(ticket, await codeTo(server, "out@example.com"));
      expect([answer.statusCode, answer.json().code]).toEqual([403, "account_inactive"]);
    });

    it("makes no account of an address that nobody has proved, nor after half an hour", async () => {
      const { ticket } = await ask("unproved@example.com");
      const signUp = () =>
        server.request(signUpByCodeEndpoint, { body: { ticket, ...ROSA, phone_number: "5551234" } });
      expect((await signUp()).statusCode).toBe(400);
      await confirm(ticket, await codeTo(server, "unproved@example.com"));
      server.clock.advance(HOUR_MS / 2 + 1);
      expect((await signUp()).statusCode).toBe(400);
    });

    it("writes into the audit log who signed in with a code, and by which way", async () => {
      const { id } = await makeAccount(server, { role: "rider", email: "noted@example.com" });
      const { ticket } = await ask("noted@example.com");
      await confirm(ticket, await codeTo(server, "noted@example.com"));
      const entry = await server.db
        .selectFrom("audit_log")
        .select(["action", "detail"])
        .where("actor_id", "=", id)
        .executeTakeFirstOrThrow();
      expect(entry).toEqual({ action: "sign_in_by_code", detail: { way: "email" } });
    });
  },
  { gateways: { sms: GATEWAY_SECRETS.sms } },
);

onADatabase(
  "a company without a way to send codes",
  (server) => {
    it("offers none", async () => {
      expect(await server.call(getConfigEndpoint, {})).toMatchObject({ sign_in_ways: [] });
      const answer = await server.request(sendSignInCodeEndpoint, { body: { address: "rosa@example.com" } });
      expect(answer.statusCode).toBe(400);
    });
  },
  { mailsGoOut: false },
);

/** The code that was sent last to a recipient; null where none was. */
async function codeTo(server: TestServer, recipient: string): Promise<string | null> {
  const { payload } = await server.db
    .selectFrom("outbox")
    .select("payload")
    .where("recipient", "=", recipient)
    .where("kind", "=", "sign_in_code")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return (payload as { code: string | null }).code;
}

async function ownRides(server: TestServer, token: string): Promise<number[]> {
  const { body } = await server.request(listRideRequestsEndpoint, { query: {}, token });
  return (JSON.parse(body) as { id: number }[]).map(({ id }) => id).toSorted((one, other) => one - other);
}
