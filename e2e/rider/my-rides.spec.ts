import {
  expectAccessible,
  expectAccessibleByNightAndOnADesk,
  expectAccessibleInEveryLook,
  watchConsole,
} from "../guest/check-page.ts";
import { bookRide, bookRideAsGuest, minutesAfter } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { watchJumps } from "../guest/watch-jumps.ts";
import { mailTo } from "../mail-to.ts";
import { expect, test } from "../test.ts";
import { undoRideStepEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  reportRideProgressEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";

test.use({ shares: "guests" });

test("a rider finds, sorts and opens their rides with the keyboard", async ({ context, page, product }) => {
  await signIn(context, product.url, "rider");
  const complaints = watchConsole(page);
  const jumped = await watchJumps(page);
  await page.goto("/myridehistory");
  const table = page.getByRole("region", { name: "All rides" }).getByRole("table");
  const rows = table.getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  expect(await jumped()).toBeLessThan(0.02);
  const fareHead = table.getByRole("columnheader", { name: "Fare" });
  await expect(table.getByRole("columnheader", { name: "Ride Date" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await fareHead.getByRole("button").press("Enter");
  await expect(fareHead).toHaveAttribute("aria-sort", "ascending");
  await fareHead.getByRole("button").press("Enter");
  await expect(fareHead).toHaveAttribute("aria-sort", "descending");

  await rows.nth(1).getByRole("button").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ride Details" });
  for (const section of ["Locations", "Ride Information", "Driver Information", "Request Information"]) {
    await expect(dialog.getByRole("heading", { name: section })).toBeVisible();
  }
  await expectAccessible(page, "details");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("searchbox").fill("no such place");
  await expect(page.getByText("No rides match your search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(rows.nth(1)).toBeVisible();
  // Text typed in the middle stays there, although the search is also kept in the address.
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("beach");
  await page.keyboard.press("Home");
  await page.keyboard.type("mambo ");
  await expect(page.getByRole("searchbox")).toHaveValue("mambo beach");
  await expect(page).toHaveURL(/q=mambo\+beach/);
  expect(complaints()).toEqual([]);
});

test("a rider's rides are accessible and fit a phone and a desktop, in light and dark", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "rider");
  await page.goto("/myridehistory");
  await expect(page.getByRole("heading", { name: "All rides" })).toBeVisible();
  await expectAccessibleInEveryLook(page, "a rider's rides");
});

test("a ride booked without an account comes into the list by its link and a code to its mailbox", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "rider");
  const { tracking_code } = await bookRideAsGuest(product.url, "Guest Passenger", {
    pickup_location: "Westpunt",
    rider_email: "claimed@guests.example",
  });
  await page.goto("/myridehistory");
  await page.getByLabel("Booking number or link").fill("not-a-code");
  await page.getByRole("button", { name: "Add ride" }).click();
  await expect(
    page.getByText("We don't recognize this link. Copy it once more from the message we sent."),
  ).toBeVisible();
  await page.getByLabel("Booking number or link").fill(`${product.url}/track/${tracking_code}`);
  await page.getByRole("button", { name: "Add ride" }).click();
  await page.getByRole("button", { name: "Email a code to its address" }).click();
  await expect(page.getByText("We sent a code to c•••@guests.example.")).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "a ride that is claimed");
  const mail = () => mailTo(product.dataDirectory, "claimed@guests.example");
  // The confirmation of the booking came there as well.
  await expect.poll(mail).toMatch(/^\d{6}$/m);
  await page.getByLabel("Code", { exact: true }).fill(/^\d{6}$/m.exec(await mail())?.[0] ?? "");
  await page.getByRole("button", { name: "Add ride" }).last().click();
  await expect(page.getByText("Ride added to your list")).toBeVisible();
  await expect(page.getByRole("region", { name: "Coming up" }).getByText("Westpunt").first()).toBeVisible();
});

test("a rider sees the next ride first, its driver as soon as there is one, and calls it off", async ({
  context,
  page,
  product,
}) => {
  const rider = await signIn(context, product.url, "rider");
  const driver = await demoPerson(product.url, "driver2");
  const later = await bookRide(rider, "Later");
  const sooner = await bookRide(rider, "Sooner", { at: minutesAfter(later, -120) });
  await page.goto("/myridehistory");
  const coming = page.getByRole("region", { name: "Coming up" });
  await expect(coming.getByText("Live", { exact: true })).toBeVisible();
  const dates = coming
    .getByRole("listitem")
    .getByRole("button")
    .filter({ hasText: /20\d\d/ });
  for (const { tracking_code } of [later, sooner])
    await expect(coming.locator(`a[href*="${tracking_code}"]`)).toBeVisible();
  const times = (await dates.allTextContents()).map((text) => Date.parse(text));
  expect(times).toEqual(times.toSorted((a, b) => a - b));

  const card = coming.getByRole("listitem").filter({ has: page.locator(`a[href*="/track/"]`) });
  const waiting = card.filter({ hasText: "Booked. We name your driver before the pickup." });
  const before = await waiting.count();
  await driver.call(acceptRideEndpoint, { params: { id: sooner.id } });
  await expect(waiting).toHaveCount(before - 1);
  const confirmed = card.filter({ hasText: "Your driver is confirmed" }).last();
  await expect(confirmed.getByRole("link", { name: "Call your driver" })).toHaveAttribute("href", /^tel:\+/);

  const step = (name: "set_out" | "arrived") =>
    driver.call(reportRideProgressEndpoint, { params: { id: sooner.id }, body: { step: name } });
  await step("set_out");
  await expect(card.filter({ hasText: "Your driver is on the way" })).toHaveCount(1);
  await step("arrived");
  const here = card.filter({ hasText: "Your driver is here" });
  await expect(here).toHaveCount(1);

  await here.getByRole("button", { name: "Cancel ride" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this ride?" });
  await expectAccessible(page, "cancel");
  await dialog.getByRole("button", { name: "Cancel ride" }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await rider.call(getRideEndpoint, { params: { id: sooner.id } })).status)
    .toBe("Cancelled");
  await rider.call(cancelRideEndpoint, { params: { id: later.id } });
});

test("a rider whose cancellation was refused can try again as soon as the ride allows it", async ({
  context,
  page,
  product,
}) => {
  const rider = await signIn(context, product.url, "rider");
  const operator = await demoPerson(product.url, "operator");
  const ride = await bookRide(rider, "Taken Back");
  await page.goto("/myridehistory");
  const coming = page.getByRole("region", { name: "Coming up" });
  const card = coming.getByRole("listitem").filter({ has: page.locator(`a[href$="${ride.tracking_code}"]`) });
  await card.getByRole("button", { name: "Cancel ride" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this ride?" });
  await expect(dialog).toContainText(ride.reference);

  const cancelled = await operator.call(cancelRideEndpoint, { params: { id: ride.id } });
  await dialog.getByRole("button", { name: "Cancel ride" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await operator.call(undoRideStepEndpoint, {
    params: { id: ride.id },
    body: { version: cancelled.version },
  });
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog).toBeHidden();
  const now = await rider.call(getRideEndpoint, { params: { id: ride.id } });
  expect(now.status).toBe("Cancelled");
});

test("a completed ride gives its receipt and the same trip again", async ({ context, page, product }) => {
  await signIn(context, product.url, "rider");
  await context.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset["printed"] = "yes");
  });
  await page.goto("/myridehistory?q=completed");
  const row = page.getByRole("region", { name: "All rides" }).locator("tbody tr").first();
  const [pickup, fare] = await Promise.all([
    row.locator("td").nth(1).textContent(),
    row.locator("td").nth(4).textContent(),
  ]);
  await row.getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: "Ride Details" });
  const paper = page.getByRole("article");
  const map = paper.getByRole("img", { name: /Route from .* to .* on the map/ });
  // A picture that takes long is left out; on a busy machine the next print has it.
  await expect(async () => {
    await page.emulateMedia({ media: "screen" });
    await dialog.getByRole("button", { name: "Receipt" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
    await page.emulateMedia({ media: "print" });
    await expect(paper).toContainText(fare ?? "no fare");
    await expect(map).toHaveJSProperty("naturalWidth", 1024, { timeout: 5_000 });
  }).toPass();
  const lines = await paper
    .locator("dl > div")
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().left));
  expect(new Set(lines).size, "the lines of the fare stand under one another").toBe(1);
  await page.emulateMedia({ media: "screen" });
  await dialog.getByRole("button", { name: "Book again" }).click();
  await expect(page).toHaveURL(/\/book-your-ride/);
  await expect(page.getByRole("combobox", { name: /pickup/i })).toHaveValue(pickup ?? "no place");
});

test("a rider without a signal reads what was last known of their rides, and nothing calls it live", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "rider");
  await page.goto("/myridehistory");
  const coming = page.getByRole("region", { name: "Coming up" });
  await expect(coming.getByText("Live", { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline\. This is what we last knew, at /)).toBeVisible();
  await expect(page.getByText(/We've kept what you typed|Refreshes every|^Live$/)).toBeHidden();
  await expect(coming.getByRole("listitem").first()).toBeVisible();
  await context.setOffline(false);
  await expect(coming.getByText("Live", { exact: true })).toBeVisible();
});
