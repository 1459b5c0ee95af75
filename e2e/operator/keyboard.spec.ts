import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { bookRide } from "../bookings.ts";
import { callsTo } from "../calls-to.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

const MORE_THAN_IT_HOLDS = 25;

test("the shortcuts lead to a ride, to its driver and to the list of shortcuts, and are letters in a text field", async ({
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
  await expect(page.getByRole("dialog", { name: `Assign Driver to Ride #${ride.id}` })).toBeVisible();
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

test("the focus stays inside the assign dialog and goes back to where it was", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  await bookRide(operator, "Trapped Passenger");
  await page.goto("/operator/pending-rides");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Trapped Passenger");
  const opener = page
    .getByRole("row")
    .filter({ hasText: "Trapped Passenger" })
    .getByRole("button", { name: "Assign" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { checked: true })).toBeVisible();
  for (let press = 0; press < MORE_THAN_IT_HOLDS; press++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main, nav") === null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("places are picked although the answer to the last letters is still on its way", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "operator");
  await page.goto("/operator");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "New booking" })).toBeVisible();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(callsTo(suggestPlacesEndpoint), async (route) => {
    await answered;
    // A request that later letters made pointless is aborted.
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel("Pickup", { exact: true }).pressSequentially("Punda");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  answer();
  await expect(page.getByLabel("Pickup", { exact: true })).toHaveValue("Punda");
  await page.getByLabel("Dropoff", { exact: true }).pressSequentially("Mambo Beach");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Dropoff", { exact: true })).toHaveValue("Mambo Beach");
  await expect(page.getByRole("dialog").getByText(/^Price \$\d+\.\d\d$/)).toBeVisible();
});
