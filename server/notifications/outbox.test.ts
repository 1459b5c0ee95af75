import { mkdtemp, readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { forgotPasswordEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import {
  acceptRideEndpoint,
  assignDriverEndpoint,
  finishRideEndpoint,
  rejectRideEndpoint,
  updateRideEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { MINUTE_MS } from "../../contract/time-units.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { startMailCatcher } from "../testing/mail-catcher.ts";
import { workerOf } from "../testing/outbox.ts";
import { bookARide } from "../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../testing/test-server.ts";
import { createFileTransport } from "./file-transport.ts";
import { claimDue } from "./outbox.queries.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import { NOTIFICATION_STRINGS } from "./strings/strings.ts";
import type { Outgoing } from "./transport.ts";
import { createWebhookTransport, sign } from "./webhook-transport.ts";

const SECRET = "a secret of sixteen or more";

async function folderOf(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), "trupial-outbox-"));
}

async function filesIn(folder: string, ending = ".txt"): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).toSorted();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
}

/** Sends whatever earlier tests left, so that a test sees its own messages only. */
async function emptyOutbox(server: TestServer): Promise<void> {
  await server.db.deleteFrom("outbox").execute();
}

let phone = 5_700_000;
async function bookWithEmail(server: TestServer, email: string, language = "en") {
  const ride = await bookARide(server, { rider_email: email, rider_phone: String((phone += 1)) });
  await server.db.updateTable("outbox").set({ language }).where("ride_id", "=", ride.id).execute();
  return ride;
}

