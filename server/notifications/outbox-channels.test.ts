import { afterEach, describe, expect, it } from "vitest";
import type { Ride } from "../../contract/rides/ride.ts";
import { assignDriverEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { UNDO_WINDOW_MS } from "../../domain/rides/ride-states.ts";
import { cancelTrackedRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { DAY_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { startBackgroundJobs } from "../jobs/background-jobs.ts";
import { buildMaps } from "../places/build-maps.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { openLocalService } from "../testing/local-service.ts";
import { type MailCatcher, startMailCatcher } from "../testing/mail-catcher.ts";
import { workerOf } from "../testing/outbox.ts";
import { bookARide } from "../testing/rides.ts";
import { type DatabaseKind, databaseKinds } from "../testing/test-databases.ts";
import { type TestServer, onEachDatabase, openTestServer } from "../testing/test-server.ts";
import { batchOf, claimMsOf } from "./outbox-worker.ts";
import { claimDue } from "./outbox.queries.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import type { Outgoing, Transport } from "./transport.ts";

const maps = buildMaps({ provider: "embedded" });

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

let phone = 5_710_000;
function bookFor(server: TestServer, rider_email: string) {
  return bookARide(server, { rider_email, rider_phone: String((phone += 1)) });
}

function mailsOf(server: TestServer) {
  return server.db.selectFrom("outbox").selectAll().where("channel", "=", "email").orderBy("id").execute();
}

/** A gateway that takes everything, and the ids of what it took. */
async function startGateway() {
  const taken: string[] = [];
  const gateway = await openLocalService(({ headers }) => {
    taken.push(String(headers["x-trupial-message-id"]));
    return { status: 204 };
  });
  opened.push(gateway.close);
  return { url: `${gateway.url}/`, taken };
}

async function silentMailServer(): Promise<MailCatcher> {
  const catcher = await startMailCatcher();
  catcher.silent = true;
  opened.push(() => catcher.close());
  return catcher;
}

describe("a mail server that takes mails and never answers", () => {
  // On each database, both at once: most of it is waiting for the patience of a stop.
  it("delays nothing for a phone, and a stop by no more than a few seconds", async () => {
    await Promise.all(databaseKinds().map(expectNoDelay));
  }, 60_000);
});

async function expectNoDelay(kind: DatabaseKind): Promise<void> {
  const server = await openTestServer(kind);
  opened.push(() => server.close());
  const [catcher, gateway] = [await silentMailServer(), await startGateway()];
  for (let guest = 0; guest < 12; guest += 1) await bookFor(server, `guest${guest}@example.com`);
  const jobs = await startBackgroundJobs({
    db: server.db,
    secrets: server.secrets,
    clock: server.clock,
    log: server.app.log,
    maps,
    settings: {
      publicUrl: "https://taxi.example",
      dataDirectory: "",
      smtpUrl: catcher.url,
      webhook: { url: gateway.url, secret: "a secret of sixteen or more" },
      retentionMonths: 18,
    },
  });
  await expect.poll(() => catcher.messages.length, { timeout: 20_000 }).toBe(2);
  const before = gateway.taken.length;
  await bookFor(server, "late@example.com");
  await expect.poll(() => gateway.taken.length, { timeout: 10_000 }).toBeGreaterThan(before);

  const stoppedAt = performance.now();
  await jobs.stop();
  expect(performance.now() - stoppedAt).toBeLessThan(8_000);
  const mails = await mailsOf(server);
  expect(mails.filter(({ sent_at }) => sent_at !== null)).toEqual([]);
  // What was under way may have been taken; everything else is unchanged.
  const begun = mails.filter(({ claimed_until }) => claimed_until !== null);
  expect(begun.length).toBeLessThanOrEqual(2);
  expect(mails.filter(({ attempts }) => attempts === 0)).toHaveLength(mails.length - 2);
}

onEachDatabase("what stands in the outbox", (server) => {
  it("is never taken by a second server while the first is still at its batch, however slow", async () => {
    await server.db.deleteFrom("outbox").execute();
    const tries: string[] = [];
    const others: string[] = [];
    const other = workerOf(server, { email: { send: async ({ recipient }) => void others.push(recipient) } });
    const slow: Transport = {
      atOnce: 1,
      deadlineMs: 30_000,
      async send({ recipient }: Outgoing) {
        tries.push(recipient);
        server.clock.advance(30_000);
        await other.sendDueOf("email");
      },
    };
    for (let guest = 0; guest < batchOf(slow); guest += 1) await bookFor(server, `slow${guest}@example.com`);
    await workerOf(server, { email: slow }).sendDueOf("email");
    expect([tries.length, others]).toEqual([batchOf(slow), []]);
  });

  it("is claimed for longer than a batch can take, whatever the mail server's address allows", () => {
    for (const query of ["", "?maxConnections=1&socketTimeout=600000", "?maxConnections=7"]) {
      const mail = createSmtpTransport({
        url: `smtp://127.0.0.1:1${query}`,
        sender: async () => "a@example.com",
      });
      const longest = (batchOf(mail) / (mail.atOnce ?? 0)) * (mail.deadlineMs ?? Number.NaN);
      expect(claimMsOf(mail)).toBeGreaterThan(longest);
    }
  });

  it("goes out although the clock has been set back since, whether new, tried before or taken", async () => {
    await server.db.deleteFrom("outbox").execute();
    const sent: string[] = [];
    const worker = workerOf(server, { email: { send: async ({ recipient }) => void sent.push(recipient) } });
    const failing = workerOf(server, { email: { send: async () => Promise.reject(new Error("away")) } });
    await bookFor(server, "tried@example.com");
    await failing.sendDueOf("email");
    await bookFor(server, "taken@example.com");
    const now = server.clock.now();
    const until = new Date(now.getTime() + 2 * MINUTE_MS);
    await claimDue(server.db, { channel: "email", now, until, limit: 9, longestWaitMs: 120 * MINUTE_MS });
    await bookFor(server, "new@example.com");
    server.clock.advance(-DAY_MS);
    await worker.sendDueOf("email");
    expect(sent.toSorted()).toEqual(["new@example.com", "taken@example.com", "tried@example.com"]);
    server.clock.advance(DAY_MS);
  });

  it("is ten mails a day to one recipient: past it a booking stands and its mail is withheld", async () => {
    await server.db.deleteFrom("outbox").execute();
    const sent: string[] = [];
    const worker = workerOf(server, { email: { send: async ({ recipient }) => void sent.push(recipient) } });
    const cancel = (ride: Ride) =>
      server.call(cancelTrackedRideEndpoint, { params: { tracking_code: String(ride.tracking_code) } });
    // A stranger books and calls off in turn: four of each, then four bookings more.
    for (let booking = 0; booking < 8; booking += 1) {
      const ride = await bookFor(server, booking % 2 ? "Victim@example.com" : "victim@example.com");
      if (booking < 4) await cancel(ride);
    }
    await bookFor(server, "somebody.else@example.com");
    server.clock.advance(UNDO_WINDOW_MS);
    await worker.sendDueOf("email");
    expect(sent).toHaveLength(11);
    const withheld = (await mailsOf(server)).filter(({ last_error }) => last_error === "withheld");
    expect(withheld.map(({ recipient, sent_at }) => [recipient.toLowerCase(), sent_at])).toEqual([
      ["victim@example.com", null],
      ["victim@example.com", null],
    ]);
    server.clock.advance(DAY_MS);
    await bookFor(server, "victim@example.com");
    await worker.sendDueOf("email");
    expect(sent).toHaveLength(12);
  });

  it("keeps quiet about a ride whose booking was withheld, and tells dispatch's passengers and others all", async () => {
    await server.db.deleteFrom("outbox").execute();
    const sent: string[] = [];
    const worker = workerOf(server, { email: { send: async ({ kind }) => void sent.push(kind) } });
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const assign = ({ id }: Ride) =>
      server.call(assignDriverEndpoint, {
        params: { id },
        body: { driver_id: driver.id, force: true },
        token,
      });
    const rides: Ride[] = [];
    for (let booking = 0; booking < 11; booking += 1) rides.push(await bookFor(server, "hotel@example.com"));
    const byDispatch = { rider_email: "hotel@example.com", rider_phone: "5719999" };
    rides.push(await bookARide(server, byDispatch, token));
    for (const ride of rides) await assign(ride);
    server.clock.advance(MINUTE_MS);
    await worker.sendDueOf("email");
    expect(sent.filter((kind) => kind === "booked")).toHaveLength(11);
    expect(sent.filter((kind) => kind === "driver_assigned")).toHaveLength(11);
  });

  it("is dropped silently where it was for a gateway and there is none", async () => {
    await server.db.deleteFrom("outbox").execute();
    await bookFor(server, "ana@example.com");
    const before = server.log.lines.length;
    await workerOf(server, {}).sendDue();
    const left = await server.db
      .selectFrom("outbox")
      .select("channel")
      .where("sent_at", "is", null)
      .execute();
    expect(left).toEqual([]);
    expect(server.log.lines.slice(before).filter((line) => line.includes("gave up"))).toEqual([]);
  });
});
