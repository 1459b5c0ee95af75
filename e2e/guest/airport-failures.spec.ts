import type { Page } from "@playwright/test";
import { AIRPORT_LOCATION, DEFAULT_LOCATION } from "../../contract/places/place-points.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./check-page.ts";
import { refuseLocation } from "./refuse-location.ts";

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce", colorScheme: "dark" });

const MAMBO = { latitude: 12.0866, longitude: -68.899 };
const DIRECTIONS = "**/api/directions/**";
const FARE = "**/api/fareCalc/**";

const WITHOUT_POSITION = [
  { when: "denied", code: 1, says: "Please allow location access." },
  { when: "not to be had", code: 2, says: "Unable to access your location." },
  { when: "absent", code: 0, says: "Geolocation not supported by your browser." },
] as const;
for (const { when, code, says } of WITHOUT_POSITION) {
  test(`location ${when}: the drive is shown and priced from the middle of the island`, async ({ page }) => {
    await refuseLocation(page, code);
    const asked = page.waitForRequest(DIRECTIONS);
    await page.goto("/airport");
    await expect(page.getByText(says)).toBeVisible();
    const query = new URL((await asked).url()).searchParams;
    expect(query.get("from")).toBe(`${DEFAULT_LOCATION.lat},${DEFAULT_LOCATION.lng}`);
    expect(query.get("to")).toBe(`${AIRPORT_LOCATION.lat},${AIRPORT_LOCATION.lng}`);
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.getByRole("button", { name: "Calculate Fare" }).click();
    await expect(page.getByRole("paragraph").filter({ hasText: "Estimated Fare:" })).toContainText("$");
    // The others are the same page with another sentence.
    if (when === "denied") await expectAccessible(page, `airport, location ${when}`);
    await expectNoSidewaysScroll(page, `airport, location ${when}`);
  });
}

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
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("Please wait for your location to be detected.")).toBeVisible();
  await expectAccessible(page, "airport, waiting for a position");
  await page.clock.fastForward(10_000);
  await expect(page.getByText("Unable to access your location.")).toBeVisible();
  await expect(page.getByText("Please wait for your location to be detected.")).toBeHidden();
});

test("a guest who is abroad, or whose place has no name, still sees a drive", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 52.37, longitude: 4.9 });
  await page.goto("/airport");
  await expect(page.getByText("It looks like you're not on Curaçao.")).toBeVisible();
  await page.route("**/api/places/nearest/**", (route) => route.abort());
  await context.setGeolocation(MAMBO);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("We found your location.")).toBeVisible();
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

test("a fare that fails says so; then Success shows for two seconds, and a change is priced half a second after it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(MAMBO);
  await page.clock.install();
  const fares = await interceptCalls(page, FARE, (route) => route.abort());
  await page.goto("/airport");
  await expect(page.getByText("You're near Mambo Beach")).toBeVisible();
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("Failed to calculate fare.")).toBeVisible();
  fares.letThrough();

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await untilVisible(page, "Success");
  await page.clock.runFor(1_800);
  await expect(page.getByText("Success")).toBeVisible();
  await page.clock.runFor(300);
  await expect(page.getByText("Success")).toBeHidden();

  let asked = 0;
  fares.answer((route) => {
    asked += 1;
    return route.continue();
  });
  const more = page.getByRole("group", { name: "Passengers" }).getByRole("button").last();
  await more.click();
  await page.clock.runFor(400);
  await more.click();
  await page.clock.runFor(450);
  expect(asked).toBe(0);
  await page.clock.runFor(100);
  await expect.poll(() => asked).toBe(1);
});

/** Runs in the page: the clock of a test moves timers, and not what a browser aborts by itself. */
function timeByTheClock(): void {
  AbortSignal.timeout = (ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException("The operation timed out.", "TimeoutError")), ms);
    return late.signal;
  };
}

/** Lets a stopped clock run until something shows, and hardly longer. */
async function untilVisible(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return page.getByText(text).isVisible();
    })
    .toBe(true);
}
