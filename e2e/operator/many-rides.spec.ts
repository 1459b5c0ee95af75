import type { Page } from "@playwright/test";
import { bookRide, bookRideAsGuest, inHours } from "../bookings.ts";
import { signIn } from "../demo-person.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";
import { answerWaitingRides, manyRidesLike, RARE_NAME } from "./many-rides.ts";

test.use({ shares: "desks" });

const COUNT = 10_000;
/** What a page may have, so that it answers within a frame or two however long the list is. */
const MOST_NODES = 1_500;
const USUAL_SIZE = { width: 1280, height: 720 };
/** Twenty-one pages have to come before all are there. */
const WHOLE = { timeout: 60_000 };

test("ten thousand waiting rides are sorted, filtered and reached to the last one by keyboard", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const real = await bookRide(operator, "Aaron Second", { at: inHours(120) });
  const waiting = [real, ...manyRidesLike(real, COUNT)];
  await answerWaitingRides(page, waiting);
  await page.goto("/operator/pending-rides");
  const all = waiting.length.toLocaleString("en-US");
  const table = page.getByRole("table", { name: "Pending Rides" });
  const status = page.getByRole("status").filter({ hasText: /^Rides: |[0-9] rides$/ });

  // The most urgent are there at once; the others follow.
  await expect(table.getByRole("row").nth(1)).toContainText(real.rider_name);
  await expect(status).toHaveText(`${all} rides`, WHOLE);
  await expect(table).toHaveAttribute("aria-rowcount", String(waiting.length + 1));
  expect(await table.getByRole("row").count()).toBeLessThan(80);

  await test.step("by name, in both directions, to the last row and back", async () => {
    const names = waiting.map((ride) => ride.rider_name).toSorted(byName);
    const head = table.getByRole("columnheader", { name: "Rider Name" });
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await expectRowAt(page, 0, names[0]);
    await table.getByRole("row").nth(1).focus();
    await page.keyboard.press("End");
    await expectFocusOn(page, waiting.length - 1, names.at(-1));
    await page.keyboard.press("ArrowUp");
    await expectFocusOn(page, waiting.length - 2, names.at(-2));
    await page.keyboard.press("Home");
    await expectFocusOn(page, 0, names[0]);
    await page.keyboard.press("PageDown");
    await page.keyboard.press("ArrowDown");
    expect(await focusedIndex(page)).toBeGreaterThan(3);
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await expectRowAt(page, 0, names.at(-1));
  });

  await test.step("a row's own actions come after it, and the row is there when one comes back", async () => {
    await table.getByRole("row").nth(1).focus();
    await page.keyboard.press("End");
    const last = await focusedRide(page);
    await expect(page.locator(":focus")).toHaveAttribute("data-ride", String(last));
    // The box that marks it, the phone, and then what is done with it.
    for (const step of ["Tab", "Tab", "Tab"]) await page.keyboard.press(step);
    await expect(page.locator(":focus")).toHaveText("Reject");
    for (const step of ["Shift+Tab", "Shift+Tab", "Shift+Tab"]) await page.keyboard.press(step);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: `Assign Driver to Ride #${last}` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(":focus")).toHaveAttribute("data-ride", String(last));
    // Scrolled far away it still has the focus, so that the next key goes on from it.
    await page.getByRole("region", { name: "Pending Rides" }).evaluate((frame) => (frame.scrollTop = 0));
    await expectRowAt(
      page,
      0,
      waiting
        .map((ride) => ride.rider_name)
        .toSorted(byName)
        .at(-1),
    );
    expect(await focusedRide(page)).toBe(last);
  });

  await test.step("by fare, every row in its place", async () => {
    await table.getByRole("columnheader", { name: "Fare" }).getByRole("button").click();
    await table.getByRole("columnheader", { name: "Fare" }).getByRole("button").click();
    const fares = waiting.map((ride) => Number(ride.calculated_fare)).toSorted((a, b) => b - a);
    await expectRowAt(page, 0, `$${fares[0]?.toFixed(2)}`);
    for (const far of [0.25, 0.5, 0.9]) {
      await page
        .getByRole("region", { name: "Pending Rides" })
        .evaluate((frame, far) => (frame.scrollTop = frame.scrollHeight * far), far);
      const index = Math.floor(waiting.length * far) + 2;
      await expectRowAt(page, index, `$${fares[index]?.toFixed(2)}`);
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect(await page.locator("body *").count()).toBeLessThanOrEqual(MOST_NODES);
    await page.setViewportSize(USUAL_SIZE);
  });

  await test.step("filtered to a few, counted, and everything again", async () => {
    await page.getByRole("searchbox", { name: "Filter rides" }).fill(RARE_NAME.toLowerCase());
    await expect(status).toHaveText(`Rides: ${COUNT / 100} of ${all}`);
    await expect(table).toHaveAttribute("aria-rowcount", String(COUNT / 100 + 1));
    await expectAccessible(page, "ten thousand rides, filtered");
    await expectNoSidewaysScroll(page, "ten thousand rides");
    // What the address holds is there again after a reload.
    await expect(page).toHaveURL(new RegExp(`\\?.*=${RARE_NAME.toLowerCase()}`));
    await page.getByRole("searchbox", { name: "Filter rides" }).fill("");
    await expect(table).toHaveAttribute("aria-rowcount", String(waiting.length + 1));
  });

  await test.step("a booking that comes in meanwhile stands where the order puts it", async () => {
    await table.getByRole("columnheader", { name: "Rider Name" }).getByRole("button").click();
    await bookRideAsGuest(product.url, "Aaron First");
    await expectRowAt(page, 0, "Aaron First");
    await expect(status).toHaveText(`${(waiting.length + 1).toLocaleString("en-US")} rides`);
  });
});

function byName(a: string, b: string): number {
  return a.localeCompare(b, "en", { sensitivity: "base" });
}

/** The row of this place in the whole list shows this text. */
async function expectRowAt(page: Page, index: number, text: string | undefined): Promise<void> {
  await expect(page.locator(`tr[aria-rowindex="${index + 2}"]`)).toContainText(text ?? "nothing");
}

async function expectFocusOn(page: Page, index: number, text: string | undefined): Promise<void> {
  await expectRowAt(page, index, text);
  await expect(page.locator(":focus")).toHaveAttribute("aria-rowindex", String(index + 2));
  await expect(page.locator(":focus")).toBeInViewport();
}

async function focusedIndex(page: Page): Promise<number> {
  return Number(await page.locator(":focus").getAttribute("aria-rowindex")) - 2;
}

function focusedRide(page: Page): Promise<string | null> {
  return page.locator(":focus").getAttribute("data-ride");
}
