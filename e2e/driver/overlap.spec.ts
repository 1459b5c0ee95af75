import { bookRide, minutesAfter } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { editOwnDriverEndpoint, setOwnStatusEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import {
  acceptRideEndpoint,
  finishRideEndpoint,
  reportRideProgressEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "drivers" });

const PUNDA = { latitude: 12.1055, longitude: -68.9351 };

test("a driver sees which of their rides a request overlaps and how far away it is, and may still take it", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver5");
  const rider = await demoPerson(product.url, "rider");
  await context.grantPermissions(["geolocation"], { origin: product.url });
  await context.setGeolocation(PUNDA);
  await driver.call(editOwnDriverEndpoint, { body: { shares_location: true } });
  await driver.call(setOwnStatusEndpoint, { body: { status: "available" } });
  const own = await bookRide(rider, "Own Passenger");
  await driver.call(acceptRideEndpoint, { params: { id: own.id } });
  await bookRide(rider, "Overlapping Passenger", { at: minutesAfter(own, 3) });
  await bookRide(rider, "Free Passenger");

  await page.goto("/driverpanel?view=table");
  const row = (name: RegExp) => page.getByRole("row", { name });
  await expect(row(/Overlapping Passenger/)).toContainText(/Overlaps your ride at \d/);
  await expect(row(/Overlapping Passenger/)).toContainText("0.0 km away");
  await expect(row(/Free Passenger/)).toContainText("0.0 km away");
  await expect(row(/Free Passenger/)).not.toContainText("Overlaps");

  await page.getByRole("button", { name: "Cards" }).click();
  const more = page.getByRole("region", { name: /more requests?$/ });
  const overlapping = more.getByRole("button").filter({ hasText: /Overlaps your ride at \d/ });
  await expect(overlapping.filter({ hasText: "0.0 km away" }).last()).toBeVisible();

  await page.getByRole("button", { name: "Table" }).click();
  await row(/Overlapping Passenger/)
    .getByRole("button", { name: "Accept" })
    .click();
  await expect(page.getByText("The ride is yours")).toBeVisible();
});

test("a second passenger is refused for what it is, and goes once the first is out", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver6");
  const rider = await demoPerson(product.url, "rider");
  const take = async (name: string) => {
    const { id } = await bookRide(rider, name);
    await driver.call(acceptRideEndpoint, { params: { id } });
    await driver.call(reportRideProgressEndpoint, { params: { id }, body: { step: "arrived" } });
    return id;
  };
  const first = await take("First Aboard");
  const second = await take("Second Aboard");
  await page.goto("/activerides");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const card = page.getByRole("region", { name: "Second Aboard" });
  const board = card.getByRole("button", { name: "Passenger on board" });
  await expect(board).toBeVisible();
  await driver.call(reportRideProgressEndpoint, { params: { id: first }, body: { step: "picked_up" } });
  // Its pickup is days away, so it is asked about.
  const boards = async () => {
    await board.click();
    await page.getByRole("dialog").getByRole("button", { name: "Passenger on board" }).click();
  };
  await boards();
  const refusal = page.getByRole("alert").filter({ hasText: "Second Aboard" });
  await expect(refusal).toContainText("Finish the ride you're on first.");

  // The error has not been dismissed, and blocks nothing.
  await driver.call(finishRideEndpoint, { params: { id: first } });
  await boards();
  await expect(card.getByText("Picked Up", { exact: true })).toBeVisible();
  const ride = await driver.call(getRideEndpoint, { params: { id: second } });
  expect(ride.status).toBe("PickedUp");
  // With that the refusal is no news any more.
  await expect(refusal).toHaveCount(0);
});
