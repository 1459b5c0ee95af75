import type { Browser, BrowserContext, Locator, Page, Route } from "@playwright/test";
import type { Driver } from "../../contract/drivers/driver.ts";
import { bookRide, minutesAfter } from "../bookings.ts";
import { type DemoPerson, demoPerson, signIn } from "../demo-person.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { giveRide } from "./desk-calls.ts";
import { followSideBar } from "./side-bar.ts";
import {
  getDriverEndpoint,
  listDriversEndpoint,
  setDriverStatusEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import { acceptRideEndpoint, rejectRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "desks" });

const RIDES = 2;
const YOURS = "The ride is yours";

test("two desks and a driver work on the same rides: one gets each, and all see what the others do", async ({
  browser,
  product,
}) => {
  test.slow();
  const one = await openAs(browser, product.url, "operator", "/operator/pending-rides");
  const other = await openAs(browser, product.url, "staff", "/operator/pending-rides");
  await test.step("what one desk does the other sees by the live stream alone", () =>
    watchByStream(one, other));
  await test.step("of those after the same ride one gets it, and the others read what it is now", async () => {
    const car = await openAs(browser, product.url, "driver4", "/driverpanel?view=table");
    await raceForRides(one, other, car);
    await closeAll(car);
  });
  await closeAll(one, other);
});

test("nothing that is being used moves while another dispatcher works, and a row in use shows who took its ride", async ({
  browser,
  product,
}) => {
  const one = await demoPerson(product.url, "staff");
  const desk = await openAs(browser, product.url, "operator", "/operator/pending-rides");
  const rides = [await bookRide(one, "Held Passenger A"), await bookRide(one, "Held Passenger B")] as const;
  await filterRides(desk.page, "Held Passenger");
  await expect(desk.page.getByRole("status").filter({ hasText: /^Rides: 2 of .+$/ })).toBeVisible();
  const [above, touched] = rides.map((ride) => rowOf(desk.page, ride.id)) as [Locator, Locator];
  await touched.scrollIntoViewIfNeeded();
  await touched.hover();
  const before = await touched.boundingBox();

  const earlier = await bookRide(one, "Held Passenger C", { at: minutesAfter(rides[0], -60) });
  await one.call(rejectRideEndpoint, { params: { id: rides[0].id } });
  await expect(above).toContainText("Status: Rejected");
  await expect(above.getByRole("cell").last()).toHaveText("Rejected");
  await expect(rowOf(desk.page, earlier.id)).toBeVisible();
  expect(await touched.boundingBox()).toEqual(before);

  await touched.getByRole("button", { name: "Assign" }).click();
  const dialog = desk.page.getByRole("dialog", { name: `Assign Driver to Ride #${rides[1].id}` });
  const chosen = dialog.getByRole("radio", { checked: true });
  await expect(chosen).toBeVisible();
  const places = await driversIn(dialog);
  const leaving = await one.call(getDriverEndpoint, { params: { id: places[0] ?? 0 } });
  expect(leaving.status).toBe("available");
  await one.call(setDriverStatusEndpoint, { params: { id: leaving.id }, body: { status: "inactive" } });
  await expect(dialog.getByRole("radio").first()).toContainText("Inactive");
  expect(await driversIn(dialog)).toEqual(places);
  await expect(dialog.getByRole("radio").first()).toHaveAttribute("aria-disabled", "true");
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await one.call(setDriverStatusEndpoint, { params: { id: leaving.id }, body: { status: "offline" } });

  await one.call(rejectRideEndpoint, { params: { id: rides[1].id } });
  await expect(dialog.getByRole("alert")).toHaveText("This ride has just changed. It is now: Rejected.");
  await expect(dialog.getByRole("button", { name: /^Assign Driver/ })).toBeDisabled();
  await desk.page.keyboard.press("Escape");
  await desk.page.mouse.move(5, 5);
  await expect(above).toHaveCount(0);

  const other = await bookRide(one, "Held Passenger D");
  await expect(rowOf(desk.page, other.id)).toBeVisible();
  const taken = rowOf(desk.page, earlier.id);
  await taken.hover();
  const car = await demoPerson(product.url, "driver5");
  await car.call(acceptRideEndpoint, { params: { id: earlier.id } });
  const { driver_name } = await one.call(getRideEndpoint, { params: { id: earlier.id } });
  await expect(taken.getByRole("cell").last()).toHaveText(`Accepted (${driver_name})`);
  await closeAll(desk);
});

async function watchByStream(one: Seat, other: Seat): Promise<void> {
  await giveRide(one.person, await bookRide(one.person, "Given Passenger"), "driver7");
  await followSideBar(other.page, "Assigned Rides");
  await expect(other.page.getByRole("listitem").first()).toBeVisible();
  await followSideBar(other.page, "Pending Rides");
  for (const { page } of [one, other]) await filterRides(page, "Watched Passenger");
  // From here on nothing is read again: every change comes by the live stream.
  const reads = await interceptCalls(other.page, /\/api\/(ride-requests|assigned-rides)\//, (route) =>
    route.abort(),
  );

  const ride = await bookRide(one.person, "Watched Passenger");
  const row = rowOf(other.page, ride.id);
  await expect(row).toBeVisible();

  await rowOf(one.page, ride.id).getByRole("button", { name: "Reject" }).click();
  await expect(row).toHaveCount(0);
  await one.page.getByRole("button", { name: /^Undo/ }).click();
  await expect(row).toBeVisible();

  const [driver] = freeDrivers(await one.person.list(listDriversEndpoint));
  await openDialog(one.page, ride.id, driver.name);
  await one.page.keyboard.press("Enter");
  await expect(row).toHaveCount(0);
  await followSideBar(other.page, "Assigned Rides");
  await expect(other.page.getByRole("heading", { name: `Ride #${ride.id}` })).toBeVisible();
  reads.letThrough();
  await followSideBar(other.page, "Pending Rides");
}

