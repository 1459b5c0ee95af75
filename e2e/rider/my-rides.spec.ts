import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "../guest/check-page.ts";
import { bookRide, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

test("a rider finds, sorts and opens his rides with the keyboard", async ({ context, page, product }) => {
  await signIn(context, product.url, "rider");
  const complaints = watchConsole(page);
  await page.goto("/myridehistory");
  const table = page.getByRole("region", { name: "All rides" }).getByRole("table");
  const rows = table.getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
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
  // What is typed in the middle stays there, although the words are kept in the address.
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("beach");
  await page.keyboard.press("Home");
  await page.keyboard.type("mambo ");
  await expect(page.getByRole("searchbox")).toHaveValue("mambo beach");
  await expect(page).toHaveURL(/q=mambo\+beach/);
  expect(complaints()).toEqual([]);
});

test("a rider's rides are accessible and fit a phone and a desk, by day and by night", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "rider");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/myridehistory");
      await expect(page.getByRole("heading", { name: "All rides" })).toBeVisible();
      await expectAccessible(page, `${width} ${colorScheme}`);
      await expectNoSidewaysScroll(page, `${width} ${colorScheme}`);
    }
  }
});

test("a ride booked without an account comes into the list by its link", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "rider");
  const answer = await fetch(`${product.url}/api/book-ride/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      rider_name: "Guest Passenger",
      rider_phone: "5550199",
      pickup_location: "Westpunt",
      dropoff_location: "Punda",
      ride_datetime: new Date(Date.now() + 200 * 60 * 60_000).toISOString(),
      passenger_count: 1,
      luggage_count: 0,
      distance_km: 40,
    }),
  });
  const { tracking_code } = (await answer.json()) as { tracking_code: string };
  await page.goto("/myridehistory");
  await page.getByLabel("Tracking code").fill("not-a-code");
  await page.getByRole("button", { name: "Add ride" }).click();
  await expect(page.getByText("We do not know this code.")).toBeVisible();
  await page.getByLabel("Tracking code").fill(`${product.url}/track/${tracking_code}`);
  await page.getByRole("button", { name: "Add ride" }).click();
  await expect(page.getByText("The ride is in your list")).toBeVisible();
  await expect(page.getByRole("region", { name: "Coming up" }).getByText("Westpunt").first()).toBeVisible();
});

test("a rider sees the next ride first, its driver as soon as there is one, and calls it off", async ({
  context,
  page,
  browser,
  product,
}) => {
  const rider = await signIn(context, product.url, "rider");
  const driver = await signIn(await browser.newContext(), product.url, "driver2");
  const later = await bookRide(rider, "Later", 260);
  const sooner = await bookRide(rider, "Sooner", 250);
  await page.goto("/myridehistory");
  const coming = page.getByRole("region", { name: "Coming up" });
  await expect(coming.getByText("Live", { exact: true })).toBeVisible();
  const dates = coming
    .getByRole("listitem")
    .getByRole("button")
    .filter({ hasText: /20\d\d/ });
  const times = (await dates.allTextContents()).map((text) => Date.parse(text));
  expect(times).toEqual(times.toSorted((a, b) => a - b));

  const card = coming.getByRole("listitem").filter({ has: page.locator(`a[href*="/track/"]`) });
  const waiting = card.filter({ hasText: "We are finding your driver" });
  const before = await waiting.count();
  await driver.call("POST", `/accept-ride/${sooner.id}/`);
  await expect(waiting).toHaveCount(before - 1);
  const confirmed = card.filter({ hasText: "Your driver is confirmed" }).last();
  await expect(confirmed.getByRole("link", { name: "Call your driver" })).toHaveAttribute("href", /^tel:\+/);

  await confirmed.getByRole("button", { name: "Cancel ride" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this ride?" });
  await expectAccessible(page, "cancel");
  await dialog.getByRole("button", { name: "Cancel ride" }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await rider.call<{ status: string }>("GET", `/rides/${sooner.id}/`)).status)
    .toBe("Cancelled");
  await rider.call("POST", `/cancel-ride/${later.id}/`);
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
  await dialog.getByRole("button", { name: "Receipt" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".receipt-paper");
  await expect(paper).toContainText(fare ?? "no fare");
  const lines = await paper
    .locator(".fare-lines > div")
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().left));
  expect(new Set(lines).size, "the lines of the fare stand under one another").toBe(1);
  await page.emulateMedia({ media: "screen" });
  await dialog.getByRole("button", { name: "Book again" }).click();
  await expect(page).toHaveURL(/\/book-your-ride/);
  await expect(page.getByRole("combobox", { name: /pickup/i })).toHaveValue(pickup ?? "no place");
});
