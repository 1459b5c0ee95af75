import { expect, it } from "vitest";
import {
  askEmailConfirmationEndpoint,
  confirmEmailEndpoint,
  forgotPasswordEndpoint,
  registerRiderEndpoint,
  resetPasswordEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { changeMeEndpoint, deleteMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { sendContactMessageEndpoint } from "../../../contract/messages/messages.endpoints.ts";
import { DAY_MS } from "../../../domain/time-units.ts";
import { forgetSentNotifications } from "../../notifications/forget-sent-notifications.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { bookWithEmail, emptyOutbox } from "../../testing/outbox.ts";
import { bookARide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

import { hashPassword } from "../passwords/passwords.ts";

const PASSWORD = "a mango in the shade";
const OTHER_PASSWORD = "a papaya in the sun";

onADatabase("an address that an account only claims", (server) => {
  let made = 0;
  const register = async (email: string) => {
    const username = `claimer${(made += 1)}`;
    const body = {
      username,
      email,
      first_name: "Ana",
      last_name: "Pieters",
      phone_number: String(5_810_000 + made),
      password: PASSWORD,
    };
    const { access } = await server.call(registerRiderEndpoint, { body });
    return access;
  };
  const remove = (token: string) => server.call(deleteMeEndpoint, { token, body: { password: PASSWORD } });
  const messagesTo = (email: string) =>
    server.db
      .selectFrom("outbox")
      .select(["id", "kind", "account_id", "payload", "last_error"])
      .where("recipient", "=", email)
      .orderBy("id")
      .execute();
  const isConfirmed = async (token: string) => (await server.call(readMeEndpoint, { token })).email_confirmed;

  it("keeps its mails, its application and the office's mail when that account is deleted", async () => {
    const victim = "victim@example.com";
    await bookWithEmail(server, victim);
    await decidedApplication(server, victim);
    const { company } = await companyOf(server);
    await server.call(sendContactMessageEndpoint, {
      body: { name: "Bo", email: "bo@example.com", message: "Do you drive to Westpunt?" },
    });
    const before = [await messagesTo(victim), await messagesTo(company)];
    expect(before.map((messages) => messages.length)).toEqual([1, 1]);
    for (const email of [victim, company]) await remove(await register(email));
    expect([await messagesTo(victim), await messagesTo(company)]).toEqual(before);
    expect(await applicationOf(server, victim)).toMatchObject({ first_name: "Vera" });
  });

  it("has had its ten mails of a day all the same, whoever makes and deletes accounts between", async () => {
    const victim = "flooded@example.com";
    for (let booking = 0; booking < 10; booking += 1) await bookWithEmail(server, victim);
    await remove(await register(victim));
    await bookWithEmail(server, victim);
    const booked = (await messagesTo(victim)).filter(({ kind }) => kind === "booked");
    expect(booked.filter(({ last_error }) => last_error === "withheld")).toHaveLength(1);
    const kept = await server.db.selectFrom("recipient_counts").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain("flooded");
    // What was counted is forgotten once it counts no more.
    const days = (count: number) => new Date(server.clock.now().getTime() + count * DAY_MS);
    await forgetSentNotifications(server.db, days(1));
    expect(await server.db.selectFrom("recipient_counts").selectAll().execute()).toHaveLength(kept.length);
    await forgetSentNotifications(server.db, days(3));
    expect(await server.db.selectFrom("recipient_counts").selectAll().execute()).toEqual([]);
  });

  it("gets a few notices and links a day, however often the account changes or asks", async () => {
    await emptyOutbox(server);
    const email = "noticed@example.com";
    const passwordHash = await hashPassword(PASSWORD);
    const { token } = await makeAccount(server, {
      role: "rider",
      email,
      emailConfirmed: false,
      passwordHash,
    });
    for (let change = 0; change < 12; change += 1) {
      const body = { phone_number: String(5_820_000 + change), password: PASSWORD };
      await server.call(changeMeEndpoint, { token, body });
    }
    const notices = (await messagesTo(email)).filter(({ kind }) => kind === "phone_changed");
    expect(notices.filter(({ last_error }) => last_error === null)).toHaveLength(10);
    const answers: number[] = [];
    for (let asked = 0; asked < 7; asked += 1) {
      answers.push((await server.request(askEmailConfirmationEndpoint, { token })).statusCode);
      server.clock.advance(30 * 60_000);
    }
    expect(answers).toEqual([204, 204, 204, 204, 204, 204, 429]);
    server.clock.advance(24 * 60 * 60_000);
    expect((await server.request(askEmailConfirmationEndpoint, { token })).statusCode).toBe(204);
  });

  it("is the account's own once the mailed link is followed, and is forgotten with it from then on", async () => {
    const email = "owner@example.com";
    await bookWithEmail(server, email);
    const token = await register(email);
    const me = await server.call(readMeEndpoint, { token });
    expect(me).toMatchObject({ email_confirmed: false, pending_email: null });
    const link = (await messagesTo(email)).find(({ kind }) => kind === "confirm_email");
    await server.call(confirmEmailEndpoint, { body: link?.payload as { token: string } });
    expect(await isConfirmed(token)).toBe(true);
    // There is nothing more to confirm, and nothing is mailed.
    const before = await messagesTo(email);
    await server.call(askEmailConfirmationEndpoint, { token });
    expect(await messagesTo(email)).toEqual(before);
    await remove(token);
    expect(await messagesTo(email)).toEqual([]);
  });

  it("is its own by a new password, whose link went there, too", async () => {
    const email = "forgetful@example.com";
    const token = await register(email);
    expect(await isConfirmed(token)).toBe(false);
    await server.call(forgotPasswordEndpoint, { body: { email } });
    const link = (await messagesTo(email)).find(({ kind }) => kind === "password_link");
    const body = { ...(link?.payload as { token: string }), password: OTHER_PASSWORD };
    await server.call(resetPasswordEndpoint, { body });
    const row = await server.db
      .selectFrom("accounts")
      .select("email_confirmed_at")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(row.email_confirmed_at).not.toBeNull();
  });

  it("keeps nobody from booking at once", async () => {
    const token = await register("booker@example.com");
    const ride = await bookARide(server, {}, token);
    expect(ride).toMatchObject({ status: "Pending", rider_email: "booker@example.com" });
  });
});

async function companyOf(server: TestServer): Promise<{ company: string }> {
  const { profile } = await server.db
    .selectFrom("company_profile")
    .select("profile")
    .executeTakeFirstOrThrow();
  return { company: (profile as { email: string }).email };
}

async function decidedApplication(server: TestServer, email: string): Promise<void> {
  await server.db
    .insertInto("driver_applications")
    .values({
      first_name: "Vera",
      last_name: "Martina",
      email,
      phone: "5551234",
      license_number: "CW-1",
      vehicle_type: "economy",
      vehicle_name: "Kia",
      plate: "TX-1",
      languages: "",
      message: "",
      language: "en",
      state: "declined",
      created_at: server.clock.now(),
    })
    .execute();
}

function applicationOf(server: TestServer, email: string) {
  return server.db
    .selectFrom("driver_applications")
    .select("first_name")
    .where("email", "=", email)
    .executeTakeFirst();
}
