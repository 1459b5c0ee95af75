import { HtmlValidate } from "html-validate";
import { PUBLIC_PAGES } from "../../domain/company/public-pages.ts";
import { localizedPath, SITE_PATHS } from "../../domain/company/site-map.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "readers" });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read", async ({ page }) => {
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
    }
  });

  test("a link leads to the same page in another language", async ({ page }) => {
    await page.goto("/faq");
    await page.locator("footer").getByRole("link", { name: "Papiamentu" }).click();
    await expect(page).toHaveURL(/\/pap\/faq$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preguntanan frekuente");
  });
});

test("every page in every language names itself and links to its other languages", async ({ page }) => {
  const addresses = LANGUAGES.flatMap((language) =>
    PUBLIC_PAGES.map((path) => ({ language, address: localizedPath(language, path) })),
  );
  await page.goto("/robots.txt");
  const served = await page.evaluate(
    async ([asked, form]) => {
      const read = async (address: string) => {
        const response = await fetch(address);
        const html = new DOMParser().parseFromString(await response.text(), "text/html");
        const attribute = (element: string, name: string) => html.querySelector(element)?.getAttribute(name);
        return {
          status: response.status,
          language: attribute("html", "lang"),
          headings: html.querySelectorAll("h1").length,
          // As its heading does, then the company; somebody who searches for a taxi looks for other words than the form's.
          named:
            html.title.endsWith(" | Trupial") &&
            (address.endsWith(form) || html.title.startsWith(html.querySelector("h1")?.textContent ?? "")),
          described: (attribute('meta[name="description"]', "content") ?? "").length >= 20,
          alternates: html.querySelectorAll('link[rel="alternate"][hreflang]').length,
          canonical: new URL(attribute('link[rel="canonical"]', "href") ?? "", location.href).pathname,
          styled: html.querySelectorAll("[style]").length,
        };
      };
      return Promise.all(asked.map(({ address }) => read(address)));
    },
    [addresses, SITE_PATHS.bookYourRide] as const,
  );
  expect(served).toEqual(
    addresses.map(({ language, address }) => ({
      status: 200,
      language,
      headings: 1,
      named: true,
      described: true,
      alternates: LANGUAGES.length + 1,
      canonical: address,
      styled: 0,
    })),
  );
});

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // How React and Vite write what is the same to every parser.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-implicit-button-type": "error",
    "void-style": "off",
  },
});

test("every page is valid HTML in every language", async ({ request }) => {
  test.slow();
  const found: string[] = [];
  for (const language of LANGUAGES) {
    for (const path of PUBLIC_PAGES) {
      const address = localizedPath(language, path);
      const html = await (await request.get(address)).text();
      const { results } = await validator.validateString(html);
      if (/<select[^>]* required[^>]*><option value="[^"]/.test(html))
        found.push(`${address}: a required select has no empty choice`);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        found.push(`${address} ${ruleId}: ${message} ${selector}`);
    }
  }
  expect(found).toEqual([]);
});

test("an unknown path says 404 Not Found with that status and shows the way home", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Not Found");
  // What was typed wrong is still there to be mended, with and without scripts.
  expect(await response?.text()).toContain(' href="/nl/no/such/page"');
  await page.getByRole("contentinfo").getByRole("link", { name: "Nederlands" }).click();
  await expect(page).toHaveURL("/nl/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Niet gevonden");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("sitemap and robots name every public page and nothing private", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const count = PUBLIC_PAGES.length * LANGUAGES.length;
  expect(sitemap.match(/<loc>/g)).toHaveLength(count);
  expect(sitemap.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)).toHaveLength(count);
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(count);
  expect(sitemap).not.toContain("/operator");
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /track/");
});

test("no two pages have the same title", async ({ request }) => {
  const titles = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const path of PUBLIC_PAGES) {
      const address = localizedPath(language, path);
      const [, title = ""] = /<title>(.*?)<\/title>/.exec(await (await request.get(address)).text()) ?? [];
      expect([address, title, titles.get(title)]).toEqual([address, title, undefined]);
      titles.set(title, address);
    }
  }
});

test("search engines read who drives and where, what is asked, and what a tour costs", async ({
  request,
}) => {
  const things = async (address: string) => {
    const html = await (await request.get(address)).text();
    const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    return [...blocks].map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
  };
  const [service, ...more] = await things("/nl");
  expect(more).toEqual([]);
  expect(service).toMatchObject({
    "@context": "https://schema.org",
    "@type": "TaxiService",
    provider: {
      address: { "@type": "PostalAddress", streetAddress: "Buenavista", addressLocality: "Willemstad" },
      geo: { latitude: expect.closeTo(12.143, 3), longitude: expect.closeTo(-68.934, 3) },
    },
  });
  // Properties of other things than a service; what else may stand where, the compiler checks with schema.org's own types.
  expect(Object.keys(service ?? {})).not.toEqual(expect.arrayContaining(["inLanguage"]));

  const [, faq] = await things("/pap/faq");
  expect(faq).toMatchObject({ "@type": "FAQPage", inLanguage: "pap" });
  expect(faq?.["mainEntity"]).toHaveProperty("8.acceptedAnswer.text");
  const [, tour] = await things("/es/privatetours/sunset-sail");
  expect(tour).toMatchObject({
    "@type": "TouristTrip",
    offers: { "@type": "Offer", price: 80, priceCurrency: "USD" },
  });
  const [, tours] = await things("/privatetours");
  expect(tours?.["itemListElement"]).toHaveLength(6);
});

test("an old browser finds its icon", async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});
