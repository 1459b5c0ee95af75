import type { Page } from "@playwright/test";
import { getPlanEndpoint } from "../../contract/dispatch/plan.endpoints.ts";
import { PROMISE_GRACE_MINUTES } from "../../contract/dispatch/plan.ts";
import { listAssignedRidesEndpoint, listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { bookRide, inHours } from "../bookings.ts";
import { type DemoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { clearPendingRides, endRidesUnderWay } from "./desk-calls.ts";

/** As dense as eighty in four hours, which RUSH_RIDES=80 plays whole: what is proved of each ride is the same. */
const RIDES = Number(process.env["RUSH_RIDES"] ?? 24);
/** Once down the queue, and once for each that is given. */
const PRESSES = RIDES * 1.5;
const FIRST_HOURS = 0.4;
const SPREAD_HOURS = RIDES / 20;

const PLACES = [
  { name: "Punda", lat: 12.1055, lng: -68.9351 },
  { name: "Jan Thiel Beach", lat: 12.0768, lng: -68.8803 },
  { name: "Mambo Beach", lat: 12.0836, lng: -68.8945 },
  { name: "Hato", lat: 12.1889, lng: -68.9598 },
  { name: "Blue Bay", lat: 12.1351, lng: -68.9869 },
] as const;

test("a rush of rides is served by keys alone, and nothing is given late that didn't say so", async ({
  context,
  page,
  product,
}) => {
  test.slow();
  const operator = await signIn(context, product.url, "operator");
  await clearPendingRides(operator);
  await endRidesUnderWay(operator);
  for (let index = 0; index < RIDES; index++) await bookOne(operator, index);
  await page.goto("/operator/board");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();

  await test.step("one key gives all that is in time", () => giveAllInTime(page, operator));
  await test.step("the others say by how much they are late before they are given", () =>
    giveOthers(page, operator));
  await test.step("each that is left says who could have it, or why nobody can", () =>
    expectNoneUnsaid(page, operator));
});

async function giveAllInTime(page: Page, operator: DemoPerson): Promise<void> {
  const plan = page.getByRole("button", { name: /^(Give \d+ in time|Accept all) y$/ });
  await expect(plan).toBeVisible();
  const before = await lateByPlan(operator);
  await page.keyboard.press("y");
  await expect(
    page.getByRole("status").getByText(/^(\d+ rides assigned\.|Ride #\d+ assigned to )/),
  ).toBeVisible();
  const after = await lateByPlan(operator);
  const given = await operator.list(listAssignedRidesEndpoint);
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter(({ id }) => before.has(id) && after.has(id))).toEqual([]);
}

/** Goes through the queue with j and gives with g: no ride that is late by the plan is given by a button that doesn't say so. */
async function giveOthers(page: Page, operator: DemoPerson): Promise<void> {
  await page.keyboard.press("q");
  const chosen = page
    .locator("[data-queue] [data-ride]")
    .filter({ has: page.locator("[aria-pressed=true]") });
  const unsaid: number[] = [];
  for (let press = 0; press < PRESSES; press++) {
    const [row] = await chosen.evaluateAll((rows) =>
      rows.map((each) => ({
        id: Number(each.getAttribute("data-ride")),
        give: each.querySelector("[aria-keyshortcuts=g]")?.textContent ?? null,
      })),
    );
    if (row === undefined || row.give === null) {
      await page.keyboard.press("j");
      continue;
    }
    const { id } = row;
    const before = await lateByPlan(operator);
    const says = row.give.endsWith(" min late g");
    await page.keyboard.press("g");
    const ended = new RegExp(`(Ride #${id} assigned to|\\(#${id}\\)$)`);
    await expect(page.getByText(ended).first()).toBeVisible();
    const isLate = before.has(id) && (await lateByPlan(operator)).has(id);
    // Where the plan has changed it isn't given, and says so.
    const isGiven = (await operator.list(listAssignedRidesEndpoint)).some((given) => given.id === id);
    if (isGiven && isLate && !says) unsaid.push(id);
  }
  expect(unsaid).toEqual([]);
}

/** The rides that the plan of this moment can't drive in time. */
async function lateByPlan(operator: DemoPerson): Promise<ReadonlySet<number>> {
  const { rides } = await operator.call(getPlanEndpoint);
  return new Set(
    rides.flatMap(({ ride_id, minutes_late }) =>
      (minutes_late ?? 0) > PROMISE_GRACE_MINUTES ? [ride_id] : [],
    ),
  );
}

async function expectNoneUnsaid(page: Page, operator: DemoPerson): Promise<void> {
  const waiting = await operator.list(listRideRequestsEndpoint, { query: { type: "pending" } });
  for (const { id } of waiting.slice(0, 5)) {
    const row = page.locator(`[data-queue] [data-ride="${id}"]`);
    await expect(row).not.toContainText(/No driver yet/);
  }
}

async function bookOne(operator: DemoPerson, index: number): Promise<void> {
  const from = PLACES[index % PLACES.length] ?? PLACES[0];
  const to = PLACES[(index + 1 + (index % 3)) % PLACES.length] ?? PLACES[1];
  await bookRide(operator, `Rush ${index}`, {
    at: inHours(FIRST_HOURS + (index / RIDES) * SPREAD_HOURS),
    pickup_location: from.name,
    pickup_lat: from.lat,
    pickup_lng: from.lng,
    dropoff_location: to.name,
    dropoff_lat: to.lat,
    dropoff_lng: to.lng,
    passenger_count: index % 9 === 0 ? 6 : 2,
  });
}
