import { demoPerson, signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";
import { getRideEndpoint, listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "drivers" });

test("a driver removes a completed ride from their list with one tap, can take that back, and dispatch keeps it", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver");
  const office = await demoPerson(product.url, "operator");
  const newest = () => driver.list(listRideRequestsEndpoint, { query: { type: "completed", limit: 1 } });
  const [ride] = await newest();
  if (ride === undefined) throw new Error("the demo's driver has completed rides");

  await page.goto("/driverhistory");
  const row = page.getByRole("row").filter({ hasText: ride.reference });
  await row.getByRole("button").click();
  const details = page.getByRole("dialog", { name: ride.rider_name });
  await details.getByRole("button", { name: "Delete" }).click();
  const message = page.getByRole("status").filter({ hasText: "Ride deleted" });
  await expect(message).toBeVisible();
  await expect(row).toHaveCount(0);
  // Nobody waits for it, so nobody asks why.
  await expect(page.getByRole("button", { name: "Say why" })).toHaveCount(0);
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();

  await row.getByRole("button").click();
  await details.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  // Undo isn't waited for any more: a look at everything may take longer than it stands.
  await expectAccessible(page, "a completed ride is deleted");
  await expect.poll(async () => (await newest())[0]?.id).not.toBe(ride.id);
  await page.reload();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await office.call(getRideEndpoint, { params: { id: ride.id } })).status).toBe("Completed");
});
