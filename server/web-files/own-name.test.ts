import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { makeAccount } from "../testing/accounts.ts";
import { makeNewCompany } from "../testing/open-company.ts";
import { mainDatabaseKind } from "../testing/test-databases.ts";
import { openTestServer } from "../testing/test-server.ts";

/** What the build writes into the head of each page, and where else it says a name. */
const HOME = [
  "<title>Taxi | Trupial</title>",
  '<link rel="icon" href="/favicon.ico" sizes="32x32" />',
  '<link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />',
  '<link rel="apple-touch-icon" href="/icons/icon-192.png" />',
  '<meta property="og:site_name" content="Trupial">',
  '<meta property="og:image" content="https://taxi.example/icons/share.png">',
  '<meta property="og:image:width" content="1200">',
  `<script type="application/ld+json">{"@type":"TaxiService","name":"Trupial","image":"https://taxi.example/icons/share.png","provider":{"legalName":"Trupial Taxi & Tours","sameAs":[]}}</script>`,
  `<script id="company" type="application/json">${JSON.stringify(DEFAULT_COMPANY)}</script>`,
  "<p>Trupial, by Trupial Taxi &amp; Tours</p>",
  '<div data-part="whatsapp"><h2>Follow us</h2><a href="https://wa.me/59995550123">WhatsApp</a></div>',
  '<div data-part="chat"><a href="https://wa.me/59995550123">Chat</a></div>',
  '<p data-part="tour-prices">$75<span>XCG 134</span></p>',
  '<script type="application/ld+json">{"@type":"TouristTrip","name":"Beaches","offers":{"@type":"Offer","price":75}}</script>',
].join("\n");
const MANIFEST = {
  name: "Trupial: taxi",
  short_name: "Trupial",
  icons: [{ src: "/icons/icon-192.png" }],
};
const DATA = `<script id="company" type="application/json">${JSON.stringify(DEFAULT_COMPANY)}</script>`;
const OPENING = `${DATA}<h1>Opening soon</h1><p>A taxi company on Curaçao.</p><a href="tel:${DEFAULT_COMPANY.phone}">+599 9 555 0123</a>`;

