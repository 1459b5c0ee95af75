import type { Locator, Page } from "@playwright/test";
import type { Ride } from "../../contract/rides/ride.ts";
import { type Wanted, bookRide, inHours } from "../bookings.ts";
import { type DemoPerson, signIn } from "../demo-person.ts";
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
