import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { NO_BACKUPS } from "../backups/no-backups.ts";
import { takeLoggedErrors } from "../testing/logged-errors.ts";
import { makePayLink } from "../testing/pay-links.ts";
import { readFigures } from "../testing/read-figures.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { mainDatabaseKind, mainDatabaseKinds } from "../testing/test-databases.ts";
import { onEachDatabase, openTestServer } from "../testing/test-server.ts";
import { COMMIT, VERSION } from "../process/version.ts";
import { Readiness } from "./readiness.ts";

const BY_PROMETHEUS = {
  "user-agent": "Prometheus/3.5.0",
  accept: "application/openmetrics-text;version=1.0.0,text/plain;q=0.5",
  "accept-encoding": "gzip",
  "x-prometheus-scrape-timeout-seconds": "10",
};
const BY_A_BROWSER = {
  accept: "text/html",
  "accept-language": "nl",
  "sec-fetch-mode": "navigate",
  "sec-ch-ua-mobile": "?0",
  "upgrade-insecure-requests": "1",
  cookie: "of=another-service",
};
const ADDED_BY_PROXIES = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded",
  "forwarded",
  "forwarded-for",
  "via",
  "x-real-ip",
  "x-client-ip",
  "client-ip",
  "x-cluster-client-ip",
  "x-envoy-external-address",
  "x-azure-clientip",
  "x-azure-socketip",
  "x-appengine-user-ip",
  "x-original-forwarded-for",
  "x-originating-ip",
  "x-remote-ip",
  "x-remote-addr",
  "x-request-id",
  "traceparent",
  "cdn-loop",
  "cf-connecting-ip",
  "cf-ray",
  "true-client-ip",
  "fastly-client-ip",
  "fly-client-ip",
  "ali-cdn-real-ip",
  "wl-proxy-client-ip",
  "proxy-connection",
  "a-header-of-next-year",
];

