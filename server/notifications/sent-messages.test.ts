import { beforeEach, expect, it } from "vitest";
import {
  listSentMessagesEndpoint,
  sendMessageAgainEndpoint,
} from "../../contract/notifications/notifications.endpoints.ts";
import type { SentMessage } from "../../contract/notifications/sent-messages.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { forgotPasswordEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { inTransaction } from "../database/connect.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { bookWithEmail, emptyOutbox, workerOf } from "../testing/outbox.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { queueRideNotification } from "./queue-ride-notification.ts";
import { MOST_MAILS_A_DAY } from "./withhold-mails.ts";
import { type Transport, Undelivered } from "./transport.ts";

const refused: Transport = { send: async () => Promise.reject(new Undelivered("smtp_550", true)) };
const away: Transport = { send: async () => Promise.reject(new Undelivered("ECONNREFUSED")) };

onEachDatabase("the office's list of messages", (server) => {
  let staff: TestAccount;
  beforeEach(async () => {
    staff = await makeAccount(server, { role: "staff" });
    await emptyOutbox(server);
  });

  const list = (query: object = {}) => server.call(listSentMessagesEndpoint, { query, token: staff.token });
  const sendAgain = ({ id }: SentMessage, key?: string) =>
    server.request(sendMessageAgainEndpoint, {
      params: { id },
      token: staff.token,
      headers: key === undefined ? {} : { "idempotency-key": key },
    });
  const mailOf = async (ride: Ride): Promise<SentMessage> => {
    const [mail] = await list({ q: ride.reference, channel: "email" });
    if (!mail) throw new Error("there is no mail about that ride");
    return mail;
  };
  const failing = (email: Transport) => workerOf(server, { email, phone: { send: async () => undefined } });
  /** Sends what is due and tells to whom. */
  const sendDue = async (): Promise<string[]> => {
    const sent: string[] = [];
    const email: Transport = { send: async ({ kind, recipient }) => void sent.push(`${kind} ${recipient}`) };
    await failing(email).sendDue();
    return sent;
  };

  it("says of each what it is about, which way it goes and what became of it, and nobody's address whole", async () => {
    const ana = await bookWithEmail(server, "ana.maria@example.com");
    await failing(refused).sendDue();
    const ben = await bookWithEmail(server, "ben@example.com");
    await failing(away).sendDue();
    const cas = await bookWithEmail(server, "cas@example.com");
    const [last] = await list({ channel: "email", state: "waiting" });
    expect(last).toMatchObject({ ride: { id: cas.id, reference: cas.reference }, again: "needless" });
    expect(await list({ state: "given_up" })).toMatchObject([
      {
        kind: "booked",
        channel: "email",
        to: "passenger",
        recipient: "a•••@example.com",
        ride: { id: ana.id, reference: ana.reference },
        reason: "smtp_550",
        ended_at: server.clock.now().toISOString(),
        next_attempt_at: null,
        again: "possible",
      },
    ]);
    const [failed] = await list({ state: "failed" });
    expect(failed).toMatchObject({
      ride: { id: ben.id },
      reason: "ECONNREFUSED",
      attempts: 1,
      again: "possible",
    });
    expect(Date.parse(failed?.next_attempt_at ?? "")).toBeGreaterThan(server.clock.now().getTime());
    const phones = await list({ channel: "phone", state: "sent" });
    expect(phones.map(({ ride }) => ride?.id)).toEqual([ben.id, ana.id]);
    const all = await list();
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, other) => other - one));
    expect(JSON.stringify(all)).not.toMatch(/ana\.maria|ben@|cas@|Ana Maria|tracking/);
    expect(all.filter(({ channel }) => channel === "phone")[0]?.recipient).toMatch(/^••• ••\d\d$/);
  });

  it("finds them by a part of the ride's reference, and pages through them", async () => {
    const ride = await bookWithEmail(server, "one@example.com");
    await bookWithEmail(server, "other@example.com");
    const found = await list({ q: ride.reference.slice(1).toLowerCase() });
    expect(found.map((message) => message.ride?.id)).toEqual([ride.id, ride.id]);
    expect(await list({ q: "%" })).toEqual([]);
    const first = await server.request(listSentMessagesEndpoint, { query: { limit: 3 }, token: staff.token });
    expect(first.json()).toHaveLength(3);
    expect(first.headers["link"]).toContain(`before=${first.json()[2].id}`);
  });

  it("sends one that was given up once more to the address it has now, however often it is asked for", async () => {
    const ride = await bookWithEmail(server, "ana@exampel.com");
    await failing(refused).sendDue();
    const mail = await mailOf(ride);
    await server.db
      .updateTable("rides")
      .set({ rider_email: "ana@example.com" })
      .where("id", "=", ride.id)
      .execute();
    const pressed = await Promise.all([sendAgain(mail, "one"), sendAgain(mail, "other")]);
    pressed.push(await sendAgain(mail, "third"));
    const now = server.clock.now().toISOString();
    expect(
      pressed.map((answer) => [answer.statusCode, answer.json().again, answer.json().sent_again_at]),
    ).toEqual(Array.from({ length: 3 }, () => [200, "done", now]));
    expect(await sendDue()).toEqual(["booked ana@example.com"]);
    expect((await list({ q: ride.reference, channel: "email" })).map(({ state }) => state)).toEqual([
      "sent",
      "given_up",
    ]);
    const audited = await server.call(listAuditLogEndpoint, {
      query: { action: "send_message_again" },
      token: staff.token,
    });
    expect(audited.filter(({ subject }) => subject === ride.reference)).toMatchObject([
      { actor: staff.username, detail: { kind: "booked", channel: "email" } },
    ]);
  });

  it("takes the place of one that would be tried again by itself", async () => {
    const ride = await bookWithEmail(server, "ana@example.com");
    await failing(away).sendDue();
    expect((await sendAgain(await mailOf(ride))).json()).toMatchObject({ state: "given_up", again: "done" });
    expect(await sendDue()).toEqual(["booked ana@example.com"]);
    server.clock.advance(60_000);
    expect(await sendDue()).toEqual([]);
  });

  it("tells of the ride as it is now, and nothing that is no longer so", async () => {
    const ride = await bookWithEmail(server, "ana@example.com");
    expect(await sendDue()).toEqual(["booked ana@example.com"]);
    const booked = await mailOf(ride);
    expect(booked).toMatchObject({ state: "sent", again: "possible" });
    await server.db
      .updateTable("rides")
      .set({ dropoff_location: "Jan Thiel Beach" })
      .where("id", "=", ride.id)
      .execute();
    await sendAgain(booked);
    const texts: string[] = [];
    await failing({ send: async ({ message }) => void texts.push(message.body) }).sendDue();
    expect(texts).toEqual([expect.stringContaining("Jan Thiel Beach")]);
    await server.db.updateTable("rides").set({ status: "Cancelled" }).where("id", "=", ride.id).execute();
    const copy = await mailOf(ride);
    expect(copy).toMatchObject({ state: "sent", again: "past" });
    const late = await sendAgain(copy);
    expect([late.statusCode, late.json().code]).toEqual([409, "edit_conflict"]);
    expect(await sendDue()).toEqual([]);
  });

  it("doesn't send again what only its reader may have, nor what was sent and nobody asks for", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    await server.call(forgotPasswordEndpoint, { body: { email: rider.email } });
    await failing(refused).sendDue();
    const [link] = await list({ state: "given_up" });
    expect(link).toMatchObject({
      kind: "password_link",
      to: "account",
      account: rider.username,
      again: "secret",
    });
    expect((await sendAgain(link as SentMessage)).statusCode).toBe(409);
    const now = server.clock.now();
    await server.db
      .insertInto("outbox")
      .values({
        kind: "new_device",
        channel: "email",
        recipient: rider.email,
        language: "en",
        payload: JSON.stringify({ token: "" }),
        account_id: rider.id,
        next_attempt_at: now,
        sent_at: now,
        created_at: now,
      })
      .execute();
    expect(await list({ state: "sent" })).toMatchObject([{ kind: "new_device", again: "needless" }]);
  });

  it("tells a driver again of a ride they still have, and not once another has it", async () => {
    const [driver, other] = [await makeDriver(server), await makeDriver(server)];
    const ride = await bookWithEmail(server, "ana@example.com");
    const now = server.clock.now();
    const give = (driver_id: number) =>
      server.db
        .updateTable("rides")
        .set({ status: "Assigned", driver_id })
        .where("id", "=", ride.id)
        .execute();
    await give(driver.id);
    await server.db
      .insertInto("outbox")
      .values({
        kind: "ride_given",
        channel: "email",
        recipient: "old@example.com",
        language: "en",
        payload: "{}",
        ride_id: ride.id,
        account_id: driver.id,
        next_attempt_at: now,
        failed_at: now,
        last_error: "smtp_550",
        created_at: now,
      })
      .execute();
    const [given] = await list({ state: "given_up" });
    expect(given).toMatchObject({ to: "driver", account: driver.username, again: "possible" });
    await give(other.id);
    expect(await list({ state: "given_up" })).toMatchObject([{ again: "past" }]);
    await give(driver.id);
    expect((await sendAgain(given as SentMessage)).statusCode).toBe(200);
    expect(await sendDue()).toContain(`ride_given ${driver.email}`);
  });

  it("lets the later mails of a ride go, too, once the office has sent a confirmation that was withheld", async () => {
    const rides: Ride[] = [];
    for (let booking = 0; booking <= MOST_MAILS_A_DAY; booking += 1) {
      rides.push(await bookWithEmail(server, "hotel@example.com"));
    }
    const last = rides.at(-1) as Ride;
    expect(await list({ state: "given_up" })).toMatchObject([{ reason: "withheld", ride: { id: last.id } }]);
    await sendDue();
    await sendAgain(await mailOf(last));
    expect(await sendDue()).toEqual(["booked hotel@example.com"]);
    const reminder = { kind: "reminder", rideId: last.id, now: server.clock.now() } as const;
    await inTransaction(server.db, (trx) => queueRideNotification(trx, reminder));
    expect(await sendDue()).toEqual(["reminder hotel@example.com"]);
  });
});
