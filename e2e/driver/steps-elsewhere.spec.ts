import type { BrowserContext, Page } from "@playwright/test";
import { bookRide, inHours } from "../bookings.ts";
import { type DemoPerson, demoPerson, signIn } from "../demo-person.ts";
import type { Product } from "../start-product.ts";
import { expect, test } from "../test.ts";
import { readyForNoSignal } from "./no-signal.ts";
import { cancelAssignedRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "drivers" });

test("steps of a closed tab are sent from the home page, and a refused one says there what to do", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const day = await dayOf(context, product, "driver8");
  const [good, lost] = [await day.takeRide("Elsewhere Good"), await day.takeRide("Elsewhere Lost")];
  const page = await openWithoutSignal(context, product);
  await press(page, "Elsewhere Good", ["I have arrived", "Passenger on board"]);
  await press(page, "Elsewhere Lost", ["I have arrived"]);
  await day.office.call(cancelAssignedRideEndpoint, { params: { id: lost } });
  await page.close();
  await context.setOffline(false);

  const home = await context.newPage();
  await home.goto(`${product.url}/our-fleet`);
  const refusal = home.getByRole("status").filter({ hasText: "didn't go through" });
  await expect(refusal).toContainText('"I have arrived" for Elsewhere Lost');
  await expect.poll(() => day.historyOf(good)).toEqual(["book", "accept", "arrived", "picked_up"]);
  await refusal.getByRole("button", { name: "See what to do" }).click();
  await expect(home.getByRole("alert").filter({ hasText: "Elsewhere Lost" })).toContainText(
    "The office took this ride back.",
  );
  await context.close();
});

test("with every tab closed the service worker sends the steps when the browser wakes it, in order and once", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const day = await dayOf(context, product, "driver7");
  const ride = await day.takeRide("Background Passenger");
  const beside = await context.newPage();
  await beside.goto("about:blank");
  const wake = await wakerOf(context, beside, product.url);
  const page = await openWithoutSignal(context, product);
  const steps = ["I have arrived", "Passenger on board", "Start trip"];
  await press(page, "Background Passenger", steps);
  // A tab that is closed in the very moment of the press leaves its last step to the next page.
  await expect.poll(() => callsLeft(page)).toBe(steps.length);
  await page.close();
  expect(await day.historyOf(ride)).toEqual(["book", "accept"]);

  await context.setOffline(false);
  await wake();
  const taken = ["book", "accept", "arrived", "picked_up", "in_progress"];
  await expect.poll(() => day.historyOf(ride), { timeout: 30_000 }).toEqual(taken);

  // The next page still has them; their Idempotency-Keys make them the same steps, so nothing is done twice.
  const again = await context.newPage();
  await again.goto(`${product.url}/activerides`);
  const card = again.getByRole("region", { name: "Background Passenger" });
  await expect(card.getByRole("button", { name: "Finish" }).first()).toBeVisible();
  await expect.poll(() => again.evaluate(() => localStorage.getItem("driver_steps:driver7"))).toBe("[]");
  await expect(again.getByRole("alert")).toHaveCount(0);
  expect(await day.historyOf(ride)).toEqual(taken);
  await context.close();
});

test("a step that the service worker has sent no longer waits on an open page whose own calls fail", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const day = await dayOf(context, product, "driver6");
  const ride = await day.takeRide("Sent Beside");
  const beside = await context.newPage();
  await beside.goto("about:blank");
  const wake = await wakerOf(context, beside, product.url);
  const page = await context.newPage();
  await page.goto(`${product.url}/activerides`);
  await readyForNoSignal(page);
  // Of the page alone: the service worker's calls reach the product.
  await page.route("**/api/ride-progress/**", (route) => route.fulfill({ status: 503, json: {} }));
  const card = page.getByRole("region", { name: "Sent Beside" });
  await card.getByRole("button", { name: "I have arrived" }).click();
  await expect(card.getByText('"I have arrived" is waiting for signal')).toBeVisible();
  await expect.poll(() => callsLeft(page)).toBe(1);

  await wake();
  await expect.poll(() => day.historyOf(ride)).toEqual(["book", "accept", "arrived"]);
  await expect(card.getByText("is waiting for signal")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("driver_steps:driver6"))).toBe("[]");
  await expect(card.getByRole("button", { name: "Passenger on board" })).toBeVisible();
  await context.close();
});

/** A driver, a rider and a dispatcher, by their own calls. */
async function dayOf(context: BrowserContext, product: Product, username: string) {
  const driver = await signIn(context, product.url, username);
  const office = await demoPerson(product.url, "operator");
  const rider = await demoPerson(product.url, "rider");
  return {
    office,
    takeRide: (name: string) => takeRide({ driver, rider }, name),
    async historyOf(id: number): Promise<string[]> {
      const entries = await office.list(listRideHistoryEndpoint, { params: { id } });
      return entries.map((entry) => entry.action);
    },
  };
}

async function takeRide(
  { driver, rider }: Record<"driver" | "rider", DemoPerson>,
  name: string,
): Promise<number> {
  const { id } = await bookRide(rider, name, { at: inHours(0.5) });
  await driver.call(acceptRideEndpoint, { params: { id } });
  return id;
}

async function openWithoutSignal(context: BrowserContext, product: Product): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${product.url}/activerides`);
  await readyForNoSignal(page);
  await context.setOffline(true);
  await expect(page.getByRole("banner").getByText("No signal")).toBeVisible();
  return page;
}

async function press(page: Page, rider: string, steps: readonly string[]): Promise<void> {
  const ride = page.getByRole("region", { name: rider });
  for (const step of steps) {
    await ride.getByRole("button", { name: step }).click();
    await expect(ride.getByText(`"${step}" is waiting for signal`)).toBeVisible();
  }
}

/** How many calls the page has left with the service worker. */
function callsLeft(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("driver-steps");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("waiting").objectStore("waiting").get("present");
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { calls: unknown[] } | undefined)?.calls.length ?? 0);
          };
        };
      }),
  );
}

/** Fires the event a browser gives a service worker when the network is back. */
async function wakerOf(context: BrowserContext, page: Page, origin: string): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(page);
  let registrationId: string | undefined;
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId = registrations.find((one) => one.scopeURL.startsWith(origin))?.registrationId;
  });
  await session.send("ServiceWorker.enable");
  return async () => {
    await expect.poll(() => registrationId).toBeDefined();
    await session.send("ServiceWorker.dispatchSyncEvent", {
      origin,
      registrationId: registrationId ?? "",
      tag: "driver-steps",
      lastChance: false,
    });
  };
}
