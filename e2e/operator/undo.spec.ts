import type { Page } from "@playwright/test";
import { bookRide } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { driverCalled, endRidesOf } from "./desk-calls.ts";
import { followSideBar } from "./side-bar.ts";
import { assignDriverEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "desks" });

const UNDO_MS = 10_000;

test("each step of the desk can be taken back for ten seconds, and is refused in plain words once the ride has moved on", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  await page.clock.install();
  const ride = await bookRide(operator, "Undone Passenger");
  // Who drives soon is not among those that the dialog offers.
  await endRidesOf(operator, "driver5");
  const driver = await driverCalled(operator, "driver5");
  await page.goto("/operator/pending-rides");
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Undone Passenger");
  const row = page.getByRole("row", { name: new RegExp(`^${ride.id} `) });

  await row.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText(`Ride #${ride.id} rejected.`)).toBeVisible();
  await page.getByRole("button", { name: "No car free at that time" }).click();
  await expect(page.getByText(`Ride #${ride.id} rejected. We'll tell the passenger why.`)).toBeVisible();
  await undo(page, ride.id);
  await expect(row).toContainText("Pending");

  await row.getByRole("button", { name: "Assign" }).click();
  const dialog = page.getByRole("dialog", { name: `Assign Driver to Ride #${ride.id}` });
  await expect(dialog.getByRole("radio", { checked: true })).toContainText("Best");
  await dialog.getByRole("button", { name: /^Assign Driver/ }).click();
  await undo(page, ride.id);
  await expect(row).toContainText("Pending");

  await operator.call(assignDriverEndpoint, { params: { id: ride.id }, body: { driver_id: driver.id } });
  await followSideBar(page, "Assigned Rides");
  const card = page.getByRole("listitem").filter({ hasText: `Ride #${ride.id}` });
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(`Ride #${ride.id} is pending again.`)).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText(`Last change to ride #${ride.id} undone.`)).toBeVisible();
  await expect(card).toContainText(driver.name);

  await card.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Update Status" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the booking" }).click();
  await expect(page.getByText(`Ride #${ride.id} cancelled.`)).toBeVisible();
  await undo(page, ride.id);
  await expect(card).toContainText(driver.name);
  const now = await operator.call(getRideEndpoint, { params: { id: ride.id } });
  expect([now.status, now.driver_id]).toEqual(["Assigned", driver.id]);

  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await page.clock.fastForward(UNDO_MS);
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);

  await followSideBar(page, "Pending Rides");
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Undone Passenger");
  await row.getByRole("button", { name: "Assign" }).click();
  await dialog.getByRole("searchbox").fill(driver.name);
  await expect(dialog.getByRole("radio", { checked: true })).toContainText(driver.name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
  const car = await demoPerson(product.url, "driver5");
  await car.call(acceptRideEndpoint, { params: { id: ride.id } });
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("This can't be undone: the ride has already moved on.")).toBeVisible();
  expect((await operator.call(getRideEndpoint, { params: { id: ride.id } })).status).toBe("Accepted");
});

async function undo(page: Page, id: number): Promise<void> {
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText(`Last change to ride #${id} undone.`)).toBeVisible();
}