onEachDatabase("a message to a person", (server) => {
  it("is kept readable in a folder, once, with the link to the ride and the price in both moneys", async () => {
    await emptyOutbox(server);
    const ride = await bookWithEmail(server, "ana@example.com");
    const folder = await folderOf();
    const worker = workerOf(server, { email: createFileTransport(folder) });
    expect(await worker.sendDue()).toBe(1);
    expect(await worker.sendDue()).toBe(0);
    const [file = "", ...more] = await filesIn(folder);
    expect(more).toEqual([]);
    expect(file).toContain("To: ana@example.com");
    expect(file).toContain(`Subject: Your ride ${ride.reference} is booked`);
    expect(file).toContain(`https://taxi.example/track/${ride.tracking_code}`);
    expect(file).toContain("Fare: US$ 30.00 (XCG 53.70)");
    expect(file).toContain("Friday 20 November 2026, 13:00");
  });

  it.each([
    ["nl", "Je rit", "vrijdag 20 november 2026, 13:00", "US$ 30,00", "/nl/track/"],
    ["es", "Su viaje", "viernes 20 de noviembre de 2026, 13:00", "US$ 30.00", "/es/track/"],
    ["pap", "Bo biahe", "djabièrnè 20 di novèmber 2026, 13:00", "US$ 30,00", "/pap/track/"],
  ])("speaks the reader's language: %s", async (language, ...expected) => {
    await emptyOutbox(server);
    await bookWithEmail(server, "ana@example.com", language);
    const folder = await folderOf();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const [file = ""] = await filesIn(folder);
    for (const part of expected) expect(file).toContain(part);
  });

  it.each(["en", "nl", "es", "pap"] as const)(
    "is a page as well, in %s, where nothing that a person typed is markup",
    async (language) => {
      await emptyOutbox(server);
      const ride = await bookARide(server, {
        rider_name: `<b>Ana</b> & "Co"`,
        pickup_location: "<script>alert(1)</script>",
        rider_email: "ana@example.com",
        rider_phone: String((phone += 1)),
      });
      await server.db.updateTable("outbox").set({ language }).where("ride_id", "=", ride.id).execute();
      const folder = await folderOf();
      await workerOf(server, { email: createFileTransport(folder) }).sendDue();
      const [page = "", ...more] = await filesIn(folder, ".html");
      expect(more).toEqual([]);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain("&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Co&quot;");
      expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
      expect(page).not.toMatch(/<script|<b>|<img|src=|url\(/);
      const prefix = language === "en" ? "" : `/${language}`;
      expect(page).toContain(`href="https://taxi.example${prefix}/track/${ride.tracking_code}"`);
      expect(page).toContain(NOTIFICATION_STRINGS[language].buttons.follow);
      const [text = ""] = await filesIn(folder);
      expect(text).toContain(`<b>Ana</b> & "Co"`);
      expect(text).not.toContain("&lt;");
    },
  );

  it("names driver, car, plate and phone once one is assigned, and ends with a receipt that adds up", async () => {
    await emptyOutbox(server);
    const operator = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server, {
      firstName: "Chencho",
      lastName: "Isenia",
      phone: "5550144",
      plate: "TX 77",
    });
    const ride = await bookWithEmail(server, "ana@example.com");
    const params = { id: ride.id };
    await server.call(assignDriverEndpoint, {
      params,
      body: { driver_id: driver.id },
      token: operator.token,
    });
    await server.call(acceptRideEndpoint, { params, token: driver.token });
    server.clock.advance(60 * MINUTE_MS);
    await server.call(finishRideEndpoint, { params, token: driver.token });
    const folder = await folderOf();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const files = await filesIn(folder);
    const assigned = files.find((file) => file.includes("You have a driver")) ?? "";
    for (const part of ["Chencho Isenia", "TX 77", "+599 9 555 0144", "White Toyota Corolla"]) {
      expect(assigned).toContain(part);
    }
    const receipt = files.find((file) => file.includes("Subject: Receipt")) ?? "";
    const amounts = [...receipt.matchAll(/^\S.*  +US\$ (-?\d+\.\d\d)$/gm)].map(([, amount]) =>
      Number(amount),
    );
    const total = amounts.pop();
    expect(total).toBe(30);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(30, 5);
  });

  it("tells what an edit has changed, with what it was before, by mail and on the phone", async () => {
    await emptyOutbox(server);
    const operator = await makeAccount(server, { role: "operator" });
    const ride = await bookWithEmail(server, "ana@example.com");
    const params = { id: ride.id };
    const body = { passenger_count: 6, dropoff_location: "Westpunt" };
    const edited = await server.call(updateRideEndpoint, { params, body, token: operator.token });
    const told: string[] = [];
    const webhook = { send: async ({ message }: Outgoing) => void told.push(message.short) };
    const folder = await folderOf();
    await workerOf(server, { email: createFileTransport(folder), webhook }).sendDue();
    const fare = `US$ ${edited.calculated_fare}`;
    const [mail = ""] = (await filesIn(folder)).filter((file) => file.includes("has changed"));
    expect(mail).toContain("Drop-off: Westpunt (before: Mambo Beach)");
    expect(mail).toContain("Passengers: 6, with 2 bags (before: 2, with 2 bags)");
    expect(mail).toMatch(/Fare: US\$ [\d.]+ \(XCG [\d.]+\) \(before: US\$ 30.00 \(XCG 53.70\)\)/);
    expect(mail).toContain(`Fare: ${fare}`);
    // What stayed stands there once.
    expect(mail).toContain("Pickup: Hato International Airport\n");
    const [short] = told.filter((text) => text.includes(`${ride.reference} has changed`));
    expect(short).toContain(fare);
    await server.call(updateRideEndpoint, { params, body, token: operator.token });
    expect(await workerOf(server, {}).sendDue()).toBe(0);
  });

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
    const calls: { id: string; signature: string; body: string }[] = [];
    const gateway = createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (text: string) => (body += text));
      request.on("end", () => {
        const { headers } = request;
        calls.push({
          id: String(headers["x-trupial-message-id"]),
          signature: String(headers["x-trupial-signature"]),
          body,
        });
        response.writeHead(calls.length === 1 ? 500 : 204).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
    const worker = workerOf(server, {
      webhook: createWebhookTransport({ url, secret: SECRET, clock: server.clock }),
    });
    await worker.sendDue();
    server.clock.advance(MINUTE_MS);
    await worker.sendDue();
    await worker.sendDue();
    expect(calls.length).toBe(2);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
    const { signature = "", body = "" } = calls[1] ?? {};
    const seconds = Number(/^t=(\d+),v1=/.exec(signature)?.[1]);
    expect(signature).toBe(`t=${seconds},v1=${sign(SECRET, seconds, body)}`);
    expect(JSON.parse(body)).toMatchObject({ to: "+59995550321", ride: { reference: ride.reference } });
    gateway.closeAllConnections();
    gateway.close();
  });

  it("says that the company could not take a ride, not that the passenger cancelled it", async () => {
    await emptyOutbox(server);
    const ride = await bookWithEmail(server, "refused@example.com");
    const operator = await makeAccount(server, { role: "operator" });
    await emptyOutbox(server);
    await server.call(rejectRideEndpoint, { params: { id: ride.id }, token: operator.token });
    server.clock.advance(MINUTE_MS);
    const folder = await folderOf();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const [file = ""] = await filesIn(folder);
    expect(file).toContain(`Subject: We could not take your ride ${ride.reference}`);
    expect(file).not.toMatch(/cancel/i);
  });

  it("is forgotten where it holds a link to set a password, as soon as it has gone", async () => {
    await emptyOutbox(server);
    const rider = await makeAccount(server, { role: "rider" });
    await server.call(forgotPasswordEndpoint, { body: { email: rider.email } });
    const folder = await folderOf();
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
    const log = server.log.lines.join("\n");
    expect(log).toContain("a message will be tried again");
    expect(log).not.toMatch(/Marked|marked|5558888|Mambo Beach/);
  });
});
