import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { businessPlace } from "../../domain/company/business-place.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { dealSentence } from "../../domain/company/deal-words.ts";
import { DEAL_WORDS } from "./deal-words.ts";
import { airportWaiting, waitingTerms } from "../../domain/company/waiting-words.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { FIRST_TARIFF } from "../../domain/fares/tariff.ts";
import { toWireTariff } from "../../contract/fares/to-wire-tariff.ts";
import { addTariffEndpoint } from "../../contract/fares/tariffs.endpoints.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { editSiteTextEndpoint } from "../../contract/site-texts/site-texts.endpoints.ts";
import { type TextField, textMark } from "../../contract/site-texts/text-parts.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { withAskedPath } from "./asked-path.ts";
import { makeAccount } from "../testing/accounts.ts";
import { mainDatabaseKind } from "../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../testing/test-server.ts";

const { phone, address } = DEFAULT_COMPANY;
const CONTACT = [
  `<script type="application/ld+json">${JSON.stringify({ telephone: phone, ...businessPlace(DEFAULT_COMPANY) })}</script>`,
  `<script id="company" type="application/json">${JSON.stringify(DEFAULT_COMPANY)}</script>`,
  `<a href="tel:${phone}">+599 9 555 0123</a> <a href="https://wa.me/${phone.slice(1)}">WhatsApp</a>`,
  `<p>${address}</p>`,
].join("\n");
const PRICES = [
  `<script type="application/ld+json">{"text":"Mambo $30.00 (XCG 53.70), Westpunt $47.00 (XCG 84.13)"}</script>`,
  `<script id="example-fares" type="application/json">{"mambo":3000,"westpunt":4700}</script>`,
  `<p>Mambo $30.00 (XCG 53.70), Westpunt $47.00 (XCG 84.13)</p>`,
].join("\n");
const TERMS = [
  `<script id="company" type="application/json">${JSON.stringify(DEFAULT_COMPANY)}</script>`,
  ...LANGUAGES.map((language) => `<p>${waitingTerms(DEFAULT_COMPANY, language)}</p>`),
  ...LANGUAGES.map((language) => `<p>${airportWaiting(DEFAULT_COMPANY, language)}</p>`),
].join("\n");
const DEALS = [
  `<script id="company" type="application/json">${JSON.stringify(DEFAULT_COMPANY)}</script>`,
  ...LANGUAGES.map((language) => `<p>${dealSentence({ vip_on: false }, DEAL_WORDS[language])}</p>`),
].join("\n");
const mark = (field: TextField) => textMark("north-coast", field);
/** The page of a tour as the build leaves it to be filled in. */
const TOUR = {
  language: "nl",
  html: [
    `<title>${mark("title")}: Trupial</title>`,
    `<script type="application/ld+json">{"name":"${mark("title")}","provider":{"openingHours":"Mo-Su","email":"x"}}</script>`,
    `<script id="site-texts" type="application/json">{"language":"nl","parts":{}}</script>`,
    `<p>${mark("about")}</p>`,
    `<ul><li><a>Tours</a></li><li><i></i>${mark("includes")}</li></ul>`,
  ].join("\n"),
  builtIn: { "north-coast.title": "De noordkust", "north-coast.about": "Bij <de> zee" },
};
const SCRIPT = "export const ride = 1;".repeat(40);

