import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { expect, test } from "../test.ts";
import { COMMON_TRIPS, choosePlace, enterPerson, priceOf, ridesOf } from "./booking-steps.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./check-page.ts";

test.use({ shares: "guests", viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

test("a guest books the way back in the same form, sees both prices, and each ride leads to the other", async ({
  page,
  product,
}) => {
  await page.goto("/");
  const below = page.getByRole("region", { name: COMMON_TRIPS.en });
  // On the page: a phone scrolls a field that is typed into to its top.
  const topOfBelow = () => below.evaluate((part) => part.getBoundingClientRect().top + window.scrollY);
  const top = await topOfBelow();
  await choosePlace(page, "Pickup location", "Punda");
  await choosePlace(page, "Drop-off location", "Mambo Beach");
  await expect(page.getByRole("button", { name: /^Book Now \$/ })).toBeVisible();
  // The price came without moving what stands below it.
  expect(await topOfBelow()).toBeCloseTo(top, 0);
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  const price = priceOf(page);
  await expect(price).toBeVisible();
  await page.getByRole("checkbox", { name: "Add a return ride" }).check();
  const back = page.getByRole("group", { name: "Way back at" });
  await expect(back.getByLabel("Date")).toHaveValue("");
  await back.getByLabel("Date").fill(addDays(curacaoDate(new Date()), 1));
  await back.getByLabel("Time").selectOption("16:15");
  await expect(page.getByRole("heading", { name: "Way there" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Way back", exact: true })).toBeVisible();
  await expectAccessible(page, "two prices");
  await expectNoSidewaysScroll(page, "two prices");
  // Another car is chosen by what both ways cost in it.
  const cars = page.getByRole("group", { name: "Vehicle Type" });
  const comfort = cars.getByRole("button", { name: /^Comfort\b.*\$\d/ });
  await expect(comfort).toBeVisible();
  const total = amountIn(await comfort.textContent());
  await comfort.click();
  await expect(price).toContainText(`$${total.toFixed(2)}`);
  await enterPerson(page, "Returning Guest");
  await page.getByLabel("Flight number for the way back").fill("KL736");
  await page.getByRole("button", { name: "Book Now" }).click();

  const trip = page.getByRole("region", { name: "Your trip" });
  await expect(page).toHaveURL(/\/track\/[\w-]{20,}$/);
  await expect(trip.getByRole("link", { name: /^Way back: / })).toBeVisible();
  const there = amountIn(await trip.textContent());
  const first = page.url();
  await trip.getByRole("link", { name: /^Way back: / }).click();
  await expect(trip.getByRole("link", { name: /^Way there: / })).toBeVisible();
  await expect(page.getByText(/Flight number KL736/)).toBeVisible();
  expect(there + amountIn(await trip.textContent())).toBeCloseTo(total, 2);
  await trip.getByRole("link", { name: /^Way there: / }).click();
  await expect(page).toHaveURL(first);
  expect(await ridesOf(product, "Returning Guest")).toBe(2);
});

/** The first dollars in a text. */
function amountIn(text: string | null): number {
  return Number(/\$(\d+\.\d\d)/.exec(text ?? "")?.[1]);
}
