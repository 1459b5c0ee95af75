import type { Browser, BrowserContext, Locator, Page, Route } from "@playwright/test";
import type { Driver } from "../../contract/drivers/driver.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { bookRide, type DemoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { followSideBar } from "./side-bar.ts";

const RIDES = 10;

test("of two desks and a driver after the same ten rides one gets each, and the others read what it is now", async ({
  browser,
  product,
}) => {
  test.slow();
  const one = await openAs(browser, product.url, "operator", "/operator/pending-rides");
  const other = await openAs(browser, product.url, "staff", "/operator/pending-rides");
  const car = await openAs(browser, product.url, "driver4", "/driverpanel?view=table");
  // The table draws the rows one looks at; these are what both look at.
  for (const { page } of [one, other]) await filterRides(page, "Wanted Passenger");
  const drivers = await one.person.call<Driver[]>("GET", "/drivers/");
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
    const ride = await bookRide(one.person, `Wanted Passenger ${turn}`, 100 + 3 * turn);
    const offer = car.page.getByRole("row", { name: new RegExp(`Wanted Passenger ${turn}\\b`) });
    await openDialog(one.page, ride.id, first.name);
    await openDialog(other.page, ride.id, second.name);
    await expect(offer).toBeVisible();
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
    const now = await one.person.call<Ride>("GET", `/rides/${ride.id}/`);
    expect(winners, `who was told that ride #${ride.id} is theirs`).toEqual([now.driver_name]);
    const history = await one.person.call<{ action: string }[]>("GET", `/rides/${ride.id}/history/`);
    expect(history.filter(({ action }) => action === "assign" || action === "accept")).toHaveLength(1);
  }
  await closeAll(one, other, car);
});

