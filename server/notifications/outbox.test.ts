import { webhookHeaders } from "../http/webhook-headers.ts";
import { expect, it } from "vitest";
import { forgotPasswordEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { makeAccount } from "../testing/accounts.ts";
import { openLocalService } from "../testing/local-service.ts";
import { startMailCatcher } from "../testing/mail-catcher.ts";
import { bookWithEmail, emptyOutbox, filesIn, newFolder, workerOf } from "../testing/outbox.ts";
import { bookARide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { createFileTransport } from "./file-transport.ts";
import { claimDue } from "./outbox.queries.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import { createWebhookTransport, sign } from "./webhook-transport.ts";

const SECRET = "a secret of sixteen or more";

onEachDatabase("a message to a person", (server) => {
  it("is not lost when a server dies while sending, and not sent by two at once", async () => {
    await emptyOutbox(server);
    for (let count = 0; count < 6; count += 1) await bookWithEmail(server, `guest${count}@example.com`);
    const now = server.clock.now();
    // A server takes some of them and dies.
    await claimDue(server.db, {
      channel: "email",
      now,
      until: new Date(now.getTime() + MINUTE_MS),
      limit: 4,
      longestWaitMs: 120 * MINUTE_MS,
    });
    const sent: string[] = [];
    const email = { send: async (outgoing: { recipient: string }) => void sent.push(outgoing.recipient) };
    const [one, two] = [workerOf(server, { email }), workerOf(server, { email })];
    await Promise.all([one.sendDue(), two.sendDue()]);
    server.clock.advance(MINUTE_MS);
    await Promise.all([one.sendDue(), two.sendDue()]);
    expect(sent.toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((count) => `guest${count}@example.com`));
  });

  it("goes through the mail server, again after a refusal, with the same Message-ID", async () => {
    await emptyOutbox(server);
    await bookWithEmail(server, "ana@example.com");
    const catcher = await startMailCatcher();
    const sender = async () => "Trupial <hello@trupial.example>";
    const worker = workerOf(server, { email: createSmtpTransport({ url: catcher.url, sender }) });
    catcher.refuse = "451 try again";
    expect(await worker.sendDue()).toBe(0);
    const waiting = await server.db
      .selectFrom("outbox")
      .selectAll()
      .where("channel", "=", "email")
      .executeTakeFirstOrThrow();
    expect(waiting).toMatchObject({ attempts: 1, last_error: "smtp_451", sent_at: null });
    catcher.refuse = null;
    expect(await worker.sendDue()).toBe(0);
    server.clock.advance(MINUTE_MS);
    expect(await worker.sendDue()).toBe(1);
    expect(catcher.messages[0]).toContain("Content-Type: multipart/alternative");
    for (const kind of ["text/plain", "text/html"]) {
      expect(catcher.messages[0]).toContain(`Content-Type: ${kind}; charset=utf-8`);
    }
    const id = `${waiting.created_at.getTime().toString(36)}-${waiting.id}`;
    expect(catcher.messages[0]).toContain(`Message-ID: <${id}@trupial.example>`);
    expect(catcher.messages[0]?.toLowerCase()).toContain(`x-trupial-message-id: ${id}`);
    await worker.close();
    await catcher.close();
  });

  it("is given up on when the mail server says no for good", async () => {
    await emptyOutbox(server);
    await bookWithEmail(server, "nobody@example.com");
    const catcher = await startMailCatcher();
    catcher.refuse = "550 no such person";
    const sender = async () => "hello@trupial.example";
    const worker = workerOf(server, { email: createSmtpTransport({ url: catcher.url, sender }) });
    await worker.sendDue();
    const row = await server.db
      .selectFrom("outbox")
      .selectAll()
      .where("channel", "=", "email")
      .executeTakeFirstOrThrow();
    expect(row.failed_at).not.toBeNull();
    await worker.close();
    await catcher.close();
  });

  it("reaches the gateway signed, with one id over all attempts", async () => {
    await emptyOutbox(server);
    const ride = await bookARide(server, { rider_phone: "5550321" });
    const calls: {
      id: string;
      signature: string;
      standard: Record<string, string>;
      body: string;
    }[] = [];
    const gateway = await openLocalService(({ headers, body }) => {
      calls.push({
        id: String(headers["x-trupial-message-id"]),
        signature: String(headers["x-trupial-signature"]),
        standard: {
          "webhook-id": String(headers["webhook-id"]),
          "webhook-timestamp": String(headers["webhook-timestamp"]),
          "webhook-signature": String(headers["webhook-signature"]),
        },
        body,
      });
      return { status: calls.length === 1 ? 500 : 204 };
    });
    const url = `${gateway.url}/`;
    const worker = workerOf(server, {
      phone: createWebhookTransport({ url, secret: SECRET, clock: server.clock }),
    });
    await worker.sendDue();
    server.clock.advance(MINUTE_MS);
    await worker.sendDue();
    await worker.sendDue();
    expect(calls.length).toBe(2);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
    const { id = "", signature = "", standard = {}, body = "" } = calls[1] ?? {};
    const seconds = Number(/^t=(\d+),v1=/.exec(signature)?.[1]);
    expect(signature).toBe(`t=${seconds},v1=${sign(SECRET, seconds, body)}`);
    expect(standard).toEqual(
      webhookHeaders({ id, at: new Date(seconds * 1_000), body, keys: [Buffer.from(SECRET)] }),
    );
    expect(JSON.parse(body)).toMatchObject({ to: "+59995550321", ride: { reference: ride.reference } });
    await gateway.close();
  });

  it("is forgotten where it holds a link to set a password, as soon as it has gone", async () => {
    await emptyOutbox(server);
    const rider = await makeAccount(server, { role: "rider" });
    await server.call(forgotPasswordEndpoint, { body: { email: rider.email } });
    const folder = await newFolder();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const [file = ""] = await filesIn(folder);
    expect(file).toMatch(/https:\/\/taxi\.example\/reset-password#token=[\w-]{40,}/);
    const row = await server.db
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", rider.email)
      .executeTakeFirstOrThrow();
    expect(row.payload).toEqual({});
  });

  it("leaves no name, phone, e-mail or place in the log, whether it goes or not", async () => {
    await emptyOutbox(server);
    await bookARide(server, {
      rider_name: "Markedname Markedlast",
      rider_email: "markedmail@example.com",
      rider_phone: "5558888",
    });
    const email = {
      send: async () => {
        throw Object.assign(new Error("no mailbox markedmail@example.com"), { code: "EENVELOPE" });
      },
    };
    await workerOf(server, { email }).sendDue();
    const log = server.log.said();
    expect(log).toContain("a message will be tried again");
    expect(log).not.toMatch(/Marked|marked|5558888|Mambo Beach/);
  });
});
