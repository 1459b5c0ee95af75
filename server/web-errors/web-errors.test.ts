import { expect, it } from "vitest";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { reportWebErrorEndpoint } from "../../contract/web-errors/web-errors.endpoints.ts";
import { readFigures } from "../testing/read-figures.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";
import { browserOf } from "./web-errors.ts";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const ERROR = {
  kind: "render",
  message: "TypeError: l is not a function",
  page: "/nl/login",
  version: "0.1.0+1a2b3c4d5e.changed",
} as const;

onADatabase(
  "an error of a page",
  (server) => {
    it("is told to the log and counted, without what names the reader", async () => {
      const before = linesOf(server).length;
      const answer = await report(server, {
        ...ERROR,
        message: 'TypeError: no ride 4818 of rosa@example.com, "Rosa Wernet", +599 9 512 3456',
        page: "/es/track/jRmAEf5n3UaFDu2UdWs6nQ?from=rosa",
        at: "/assets/site-1a2b3c4.js:1:2345",
      });
      expect([answer.statusCode, answer.body]).toEqual([204, ""]);
      const [line] = linesOf(server).slice(before);
      expect(line).toMatchObject({
        level: 40,
        web_error: {
          kind: "render",
          message: 'TypeError: no ride … of … "…", …',
          page: "/track/{code}",
          at: "/assets/site-1a2b3c4.js:1:2345",
          browser: "Chrome 156",
          version: "0.1.0+1a2b3c4d5e.changed",
        },
      });
      expect(server.log.said()).not.toMatch(/rosa|jRmAEf|4818|512 3456/i);
      const { figure } = await readFigures(server);
      expect(
        figure("trupial_web_errors_total", { kind: "render", browser: "Chrome 156", version: ERROR.version }),
      ).toBe(1);
    });

    it("is counted however often it comes, while the log tells of sixty in a minute", async () => {
      const before = linesOf(server).length;
      server.clock.advance(MINUTE_MS);
      const counted = async () => {
        const { samplesOf } = await readFigures(server);
        return samplesOf("trupial_web_errors_total").reduce((sum, { value }) => sum + Number(value), 0);
      };
      const had = await counted();
      for (let call = 0; call < 100; call += 1) {
        const version = `0.1.${call}`;
        await report(
          server,
          { ...ERROR, version },
          { from: `190.5.7.${call}`, userAgent: `Firefox/${call + 1}.0` },
        );
      }
      expect(linesOf(server).length - before).toBe(60);
      expect((await counted()) - had).toBe(100);
      const { samplesOf } = await readFigures(server);
      const labels = samplesOf("trupial_web_errors_total").map((sample) => sample.labels ?? {});
      expect(new Set(labels.map(({ browser }) => browser)).size).toBeLessThanOrEqual(65);
      expect(new Set(labels.map(({ version }) => version)).size).toBeLessThanOrEqual(9);
      server.clock.advance(MINUTE_MS);
      await report(server, ERROR);
      expect(linesOf(server).length - before).toBe(61);
    });

    it("is refused once one address has reported thirty", async () => {
      const from = "190.5.8.1";
      for (let call = 0; call < 30; call += 1) {
        expect((await report(server, ERROR, { from })).statusCode).toBe(204);
      }
      expect((await report(server, ERROR, { from })).statusCode).toBe(429);
      expect((await report(server, ERROR, { from: "190.5.8.2" })).statusCode).toBe(204);
    });

    it.each([
      [{ ...ERROR, kind: "joke" }, 400],
      [{ ...ERROR, message: "a".repeat(2_001) }, 400],
      [{ ...ERROR, message: 4 }, 400],
      [{ kind: "render" }, 400],
      [{ ...ERROR, page: "/a".repeat(5_000) }, 413],
    ])("that is none is refused and not written down", async (body, status) => {
      const before = linesOf(server).length;
      expect((await report(server, body, { from: "190.5.9.1" })).statusCode).toBe(status);
      expect(linesOf(server).length).toBe(before);
    });

    it("has a version and a place that are ours, or none", async () => {
      const before = linesOf(server).length;
      const body = { ...ERROR, at: "https://rosa.example/a.js:1:2", version: "Rosa Wernet", message: "" };
      expect((await report(server, body)).statusCode).toBe(204);
      expect(linesOf(server)[before]).toMatchObject({ web_error: { at: null, version: null, message: "" } });
    });
  },
  { limitFactor: 1 },
);

it.each([
  [CHROME, "Chrome 156"],
  [`${CHROME} Edg/156.0.0.0`, "Edge 156"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", "Firefox 153"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1",
    "Safari 26",
  ],
  ["curl/8", "other"],
  [undefined, "other"],
])("the browser of %s is %s", (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});

function report(
  server: TestServer,
  body: object,
  { from = "190.5.6.1", userAgent = CHROME }: { from?: string; userAgent?: string } = {},
) {
  return server.request(reportWebErrorEndpoint, {
    from,
    body: body as typeof ERROR,
    headers: { "user-agent": userAgent },
  });
}

function linesOf(server: TestServer): Record<string, unknown>[] {
  const lines = server.log.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines.filter((line) => "web_error" in line);
}
