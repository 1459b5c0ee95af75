import type { Page } from "@playwright/test";
import { DAY_MS } from "../../domain/time-units.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "readers" });

const RIDES = 2_000;
const PAGE_ROWS = 500;
/** Four pages of 500 have to come before all are there. */
const WHOLE = { timeout: 60_000 };

test("of 2,000 completed rides each is found, sorted and reached, and few are drawn at once", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver");
  const [pattern] = await driver.list(listRideRequestsEndpoint, { query: { type: "completed", limit: 1 } });
  await answerWith(page, pattern ?? {}, "type=completed");
  await page.goto("/driverhistory");
  await expect(page.getByText(`${RIDES} rides`, { exact: true })).toBeVisible(WHOLE);
  const rows = page.locator("tbody tr");
  expect(await rows.count()).toBeLessThan(200);

  await page.getByRole("searchbox").fill("passenger 1999");
  await expect(page.getByText(`Rides: 1 of ${RIDES}`)).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("$1,999.00");
  await page.getByRole("button", { name: "Clear" }).click();

  const fare = page.getByRole("columnheader", { name: "Fare" }).getByRole("button");
  await fare.click();
  await expect(rows.first()).toContainText("Passenger 0");
  // It grows as it is scrolled, and begins anew when it is searched.
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded();
    expect(await rows.count()).toBeGreaterThan(200);
  }).toPass();
  await page.getByRole("searchbox").fill("passenger");
  await expect.poll(() => rows.count()).toBeLessThan(200);
  await expect(rows.first()).toContainText("Passenger 0");
});

test("of a rider's 2,000 rides each is found, sorted and opened", async ({ context, page, product }) => {
  const rider = await signIn(context, product.url, "rider");
  const [pattern] = await rider.list(listRideRequestsEndpoint, { query: { type: "completed", limit: 1 } });
  await answerWith(page, pattern ?? {}, "/ride-requests");
  await page.goto("/myridehistory");
  const rows = page.getByRole("region", { name: "My Ride History" }).locator("tbody tr");
  await expect(rows.first()).toBeVisible(WHOLE);
  await page.getByRole("searchbox").fill("place 1234");
  await expect(rows).toHaveCount(1, WHOLE);
  await rows.first().getByRole("button").press("Enter");
  await expect(page.getByRole("dialog", { name: "Ride Details" })).toContainText("$1,234.00");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear" }).click();
  const fare = page.getByRole("columnheader", { name: "Fare" }).getByRole("button");
  await fare.click();
  await fare.click();
  await expect(rows.first()).toContainText("$1,999.00");
  expect(await rows.count()).toBeLessThan(200);
});

/** Simulates years of work: the product's answer about one ride, repeated many times and paged as usual. */
async function answerWith(page: Page, pattern: object, words: string): Promise<void> {
  const newest = Date.now();
  const all = Array.from({ length: RIDES }, (_, index) => ({
    ...pattern,
    id: 1_000_000 - index,
    reference: `R${index}`,
    rider_name: `Passenger ${index}`,
    pickup_location: `Place ${index}`,
    calculated_fare: `${index}.00`,
    ride_datetime: new Date(newest - index * DAY_MS).toISOString(),
    completed_at: new Date(newest - index * DAY_MS).toISOString(),
  }));
  await page.route(
    (url) => url.href.includes(words),
    (route) => {
      const url = new URL(route.request().url());
      const from = Number(url.searchParams.get("before") ?? 0);
      const next = from + PAGE_ROWS;
      url.searchParams.set("before", String(next));
      const headers = next < RIDES ? { Link: `<${url.pathname}${url.search}>; rel="next"` } : {};
      return route.fulfill({ json: all.slice(from, next), headers });
    },
  );
}
