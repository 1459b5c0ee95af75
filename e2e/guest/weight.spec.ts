import type { APIRequestContext, Browser } from "@playwright/test";
import { localizedPath, SITE_PATHS } from "../../domain/company/site-map.ts";
import { LANGUAGES, type Language } from "../../domain/languages.ts";
import { bookRideAsGuest } from "../bookings.ts";
import { holdScripts } from "../intercept-calls.ts";
import { started } from "../started.ts";
import { expect, test } from "../test.ts";
import { commonTrip, priceOf } from "./booking-steps.ts";

test.use({ shares: "readers" });

/** What the home page may weigh on the wire, compressed with gzip: 100 kB of 1,024 bytes at most. */
const SCRIPT_BYTES = 102_400;
const STYLE_BYTES = 20_000;
/** What a tracked ride may begin with: each file more costs a slow phone a way there and back. */
const TRACKED_RIDE = { bytes: 122_880, files: 14 };
/** What the page of the airport may begin with, before its map is seen and a price is asked for: 120 kB. */
const AIRPORT_BYTES = 122_880;

test("the home page is ready in every language with 100 kB of script, 20 kB of style and one font file", async ({
  browser,
  product,
  request,
}) => {
  // Beside each other: each waits a while to see that nothing more is fetched.
  await Promise.all(
    LANGUAGES.map((language) => expectLight(browser, request, new URL(homeIn(language), product.url))),
  );
});

const homeIn = (language: Language) => localizedPath(language, SITE_PATHS.home);

async function expectLight(browser: Browser, request: APIRequestContext, { href, origin }: URL) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const fetched: { type: string; url: string }[] = [];
  page.on("request", (each) => fetched.push({ type: each.resourceType(), url: each.url() }));
  await page.goto(href);
  await started(page);
  await page.waitForLoadState("networkidle");

  const weigh = async (type: string) => {
    const urls = [...new Set(fetched.filter((each) => each.type === type).map(({ url }) => url))];
    return weightOf(urls, request);
  };
  const [script, style, font] = [await weigh("script"), await weigh("stylesheet"), await weigh("font")];
  expect(script.bytes, href).toBeGreaterThan(0);
  expect(script.bytes, href).toBeLessThanOrEqual(SCRIPT_BYTES);
  expect(style.bytes, href).toBeGreaterThan(0);
  expect(style.bytes, href).toBeLessThanOrEqual(STYLE_BYTES);
  expect(font.files, href).toBe(1);
  // A sheet that the page does not name comes after it was painted, and all of it jumps.
  const served = await (await request.get(href)).text();
  expect(style.files, href).toBe(served.split('rel="stylesheet"').length - 1);
  // Nothing is loaded from another site.
  expect(fetched.map(({ url }) => new URL(url).origin)).toEqual(fetched.map(() => origin));
  await context.close();
}

async function weightOf(urls: readonly string[], request: APIRequestContext) {
  const weights = await Promise.all(
    urls.map(async (url) => {
      const response = await request.get(url, { headers: { "Accept-Encoding": "gzip" } });
      return Number(response.headers()["content-length"]);
    }),
  );
  return { files: urls.length, bytes: weights.reduce((sum, weight) => sum + weight, 0) };
}

test("a tracked ride begins with few and light files, and is asked for before they are there", async ({
  page,
  product,
  request,
}) => {
  const { tracking_code } = await bookRideAsGuest(product.url, "Light Guest");
  const link = new URL(`/track/${tracking_code}`, product.url).href;
  const weight = await weightOf(await scriptsNamedBy(link, request), request);
  expect(weight.files).toBeLessThanOrEqual(TRACKED_RIDE.files);
  expect(weight.bytes).toBeLessThanOrEqual(TRACKED_RIDE.bytes);

  const release = await holdScripts(page);
  const answered = page.waitForResponse(`**/api/track/${tracking_code}/`);
  await page.goto(link, { waitUntil: "commit" });
  await answered;
  release();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Booked for");
});

test("the page of the airport begins with 120 kB of script in every language, before its map is seen", async ({
  product,
  request,
}) => {
  const weights = await Promise.all(
    LANGUAGES.map(async (language) => {
      const page = new URL(localizedPath(language, SITE_PATHS.airport), product.url).href;
      return (await weightOf(await scriptsNamedBy(page, request), request)).bytes;
    }),
  );
  expect(Math.min(...weights)).toBeGreaterThan(0);
  expect(Math.max(...weights)).toBeLessThanOrEqual(AIRPORT_BYTES);
});

/** The scripts that a page asks for before any of them runs. */
async function scriptsNamedBy(page: string, request: APIRequestContext) {
  const served = await (await request.get(page)).text();
  return [
    ...new Set(
      [...served.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => new URL(file, page).href),
    ),
  ];
}

test("the price step fetches its own words, and not those of the desk or the driver", async ({ page }) => {
  await page.goto("/");
  await expect(commonTrip(page)).toContainText("$");
  const words: string[] = [];
  page.on("request", (each) => {
    const area = /strings-(\w+)-en/.exec(each.url())?.[1];
    if (area !== undefined) words.push(area);
  });
  await commonTrip(page).click();
  await expect(priceOf(page)).toContainText("$");
  expect(words).toEqual(["price"]);
});
