import type { Page } from "@playwright/test";
import { readMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { signIn } from "../demo-person.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { enterPerson, priceOf, priceOfFirstTrip, ridesOf } from "./booking-steps.ts";
import { expectAccessible } from "./check-page.ts";

test.use({
  shares: "guests",
  viewport: { width: 360, height: 740 },
  reducedMotion: "reduce",
  colorScheme: "dark",
});

test("without a signal the unsent booking survives a reload, says that nothing is booked, and asks before it is sent once", async ({
  browser,
  product,
}) => {
  // With its service worker, as a phone has it: the page itself can then be reloaded without a network.
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "allow",
    baseURL: product.url,
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await priceOfFirstTrip(page);
  await enterPerson(page, "No Signal");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/book-ride/")) sent.push(request.headers()["idempotency-key"] ?? "");
  });

  await context.setOffline(true);
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText("Waiting for a connection. Your ride isn't booked yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Book Now" })).toBeHidden();
  await expectAccessible(page, "a booking that waits");
  const findSignal = await reloadWithoutSignal(page);
  await expect(page.getByText("Waiting for a connection. Your ride isn't booked yet.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("No Signal");

  await findSignal();
  await expect(page.getByText("You're back online. Still want this ride?")).toBeVisible();
  await expectAccessible(page, "the question after the signal came back");
  expect(await ridesOf(product, "No Signal")).toBe(0);
  await page.getByRole("button", { name: "Book it" }).dblclick();
  await expect(page).toHaveURL(/\/track\//);
  expect(await ridesOf(product, "No Signal")).toBe(1);
  expect(sent).toHaveLength(1);
  await context.close();
});

test("a map whose code cannot be had leaves the booking as it is", async ({ page, context }) => {
  await page.route("**/assets/island-map-*.js", (route) => route.abort());
  await page.goto("/");
  await priceOfFirstTrip(page);
  await enterPerson(page, "No Map");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText("Waiting for a connection. Your ride isn't booked yet.")).toBeVisible();
});

test("offline, places are still suggested, typing mistake included, and the price comes by itself when back", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const pickup = page.getByRole("combobox", { name: "Pickup location" });
  // The book of places is there once it finds some in the server's place.
  const places = await interceptCalls(page, callsTo(suggestPlacesEndpoint), (route) => route.abort());
  await pickup.fill("mamb");
  await expect(page.getByRole("option").first()).toContainText("Mambo");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await pickup.fill("jan tiel");
  await expect(page.getByRole("option").first()).toContainText("Jan Thiel");
  await page.getByRole("option").first().click();
  await page.getByRole("combobox", { name: "Drop-off location" }).fill("hato");
  await page.getByRole("option").first().click();
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("We'll show the price when you're back online.")).toBeVisible();
  await expectAccessible(page, "a fare that waits");
  places.letThrough();
  await context.setOffline(false);
  await expect(priceOf(page)).toContainText("$");
});

test("a signed-in rider finds their last places first, and their name and number filled in", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url });
  const rider = await signIn(context, product.url, "rider");
  const rides = await rider.list(listRideRequestsEndpoint, { query: { limit: 1 } });
  const me = await rider.call(readMeEndpoint);
  const page = await context.newPage();
  await page.goto("/book-your-ride");
  await page.getByRole("combobox", { name: "Drop-off location" }).click();
  await expect(page.getByRole("option").first()).toContainText(rides[0]?.dropoff_location ?? "no ride");
  await page.keyboard.press("Escape");
  await priceOfFirstTrip(page);
  await expect(page.getByLabel("Full name")).toHaveValue(new RegExp(me.first_name));
  await expect(page.getByLabel("Phone number")).toHaveValue(me.phone_number);
  await context.close();
});

/** Reloads a page that is offline. A reload resets a test browser's offline mode, unlike a phone's, so it is set again. */
async function reloadWithoutSignal(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  });
  await page.reload();
  return async () => {
    await page.context().setOffline(false);
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, "onLine");
      dispatchEvent(new Event("online"));
    });
  };
}
