import { bookRide } from "../bookings.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { giveRide } from "./desk-calls.ts";
import { followSideBar } from "./side-bar.ts";
import { cancelRideEndpoint, rejectRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";

test.use({ shares: "desks" });

test("after a cut the live stream brings every missed change, and old data is not called live", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const rejected = await bookRide(operator, "Cut Passenger A");
  const given = await bookRide(operator, "Cut Passenger B");
  const cancelled = await bookRide(operator, "Cut Passenger C");
  await page.goto("/operator/assigned-rides");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await followSideBar(page, "Pending Rides");
  // The table draws only the rows in view.
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Cut Passenger");
  for (const { id } of [rejected, given, cancelled])
    await expect(page.getByRole("row", { name: `${id} ` })).toBeVisible();

  const row = page.getByRole("row", { name: `${rejected.id} ` });
  const before = await row.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText("You're offline. We've kept what you typed.")).toBeVisible();
  await expect(page.getByText(/^Reconnecting\.\.\. Last updated /)).toBeVisible();
  // Nobody's hand is on another ride because the line was cut.
  expect(await row.boundingBox()).toEqual(before);
  // Nothing may be read again afterwards: every change must come by the live stream.
  await page.route(/\/api\/(ride-requests|assigned-rides|rides)\//, (route) => route.abort());
  const booked = await bookRide(operator, "Cut Passenger D");
  await operator.call(rejectRideEndpoint, { params: { id: rejected.id } });
  await giveRide(operator, given, "driver7");
  await operator.call(cancelRideEndpoint, { params: { id: cancelled.id } });

  await context.setOffline(false);
  await expect(page.getByText("Live", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("row", { name: `${booked.id} ` })).toBeVisible();
  for (const { id } of [rejected, given, cancelled])
    await expect(page.getByRole("row", { name: `${id} ` })).toHaveCount(0);
  await followSideBar(page, "Assigned Rides");
  await expect(page.getByRole("heading", { name: `Ride #${given.id}` })).toBeVisible();
});
