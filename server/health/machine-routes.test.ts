import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../contract/time-units.ts";
import { readFigures } from "../testing/read-figures.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { mainDatabaseKind, mainDatabaseKinds } from "../testing/test-databases.ts";
import { onEachDatabase, openTestServer } from "../testing/test-server.ts";
import { VERSION } from "../process/version.ts";
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
      { value: "1", labels: { version: VERSION, node: process.version } },
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
    readiness.stop();
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
