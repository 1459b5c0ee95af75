import { localizedPath, SITE_PATHS } from "../../contract/company/site-map.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import { started } from "../started.ts";
import { expect, test } from "../test.ts";
import { commonTrip, priceOf } from "./booking-steps.ts";

/** What the home page may weigh on the wire, compressed with gzip. */
const SCRIPT_BYTES = 100_000;
const STYLE_BYTES = 20_000;

for (const language of LANGUAGES) {
  const address = localizedPath(language, SITE_PATHS.home);
  test(`${address} is ready with 100 kB of script, 20 kB of style and one font file`, async ({
    page,
    request,
  }) => {
    const fetched: { type: string; url: string }[] = [];
    page.on("request", (each) => fetched.push({ type: each.resourceType(), url: each.url() }));
    await page.goto(address);
    await started(page);
    await page.waitForLoadState("networkidle");

    const weigh = async (type: string) => {
      const urls = [...new Set(fetched.filter((each) => each.type === type).map(({ url }) => url))];
      const weights = await Promise.all(
        urls.map(async (url) => {
          const response = await request.get(url, { headers: { "Accept-Encoding": "gzip" } });
          return Number(response.headers()["content-length"]);
        }),
      );
      return { files: urls.length, bytes: weights.reduce((sum, weight) => sum + weight, 0) };
    };
    const [script, style, font] = [await weigh("script"), await weigh("stylesheet"), await weigh("font")];
    expect(script.bytes).toBeGreaterThan(0);
    expect(script.bytes).toBeLessThanOrEqual(SCRIPT_BYTES);
    expect(style.bytes).toBeGreaterThan(0);
    expect(style.bytes).toBeLessThanOrEqual(STYLE_BYTES);
    expect(font.files).toBe(1);
    // A sheet that the page does not name comes after it was painted, and all of it jumps.
    const served = await (await request.get(address)).text();
    expect(style.files).toBe(served.split('rel="stylesheet"').length - 1);
    // Nothing is loaded from another site.
    const { origin } = new URL(page.url());
    expect(fetched.map(({ url }) => new URL(url).origin)).toEqual(fetched.map(() => origin));
  });
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
