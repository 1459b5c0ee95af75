import { bookRide } from "../bookings.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

const MORE_THAN_IT_HOLDS = 25;

test("the shortcuts lead to a ride, to its driver and to the list of shortcuts, and are letters in a text field, and the focus stays in a dialog until it goes back", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  await bookRide(operator, "Urgent Passenger");
  const ride = await bookRide(operator, "Keyed Passenger");
  await page.goto("/operator/pending-rides");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();

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
  const assign = page.getByRole("dialog", { name: `Assign Driver to Ride #${ride.id}` });
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
  await expect(page.getByRole("option", { name: new RegExp(`#${ride.id} Keyed Passenger`) })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Ride #${ride.id}` })).toBeVisible();
});
