import type { Locator } from "@playwright/test";
import { reportOwnLocationEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { bookRide } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expectAccessibleByNightAndOnADesk, watchConsole } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "desks", reducedMotion: "reduce" });

const LAGUN = { pickup_location: "Playa Lagun", pickup_lat: 12.3176, pickup_lng: -69.1528 };
const SOTO = { lat: 12.27899, lng: -69.11012 };

test("the live map shows who waits and how soon, stays on a driver until it is moved, and shows the fare zones", async ({
  page,
  context,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const driver = await demoPerson(product.url, "driver");
  const ride = await bookRide(operator, "Waits On The Map", {
    ...LAGUN,
    at: new Date(Date.now() + 40 * MINUTE_MS),
  });
  const complaints = watchConsole(page);
  await page.goto("/operator/map");
  const map = page.getByRole("application", { name: "Map of drivers and rides in progress" });
  const flag = map.getByRole("button", {
    name: new RegExp(`^Ride #${ride.id} from Playa Lagun, in \\d+ min`),
  });
  await expect(flag).toHaveText(/^\d+ min$/);
  await expect(page.getByRole("region", { name: "No driver yet" })).toContainText("Playa Lagun");

  await page.getByRole("button", { name: "Follow Ruben Martina on the map" }).click();
  const status = page
    .getByRole("status")
    .filter({ hasText: "The map stays on Ruben Martina until you move it." });
  await expect(status).toBeVisible();
  const car = map.getByRole("button", { name: /^Ruben Martina/ });
  await expect.poll(() => fromMiddle(car, map)).toBeLessThan(30);
  await driver.call(reportOwnLocationEndpoint, { body: SOTO });
  await expect(
    page.getByRole("listitem").filter({ hasText: "Ruben Martina" }).filter({ hasText: "Soto" }),
  ).toBeVisible();
  await expect.poll(() => fromMiddle(car, map)).toBeLessThan(30);

  await map.focus();
  await page.keyboard.press("ArrowRight");
  await expect(status).toBeHidden();
  // A key that comes while the map still moves from the one before is left out.
  const further = async () => {
    await page.keyboard.press("ArrowRight");
    return fromMiddle(car, map);
  };
  await expect.poll(further).toBeGreaterThan(90);

  await page.getByRole("checkbox", { name: "Airport fare zones" }).check();
  const zones = page.getByRole("region", { name: "Airport fare zones" });
  await expect(zones.getByRole("listitem").filter({ hasText: "Westpunt" })).toHaveText("Westpunt$47");
  await expectAccessibleByNightAndOnADesk(page, "the live map with its zones");

  await map.getByRole("button", { name: "Show all" }).click();
  await flag.click();
  await expect(page).toHaveURL(`${product.url}/operator/assigned-rides/${ride.id}`);
  expect(complaints()).toEqual([]);
});

/** How far a thing stands from the middle of the map, in pixels. */
async function fromMiddle(thing: Locator, map: Locator): Promise<number> {
  const [one, other] = await Promise.all([thing.boundingBox(), map.boundingBox()]);
  if (!one || !other) return Number.POSITIVE_INFINITY;
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  );
}
