import { demoPerson, signIn } from "../demo-person.ts";
import { endRidesOf } from "../operator/desk-calls.ts";
import { expect, test } from "../test.ts";
import { choosePlace, enterPerson, priceOf } from "./booking-steps.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./check-page.ts";

test.use({ shares: "guests", viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

test("a guest books with two stops, and the driver who accepts is led by them", async ({
  browser,
  page,
  product,
}) => {
  await page.goto("/book-your-ride");
  await choosePlace(page, "Pickup location", "Punda");
  await choosePlace(page, "Drop-off location", "Jan Thiel");
  for (const [stop, place] of [
    ["Stop 1", "Sambil"],
    ["Stop 2", "Mambo Beach"],
  ] as const) {
    await page.getByRole("button", { name: "Add a stop" }).click();
    await choosePlace(page, stop, place);
  }
  await expectAccessible(page, "the form with stops");
  await expectNoSidewaysScroll(page, "the form with stops");
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(priceOf(page)).toContainText("$");
  await enterPerson(page, "Stopping Guest");
  await page.getByRole("button", { name: "Book Now" }).click();
  const trip = page.getByRole("region", { name: "Your trip" });
  await expect(trip).toContainText(/Punda.*Sambil.*Mambo Beach.*Jan Thiel/s);
  await expectAccessible(page, "the tracking page of a ride with stops");

  // A ride that would make another passenger wait can't be taken.
  await endRidesOf(await demoPerson(product.url, "operator"), "driver4");
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await signIn(context, product.url, "driver4");
  const driver = await context.newPage();
  await driver.goto(`${product.url}/driverpanel?view=table`);
  const row = driver.getByRole("row", { name: /Stopping Guest/ });
  await expect(row).toContainText("+2 stops");
  await row.getByRole("button", { name: "Accept" }).click();
  await expect(driver.getByText("The ride is yours")).toBeVisible();
  await driver.getByRole("link", { name: "Accepted Rides" }).click();
  const ride = driver.getByRole("region", { name: "Stopping Guest" });
  await expect(ride).toContainText(/Punda.*Sambil.*Mambo Beach.*Jan Thiel/s);
  await ride.getByRole("button", { name: "More" }).click();
  const way = ride.getByRole("link", { name: "Dropoff Help" });
  await expect(way).toHaveAttribute("href", /waypoints=12[^&]*%7C12/);
  await context.close();
});
