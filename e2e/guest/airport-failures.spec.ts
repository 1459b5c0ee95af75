import type { Page } from "@playwright/test";
import { getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { getTileEndpoint } from "../../contract/places/tiles.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./check-page.ts";
import { watchJumps } from "./watch-jumps.ts";

test.use({
  shares: "readers",
  viewport: { width: 360, height: 740 },
  reducedMotion: "reduce",
  colorScheme: "dark",
});

const MAMBO = { latitude: 12.0866, longitude: -68.899 };
const DIRECTIONS = callsTo(getDirectionsEndpoint);

test("location denied: the drive is shown and priced from the middle of the island, until Retry finds the guest", async ({
  page,
}) => {
  await page.addInitScript(denyFirst, MAMBO);
  const jumped = await watchJumps(page);
  await page.goto("/airport");
  await expect(page.getByRole("button", { name: "Jan Thiel" }).first()).toBeVisible();
  expect(await jumped()).toBeLessThan(0.02);
  await locate(page);
  await expect(page.getByText("Please allow location access.")).toBeVisible();
  await expect(page.getByText(/^Distance:/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Estimated Fare:" })).toContainText("$");
  await expectAccessible(page, "airport, location denied");
  await expectNoSidewaysScroll(page, "airport, location denied");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("You're near Mambo Beach")).toBeVisible();
});

test("a position that does not come within ten seconds is given up; until then a fare has to wait", async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const late: typeof navigator.geolocation.getCurrentPosition = (_, onError, options) => {
      setTimeout(() => onError?.({ code: 3 } as GeolocationPositionError), options?.timeout ?? 0);
    };
    Geolocation.prototype.getCurrentPosition = late;
  });
  await page.goto("/airport");
  await locate(page);
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("Please wait for your location to be detected.")).toBeVisible();
  await expectAccessible(page, "airport, waiting for a position");
  await page.clock.fastForward(10_000);
  await expect(page.getByText("Unable to access your location.")).toBeVisible();
  await expect(page.getByText("Please wait for your location to be detected.")).toBeHidden();
});

test("a distance that fails, is gone or does not come is said in its own words, and Retry mends it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(MAMBO);
  await page.clock.install();
  await page.addInitScript(timeByTheClock);
  const failure = { status: 500, json: { error: "Something went wrong.", code: "internal" } };
  const directions = await interceptCalls(page, DIRECTIONS, (route) => route.fulfill(failure));
  await page.goto("/airport");
  await locate(page);
  await expect(page.getByText("Unable to calculate distance.")).toBeVisible();
  await expectAccessible(page, "airport, no distance");
  directions.answer((route) => route.abort());
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Error calculating distance.")).toBeVisible();
  // Never answered: the page must give up by itself.
  directions.answer(() => undefined);
  const asked = page.waitForRequest(DIRECTIONS);
  await page.getByRole("button", { name: "Retry" }).click();
  await asked;
  await page.clock.fastForward(9_000);
  await expect(page.getByText("Request timed out. Please try again.")).toBeHidden();
  await page.clock.fastForward(1_100);
  await expect(page.getByText("Request timed out. Please try again.")).toBeVisible();
  directions.letThrough();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(/^Distance: /)).toBeVisible();
});

test("prices stand on the map only once there is land under them", async ({ page }) => {
  const tiles = await interceptCalls(page, callsTo(getTileEndpoint), (route) => route.abort());
  await page.goto("/airport");
  const map = page.getByRole("application");
  await page.getByRole("heading", { name: "Fixed rates by zone" }).scrollIntoViewIfNeeded();
  await expect(
    map.getByRole("status").filter({ hasText: "The map can't be loaded right now." }),
  ).toBeVisible();
  const price = map.getByRole("button", { name: /\$/ });
  await expect(price).toHaveCount(0);
  tiles.letThrough();
  await map.getByRole("button", { name: "Zoom in" }).click();
  await expect(price.first()).toBeVisible();
});

const locate = (page: Page) => page.getByRole("button", { name: "Use My Location" }).click();

/** Runs in the page: its reader keeps their position to themselves when first asked for it. */
function denyFirst(coords: { readonly latitude: number; readonly longitude: number }): void {
  let asked = 0;
  const answer: typeof navigator.geolocation.getCurrentPosition = (onFound, onError) => {
    asked += 1;
    if (asked === 1) onError?.({ code: 1 } as GeolocationPositionError);
    else onFound({ coords } as GeolocationPosition);
  };
  Geolocation.prototype.getCurrentPosition = answer;
}

/** Runs in the page: the clock of a test moves timers, and not what a browser aborts by itself. */
function timeByTheClock(): void {
  AbortSignal.timeout = (ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException("The operation timed out.", "TimeoutError")), ms);
    return late.signal;
  };
}
