import { bookRide, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

const PUNDA = { latitude: 12.1055, longitude: -68.9351 };

test("a driver sees which of his rides a request runs into and how far away it is, and may still take it", async ({
  browser,
  context,
  page,
  product,
}) => {
  const people = await browser.newContext();
  const driver = await signIn(context, product.url, "driver5");
  const rider = await signIn(people, product.url, "rider");
  await context.grantPermissions(["geolocation"], { origin: product.url });
  await context.setGeolocation(PUNDA);
  await driver.call("PATCH", "/me/driver/", { shares_location: true });
  await driver.call("POST", "/me/driver/status/", { status: "available" });
  const own = await bookRide(rider, "Own Passenger", 290);
  await driver.call("POST", `/accept-ride/${own.id}/`);
  await bookRide(rider, "Overlapping Passenger", 290.05);
  await bookRide(rider, "Free Passenger", 300);

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
  await people.close();
});

test("a second passenger is refused for what it is, and goes once the first is out", async ({
  browser,
  context,
  page,
  product,
}) => {
  const people = await browser.newContext();
  const driver = await signIn(context, product.url, "driver6");
  const rider = await signIn(people, product.url, "rider");
  const take = async (name: string, hours: number) => {
    const { id } = await bookRide(rider, name, hours);
    await driver.call("POST", `/accept-ride/${id}/`);
    await driver.call("POST", `/ride-progress/${id}/`, { step: "arrived" });
    return id;
  };
  const first = await take("First Aboard", 310);
  const second = await take("Second Aboard", 320);
  await page.goto("/activerides");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const card = page.getByRole("region", { name: "Second Aboard" });
  const board = card.getByRole("button", { name: "Passenger on board" });
  await expect(board).toBeVisible();
  await driver.call("POST", `/ride-progress/${first}/`, { step: "picked_up" });
  await board.click();
  const refusal = page.getByRole("alert").filter({ hasText: "Second Aboard" });
  await expect(refusal).toContainText("You have another passenger on board. Finish that ride first.");

  // The refusal has not been put away, and holds nothing up.
  await driver.call("POST", `/finish-ride/${first}/`);
  await board.click();
  await expect(card.getByText("Picked Up", { exact: true })).toBeVisible();
  const ride = await driver.call<{ status: string }>("GET", `/rides/${second}/`);
  expect(ride.status).toBe("PickedUp");
  await refusal.getByRole("button", { name: "Got it" }).click();
  await expect(refusal).toHaveCount(0);
  await people.close();
});
