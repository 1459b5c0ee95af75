import type { Locator, Page } from "@playwright/test";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { type Wanted, bookRide, inHours } from "../bookings.ts";
import { type DemoPerson, signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";
import { driverCalled, endRidesUnderWay, giveRide } from "./desk-calls.ts";
import { followSideBar } from "./side-bar.ts";

test.use({ shares: "desks" });

test("a dispatcher completes a ride, and reads on the page of another who did what and when before its Update Status sends it back", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  // Within the hour the demo's own rides could be in the driver's way.
  await endRidesUnderWay(operator);
  const done = await givenRide(operator, "Completed Passenger", { at: inHours(0.8) });
  const moved = await bookRide(operator, "Moved Passenger");
  const driver = await driverCalled(operator, "driver7");
  const body = { passenger_count: 3, pickup_location: "Otrobanda" };
  await operator.call(updateRideEndpoint, { params: { id: moved.id }, body });
  await giveRide(operator, moved, "driver7");
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

  await page.goto(`/operator/assigned-rides/${moved.id}`);
  await expect(page.getByRole("heading", { level: 1, name: `Ride #${moved.id}` })).toBeVisible();
  for (const section of ["Ride", "Rider", "Driver", "Location"]) {
    await expect(page.getByRole("heading", { name: `${section} Information`, exact: true })).toBeVisible();
  }
  const happened = page.getByRole("region", { name: "Activity" }).getByRole("listitem");
  await expect(happened).toHaveText([
    new RegExp(`Assigned to ${driver.name} by Suheily Cijntje \\(operator\\)`),
    /Changed by Suheily Cijntje \(operator\)\s*pickup: Punda → Otrobanda, passengers: 2 → 3, distance: .+ → .+, fare: .+ → /,
    /Booked by Suheily Cijntje \(operator\)/,
  ]);
  await expect(happened.first().locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT/);
  await expectAccessible(page, "a ride's page");
  await expect(page.getByRole("link", { name: "Call Rider" })).toHaveAttribute("href", /^tel:/);

  await page.getByRole("button", { name: "Update Status" }).click();
  const dialog = page.getByRole("dialog", { name: "Update Status" });
  // Its pickup is days away: it is asked about, and stays as it is.
  await dialog.getByRole("button", { name: "Complete" }).click();
  const asked = page.getByRole("dialog", { name: `Complete ride #${moved.id}?` });
  await expect(asked).toContainText("more than an hour away");
  await asked.getByRole("button", { name: "Not yet" }).click();
  await expect(dialog.getByRole("button", { name: "Cancel the booking" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel ride and send back to pending" }).click();
  await expect(page.getByText(`Ride #${moved.id} is pending again.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Assign Driver" })).toBeVisible();
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
