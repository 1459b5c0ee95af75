import type { Locator, Page } from "@playwright/test";
import { bookRide } from "../bookings.ts";
import { signIn } from "../demo-person.ts";
import { expectAccessibleByNightAndOnADesk, watchConsole } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";
import { followSideBar } from "./side-bar.ts";

test.use({ shares: "desks" });

const MORE_THAN_IT_HOLDS = 25;
/** What a screen of 800 pixels leaves above the form's buttons. */
const FORM_PX = 700;

test("a desk is worked by keys alone, and every screen of it is accessible, in both themes, wide and narrow", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  await bookRide(operator, "Urgent Passenger");
  const ride = await bookRide(operator, "Keyed Passenger");
  await page.goto("/operator");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await test.step("a call is booked and assigned", () => bookByKeys(page));
  await test.step("the shortcuts lead to a ride, to its driver and to the list of shortcuts", () =>
    followShortcuts(page, ride.id));
  const complaints = watchConsole(page);
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

async function bookByKeys(page: Page): Promise<void> {
  await page.keyboard.press("n");
  const form = page.getByRole("dialog", { name: "New booking" });
  await expect(form).toBeVisible();
  await expectLowForm(form);
  await page.keyboard.type("5554321");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Rosa Quay");
  await expect(page.getByText("First call from this number")).toBeVisible();
  await page.keyboard.press("Tab");
  await pickPlace(page, "Punda");
  await page.keyboard.press("Tab");
  await pickPlace(page, "Mambo Beach");
  await expect(page.getByRole("dialog").getByText(/^Price \$\d+\.\d\d(?: |$)/)).toBeVisible();
  await page.keyboard.press("Enter");

  const assign = page.getByRole("dialog", { name: /^Assign Driver to Ride #\d+$/ });
  await expect(assign.getByRole("radio", { checked: true })).toContainText("Best");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Ride #\d+ assigned to .+\.$/)).toBeVisible();
  await expect(assign).toHaveCount(0);
}

/** A desk takes many calls: on a usual screen its form is seen whole. */
async function expectLowForm(form: Locator): Promise<void> {
  const last = form.getByRole("checkbox", { name: "Add a return ride" });
  const [top, end] = [await form.boundingBox(), await last.boundingBox()];
  expect((end?.y ?? Infinity) + (end?.height ?? 0) - (top?.y ?? 0)).toBeLessThan(FORM_PX);
}

/** They are letters in a text field, and the focus stays in a dialog until it goes back. */
async function followShortcuts(page: Page, id: number): Promise<void> {
  await followSideBar(page, "Pending Rides");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys).toContainText("New phone booking");
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);

  // A long list draws only the rows in view.
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Keyed Passenger");
  const row = page.getByRole("row").filter({ hasText: "Keyed Passenger" });
  await row.getByRole("button", { name: "Assign" }).focus();
  await page.keyboard.press("a");
  const assign = page.getByRole("dialog", { name: `Assign Driver to Ride #${id}` });
  await expect(assign.getByRole("radio", { checked: true })).toBeVisible();
  for (let press = 0; press < MORE_THAN_IT_HOLDS; press++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main, nav") === null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(row.getByRole("button", { name: "Assign" })).toBeFocused();

  await page.keyboard.press("/");
  await page.keyboard.type("keyed an");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("option", { name: new RegExp(`#${id} Keyed Passenger`) })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Ride #${id}` })).toBeVisible();
}

async function pickPlace(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name);
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}