onEachDatabase("what machines ask", (server) => {
  it("answers with its own figures while every connection is in use, without those of the database", async () => {
    const over = new AbortController();
    const isOver = once(over.signal, "abort");
    const held = Array.from({ length: 12 }, () =>
      server.db
        .transaction()
        .execute(() => isOver)
        .catch(() => undefined),
    );
    const { figure, samplesOf } = await readFigures(server);
    over.abort();
    await Promise.all(held);
    expect(figure("trupial_database_away")).toBe(0);
    expect(figure("trupial_clock_seconds")).toBe(server.clock.now().getTime() / 1_000);
    expect(samplesOf("trupial_rides_open")).toEqual([]);
    const after = await readFigures(server);
    expect(after.samplesOf("trupial_rides_open").length).toBeGreaterThan(0);
  });

  it("counts answers by the route's pattern and status, and never by what a visitor wrote", async () => {
    await server.app.inject({ url: "/api/test/" });
    await server.app.inject({ url: "/api/track/secret-code/" });
    await server.app.inject({ url: "/some/secret-page" });
    const { figure, text } = await readFigures(server);
    const route = { method: "GET", route: "/api/test/" };
    expect(figure("trupial_requests_total", { ...route, status: "200" })).toBe(1);
    // The parser puts the series of a histogram together, so one is looked for as it is written.
    expect(text).toContain(
      'trupial_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/test/"} 1\n',
    );
    expect(figure("trupial_database_away")).toBe(0);
    expect(text).not.toContain("secret");
  });

  it("gives figures that Prometheus reads without complaint", async () => {
    const { families, samplesOf } = await readFigures(server);
    const labelsOf = (family: (typeof families)[number]) =>
      family.metrics.flatMap(({ labels = {} }) => Object.keys(labels));
    const refused = families.filter(
      (family) =>
        family.help === "" ||
        family.name.endsWith("_total") !== (family.type === "COUNTER") ||
        labelsOf(family).includes("quantile"),
    );
    expect(families.length).toBeGreaterThan(10);
    expect(refused).toEqual([]);
    expect(samplesOf("trupial_event_loop_lag_seconds").map(({ labels }) => labels)).toEqual([
      { percentile: "50" },
      { percentile: "99" },
      { percentile: "100" },
    ]);
    expect(samplesOf("trupial_build_info")).toEqual([
      { value: "1", labels: { version: VERSION, commit: COMMIT, node: process.version } },
    ]);
  });

  it("keeps the figures of one server apart from those of another", async () => {
    const other = await openTestServer(mainDatabaseKind());
    await other.app.inject({ url: "/api/fares/no-such-call/" });
    const { figure } = await readFigures(other);
    await other.close();
    expect(figure("trupial_requests_total", { method: "GET", route: "/api/test/", status: "200" })).toBeNaN();
  });

  it("counts the messages that wait and how long the first of them has", async () => {
    const waiting = async () => {
      const { figure } = await readFigures(server);
      return {
        waiting: figure("trupial_outbox_messages", { state: "waiting" }),
        failed: figure("trupial_outbox_messages", { state: "failed" }),
        oldest: figure("trupial_outbox_oldest_seconds"),
      };
    };
    expect(await waiting()).toEqual({ waiting: 0, failed: 0, oldest: 0 });
    await bookARide(server, { rider_email: "ana@example.com" });
    server.clock.advance(90_000);
    await bookARide(server, { rider_email: "ben@example.com", rider_phone: "5550099" });
    const { length } = await server.db.selectFrom("outbox").select("id").execute();
    expect(await waiting()).toEqual({ waiting: length, failed: 0, oldest: 90 });
    await server.db.updateTable("outbox").set({ failed_at: server.clock.now() }).execute();
    expect(await waiting()).toEqual({ waiting: 0, failed: length, oldest: 0 });
  });

  it("tells how many rides stand in each status, the open ones and those of the last day", async () => {
    const before = await readFigures(server);
    const now = server.clock.now().getTime();
    await makeRide(server, { status: "Assigned", ride_datetime: new Date(now + 2 * DAY_MS) });
    await makeRide(server, { status: "NoShow", ride_datetime: new Date(now - HOUR_MS) });
    await makeRide(server, { status: "NoShow", ride_datetime: new Date(now - 2 * DAY_MS) });
    const after = await readFigures(server);
    const more = (name: string, status: string) =>
      after.figure(name, { status }) - before.figure(name, { status });
    expect(more("trupial_rides_open", "Assigned")).toBe(1);
    expect(more("trupial_rides_last_day", "NoShow")).toBe(1);
    expect(more("trupial_rides_last_day", "Assigned")).toBe(0);
    expect(after.figure("trupial_rides_open", { status: "InProgress" })).toBe(0);
  });

  it("shows the figures to the own network only", async () => {
    const asked = [
      { remoteAddress: "127.0.0.1", status: 200 },
      { remoteAddress: "10.1.2.3", status: 200 },
      { remoteAddress: "190.88.1.2", status: 404 },
      { remoteAddress: "::ffff:127.0.0.1", headers: BY_PROMETHEUS, status: 200 },
      { remoteAddress: "127.0.0.1", headers: BY_A_BROWSER, status: 200 },
      ...ADDED_BY_PROXIES.map((name) => ({
        remoteAddress: "127.0.0.1",
        headers: { ...BY_PROMETHEUS, [name]: "190.88.1.2" },
        status: 404,
      })),
    ];
    for (const { status, ...from } of asked) {
      expect((await server.app.inject({ url: "/metrics", ...from })).statusCode).toBe(status);
    }
  });

  it("tells what goes on unseen: messages by channel, payments that are followed, the plan, room, files, errors", async () => {
    const now = server.clock.now().getTime();
    const ago = (ms: number) => new Date(now - ms);
    await server.db.deleteFrom("outbox").execute();
    const message = {
      kind: "booked",
      recipient: "x",
      language: "en",
      payload: "{}",
      next_attempt_at: ago(0),
      created_at: ago(DAY_MS),
    };
    await server.db
      .insertInto("outbox")
      .values([
        { ...message, channel: "email" },
        { ...message, channel: "email", sent_at: ago(MINUTE_MS) },
        { ...message, channel: "email", sent_at: ago(2 * HOUR_MS) },
        { ...message, channel: "phone", failed_at: ago(MINUTE_MS) },
      ])
      .execute();
    const followed = { ride_id: (await makeRide(server, { status: "Completed" })).id };
    await makePayLink(server, { ...followed, next_check_at: ago(10 * MINUTE_MS), trouble: "timeout" });
    await makePayLink(server, { next_check_at: ago(-MINUTE_MS) });
    await server.db
      .updateTable("plan_state")
      .set({ planner_until: sql`now() + interval '1 minute'` })
      .execute();
    const ride_id = followed.ride_id;
    await server.db.deleteFrom("plan_rides").execute();
    await server.db
      .insertInto("plan_rides")
      .values([{ ride_id, state: "planned", minutes_late: 12 }])
      .execute();
    const { figure } = await readFigures(server);
    const messages = ["email", "phone", "push"].map((channel) =>
      ["waiting", "sent", "failed"].map((state) => figure("trupial_channel_messages", { channel, state })),
    );
    expect(messages).toEqual([
      [1, 1, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]);
    const checks = ["waiting", "overdue", "troubled"].map((state) =>
      figure("trupial_payment_checks", { state }),
    );
    expect(checks).toEqual([2, 1, 1]);
    expect([figure("trupial_plan_kept"), figure("trupial_plan_rides_at_risk")]).toEqual([1, 1]);
    expect(figure("process_open_fds")).toBeGreaterThan(5);
    expect(figure("process_max_fds")).toBeGreaterThan(figure("process_open_fds"));

    const errors = figure("trupial_logged_errors_total");
    server.app.log.warn("no error");
    server.app.log.child({ of: "a request" }).error("an error of a test");
    expect(takeLoggedErrors()).toHaveLength(1);
    expect((await readFigures(server)).figure("trupial_logged_errors_total") - errors).toBe(1);
  });

  it("tells the room that is left where it writes", async () => {
    const dataDirectory = tmpdir();
    const backups = { ...NO_BACKUPS, folder: path.join(dataDirectory, randomUUID()) };
    const writing = await openTestServer(mainDatabaseKind(), { dataDirectory, backups });
    const { figure } = await readFigures(writing);
    expect(figure("trupial_disk_free_bytes", { folder: "data" })).toBeGreaterThan(1_000_000);
    expect(figure("trupial_disk_free_bytes", { folder: "backups" })).toBeNaN();
    await writing.close();
  });

  it("say at /readyz which version of which commit answers, and to strangers only that it is ready", async () => {
    const ready = async (remoteAddress: string) =>
      (await server.app.inject({ url: "/readyz", remoteAddress })).json<unknown>();
    expect(await ready("10.1.2.3")).toEqual({ status: "ready", version: VERSION, commit: COMMIT });
    expect(await ready("190.88.1.2")).toEqual({ status: "ready" });
  });

  it("shows them to nobody who asks the public name of the site, or in the version of HTTP that proxies use", async () => {
    const site = await openTestServer(mainDatabaseKind(), { publicUrl: "https://taxi.example" });
    const statusOf = async (host: string) =>
      (await site.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1", headers: { host } })).statusCode;
    expect(await statusOf("127.0.0.1:8080")).toBe(200);
    expect([await statusOf("taxi.example"), await statusOf("Taxi.Example")]).toEqual([404, 404]);
    const port = Number(new URL(await site.app.listen({ host: "127.0.0.1", port: 0 })).port);
    expect(await firstLineOf(port, "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toMatch(
      / 200 /,
    );
    expect(await firstLineOf(port, "GET /metrics HTTP/1.0\r\nHost: x\r\n\r\n")).toMatch(/ 404 /);
    await site.close();
  });
});

describe.each(mainDatabaseKinds())("a server that is told to stop (%s database)", (kind) => {
  it("says that it wants no more work, and lives on", async () => {
    const readiness = new Readiness();
    const server = await openTestServer(kind, { readiness });
    expect((await server.app.inject({ url: "/readyz" })).statusCode).toBe(200);
    const kept = async () => (await server.app.inject({ url: "/api/test/" })).headers["connection"];
    expect(await kept()).toBe("keep-alive");
    readiness.stop();
    // A proxy lets go of its connections before they are closed under it.
    expect(await kept()).toBe("close");
    const refused = await server.app.inject({ url: "/readyz" });
    expect([refused.statusCode, refused.json()]).toEqual([503, { status: "stopping" }]);
    expect((await server.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    await server.close();
  });
});

function firstLineOf(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port }, () => socket.write(request));
    let answer = "";
    socket.on("data", (part) => (answer += String(part)));
    socket.on("end", () => resolve(answer.split("\r\n", 1)[0] ?? ""));
    socket.on("error", reject);
  });
}