describe("the built web", () => {
  let server: TestServer;
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  beforeAll(async () => {
    const webDirectory = builtWeb();
    server = await openTestServer(mainDatabaseKind(), { webDirectory });
  });
  afterAll(() => server.close());

  it("answers each address with its own page in its language", async () => {
    expect((await get("/")).body).toBe("<h1>Home</h1>");
    expect((await get("/faq/?from=mail")).body).toBe("<h1>FAQ</h1>");
    expect((await get("/nl/faq")).body).toBe("<h1>Vragen</h1>");
  });

  it("answers the areas of the app with their shell", async () => {
    expect((await get("/track/abc")).body).toBe("<h1>A ride</h1>");
    for (const url of ["/operator/drivers/7", "/myridehistory"]) {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([200, "<h1>App</h1>"]);
    }
  });

  it("answers any other path with the page that says 404 and the status 404, in its language", async () => {
    for (const [url, words] of [
      ["/nothing-here", "<h1>404 Not Found</h1>"],
      ["/nl/nothing-here", "<h1>404 Niet gevonden</h1>"],
      ["/%E0%A4%A", "<h1>404 Not Found</h1>"],
    ] as const) {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([404, words]);
      expect(response.headers["content-security-policy"]).toContain("default-src 'self'");
    }
  });

  it("lets the page that says 404 change its language and keep the address, whatever stands in that", async () => {
    const linksOf = async (url: string) => {
      const { body } = await get(url);
      return [...body.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
    };
    expect(await linksOf("/es/fare-calculater?from=mail")).toEqual([
      "/fare-calculater",
      "/nl/fare-calculater",
      "/es/404s",
    ]);
    expect(await linksOf("/es/404")).toEqual(["/404", "/nl/404", "/es/404s"]);
    expect(await linksOf("/es//evil.example/%22%3E%3Cb")).toEqual([
      "/evil.example/%22%3E%3Cb",
      "/nl/evil.example/%22%3E%3Cb",
      "/es/404s",
    ]);
    const { body } = await get('/es/"><b>$&');
    expect(body).not.toContain("<b>");
    // No browser sends one, and no link begins with one.
    expect(withAskedPath(' href="/404"', "/\\evil.example")).toBe(' href="/%5Cevil.example"');
  });

  it("puts the company there is into pages that were built with another, markup and data alike", async () => {
    const built = await get("/contactus", { "accept-encoding": "gzip" });
    expect(gunzipSync(built.rawPayload).toString()).toBe(CONTACT);
    const { token } = await makeAccount(server, { role: "staff" });
    const body = { phone: "+59997778888", whatsapp: "+59991112222", address: 'Kaya "A" & B, Barber' };
    await server.call(editCompanyProfileEndpoint, { token, body });
    server.clock.advance(5_000);
    await get("/contactus");
    const expectChanged = async () => {
      const page = await get("/contactus", { "accept-encoding": "br, gzip" });
      const html = brotliDecompressSync(page.rawPayload).toString();
      expect(page.headers["etag"]).not.toBe(built.headers["etag"]);
      expect(html).toContain('<a href="tel:+59997778888">+599 9 777 8888</a>');
      expect(html).toContain('<a href="https://wa.me/59991112222">');
      expect(html).toContain("<p>Kaya &quot;A&quot; &amp; B, Barber</p>");
      const [search, drawn] = [...html.matchAll(/json">(.*?)<\/script>/g)].map(([, json]) =>
        JSON.parse(json ?? ""),
      );
      expect(search).toEqual({
        telephone: "+59997778888",
        address: {
          "@type": "PostalAddress",
          streetAddress: 'Kaya "A" & B',
          addressLocality: "Barber",
          addressCountry: "CW",
        },
      });
      expect(drawn).toEqual({ ...DEFAULT_COMPANY, ...body, chat_url: "https://wa.me/59991112222" });
    };
    await vi.waitFor(expectChanged, { timeout: 5_000 });
  });

  it("promises to wait as long as the company does, and to follow flights only where it does", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    await server.call(editCompanyProfileEndpoint, { token, body: { airport_wait_minutes: 75 } });
    const follower = await openTestServer(mainDatabaseKind(), {
      webDirectory: builtWeb(),
      flights: { everyMs: 60_000, read: ({ now }) => Promise.resolve({ flights: [], asOf: now }) },
    });
    for (const [one, differs] of [
      [server, { airport_wait_minutes: 75 }],
      [follower, { follows_flights: true }],
    ] as const) {
      one.clock.advance(5_000);
      const promises = { ...DEFAULT_COMPANY, ...differs };
      const expectTrue = async () => {
        const { body } = await one.app.inject({ url: "/terms" });
        for (const language of LANGUAGES) {
          expect(body).toContain(`<p>${waitingTerms(promises, language)}</p>`);
          expect(body).toContain(`<p>${airportWaiting(promises, language)}</p>`);
        }
        const [, drawn = "{}"] = /json">(.*?)<\/script>/.exec(body) ?? [];
        expect(JSON.parse(drawn)).toMatchObject(differs);
      };
      await vi.waitFor(expectTrue, { timeout: 5_000 });
    }
    await follower.close();
  });

  it("says what whoever rides often pays less, with the company's own figures, and only while it is so", async () => {
    expect((await get("/aboutus")).body).toContain("<p>Ride often? Ask us for a better price.</p>");
    const { token } = await makeAccount(server, { role: "staff" });
    const save = async (body: { vip_on: boolean; vip_from_rides?: number; vip_percent?: number }) => {
      await server.call(editCompanyProfileEndpoint, { token, body });
      server.clock.advance(5_000);
      await get("/aboutus");
    };
    await save({ vip_on: true, vip_from_rides: 50, vip_percent: 10 });
    await vi.waitFor(async () => {
      const { body } = await get("/aboutus");
      expect(body).toContain("<p>From 50 rides on, 10% off every ride.</p>");
      expect(body).toContain("<p>Vanaf 50 ritten krijg je 10% korting op elke rit.</p>");
      const [, drawn = "{}"] = /json">(.*?)<\/script>/.exec(body) ?? [];
      expect(JSON.parse(drawn)).toMatchObject({ vip_on: true, vip_from_rides: 50, vip_percent: 10 });
    });
    await save({ vip_on: false });
    await vi.waitFor(async () => {
      const { body } = await get("/aboutus");
      expect(body).toContain("<p>Ride often? Ask us for a better price.</p>");
      expect(body).not.toContain("vip");
    });
  });

  it("puts the prices in force into what is asked most, in each way they are written", async () => {
    expect((await get("/es/faq")).body).toBe(PRICES);
    const { token } = await makeAccount(server, { role: "staff" });
    const { airport_rates, ...tariff } = toWireTariff(FIRST_TARIFF);
    const valid_from = curacaoDate(server.clock.now());
    // The two change places: neither may be taken for the other.
    const body = {
      ...tariff,
      valid_from,
      airport_rates: { ...airport_rates, mambo: 47, westpunt: 30 },
    };
    await server.call(addTariffEndpoint, { token, body });
    server.clock.advance(5_000);
    await get("/es/faq");
    const expectChanged = async () => {
      expect((await get("/es/faq")).body).toBe(
        PRICES.replace("3000", "other")
          .replace("4700", "3000")
          .replace("other", "4700")
          .replaceAll("$30.00 (XCG 53.70)", "other")
          .replaceAll("$47.00 (XCG 84.13)", "$30.00 (XCG 53.70)")
          .replaceAll("other", "$47.00 (XCG 84.13)"),
      );
    };
    await vi.waitFor(expectChanged, { timeout: 5_000 });
  });

  it("fills in the texts that staff wrote for a language, in markup and in data, and leaves the built-in ones elsewhere", async () => {
    expect((await get("/nl/privatetours/north-coast")).body).toBe("<h1>De noordkust</h1>");
    const { token } = await makeAccount(server, { role: "staff" });
    const write = (language: "en" | "nl", body: { version: number } & Record<string, unknown>) =>
      server.call(editSiteTextEndpoint, { token, params: { part: "north-coast", language }, body });
    await write("nl", { version: 0, title: 'Wild & "ruig" <b>', includes: "Lunch\n$& en meer\nWater" });
    await server.call(editSiteTextEndpoint, {
      token,
      params: { part: "opening", language: "nl" },
      body: { version: 0, hours: "Van 7 tot 22 uur", when: "van 7 tot 22 uur" },
    });
    server.clock.advance(5_000);
    await get("/");
    const expectFilled = async () => {
      const html = (await get("/nl/privatetours/north-coast")).body;
      expect(html).toContain("<title>Wild &amp; &quot;ruig&quot; &lt;b&gt;: Trupial</title>");
      expect(html).toContain("<p>Bij &lt;de&gt; zee</p>");
      expect(html).toContain(
        "<ul><li><a>Tours</a></li><li><i></i>Lunch</li><li><i></i>$&amp; en meer</li><li><i></i>Water</li></ul>",
      );
      const [search, drawn] = [...html.matchAll(/json">(.*?)<\/script>/g)].map(([, json]) =>
        JSON.parse(json ?? ""),
      );
      // Hours in words are no hours for a machine, and it isn't told that the office is always there.
      expect(search).toEqual({ name: 'Wild & "ruig" <b>', provider: { email: "x" } });
      expect(html).not.toContain("<b>");
      expect(drawn).toEqual({
        language: "nl",
        parts: {
          "north-coast": { title: 'Wild & "ruig" <b>', includes: "Lunch\n$& en meer\nWater" },
          opening: { hours: "Van 7 tot 22 uur", when: "van 7 tot 22 uur" },
        },
      });
      expect((await get("/privatetours/north-coast")).body).toBe("<h1>The north coast</h1>");
      // A page's own language may change, so its data has when the company is there in each that has words for it.
      const company = /<script id="company"[^>]*>(.*?)<\/script>/.exec((await get("/terms")).body)?.[1];
      expect(JSON.parse(company ?? "{}").open_when).toEqual({ nl: "van 7 tot 22 uur" });
    };
    await vi.waitFor(expectFilled, { timeout: 5_000 });
  });

  it("keeps what carries a hash for a year and asks about everything else", async () => {
    expect((await get("/assets/ride-abc123.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await get("/")).headers["cache-control"]).toBe("no-cache");
    expect((await get("/robots.txt")).headers["cache-control"]).toBe("no-cache");
  });

  it("answers an unchanged page with a 304", async () => {
    const { etag } = (await get("/")).headers;
    const again = await get("/", { "if-none-match": String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await get("/faq", { "if-none-match": String(etag) })).statusCode).toBe(200);
  });

  it("sends the smallest form the browser takes, each with its own ETag", async () => {
    const [plain, gzip, brotli, refused] = await Promise.all([
      get("/assets/ride-abc123.js"),
      get("/assets/ride-abc123.js", { "accept-encoding": "gzip" }),
      get("/assets/ride-abc123.js", { "accept-encoding": "gzip, deflate, br" }),
      get("/assets/ride-abc123.js", { "accept-encoding": "br;q=0, gzip;q=0.0" }),
    ]);
    expect(plain.body).toBe(SCRIPT);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    expect(refused.body).toBe(SCRIPT);
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers["etag"])).size).toBe(3);
    for (const { headers } of [plain, gzip, brotli]) {
      expect([headers["vary"], headers["content-type"]]).toEqual([
        "Accept-Encoding",
        "text/javascript; charset=utf-8",
      ]);
    }
  });

  describe("to a visitor who comes from elsewhere", () => {
    const visit = (url: string, languages: string, more: Record<string, string> = {}) =>
      get(url, { accept: "text/html,*/*", "accept-language": languages, ...more });

    it("opens the page in the first of their languages that we have", async () => {
      for (const [languages, place] of [
        ["nl-NL,nl;q=0.9,en;q=0.8", "/nl/faq?guessed"],
        ["fr;q=0.9,es;q=0.5,de;q=0.7", "/de/faq?guessed"],
        ["en;q=0,pap", "/pap/faq?guessed"],
      ] as const) {
        const { statusCode, headers } = await visit("/faq", languages);
        expect([statusCode, headers["location"]]).toEqual([302, place]);
        expect(headers["vary"]).toContain("Accept-Language");
      }
      expect((await visit("/track/abc?a=1&b", "de")).headers["location"]).toBe("/de/track/abc?a=1&b&guessed");
    });

    it("stays in English where they read it, or nothing that we have", async () => {
      for (const languages of ["en-GB,nl;q=0.8", "fr-FR,pt;q=0.8", "", "*", ";;q=x,,"])
        expect((await visit("/faq", languages)).statusCode).toBe(200);
    });

    it("leaves a language in the address, a link of the site and what a script fetches as they are", async () => {
      expect((await visit("/nl/faq", "de")).statusCode).toBe(200);
      expect((await visit("/faq", "de", { "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
      expect((await get("/faq", { accept: "*/*", "accept-language": "de" })).statusCode).toBe(200);
      expect((await visit("/assets/ride-abc123.js", "de")).statusCode).toBe(200);
      expect((await visit("/operator", "de")).statusCode).toBe(200);
      expect((await visit("/nowhere", "de")).statusCode).toBe(404);
    });
  });

  it("answers HEAD as GET, without the body", async () => {
    const response = await server.app.inject({ method: "HEAD", url: "/faq" });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
    expect(response.headers["content-length"]).toBe(String("<h1>FAQ</h1>".length));
  });

  it("never leaves its folder", async () => {
    for (const url of [
      "/../secret.txt",
      "/..%2fsecret.txt",
      "/%2e%2e/secret.txt",
      "/assets/../../secret.txt",
      "/assets/..%5c..%5csecret.txt",
      "//secret.txt",
      "/.vite/manifest.json",
      "/assets/ride-abc123.js%00.html",
    ]) {
      const response = await get(url);
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.body).not.toContain("kept");
    }
  });

  it("leaves paths under /api and other methods to the API's own refusals", async () => {
    expect((await get("/api/nothing")).json()).toMatchObject({ code: "not_found" });
    expect((await server.app.inject({ method: "POST", url: "/faq" })).json()).toMatchObject({
      code: "not_found",
    });
  });
});

function builtWeb(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "trupial-web-"));
  writeFileSync(path.join(folder, "secret.txt"), "kept");
  const web = path.join(folder, "web");
  const files: Record<string, string | Buffer> = {
    "index.html": "<h1>Home</h1>",
    "app.html": "<h1>App</h1>",
    "app-track-en.html": "<h1>A ride</h1>",
    "faq/index.html": "<h1>FAQ</h1>",
    "nl/faq/index.html": "<h1>Vragen</h1>",
    "es/faq/index.html": PRICES,
    "404/index.html": "<h1>404 Not Found</h1>",
    "nl/404/index.html": "<h1>404 Niet gevonden</h1>",
    "es/404/index.html": '<a href="/404"></a><a href="/nl/404"></a><a href="/es/404s"></a>',
    "contactus/index.html": CONTACT,
    "contactus/index.html.br": brotliCompressSync(CONTACT),
    "contactus/index.html.gz": gzipSync(CONTACT),
    "terms/index.html": TERMS,
    "aboutus/index.html": DEALS,
    "nl/privatetours/north-coast/index.html": "<h1>De noordkust</h1>",
    "privatetours/north-coast/index.html": "<h1>The north coast</h1>",
    ".texts/nl/privatetours/north-coast/index.html.json": JSON.stringify(TOUR),
    ".texts/privatetours/north-coast/index.html.json": JSON.stringify({ ...TOUR, language: "en" }),
    "robots.txt": "User-agent: *",
    ".vite/manifest.json": "kept",
    "assets/ride-abc123.js": SCRIPT,
    "assets/ride-abc123.js.br": brotliCompressSync(SCRIPT),
    "assets/ride-abc123.js.gz": gzipSync(SCRIPT),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(web, name)), { recursive: true });
    writeFileSync(path.join(web, name), content);
  }
  return web;
}
