import { bookRide } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { readyForNoSignal } from "./no-signal.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "drivers" });

test("six steps taken in ten minutes without a signal survive a reload and are sent once, in order", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "allow",
  });
  const driver = await signIn(context, product.url, "driver4");
  const office = await demoPerson(product.url, "operator");
  const rider = await demoPerson(product.url, "rider");
  const mine = await bookRide(rider, "Offline Passenger");
  const unwanted = await bookRide(rider, "Unwanted Passenger");
  await driver.call(acceptRideEndpoint, { params: { id: mine.id } });

  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${product.url}/activerides`);
  await readyForNoSignal(page);

  await context.setOffline(true);
  await expect(page.getByRole("banner").getByText("No signal")).toBeVisible();
  const ride = page.getByRole("region", { name: "Offline Passenger" });
  // The pickup is days away, so its first step is not at hand.
  await ride.getByRole("button", { name: "More" }).click();
  for (const step of ["I'm on my way", "I have arrived", "Passenger on board", "Start trip"]) {
    await ride.getByRole("button", { name: step }).click();
    // The pickup is days away, so each step is asked about until the passenger is on board.
    if (step !== "Start trip") await page.getByRole("dialog").getByRole("button", { name: step }).click();
    await expect(ride.getByText(`"${step}" is waiting for signal`)).toBeVisible();
  }
  await page.clock.fastForward("10:00");
  await ride.getByRole("button", { name: "Finish" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Amount to collect")).toBeVisible();
  await expect(dialog.getByText(/^XCG /)).toBeVisible();
  await dialog.getByRole("button", { name: "Not paid" }).click();
  await dialog.getByRole("button", { name: "Left without paying" }).click();
  await dialog.getByRole("button", { name: "Finish" }).click();
  // Only the server knows the ride's details.
  await expect(ride.getByText('"Finish" is waiting for signal')).toBeVisible();
  await expect(ride.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(ride.getByText("Completed", { exact: true })).toHaveCount(0);

  await page.getByRole("link", { name: "Ride Requests" }).click();
  await page.getByRole("button", { name: "Table" }).click();
  const row = page.getByRole("row", { name: /Unwanted Passenger/ });
  // Accept could wait for a signal; as the ride isn't theirs before the server says so, it offers no more than that.
  await expect(row.getByRole("button", { name: "Accept with signal" })).toBeVisible();
  await expect(row.getByRole("button", { name: "Accept", exact: true })).toHaveCount(0);
  await row.getByRole("button", { name: "Reject" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(/sent when you're back online: 6 steps/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/sent when you're back online: 6 steps/)).toBeVisible();
  // The page shows nothing as confirmed that the server does not know.
  expect((await driver.call(getRideEndpoint, { params: { id: mine.id } })).status).toBe("Accepted");

  await context.setOffline(false);
  // Five calls, one after the other.
  await expect(page.getByText(/waiting for signal/i)).toHaveCount(0, { timeout: 30_000 });
  await expect
    .poll(() => historyOf(mine.id))
    .toEqual(["book", "accept", "set_out", "arrived", "picked_up", "in_progress", "finish"]);
  await expect.poll(() => historyOf(unwanted.id)).toEqual(["book", "reject"]);

  async function historyOf(id: number): Promise<string[]> {
    const entries = await office.list(listRideHistoryEndpoint, { params: { id } });
    return entries.map((entry) => entry.action);
  }
});
