import { bookRide } from "../bookings.ts";
import { signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";
import { driverCalled, giveRide } from "./desk-calls.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";

test("a ride's page shows who did what and when, and its Update Status sends the ride back to pending", async ({
  page,
  context,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const ride = await bookRide(operator, "Story Teller");
  const driver = await driverCalled(operator, "driver");
  await operator.call(updateRideEndpoint, {
    params: { id: ride.id },
    body: {
      passenger_count: 3,
      pickup_location: "Otrobanda",
    },
  });
  await giveRide(operator, ride, "driver");
  await page.goto(`/operator/assigned-rides/${ride.id}`);
  await expect(page.getByRole("heading", { level: 1, name: `Ride #${ride.id}` })).toBeVisible();
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
  await expect(dialog.getByRole("button", { name: "Complete" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel ride and send back to pending" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Assign Driver" })).toBeVisible();
  expect(await operator.call(getRideEndpoint, { params: { id: ride.id } })).toMatchObject({
    status: "Pending",
  });
});
