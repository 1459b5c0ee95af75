import type { Locator, Page } from "@playwright/test";
import type { Ride } from "../../contract/rides/ride.ts";
import { type Wanted, bookRide, inHours } from "../bookings.ts";
import { type DemoPerson, signIn } from "../demo-person.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { endRidesUnderWay, giveRide } from "./desk-calls.ts";
import { followSideBar } from "./side-bar.ts";

test("a dispatcher completes a ride and changes another by Update Status", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  // Within the hour the demo's own rides could be in the driver's way.
  await endRidesUnderWay(operator);
  const done = await givenRide(operator, "Completed Passenger", { at: inHours(0.8) });
  const moved = await givenRide(operator, "Moved Passenger");
  await page.goto("/operator/assigned-rides");

  await cardOf(page, done.id).getByRole("button", { name: "Complete" }).click();
  const question = page.getByRole("dialog", { name: `Complete ride #${done.id}?` });
  await question.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText(`Ride #${done.id} completed.`)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  // The card is still under the pointer, and shows the new state.
  await expect(cardOf(page, done.id).getByText("Completed", { exact: true })).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(cardOf(page, done.id)).toHaveCount(0);

  const dialog = page.getByRole("dialog", { name: "Update Status" });
  await openStatus(page, moved.id);
  // Its pickup is days away: it is asked about, and stays as it is.
  await dialog.getByRole("button", { name: "Complete" }).click();
  const asked = page.getByRole("dialog", { name: `Complete ride #${moved.id}?` });
  await expect(asked).toContainText("more than an hour away");
  await asked.getByRole("button", { name: "Not yet" }).click();
  await expect(dialog.getByRole("button", { name: "Cancel the booking" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel ride and send back to pending" }).click();
  await expect(page.getByText(`Ride #${moved.id} is pending again.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await followSideBar(page, "Pending Rides");
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Moved Passenger");
  await expect(page.getByRole("row", { name: `${moved.id} ` })).toContainText("Pending");
});

test("what goes wrong with a ride is said in the catalogue's words", async ({ context, page, product }) => {
  const operator = await signIn(context, product.url, "operator");
  await endRidesUnderWay(operator);
  const ride = await givenRide(operator, "Unlucky Passenger", { at: inHours(0.8) });
  const calls = await interceptCalls(page, "**/api/operator-complete-ride/**");
  await page.goto("/operator/assigned-rides");
  const question = page.getByRole("dialog", { name: `Complete ride #${ride.id}?` });
  const complete = async () => {
    await cardOf(page, ride.id).getByRole("button", { name: "Complete" }).click();
    await question.getByRole("button", { name: "Complete" }).click();
  };
  const said = page.getByRole("alert");
  for (const [status, error, sentence] of [
    [404, "Ride not found or already completed", "Ride not found or already completed"],
    [403, "You do not have permission to complete rides", "You do not have permission to complete rides"],
    [422, "The meter is stuck.", "The meter is stuck."],
  ] as const) {
    calls.answer((route) => route.fulfill({ status, json: { error, code: "invalid_input" } }));
    await complete();
    await expect(said).toHaveText(sentence);
  }
  calls.answer((route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
  await complete();
  await expect(said).toHaveText("Failed to complete ride");
  calls.answer((route) => route.abort());
  await complete();
  await expect(said).toHaveText("An unexpected error occurred");

  await page.route("**/api/reject-ride/**", (route) => route.abort());
  const waiting = await bookRide(operator, "Waiting Passenger");
  await followSideBar(page, "Pending Rides");
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Waiting Passenger");
  const row = page.getByRole("row", { name: `${waiting.id} ` });
  await row.getByRole("button", { name: "Reject" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "No car free at that time" }).click();
  await expect(said).toHaveText(`Failed to reject ride. Please try again. (#${waiting.id})`);

  await row.getByRole("button", { name: "Assign" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio").first().click();
  await page.route("**/api/assign-driver/**", (route) => route.abort());
  await dialog.getByRole("button", { name: /^Assign Driver/ }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to assign driver. Please try again.");
});

test("the assign dialog says what failed in the words of the screen it is open over", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  await bookRide(operator, "Spoken Passenger");
  await page.route("**/api/assign-driver/**", (route) =>
    route.fulfill({ status: 422, json: { error: "The car has a flat tyre.", code: "invalid_input" } }),
  );
  for (const [path, sentence] of [
    ["/operator", "Failed to assign driver to ride: The car has a flat tyre."],
    ["/operator/pending-rides", "Failed to assign driver. Please try again."],
  ] as const) {
    await page.goto(path);
    await page
      .getByRole("button", { name: /^Assign/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio").first().click();
    await expect(dialog.getByRole("radio").first()).toBeChecked();
    const overlap = dialog.getByRole("checkbox", { name: "Assign anyway (rides overlap)" });
    const assign = dialog.getByRole("button", { name: /^Assign Driver/ });
    // Whether the rides of the chosen driver overlap is known once these are read.
    await expect(async () => {
      if (await overlap.isVisible()) await overlap.check();
      await expect(assign).toBeEnabled({ timeout: 500 });
    }).toPass();
    await assign.click();
    await expect(dialog.getByRole("alert")).toHaveText(sentence);
  }
});

async function givenRide(operator: DemoPerson, rider: string, wanted?: Wanted): Promise<Ride> {
  return giveRide(operator, await bookRide(operator, rider, wanted), "driver7");
}

function cardOf(page: Page, id: number): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `Ride #${id}` }) });
}

async function openStatus(page: Page, id: number): Promise<void> {
  await cardOf(page, id).getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Update Status" }).click();
}