describe("a company named otherwise than the demo", () => {
  it("calls a company by its own name wherever a page says one, and shows its own mark", async () => {
    const own = await openTestServer(mainDatabaseKind(), { webDirectory: builtWeb() });
    const { token } = await makeAccount(own, { role: "staff" });
    const body = { name: "Dushi Taxi", legal_name: "Dushi Taxi N.V.", mark_colour: "blue" as const };
    await own.call(editCompanyProfileEndpoint, { token, body });
    const read = (url: string) => own.app.inject({ url });
    for (const url of ["/", "/manifest.webmanifest", "/icons/mark.svg"]) {
      expect((await read(url)).body).not.toContain("Trupial");
    }
    const home = (await read("/")).body;
    expect(home).toContain("<title>Taxi | Dushi Taxi</title>");
    expect(home).not.toMatch(/favicon|apple-touch-icon|share\.png/);
    expect((await read("/manifest.webmanifest")).json()).toMatchObject({
      name: "Dushi Taxi: taxi",
      short_name: "Dushi Taxi",
      icons: [{ src: "/icons/mark.svg" }],
    });
    expect((await read("/icons/mark.svg")).body).toMatch(/fill="#1D4ED8".*>D<\/text>/);
    expect((await read("/icons/icon-192.png")).statusCode).toBe(404);
    await own.close();
  });

  it("says nothing of WhatsApp where it has none, and of the prices of tours and the tours where staff turned them off", async () => {
    const own = await openTestServer(mainDatabaseKind(), { webDirectory: builtWeb() });
    const { token } = await makeAccount(own, { role: "staff" });
    const read = async (url: string) => (await own.app.inject({ url })).body;
    await own.call(editCompanyProfileEndpoint, {
      token,
      body: { whatsapp: "", chat_url: "https://m.me/dushi", tour_prices_on: false },
    });
    const home = await read("/");
    expect(home).not.toMatch(/wa\.me|Follow us|\$75|"price"/);
    expect(home).toContain('<a href="https://m.me/dushi">Chat</a>');
    expect(home).toContain('{"@type":"TouristTrip","name":"Beaches"}');
    expect(await read("/sitemap.xml")).toContain("/nl/privatetours/sunset-sail<");
    expect((await own.app.inject({ url: "/llms.txt" })).body).toContain("by the day, on request");
    await own.close();

    const other = await openTestServer(mainDatabaseKind(), { webDirectory: builtWeb() });
    const { token: theirs } = await makeAccount(other, { role: "staff" });
    const body = { whatsapp: "", chat_url: "", tours_on: false };
    await other.call(editCompanyProfileEndpoint, { token: theirs, body });
    expect((await other.app.inject({ url: "/" })).body).not.toContain("Chat");
    const sitemap = (await other.app.inject({ url: "/sitemap.xml" })).body;
    expect(sitemap).not.toContain("privatetours");
    expect(sitemap).toContain("<loc>https://taxi.example/nl/faq</loc>");
    expect((await other.app.inject({ url: "/llms.txt" })).body).not.toContain("tours");
    await other.close();
  });

  it("shows the public that it opens soon until it does, and nothing else but the login", async () => {
    const early = await openTestServer(mainDatabaseKind(), { webDirectory: builtWeb() });
    await makeNewCompany(early.db);
    const read = async (url: string) => (await early.app.inject({ url })).body;
    for (const url of ["/", "/contactus", "/aboutus", "/nl/privatetours"]) {
      expect(await read(url)).toContain("Opening soon");
    }
    expect(await read("/")).toContain('<a href="tel:">');
    expect(await read("/login")).not.toContain("Opening soon");
    await early.close();
  });

  it("sends a page with the data that it was drawn with, also at the moment when it closes or opens", async () => {
    const turned = await openTestServer(mainDatabaseKind(), { webDirectory: builtWeb() });
    const set = async (site_open: boolean) => {
      await turned.db.updateTable("company_profile").set({ site_open, closed_text: "{}" }).execute();
      turned.clock.advance(6_000);
    };
    const read = async () => {
      const { body } = await turned.app.inject({ url: "/" });
      return {
        closedPage: body.includes("<h1>We aren't taking"),
        closedData: body.includes('"opens_soon":true'),
      };
    };
    await read();
    for (const isOpen of [false, true]) {
      await set(isOpen);
      for (const page of [await read(), await read()]) expect(page.closedPage).toBe(page.closedData);
      expect((await read()).closedPage).toBe(!isOpen);
    }
    await turned.close();
  });

  it("shows the public the company's own words while it is closed again, in a page that needs no script", async () => {
    const closed = await openTestServer(mainDatabaseKind(), { webDirectory: builtWeb() });
    const text = { en: "A storm is near. <b>Back</b> tomorrow." };
    await closed.db
      .updateTable("company_profile")
      .set({ site_open: false, closed_text: JSON.stringify(text) })
      .execute();
    const read = async (url: string) => (await closed.app.inject({ url })).body;
    const page = await read("/");
    expect(page).toContain("We aren't taking bookings right now");
    expect(page).toContain("A storm is near. &lt;b&gt;Back&lt;/b&gt; tomorrow.");
    expect(page).not.toContain("Opening soon");
    expect(await read("/login")).not.toContain("storm");
    await closed.close();
  });
});

function builtWeb(): string {
  const web = path.join(mkdtempSync(path.join(tmpdir(), "own-name-")), "web");
  const files: Record<string, string> = {
    "index.html": HOME,
    "app.html": "<h1>App</h1>",
    "login/index.html": "<h1>Login</h1>",
    "contactus/index.html": "<h1>Contact</h1>",
    "opening-en.html": OPENING,
    "opening-nl.html": OPENING,
    "manifest.webmanifest": JSON.stringify(MANIFEST),
    "icons/mark.svg": "<svg><title>Trupial</title></svg>",
    "icons/icon-192.png": "a picture of a bird",
    "sitemap.xml": ["/nl/faq", "/privatetours", "/nl/privatetours/sunset-sail"]
      .map((page) => `  <url><loc>https://taxi.example${page}</loc><lastmod>2026-11-01</lastmod></url>\n`)
      .join(""),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(web, name)), { recursive: true });
    writeFileSync(path.join(web, name), content);
  }
  return web;
}
