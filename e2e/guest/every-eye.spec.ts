import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { commonTrip, priceOf } from "./booking-steps.ts";
import { expectNoSidewaysScroll } from "./check-page.ts";

test.use({ shares: "readers" });

async function openPrice(page: Page) {
  await page.goto("/");
  await expect(commonTrip(page)).toContainText("$");
  await commonTrip(page).click();
  await expect(priceOf(page)).toContainText("$");
}

test("what is chosen stands out where a person's own colours take the place of ours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const button = (name: string | RegExp) =>
    page.getByRole("button", { name, exact: typeof name === "string" }).first();
  const fillOf = (each: Locator) => each.evaluate((part) => getComputedStyle(part).backgroundColor);
  const expectStandsOut = async (chosen: string | RegExp, other: string | RegExp) =>
    expect(await fillOf(button(chosen))).not.toBe(await fillOf(button(other)));
  await page.goto("/airport");
  await expectStandsOut("Arriving", "Leaving");
  await page.goto("/");
  await expectStandsOut("Now", "Later");
  await openPrice(page);
  await expectStandsOut(/^Economy/, /^Comfort/);
});

test("letters twice as large push nothing off a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/airport", "/find-booking", "/login"]) {
    await page.goto(path);
    await expectWithLargeLetters(page, path);
  }
  await openPrice(page);
  await expectWithLargeLetters(page, "the price");
  const roof = await boxOf(priceOf(page).locator("xpath=../preceding-sibling::*[1]"));
  const words = await boxOf(priceOf(page));
  expect(words.y, "the price stands on its gable").toBeGreaterThanOrEqual(roof.y);
});

test("on a phone held sideways the price and its button are seen at once", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openPrice(page);
  await expect(priceOf(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Book Now" })).toBeInViewport({ ratio: 1 });
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return box;
}

async function expectWithLargeLetters(page: Page, state: string) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expectNoSidewaysScroll(page, state);
  // A table scrolls in a frame of its own, and a map is no text.
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll("main :is(button, input, label, h1, h2, h3, p, b)")]
      .filter((each) => each.closest("[role=region], [role=application], .visually-hidden") === null)
      .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
      .map((each) => `${each.localName}: ${each.textContent}`),
  );
  expect(beyond, state).toEqual([]);
}
