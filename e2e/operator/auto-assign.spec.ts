import type { Locator } from "@playwright/test";
import { bookRide, inHours } from "../bookings.ts";
import { demoPerson } from "../demo-person.ts";
import { clearPendingRides } from "./desk-calls.ts";
import { expect, test } from "./timed-test.ts";
import { listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "timed" });

const OFFER_MS = 30_000;
/** The screen reads its settings again this often. */
const READ_MS = 5_000;
/** Within the quarter of an hour in which whoever drives must hear of it, however near they are. */
const SOON_HOURS = 0.23;

test("auto-assign offers a due ride to the best driver, after half a minute to the next, and dispatch sees it", async ({
  openTimedDesk,
  product,
}) => {
  const { page, operator, pass } = await openTimedDesk("/operator/settings");
  // Rides that already wait would be offered too.
  await clearPendingRides(operator);
  const ride = await bookRide(operator, "Offered Passenger", { at: inHours(SOON_HOURS) });
  const match = await operator.list(listDriversEndpoint, { query: { for_ride: ride.id } });
  const best = match.find((driver) => driver.match?.best === true);
  expect(best, "somebody of the demo is free").toBeDefined();

  const auto = page.getByRole("region", { name: "Auto-assign" });
  await expect(auto.getByText("No open offers.")).toBeVisible();
  await auto.getByRole("button", { name: "On", exact: true }).click();
  const open = auto.getByRole("list", { name: "Open offers" });
  await expect(open.getByRole("listitem")).toHaveText(new RegExp(`^#${ride.id} ${best?.name} until `));

  await pass(OFFER_MS);
  const past = auto.getByRole("list", { name: "Recent offers" });
  await expectOnceReadAgain(past.getByText(`#${ride.id} ${best?.name}: expired`));
  await expect(open.getByRole("listitem")).toHaveText(new RegExp(`^#${ride.id} (?!${best?.name})`));

  const { driver_id } = await operator.call(getRideEndpoint, { params: { id: ride.id } });
  const next = match.find((driver) => driver.id === driver_id);
  const driver = await demoPerson(product.url, next?.username ?? "");
  await driver.call(acceptRideEndpoint, { params: { id: ride.id } });
  await expectOnceReadAgain(past.getByText(`#${ride.id} ${next?.name}: accepted`));
  await expect(auto.getByText("No open offers.")).toBeVisible();
  await auto.getByRole("button", { name: "Off", exact: true }).click();
  await expect(auto.getByText(/^Last changed by /)).toBeVisible();
});

/** It is there as soon as the product has done it and the page has read it: the page's clock is moved on to that. */
async function expectOnceReadAgain(outcome: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await outcome.page().clock.fastForward(READ_MS);
      return outcome.isVisible();
    })
    .toBe(true);
}
