import type { Page } from "@playwright/test";
import type { Driver } from "../../contract/drivers/driver.ts";
import { bookRide } from "../bookings.ts";
import { type DemoPerson, signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";
import {
  getDriverEndpoint,
  listDriversEndpoint,
  setDriverStatusEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import { assignDriverEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "desks" });

test("a driver is set inactive and active again, is suspended, and leads from their card to their page, their rides and a message", async ({
  page,
  context,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const { name, id } = await driverNamed(operator, "Mila Felicia");
  await giveRide(operator, id);
  await page.goto("/operator/drivers");
  await cardOf(page, name).getByRole("button", { name: "Set Inactive" }).click();
  // They hold a ride, which is named first.
  const asked = page.getByRole("dialog", { name: `Set ${name} inactive?` });
  await expect(asked.getByText(/^#\d+/)).not.toHaveCount(0);
  await asked.getByRole("button", { name: "Set Inactive" }).click();
  // The card stays under the pointer that pressed it, and goes when the pointer leaves.
  await expect(cardOf(page, name)).toHaveAttribute("data-gone", "true");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(cardOf(page, name)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^Drivers: \d of 8$/)).toBeVisible();
  await expect(cardOf(page, name)).toHaveCount(0);
  expect((await operator.call(getDriverEndpoint, { params: { id } })).status).toBe("inactive");

  await page.getByRole("button", { name: "Show Inactive" }).click();
  await expect(cardOf(page, name)).toContainText("Inactive");
  await expect(cardOf(page, name).getByRole("button", { name: "Assign Ride" })).toBeDisabled();
  await cardOf(page, name).getByRole("button", { name: "Set Active" }).click();
  await expect(cardOf(page, name)).toContainText("Offline");
  await expect(page.getByRole("button", { name: "Hide Inactive" })).toBeVisible();

  const suspended = await driverNamed(operator, "Joost Winklaar");
  const ride = await bookRide(operator, "Suspended Sue");
  await operator.call(assignDriverEndpoint, { params: { id: ride.id }, body: { driver_id: suspended.id } });
  await openMenu(page, suspended.name);
  await cardOf(page, suspended.name).getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog", { name: `Suspend ${suspended.name}` });
  await expect(dialog).toContainText("Rides that haven't started go back to pending.");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText(`${suspended.name} has been suspended.`)).toBeVisible();
  expect(await operator.call(getRideEndpoint, { params: { id: ride.id } })).toMatchObject({
    status: "Pending",
    driver_id: null,
  });
  expect((await operator.call(getDriverEndpoint, { params: { id: suspended.id } })).status).toBe("inactive");
  await operator.call(setDriverStatusEndpoint, { params: { id: suspended.id }, body: { status: "offline" } });

  const driver = await driverNamed(operator, "Nelly Sambo");
  await openMenu(page, driver.name);
  const message = page.getByRole("link", { name: "Message" });
  await expect(message).toHaveAttribute("href", /^https:\/\/wa\.me\/5999\d{7}$/);
  await expect(message).toHaveAttribute("target", "_blank");
  await page.getByRole("link", { name: "View Profile" }).click();

  await expect(page).toHaveURL(`${product.url}/operator/drivers/${driver.id}`);
  await expect(page.getByRole("heading", { level: 1, name: driver.name })).toBeVisible();
  const details = await operator.call(getDriverEndpoint, { params: { id: driver.id } });
  for (const text of [details.license_number, details.plate, details.email]) {
    await expect(page.getByRole("definition").filter({ hasText: text })).toBeVisible();
  }
  await expectAccessible(page, "a driver's page");

  await page.getByRole("link", { name: "View History" }).click();
  await expect(page).toHaveURL(new RegExp(`/operator/history\\?driver=${driver.id}$`));
  await expect(page.getByLabel("Driver", { exact: true })).toHaveValue(String(driver.id));
  const rows = page.getByRole("table", { name: "Ride History & Analytics" }).locator("tbody tr");
  await expect(rows).toHaveCount(20);
  await expect(rows.filter({ hasText: driver.name })).toHaveCount(20);
});

function cardOf(page: Page, name: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

async function openMenu(page: Page, name: string): Promise<void> {
  await cardOf(page, name)
    .getByRole("button", { name: `More actions for ${name}` })
    .click();
}

async function driverNamed(operator: DemoPerson, name: string): Promise<Driver> {
  const driver = (await operator.list(listDriversEndpoint)).find((one) => one.name === name);
  if (driver === undefined) throw new Error(`there is no driver ${name}`);
  return driver;
}

async function giveRide(operator: DemoPerson, driverId: number): Promise<void> {
  const { id } = await bookRide(operator, "Rider Of The Inactive");
  await operator.call(assignDriverEndpoint, { params: { id }, body: { driver_id: driverId, force: true } });
}
