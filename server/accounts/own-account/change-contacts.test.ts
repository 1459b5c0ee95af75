import { expect, it } from "vitest";
import {
  beginTwoFactorEndpoint,
  confirmEmailEndpoint,
  confirmTwoFactorEndpoint,
  forgotPasswordEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { changeMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { codeAt } from "../second-factor/totp.ts";

const PASSWORD = "a mango in the shade";

onADatabase("changing where I can be reached", (server) => {
  it("asks for the password and changes nothing without it, or with a wrong one", async () => {
    const person = await makePerson(server, "thiefless");
    const { token } = person;
    for (const body of [{ email: "thief@example.com" }, { phone_number: "5559999" }]) {
      const asked = await server.request(changeMeEndpoint, { token, body });
      expect([asked.statusCode, asked.json().code]).toEqual([403, "password_required"]);
      const wrong = await server.request(changeMeEndpoint, { token, body: { ...body, password: "guess" } });
      expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: "Incorrect password." }]);
    }
    expect(await server.call(readMeEndpoint, { token })).toMatchObject({
      email: person.email,
      phone_number: person.phone,
    });
    expect(await mailKindsTo(server, "thief@example.com")).toEqual([]);
  });

  it("keeps the old e-mail until the new one is confirmed by its link, and mails the old one twice", async () => {
    const { token, email, id } = await makePerson(server, "mover");
    const asked = await server.call(changeMeEndpoint, {
      token,
      body: { email: "New@Example.com", password: PASSWORD },
    });
    expect(asked).toMatchObject({ email, pending_email: "New@Example.com" });
    expect(await mailKindsTo(server, email)).toEqual(["email_change_asked"]);

    // A link to a new password that was mailed before must not outlive the move.
    await server.call(forgotPasswordEndpoint, { body: { email } });
    const link = { token: await tokenMailedTo(server, "New@Example.com") };
    await server.call(confirmEmailEndpoint, { body: link });
    expect(await server.call(readMeEndpoint, { token })).toMatchObject({
      email: "New@Example.com",
      pending_email: null,
    });
    expect(await mailKindsTo(server, email)).toEqual([
      "email_change_asked",
      "password_link",
      "email_changed",
    ]);
    const twice = await server.request(confirmEmailEndpoint, { body: link });
    expect([twice.statusCode, twice.json().code]).toEqual([400, "invalid_code"]);
    expect(await auditOf(server, id)).toEqual(["ask_email_change", "change_email"]);
    const working = server.db.selectFrom("password_links").selectAll().where("account_id", "=", id);
    expect(await working.where("used_at", "is", null).execute()).toEqual([]);
  });

  it("lets the link work for one day, and only the last one asked for", async () => {
    const { token } = await makePerson(server, "slow");
    const ask = (email: string) =>
      server.call(changeMeEndpoint, { token, body: { email, password: PASSWORD } });
    await ask("first@example.com");
    await ask("second@example.com");
    const [first, second] = [
      await tokenMailedTo(server, "first@example.com"),
      await tokenMailedTo(server, "second@example.com"),
    ];
    expect((await server.request(confirmEmailEndpoint, { body: { token: first } })).statusCode).toBe(400);
    server.clock.advance(24 * 60 * 60_000 + 1);
    expect((await server.request(confirmEmailEndpoint, { body: { token: second } })).statusCode).toBe(400);
  });

  it("mails five new addresses an hour at most, and says so", async () => {
    const { token } = await makePerson(server, "cannon");
    const answers: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const body = { email: `victim${turn}@example.com`, password: PASSWORD };
      answers.push((await server.request(changeMeEndpoint, { token, body })).statusCode);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    server.clock.advance(-24 * 60 * 60_000);
    const body = { email: "own@example.com", password: PASSWORD };
    expect((await server.request(changeMeEndpoint, { token, body })).statusCode).toBe(200);
    server.clock.advance(24 * 60 * 60_000);
  });

  it("changes the phone at once with the password, mails the owner, and is in the audit log", async () => {
    const { token, email, id } = await makePerson(server, "caller");
    const body = { phone_number: "+599 9 555 4321", password: PASSWORD };
    expect(await server.call(changeMeEndpoint, { token, body })).toMatchObject({ phone_number: "5554321" });
    expect(await mailKindsTo(server, email)).toEqual(["phone_changed"]);
    expect(await auditOf(server, id)).toEqual(["change_phone"]);
  });

  it("asks for a code as well where the account has a second factor", async () => {
    const { token } = await makePerson(server, "guarded", "operator");
    const begun = await server.call(beginTwoFactorEndpoint, { token, body: { password: PASSWORD } });
    const code = () => codeAt(begun.secret, server.clock.now());
    await server.call(confirmTwoFactorEndpoint, { token, body: { code: code() } });
    server.clock.advance(30_000);
    const change = (extra: object) =>
      server.request(changeMeEndpoint, {
        token,
        body: { phone_number: "5554444", password: PASSWORD, ...extra },
      });
    const without = await change({});
    expect([without.statusCode, Object.keys(without.json().fields)]).toEqual([403, ["code"]]);
    expect((await change({ code: "000000" })).json().code).toBe("invalid_code");
    expect((await change({ code: code() })).statusCode).toBe(200);
  });
});

onEachDatabase("an e-mail that two want", (server) => {
  it("is refused where it is another's, also where two ask for it and both confirm", async () => {
    await makeAccount(server, { role: "rider", email: "owner@example.com" });
    const people = [await makePerson(server, "one"), await makePerson(server, "two")];
    const [one] = people;
    const taken = await server.request(changeMeEndpoint, {
      token: one?.token,
      body: { email: "OWNER@example.com", first_name: "Thief", password: PASSWORD },
    });
    expect([taken.statusCode, taken.json().code]).toEqual([409, "account_taken"]);
    expect(await server.call(readMeEndpoint, { token: one?.token })).toMatchObject({ first_name: "Test" });
    const answers: number[] = [];
    for (const { token } of people) {
      const email = "free@example.com";
      await server.call(changeMeEndpoint, { token, body: { email, password: PASSWORD } });
    }
    for (const token of await tokensMailedTo(server, "free@example.com")) {
      answers.push((await server.request(confirmEmailEndpoint, { body: { token } })).statusCode);
    }
    expect(answers).toEqual([204, 409]);
  });
});

async function makePerson(server: TestServer, username: string, role: "rider" | "operator" = "rider") {
  return makeAccount(server, { role, username, passwordHash: await hashPassword(PASSWORD) });
}

async function mailKindsTo(server: TestServer, recipient: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom("outbox")
    .select("kind")
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
  return rows.map(({ kind }) => kind);
}

async function tokensMailedTo(server: TestServer, recipient: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom("outbox")
    .select("payload")
    .where("recipient", "=", recipient)
    .where("kind", "=", "confirm_email")
    .orderBy("id")
    .execute();
  return rows.map(({ payload }) => (payload as { token: string }).token);
}

async function tokenMailedTo(server: TestServer, recipient: string): Promise<string> {
  return (await tokensMailedTo(server, recipient)).at(-1) ?? "";
}

async function auditOf(server: TestServer, accountId: number): Promise<string[]> {
  const rows = await server.db
    .selectFrom("audit_log")
    .select("action")
    .where("subject", "=", `account ${accountId}`)
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
}
