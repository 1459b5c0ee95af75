import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { listCheatSheetEndpoint } from "../../contract/fares/fare-tables.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./check-page.ts";
import { dollarsNow } from "./fare-now.ts";

test.use({
  shares: "readers",
  viewport: { width: 360, height: 740 },
  reducedMotion: "reduce",
  colorScheme: "dark",
});

test("the calculator starts at 2, 2 and 2, says what is wrong with a party, and shows how the price is made", async ({
  page,
}) => {
  const calls = await interceptCalls(page, callsTo(calculateFareForTripEndpoint), (route) => route.abort());
  await page.goto("/fare");
  for (const label of ["Distance in km", "Passengers", "Luggage"]) {
    await expect(page.getByLabel(label)).toHaveValue("2");
  }
  await page.getByLabel("Passengers").fill("9");
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("Passenger count must be between 1 and 8.")).toBeVisible();
  await page.getByLabel("Passengers").fill("2");
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("Failed to calculate fare. Please try again.")).toBeVisible();
  calls.letThrough();
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Estimated Fare:" })).toContainText(
    dollarsNow(10),
  );

  await page.getByRole("button", { name: "Preview Formula" }).click();
  await expect(page.getByText("$1.55 for each km up to 15 km")).toBeVisible();
  await page.getByRole("button", { name: "Enlarge formula" }).click();
  const dialog = page.getByRole("dialog", { name: "How the price is calculated" });
  await expect(dialog.getByText("Rounded to $0.50")).toBeVisible();
  await expectAccessible(page, "the formula, large");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Hide Formula" }).click();
  await expect(page.getByText("$1.55 for each km up to 15 km")).toBeHidden();
});

test("the price list is counted, sorted by distance and fare, filtered, and taken along as it stands", async ({
  page,
}) => {
  const calls = await interceptCalls(page, callsTo(listCheatSheetEndpoint), (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto("/fare");
  await page.getByRole("button", { name: "Generate Cheat Sheet" }).click();
  await expect(page.getByText("Error generating cheat sheet.")).toBeVisible();
  calls.letThrough();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Found 384 possibilities.")).toBeVisible();

  const first = page.getByRole("table").locator("tbody tr").first();
  await page.getByRole("button", { name: /^Distance/ }).click();
  await expect(first.getByRole("cell").first()).toHaveText("50 km");
  await page.getByRole("button", { name: /^Distance/ }).click();
  await expect(first.getByRole("cell").first()).toHaveText("2 km");
  await page.getByRole("button", { name: /^Fare/ }).click();
  await expect.poll(async () => inOrder(await fares(page), (a, b) => a - b)).toBe(true);
  const [cheapest = 0] = await fares(page);
  await page.getByRole("button", { name: /^Fare/ }).click();
  await expect.poll(async () => inOrder(await fares(page), (a, b) => b - a)).toBe(true);
  expect((await fares(page))[0]).toBeGreaterThan(cheapest);

  await page.getByLabel("Passengers").last().selectOption("4");
  await page.getByLabel("Night only").check();
  await expect(page.getByText("Found 48 possibilities.")).toBeVisible();
  await expectAccessible(page, "the price list, filtered");
  await expectNoSidewaysScroll(page, "the price list, filtered");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("fares.csv");
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines[0]).toBe("Distance,Passengers,Luggage,Holiday,Night,Fare");
  expect(lines).toHaveLength(49);
  expect(lines[1]).toContain(`,${dearestOf(lines).toFixed(2)}`);
});

test("printed, the price list is a card of one page with the company's phone, and nothing else", async ({
  page,
}) => {
  // The printed card stays in the page until the browser has printed it.
  await page.addInitScript(() => void (window.print = () => undefined));
  await page.goto("/fare");
  await page.getByRole("button", { name: "Generate Cheat Sheet" }).click();
  await page.getByRole("button", { name: "Print price list" }).click();
  await page.emulateMedia({ media: "print" });
  const card = page.getByRole("article");
  await expect(card.getByRole("row")).toHaveCount(14);
  await expect(card.getByRole("row", { name: /^2 / })).toContainText("$10.00");
  await expect(card).toContainText("+599 9 555 0123");
  await expect(page.getByRole("heading", { name: "Fare Calculator" })).toBeHidden();
  const paper = (await page.pdf({ format: "A5" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a party too large for one car and the names of the zones are shown in Dutch", async ({ page }) => {
  await page.goto("/nl/fare");
  await page.getByLabel("Passagiers").fill("8");
  await page.getByRole("button", { name: "Bereken ritprijs" }).click();
  await expect(page.getByText(/^Zo veel mensen passen niet in één auto\./)).toBeVisible();
  await expect(page.getByText("don't fit in one car")).toHaveCount(0);

  await page.goto("/nl/airport");
  await expect(page.getByRole("rowheader", { name: "Cruiseterminals" })).toBeVisible();
});

/** The fares of the list, as they stand on the page. */
async function fares(page: Page): Promise<number[]> {
  const cells = await page.getByRole("table").locator("tbody tr td:last-child").allTextContents();
  return cells.map((text) => Number(text.replace("$", "")));
}

/** Whether a list is in this order, and not empty. */
function inOrder(list: readonly number[], order: (a: number, b: number) => number): boolean {
  return list.length > 0 && list.toSorted(order).join() === list.join();
}

function dearestOf(lines: readonly string[]): number {
  return Math.max(...lines.slice(1).map((line) => Number(line.split(",").at(-1))));
}
