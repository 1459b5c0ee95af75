import { afterEach, describe, expect, it } from "vitest";
import { loginEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { readEnvironment } from "../environment/environment.ts";
import { makeAccount } from "../testing/accounts.ts";
import { type Answer, openLocalService } from "../testing/local-service.ts";
import { aBooking } from "../testing/rides.ts";
import { mainDatabaseKind, openTestDatabase } from "../testing/test-databases.ts";
import { openTestServer } from "../testing/test-server.ts";
import { openTracing } from "./open-tracing.ts";

type Sent = { resource: Record<string, unknown>; spans: SentSpan[] };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};

const CALLER = { trace: "0af7651916cd43dd8448eb211c80319c", span: "b7ad6b7169203331" };

describe("tracing", () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  /** A traced server and its collector; `stop` ends the server, which sends what is left. */
  async function traced(answer: () => Answer, variables: Record<string, string> = {}) {
    const collector = await openLocalService(answer);
    closing.push(collector.close);
    const said: string[] = [];
    const environment = readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...variables });
    const tracing = await openTracing(environment, { say: (sentence) => said.push(sentence), everyMs: 10 });
    const database = await openTestDatabase(mainDatabaseKind(), tracing?.noteStatement);
    const server = await openTestServer(mainDatabaseKind(), { database, tracing });
    let isOpen = true;
    const stop = async () => {
      if (isOpen) await server.close();
      isOpen = false;
    };
    closing.push(stop);
    return {
      collector,
      server,
      tracing,
      said,
      stop,
      sent: () => collector.asked.map(({ body }) => read(body)),
    };
  }

  it("tells of a request by its route, with its status, its time and its statements, in the caller's trace", async () => {
    const { server, stop, sent, collector } = await traced(() => ({ json: {} }), {
      OTEL_SERVICE_NAME: "taxi",
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20key,x-team=desk",
    });
    const headers = { traceparent: `00-${CALLER.trace}-${CALLER.span}-01` };
    const { tracking_code } = await server.call(bookRideEndpoint, { body: aBooking(server), headers });
    await server.request(trackRideEndpoint, { params: { tracking_code: tracking_code ?? "" } });
    await server.app.inject({ url: "/readyz" });
    await stop();
    const spans = sent().flatMap((one) => one.spans);
    const requests = spans.filter(({ kind }) => kind === 2);
    expect(requests.map(({ name }) => name)).toEqual([
      `${bookRideEndpoint.method} /api${bookRideEndpoint.path}`,
      `${trackRideEndpoint.method} /api${trackRideEndpoint.path.replace("{tracking_code}", ":tracking_code")}`,
    ]);
    const [booking] = requests;
    expect(booking).toMatchObject({ traceId: CALLER.trace, parentSpanId: CALLER.span });
    expect(attributesOf(booking)).toMatchObject({
      "http.route": `/api${bookRideEndpoint.path}`,
      "http.response.status_code": String(bookRideEndpoint.status),
    });
    expect(Number(booking?.endTimeUnixNano)).toBeGreaterThan(Number(booking?.startTimeUnixNano));
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === booking?.spanId);
    const texts = statements.map((span) => attributesOf(span)["db.query.text"]).join(" ");
    expect(texts).toContain('insert into "rides" (');
    expect(sent()[0]?.resource).toMatchObject({ "service.name": "taxi" });
    expect(collector.asked[0]).toMatchObject({
      path: "/v1/traces",
      headers: { authorization: "Bearer key", "x-team": "desk" },
    });
  });

  it("tells nothing of a person: no name, phone, address, code, password or token", async () => {
    const { server, stop, collector } = await traced(() => ({ json: {} }));
    const booking = { rider_name: "Zwartemarkt Zoutpan", rider_phone: "5907713", notes: "zilverkleurig" };
    const ride = await server.call(bookRideEndpoint, { body: aBooking(server, booking) });
    const rider = await makeAccount(server, { role: "rider", email: "zebedeo@trupial.example" });
    const params = { tracking_code: ride.tracking_code ?? "" };
    await server.request(trackRideEndpoint, { params, token: rider.token });
    await server.request(loginEndpoint, { body: { username: rider.username, password: "zoutpan-geheim" } });
    await server.app.inject({ url: `/track/${params.tracking_code}?name=Zwartemarkt` });
    await stop();
    const told = collector.asked.map(({ body }) => body).join(" ");
    expect(told).toContain("/api/book-ride/");
    const people = [
      ...Object.values(booking),
      params.tracking_code,
      ride.reference,
      rider.token,
      rider.email,
    ];
    const marks = [...people, rider.username, "zoutpan-geheim", "Hato International", "127.0.0.1"];
    expect(marks.filter((mark) => told.includes(mark))).toEqual([]);
  });

  it("leaves alone what the caller or the sampler doesn't want, and is not there without a collector", async () => {
    const { server, stop, collector } = await traced(() => ({ json: {} }));
    const headers = { traceparent: `00-${CALLER.trace}-${CALLER.span}-00` };
    await server.call(bookRideEndpoint, { body: aBooking(server), headers });
    await stop();
    expect(collector.asked).toEqual([]);
    for (const variables of [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: "http://here", OTEL_SDK_DISABLED: "true" }]) {
      expect(await openTracing(readEnvironment(variables), { say: () => undefined })).toBe(null);
    }
  });

  it.each<[string, Answer]>([
    ["hangs", "silence"],
    ["is not well", { status: 503, json: {} }],
  ])("answers as ever while the collector %s, and keeps no more than fits", async (_title, answer) => {
    const { server, tracing, stop } = await traced(() => answer);
    for (let round = 0; round < 30; round += 1) {
      const calls = Array.from({ length: 100 }, () => server.app.inject({ url: "/api/test/" }));
      const answers = await Promise.all(calls);
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    }
    const { waiting, leftOut } = tracing?.counts ?? {};
    expect(waiting).toBe(2_048);
    expect(leftOut).toBeGreaterThanOrEqual(3_000 - 2_048);
    const stoppingAt = performance.now();
    await stop();
    expect(performance.now() - stoppingAt, "a stop doesn't wait for it either").toBeLessThan(5_000);
  });

  it("sends what it kept once the collector is back, and says both", async () => {
    let isAway = true;
    const { server, said, collector, sent } = await traced(() =>
      isAway ? { status: 503, json: {} } : { json: {} },
    );
    await server.app.inject({ url: "/api/test/" });
    await expect.poll(() => said).toHaveLength(1);
    isAway = false;
    await expect.poll(() => said).toHaveLength(2);
    expect(said).toEqual([expect.stringContaining("doesn't take spans"), expect.stringContaining("again")]);
    expect(collector.asked.length).toBeGreaterThan(1);
    expect(sent().at(-1)?.spans).toContainEqual(expect.objectContaining({ name: "GET /api/test/" }));
  });
});

function read(body: string): Sent {
  const { resourceSpans } = JSON.parse(body) as {
    resourceSpans: { resource: Pick<SentSpan, "attributes">; scopeSpans: { spans: SentSpan[] }[] }[];
  };
  const [all] = resourceSpans;
  return {
    resource: attributesOf(all?.resource),
    spans: all?.scopeSpans.flatMap(({ spans }) => spans) ?? [],
  };
}

function attributesOf(span: Pick<SentSpan, "attributes"> | undefined): Record<string, unknown> {
  return Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
}
