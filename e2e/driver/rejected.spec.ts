import { bookRide } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { getOwnDriverEndpoint, setOwnStatusEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { assignDriverEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "drivers" });

test("a ride that dispatch assigns to a driver who had turned it down comes back to them, and rings", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver3");
  const rider = await demoPerson(product.url, "rider");
  const office = await demoPerson(product.url, "operator");
  await driver.call(setOwnStatusEndpoint, { body: { status: "available" } });
  await context.addInitScript(() => {
    const shake = () => {
      const { dataset } = document.documentElement;
      dataset["shakes"] = String(Number(dataset["shakes"] ?? 0) + 1);
      return true;
    };
    Object.defineProperty(navigator, "vibrate", { value: shake });
  });
  const html = page.locator("html");
  await page.goto("/driverpanel?view=table");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  // What the first list holds does not ring.
  await expect(page.getByRole("row").nth(1)).toBeVisible();

  const ride = await bookRide(rider, "Regretted Passenger");
  const row = page.getByRole("row", { name: /Regretted Passenger/ });
  await expect(row).toBeVisible();
  await expect(html).toHaveAttribute("data-shakes", "1");
  await row.getByRole("button", { name: "Reject" }).click();
  await expect(row).toHaveCount(0);
  const history = () => office.list(listRideHistoryEndpoint, { params: { id: ride.id } });
  await expect.poll(async () => (await history()).at(-1)?.action).toBe("reject");

  const { id } = await driver.call(getOwnDriverEndpoint);
  await office.call(assignDriverEndpoint, { params: { id: ride.id }, body: { driver_id: id, force: true } });
  await expect(row).toContainText("Assigned");
  await expect(html).toHaveAttribute("data-shakes", "2");
});

test("what one driver turned down still waits for the next one in the same tab", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "driver4");
  const next = await demoPerson(product.url, "driver5");
  const rider = await demoPerson(product.url, "rider");
  await bookRide(rider, "Shared Tab Passenger");
  await page.goto("/driverpanel?view=table");
  const row = page.getByRole("row", { name: /Shared Tab Passenger/ });
  await row.getByRole("button", { name: "Reject" }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("driver_steps:driver4"))).toBe("[]");

  await page.evaluate((access) => {
    localStorage.removeItem("refresh_token");
    localStorage.setItem("access_token", access);
    localStorage.setItem("username", "driver5");
  }, next.access);
  await page.goto("/driverpanel?view=table");
  await expect(row.getByRole("button", { name: "Accept" })).toBeVisible();
});
