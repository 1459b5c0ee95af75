import type { Page } from "@playwright/test";
import { expectAccessibleByNightAndOnADesk, watchConsole } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";
import { followSideBar } from "./side-bar.ts";
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

test("every dispatch screen is accessible, in both themes, wide and narrow", async ({ page, product }) => {
  const complaints = watchConsole(page);
  await openDesk(page, product);
  for (const name of SCREENS) {
    await followSideBar(page, name);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessibleByNightAndOnADesk(page, name);
  }
  expect(complaints()).toEqual([]);
});

/** The map, the history and the places are measured where they are full: in their own journeys. */
const SCREENS = ["Dashboard", "Pending Rides", "Assigned Rides", "Drivers", "Board", "Settings"];

async function pickPlace(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name);
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}