async function raceForRides(one: Seat, other: Seat, car: Seat): Promise<void> {
  // The table draws only the rows in view; these are in view on both.
  for (const { page } of [one, other]) await filterRides(page, "Wanted Passenger");
  const drivers = await one.person.list(listDriversEndpoint);
  const [first, second] = freeDrivers(drivers.filter(({ username }) => username !== "driver4"));
  const inTheCar = drivers.find(({ username }) => username === "driver4")?.name ?? "";
  const meet = meetingOf(3);
  for (const { page } of [one, other, car]) {
    await page.route(/\/api\/(assign-driver|accept-ride)\//, async (route: Route) => {
      await meet();
      await route.continue();
    });
  }

  for (let turn = 0; turn < RIDES; turn++) {
    const ride = await bookRide(one.person, `Wanted Passenger ${turn}`);
    const offer = car.page.getByRole("row", { name: new RegExp(`Wanted Passenger ${turn}\\b`) });
    await openDialog(one.page, ride.id, first.name);
    await openDialog(other.page, ride.id, second.name);
    await expect(offer).toBeVisible();
    // What the driver was told of the ride before is gone by itself.
    await expect(car.page.getByText(YOURS)).toHaveCount(0);
    await Promise.all([
      one.page.keyboard.press("Enter"),
      other.page.keyboard.press("Enter"),
      pressAccept(car.page, offer),
    ]);

    const told = {
      [first.name]: await gaveIt(one.page, ride.id),
      [second.name]: await gaveIt(other.page, ride.id),
      [inTheCar]: await tookIt(car.page),
    };
    const winners = Object.keys(told).filter((name) => told[name]);
    const now = await one.person.call(getRideEndpoint, { params: { id: ride.id } });
    expect(winners, `who was told that ride #${ride.id} is theirs`).toEqual([now.driver_name]);
    const history = await one.person.list(listRideHistoryEndpoint, { params: { id: ride.id } });
    expect(history.filter(({ action }) => action === "assign" || action === "accept")).toHaveLength(1);
  }
}

type Seat = { readonly context: BrowserContext; readonly page: Page; readonly person: DemoPerson };

async function openAs(browser: Browser, url: string, username: string, path: string): Promise<Seat> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: "block", locale: "en-US" });
  const person = await signIn(context, url, username);
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  return { context, page, person };
}

async function closeAll(...seats: Seat[]): Promise<void> {
  await Promise.all(seats.map(({ context }) => context.close()));
}

/** Holds the requests until so many have come, then releases them all at once. */
function meetingOf(count: number): () => Promise<void> {
  let waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length < count) return;
      for (const go of waiting) go();
      waiting = [];
    });
}

async function filterRides(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill(text);
}

function rowOf(page: Page, id: number): Locator {
  return page.getByRole("row", { name: new RegExp(`^${id} `) });
}

async function openDialog(page: Page, id: number, driver: string): Promise<Locator> {
  await rowOf(page, id).getByRole("button", { name: "Assign" }).click();
  const dialog = page.getByRole("dialog", { name: `Assign Driver to Ride #${id}` });
  await dialog.getByRole("searchbox").fill(driver);
  await expect(dialog.getByRole("radio", { checked: true })).toContainText(driver);
  return dialog;
}

/** Presses until the page has asked: it takes no press on a row that has only just come under the finger. */
async function pressAccept(page: Page, offer: Locator): Promise<void> {
  let asked = false;
  page.once("request", function note(request) {
    if (request.url().includes("/accept-ride/")) asked = true;
    else page.once("request", note);
  });
  await expect(async () => {
    if (!asked) await offer.getByRole("button", { name: "Accept" }).click({ timeout: 5_000 });
    await expect.poll(() => asked, { timeout: 2_000 }).toBe(true);
  }).toPass();
}

/** Whether dispatch was told that the ride is assigned; otherwise it shows the ride's new state and closes the dialog. */
async function gaveIt(page: Page, id: number): Promise<boolean> {
  const alert = page.getByRole("dialog").getByRole("alert");
  const success = page.getByText(new RegExp(`^Ride #${id} assigned to `));
  await expect(success.or(alert)).toBeVisible();
  if (await success.isVisible()) {
    await expect(page.getByRole("dialog")).toHaveCount(0);
    return true;
  }
  await expect(alert).toHaveText(/^This ride has just changed\. It is now: (Assigned|Accepted)\./);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return false;
}

/** Whether the driver was told that they have the ride; otherwise that it is taken. */
async function tookIt(page: Page): Promise<boolean> {
  const success = page.getByText(YOURS);
  const taken = page.getByRole("alert").filter({ hasText: "Another driver already took this ride." });
  await expect(success.or(taken)).toBeVisible({ timeout: 15_000 });
  if (await success.isVisible()) return true;
  await taken.getByRole("button").click();
  return false;
}

/** The numbers of the drivers in the order in which they are offered. */
async function driversIn(dialog: Locator): Promise<number[]> {
  return dialog
    .getByRole("radio")
    .evaluateAll((choices) => choices.map((choice) => Number(choice.getAttribute("data-driver"))));
}

/** Two drivers who can be assigned, whatever the journeys before this one left behind. */
function freeDrivers(drivers: readonly Driver[]): [Driver, Driver] {
  const [first, second] = drivers.filter(({ status }) => status === "available" || status === "offline");
  if (first === undefined || second === undefined) throw new Error("the demo has two drivers who are free");
  return [first, second];
}
