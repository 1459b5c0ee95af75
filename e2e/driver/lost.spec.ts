import { type Wanted, bookRide, inHours } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { getOwnDriverEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { reassignDriverEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint, cancelRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";

test.use({ shares: "drivers" });

test("a ride that others end or take from a driver is shown as gone until they have read it, and their own step is not", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver6");
  const other = await demoPerson(product.url, "driver7");
  const rider = await demoPerson(product.url, "rider");
  const office = await demoPerson(product.url, "operator");
  const take = async (name: string, wanted: Wanted = {}) => {
    const { id } = await bookRide(rider, name, wanted);
    await driver.call(acceptRideEndpoint, { params: { id } });
    return id;
  };
  const cancelled = await take("Cancelling Passenger");
  const moved = await take("Moved Passenger");
  await take("Driven Passenger", { at: inHours(0.8) });
  await page.goto("/activerides");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const card = (name: string) => page.getByRole("region", { name });
  const gone = page.getByText("The ride from Punda is no longer on your list.");

  await card("Cancelling Passenger").getByRole("button", { name: "More" }).click();
  await card("Cancelling Passenger").getByRole("button", { name: "Finish", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Finish this ride" })).toBeVisible();
  await rider.call(cancelRideEndpoint, { params: { id: cancelled } });
  await expect(card("Cancelling Passenger")).toHaveCount(0);
  const said = page.getByRole("status").filter({ has: gone });
  await expect(said).toContainText("This ride was cancelled.");
  await page.getByRole("link", { name: "Reports" }).click();
  await expect(gone).toBeVisible();
  await page.reload();
  await expect(said).toContainText("This ride was cancelled.");
  await said.getByRole("button", { name: "Got it" }).click();
  await expect(gone).toHaveCount(0);

  await page.getByRole("link", { name: "Accepted Rides" }).click();
  await expect(card("Moved Passenger")).toBeVisible();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const { id } = await other.call(getOwnDriverEndpoint);
  await office.call(reassignDriverEndpoint, { params: { id: moved }, body: { driver_id: id, force: true } });
  await expect(card("Moved Passenger")).toHaveCount(0);
  await expect(said).toContainText("This ride is no longer yours.");
  await said.getByRole("button", { name: "Got it" }).click();

  await card("Driven Passenger").getByRole("button", { name: "More" }).click();
  await card("Driven Passenger").getByRole("button", { name: "Finish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Not paid" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pays later" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Ride finished")).toBeVisible();
  await expect(card("Driven Passenger")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(gone).toHaveCount(0);
});
