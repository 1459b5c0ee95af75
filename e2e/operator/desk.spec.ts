import type { Page } from "@playwright/test";
import { expectAccessibleByNightAndOnADesk, watchConsole } from "../guest/check-page.ts";
import { bookRideAsGuest } from "../bookings.ts";
import { expect, test } from "../test.ts";
import { openDesk } from "./sign-in.ts";

test("a call is booked and assigned by keys alone", async ({ page, product }) => {
  await openDesk(page, product);
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "New booking" })).toBeVisible();
  await page.keyboard.type("5554321");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Rosa Quay");
  await expect(page.getByText("First call from this number")).toBeVisible();
  await page.keyboard.press("Tab");
  await pickPlace(page, "Punda");
  await page.keyboard.press("Tab");
  await pickPlace(page, "Mambo Beach");
  await expect(page.getByRole("dialog").getByText(/^Price \$\d+\.\d\d$/)).toBeVisible();
  await page.keyboard.press("Enter");

  const assign = page.getByRole("dialog", { name: /^Assign Driver to Ride #\d+$/ });
  await expect(assign.getByRole("radio", { checked: true })).toContainText("Best");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Ride #\d+ assigned to .+\.$/)).toBeVisible();
  await expect(assign).toHaveCount(0);
});

test("an assignment is taken back with Undo and the ride waits again", async ({ page, product }) => {
  const { id } = await bookRideAsGuest(product.url, "Undecided Guest");
  await openDesk(page, product, "/operator/pending-rides");
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Undecided Guest");
  const row = page.getByRole("row", { name: new RegExp(`^${id} `) });
  await row.getByRole("button", { name: "Assign" }).click();
  const dialog = page.getByRole("dialog", { name: `Assign Driver to Ride #${id}` });
  await expect(dialog.getByRole("radio", { checked: true })).toContainText("Best");
  await dialog.getByRole("button", { name: /^Assign Driver/ }).click();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText(`Last change to ride #${id} undone.`)).toBeVisible();
  await expect(row).toContainText("Pending");
});

test("who loses a race for a ride is told what it is now, and the other dispatcher sees the change", async ({
  browser,
  product,
}) => {
  const { id } = await bookRideAsGuest(product.url, "Wanted Guest");
  const one = await browser.newPage();
  const other = await browser.newPage();
  await openDesk(one, product, "/operator/pending-rides");
  await openDesk(other, product, "/operator/pending-rides", "staff");
  // A long list draws only the rows in view.
  for (const desk of [one, other])
    await desk.getByRole("searchbox", { name: "Filter rides..." }).fill("Wanted Guest");
  await one
    .getByRole("row", { name: new RegExp(`^${id} `) })
    .getByRole("button", { name: "Assign" })
    .click();
  const dialog = one.getByRole("dialog", { name: `Assign Driver to Ride #${id}` });
  await expect(dialog.getByRole("radio", { checked: true })).toBeVisible();

  await other
    .getByRole("row", { name: new RegExp(`^${id} `) })
    .getByRole("button", { name: "Reject" })
    .click();
  await other.getByRole("dialog").getByRole("button", { name: "No car free at that time" }).click();
  await expect(other.getByText(`Ride #${id} rejected.`)).toBeVisible();
  await one.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("This ride has just changed. It is now: Rejected.");
  await one.keyboard.press("Escape");
  await expect(one.getByRole("row", { name: new RegExp(`^${id} `) })).toHaveCount(0);
  await one.close();
  await other.close();
});

test("a change that happens while the live stream is cut is there when it is back", async ({
  page,
  product,
}) => {
  await openDesk(page, product, "/operator/pending-rides");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  // A long list draws only the rows in view.
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Cut Line");
  await page.context().setOffline(true);
  await expect(page.getByText("You're offline. We've kept what you typed.")).toBeVisible();
  await bookRideAsGuest(product.url, "Cut Line");
  await page.context().setOffline(false);
  await expect(page.getByRole("row", { name: /Cut Line/ })).toBeVisible({ timeout: 20_000 });
});

test("every dispatch screen is accessible, in both themes, wide and narrow", async ({ page, product }) => {
  const complaints = watchConsole(page);
  await openDesk(page, product);
  for (const path of SCREENS) {
    await page.goto(`/operator${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessibleByNightAndOnADesk(page, path);
  }
  expect(complaints()).toEqual([]);
});

const SCREENS = [
  "",
  "/pending-rides",
  "/assigned-rides",
  "/drivers",
  "/history",
  "/board",
  "/map",
  "/settings",
];

async function pickPlace(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name);
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}
