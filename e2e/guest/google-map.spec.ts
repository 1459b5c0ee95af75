import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { expectAccessible } from "./check-page.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { priceOf, priceOfFirstTrip } from "./booking-steps.ts";

test.use({
  environment: { GOOGLE_MAPS_BROWSER_KEY: "key-of-a-test" },
  viewport: { width: 360, height: 740 },
  reducedMotion: "reduce",
});

const GOOGLE = "https://maps.googleapis.com/**";
/** What the page uses of Google's map, drawing nothing. */
const SMALL_GOOGLE = `
  class Shape { setMap() {} setPosition() {} setIcon() {} addListener() { return { remove() {} } } }
  window.google = { maps: {
    Map: class { constructor(frame) { frame.dataset.by = "google"; } fitBounds() {} addListener() { return { remove() {} }; } },
    Marker: Shape, Polyline: Shape, LatLngBounds: class { extend() {} },
  } };`;

test("with a key the way is drawn on Google's map", async ({ page }) => {
  const asked = page.waitForRequest(GOOGLE);
  await page.route(GOOGLE, (route) => route.fulfill({ contentType: "text/javascript", body: SMALL_GOOGLE }));
  await page.goto("/");
  await priceOfFirstTrip(page);
  expect(new URL((await asked).url()).searchParams.get("key")).toBe("key-of-a-test");
  await expect(page.locator('[data-by="google"]')).toBeVisible();
});

test("where Google's map cannot be had, or does not come in fifteen seconds, the page says so and draws its own", async ({
  page,
}) => {
  await page.clock.install();
  const google = await interceptCalls(page, GOOGLE, (route) => route.abort());
  await page.goto("/");
  await priceOfFirstTrip(page);
  await expect(page.getByText("Failed to load Google Maps API.")).toBeVisible();
  await expectOwnMap(page);
  await expectAccessible(page, "our map in the place of Google's");

  // Never answered.
  google.answer(() => undefined);
  const asked = page.waitForRequest(GOOGLE);
  await page.reload();
  await expect(priceOf(page)).toBeVisible();
  await asked;
  await page.clock.fastForward(10_000);
  const sentence = page.getByText("Google Maps API load timed out. Please refresh.");
  await expect(sentence).toBeHidden();
  await page.clock.fastForward(6_000);
  await expect(sentence).toBeVisible();
  await expectOwnMap(page);
});

async function expectOwnMap(page: Page): Promise<void> {
  const map = page.getByRole("application", { name: /^Route from / });
  await expect(map.getByTestId("route")).toBeVisible();
  await expect(map.getByRole("listitem")).toHaveCount(2);
}
