import type { Driver } from "../../contract/drivers/driver.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { bookRide, signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test("a ride's page tells who did what and when, in the reader's language", async ({
  page,
  context,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const ride = await bookRide(operator, "Story Teller", 50);
  const [driver] = await operator.call<Driver[]>("GET", "/drivers/");
  if (driver === undefined) throw new Error("the demo has drivers");
  await operator.call("POST", `/update-ride/${ride.id}/`, {
    passenger_count: 3,
    pickup_location: "Otrobanda",
  });
  await operator.call("POST", `/assign-driver/${ride.id}/`, { driver_id: driver.id });
  await page.goto(`/operator/assigned-rides/${ride.id}`);
  await expect(page.getByRole("heading", { level: 1, name: `Ride #${ride.id}` })).toBeVisible();
  for (const section of ["Ride", "Rider", "Driver", "Location"]) {
    await expect(page.getByRole("heading", { name: `${section} Information`, exact: true })).toBeVisible();
  }
  const happened = page.getByRole("region", { name: "What happened" }).getByRole("listitem");
  await expect(happened).toHaveText([
    new RegExp(`Assigned to ${driver.name} by Suheily Cijntje \\(operator\\)`),
    /Changed by Suheily Cijntje \(operator\)\s*pickup, passengers/,
    /Booked by Suheily Cijntje \(operator\)/,
  ]);
  await expect(happened.first().locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT/);
  await expectAccessible(page, "a ride's page");

  for (const [language, assigned, changed] of [
    ["nl", /Toegewezen aan .+ \(centralist\)/, /ophaalpunt, passagiers/],
    ["es", /Asignado a .+ \(operador\)/, /recogida, pasajeros/],
    ["pap", /Asigná na .+ \(operadó\)/, /lugá pa buska, pasahero/],
  ] as const) {
    await page.goto(`/${language}/operator/assigned-rides/${ride.id}`);
    await expect(page.locator(".happened li").first()).toHaveText(assigned);
    await expect(page.locator(".happened li").nth(1)).toHaveText(changed);
  }
});

test("Update Status sends a ride back to pending, and only offers what the ride allows", async ({
  page,
  context,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const ride = await bookRide(operator, "Status Stella", 60);
  const drivers = await operator.call<Driver[]>("GET", "/drivers/");
  await operator.call("POST", `/assign-driver/${ride.id}/`, { driver_id: drivers[0]?.id });
  await page.goto("/operator/assigned-rides");
  const card = page.getByRole("listitem").filter({ hasText: `Ride #${ride.id}` });
  await card.getByRole("button", { name: "More" }).click();
  await card.getByRole("button", { name: "Update Status" }).click();
  const dialog = page.getByRole("dialog", { name: "Update Status" });
  await expect(dialog.getByRole("button", { name: "Complete" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel ride and send back to pending" }).click();
  await expect(page.getByText(`Ride #${ride.id} is pending again.`)).toBeVisible();
  expect(await operator.call<Ride>("GET", `/rides/${ride.id}/`)).toMatchObject({ status: "Pending" });
});

test("an address that leads to no ride and no driver says so", async ({ page, context, product }) => {
  await signIn(context, product.url, "operator");
  for (const path of ["assigned-rides/999999", "assigned-rides/x", "drivers/999999", "drivers/0"]) {
    await page.goto(`/operator/${path}`);
    await expect(page.getByRole("heading", { level: 1, name: "404 Not Found" })).toBeVisible();
  }
});
