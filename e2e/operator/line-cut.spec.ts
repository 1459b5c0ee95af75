import type { Ride } from "../../contract/rides/ride.ts";
import { bookRide, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { followSideBar } from "./side-bar.ts";

test("the line is cut and back: every change of the meantime comes by it, and what is old is not called live", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const rides: { id: number }[] = [];
  for (const name of ["A", "B", "C"]) rides.push(await bookRide(operator, `Cut Passenger ${name}`, 200));
  const [rejected, given, cancelled] = rides.map((ride) => ride.id);
  await page.goto("/operator/assigned-rides");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await followSideBar(page, "Pending Rides");
  // The table draws the rows one looks at.
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Cut Passenger");
  for (const id of [rejected, given, cancelled])
    await expect(page.getByRole("row", { name: `${id} ` })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText("You are offline. What you typed is kept.")).toBeVisible();
  await expect(page.getByText(/^Reconnecting\.\.\. Shown as of /)).toBeVisible();
  // Nothing may be read again afterwards: what the page learns, the line has brought.
  await page.route(/\/api\/(ride-requests|assigned-rides|rides)\//, (route) => route.abort());
  const booked = await bookRide(operator, "Cut Passenger D", 201);
  await operator.call("POST", `/reject-ride/${rejected}/`);
  const { id: driverId } = (await operator.call<{ id: number; username: string }[]>("GET", "/drivers/")).find(
    (driver) => driver.username === "driver7",
  ) ?? { id: 0 };
  await operator.call<Ride>("POST", `/assign-driver/${given}/`, { driver_id: driverId });
  await operator.call("POST", `/cancel-ride/${cancelled}/`);

  await context.setOffline(false);
  await expect(page.getByText("Live", { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("row", { name: `${booked.id} ` })).toBeVisible();
  for (const id of [rejected, given, cancelled])
    await expect(page.getByRole("row", { name: `${id} ` })).toHaveCount(0);
  await followSideBar(page, "Assigned Rides");
  await expect(page.getByRole("heading", { name: `Ride #${given}` })).toBeVisible();
});