test("what one desk does the other sees by the live line alone", async ({ browser, product }) => {
  const one = await openAs(browser, product.url, "operator", "/operator/pending-rides");
  const other = await openAs(browser, product.url, "staff", "/operator/pending-rides");
  await followSideBar(other.page, "Assigned Rides");
  await expect(other.page.getByRole("listitem").first()).toBeVisible();
  await followSideBar(other.page, "Pending Rides");
  for (const { page } of [one, other]) await filterRides(page, "Watched Passenger");
  // From here on nothing is read again: what comes, comes by the line.
  await other.page.route(/\/api\/(ride-requests|assigned-rides)\//, (route) => route.abort());

  const ride = await bookRide(one.person, "Watched Passenger", 140);
  const row = rowOf(other.page, ride.id);
  await expect(row).toBeVisible();

  await rowOf(one.page, ride.id).getByRole("button", { name: "Reject" }).click();
  await expect(row).toHaveCount(0);
  await one.page.getByRole("button", { name: /^Undo/ }).click();
  await expect(row).toBeVisible();

  const [driver] = freeDrivers(await one.person.call<Driver[]>("GET", "/drivers/"));
  await openDialog(one.page, ride.id, driver.name);
  await one.page.keyboard.press("Enter");
  await expect(row).toHaveCount(0);
  await followSideBar(other.page, "Assigned Rides");
  await expect(other.page.getByRole("heading", { name: `Ride #${ride.id}` })).toBeVisible();
  await closeAll(one, other);
});

test("nothing that is being touched moves while another desk works", async ({ browser, product }) => {
  const one = await signIn(await browser.newContext(), product.url, "staff");
  const desk = await openAs(browser, product.url, "operator", "/operator/pending-rides");
  const rides = [
    await bookRide(one, "Held Passenger A", 150),
    await bookRide(one, "Held Passenger B", 151),
  ] as const;
  await filterRides(desk.page, "Held Passenger");
  const [above, touched] = rides.map((ride) => rowOf(desk.page, ride.id)) as [Locator, Locator];
  await touched.scrollIntoViewIfNeeded();
  await touched.hover();
  const before = await touched.boundingBox();

  const earlier = await bookRide(one, "Held Passenger C", 149);
  await one.call("POST", `/reject-ride/${rides[0].id}/`);
  await expect(above).toContainText("Status: Rejected");
  await expect(above.getByRole("cell").last()).toHaveText("Rejected");
  await expect(rowOf(desk.page, earlier.id)).toBeVisible();
  expect(await touched.boundingBox()).toEqual(before);

  await touched.getByRole("button", { name: "Assign" }).click();
  const dialog = desk.page.getByRole("dialog", { name: `Assign Driver to Ride #${rides[1].id}` });
  const chosen = dialog.getByRole("radio", { checked: true });
  await expect(chosen).toBeVisible();
  const places = await namesIn(dialog);
  const roster = await one.call<Driver[]>("GET", "/drivers/");
  const leaving = roster.find(({ name, status }) => status === "available" && places[0]?.includes(name));
  await one.call("POST", `/set-driver-status/${leaving?.id}/`, { status: "inactive" });
  await expect(dialog.getByRole("radio").first()).toContainText("Inactive");
  expect(await namesIn(dialog)).toEqual(places);
  await expect(dialog.getByRole("radio").first()).toHaveAttribute("aria-disabled", "true");
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await one.call("POST", `/set-driver-status/${leaving?.id}/`, { status: "offline" });

  await one.call("POST", `/reject-ride/${rides[1].id}/`);
  await expect(dialog.getByRole("alert")).toHaveText("This ride has just changed. It is now: Rejected.");
  await expect(dialog.getByRole("button", { name: /^Assign Driver/ })).toBeDisabled();
  await desk.page.keyboard.press("Escape");
  await desk.page.mouse.move(5, 5);
  await expect(above).toHaveCount(0);
  await closeAll(desk);
});

test("a ride that is taken while its row is held is shown as what it is, and whose", async ({
  browser,
  product,
}) => {
  const desk = await openAs(browser, product.url, "operator", "/operator/pending-rides");
  const car = await signIn(await browser.newContext(), product.url, "driver5");
  const ride = await bookRide(desk.person, "Taken Passenger", 155);
  await bookRide(desk.person, "Taken Passenger B", 156);
  await filterRides(desk.page, "Taken Passenger");
  const row = rowOf(desk.page, ride.id);
  await row.hover();
  await car.call("POST", `/accept-ride/${ride.id}/`);
  const { driver_name } = await desk.person.call<Ride>("GET", `/rides/${ride.id}/`);
  await expect(row.getByRole("cell").last()).toHaveText(`Accepted (${driver_name})`);
  await closeAll(desk);
});

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

/** Lets nobody on before so many have come, then all at once. */
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
    if (!asked) await offer.getByRole("button", { name: "Accept" }).click({ timeout: 1_000 });
    await expect.poll(() => asked, { timeout: 500 }).toBe(true);
  }).toPass();
}

/** Whether the desk was told that the ride is given; else it was told what the ride is now, and closes the dialog. */
async function gaveIt(page: Page, id: number): Promise<boolean> {
  const alert = page.getByRole("dialog").getByRole("alert");
  const success = page.getByText(new RegExp(`^Ride #${id} given to `));
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

/** Whether the driver was told that the ride is his; else he was told that it is taken. */
async function tookIt(page: Page): Promise<boolean> {
  const success = page.getByText("The ride is yours");
  const taken = page.getByRole("alert").filter({ hasText: "This ride is taken." });
  await expect(success.or(taken)).toBeVisible({ timeout: 15_000 });
  if (await success.isVisible()) {
    await expect(success).toHaveCount(0);
    return true;
  }
  await taken.getByRole("button").click();
  return false;
}

async function namesIn(dialog: Locator): Promise<string[]> {
  const texts = await dialog.getByRole("radio").locator(".strong").allTextContents();
  return texts.map((text) => text.trim());
}

/** Two whom the dialog offers as they are, whatever the journeys before this one left behind. */
function freeDrivers(drivers: readonly Driver[]): [Driver, Driver] {
  const [first, second] = drivers.filter(({ status }) => status === "available" || status === "offline");
  if (first === undefined || second === undefined) throw new Error("the demo has two drivers who are free");
  return [first, second];
}
