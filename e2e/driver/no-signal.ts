import { type Page, expect } from "@playwright/test";

/** The page has been opened before, as every day: its files are on the device. */
export async function readyForNoSignal(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Ride Requests" }).click();
  await expect(page.getByRole("heading", { name: "Riders List" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "New ride request" })).toBeAttached();
  await page.getByRole("link", { name: "Accepted Rides" }).click();
}
