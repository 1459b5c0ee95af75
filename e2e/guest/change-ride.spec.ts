import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { bookRideAsGuest } from "../bookings.ts";
import { callsTo } from "../calls-to.ts";
import { signIn } from "../demo-person.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { expectAccessible } from "./check-page.ts";

test.use({ shares: "guests", viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

test("a passenger changes the ride while a driver accepts: whoever comes second sees what became of it first", async ({
  browser,
  page,
  product,
}) => {
  const context = await browser.newContext();
  await signIn(context, product.url, "driver4");
  const driver = await context.newPage();
  await driver.goto(`${product.url}/driverpanel?view=table`);
  await expect(driver.getByText("Live", { exact: true })).toBeVisible();
  const { tracking_code } = await bookRideAsGuest(product.url, "Changing Guest");
  const row = driver.getByRole("row", { name: /Changing Guest/ });
  await expect(row).toContainText("Jan Thiel");

  await page.goto(`/track/${tracking_code}`);
  const dialog = page.getByRole("dialog", { name: "Change your ride" });
  const confirm = dialog.getByRole("button", { name: /^Change it for/ });

  // The driver presses on the ride as it was; it is changed before that arrives.
  await page.getByRole("button", { name: "Change the ride" }).click();
  await dialog.getByRole("group", { name: "Luggage" }).getByRole("button", { name: "One more" }).click();
  await expect(confirm).toBeEnabled();
  const accepting = await interceptCalls(driver, callsTo(acceptRideEndpoint), async (route) => {
    accepting.letThrough();
    await confirm.click();
    await expect(dialog).toBeHidden();
    await route.continue();
  });
  await row.getByRole("button", { name: "Accept" }).click();
  await expect(driver.getByText("This ride changed just now. Look at it again")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Booked for / })).toBeVisible();

  // Now the passenger has the form open, and the driver is first.
  await page.getByRole("button", { name: "Change the ride" }).click();
  await dialog.getByLabel("Flight number").fill("KL735");
  await expect(confirm).toBeEnabled();
  await expectAccessible(page, "a change with its price");
  await row.getByRole("button", { name: "Accept" }).click();
  await expect(driver.getByText("The ride is yours")).toBeVisible();
  await expect(dialog.getByText("Your ride has changed since you opened this.")).toBeVisible();
  await confirm.click();
  await expect(dialog).toBeHidden();

  // Both see the same: the driver has it, and has been shown the flight.
  await expect(page.getByRole("region", { name: "Your driver" })).toBeVisible();
  const note = driver.getByRole("status").filter({ hasText: "Your ride has changed: Changing Guest" });
  await expect(note).toContainText("KL735");
  // Where the driver pressed, the toast lies over a part of the buttons that were scrolled up.
  await note.scrollIntoViewIfNeeded();
  await expectAccessible(driver, "the note of a changed ride");
  await note.getByRole("button", { name: "Got it" }).click();
  await expect(note).toHaveCount(0);
  await context.close();
});
