import type { Page } from "@playwright/test";
import { signIn } from "../demo-person.ts";
import { expectAccessibleInEveryLook, watchConsole } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "readers" });

test("every screen of the driver is accessible and fits a phone and a desktop, at night where nobody has chosen, and the report is exported and printed", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "driver");
  const complaints = watchConsole(page);
  const html = page.locator("html");
  await page.goto("/driverpanel");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByRole("link", { name: "Quit" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(html).not.toHaveAttribute("data-theme", "dark");
  await page.goBack();
  await expect(html).toHaveAttribute("data-theme", "dark");

  await expectScreen(page, "Riders List");
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expectScreen(page, "Riders List");
  await expectEveryColumnInSight(page);
  for (const [tab, title] of [
    ["Accepted Rides", "Accepted Rides"],
    ["Drivers History", "Completed Rides"],
    ["My Profile", "My Profile"],
    ["Reports", "Driver Dashboard"],
  ] as const) {
    await page.getByRole("link", { name: tab }).click();
    await expectScreen(page, title);
  }
  await expectPrintedOnWhite(page);
  await expectExported(page);
  expect(complaints()).toEqual([]);
});

test("a street ride is begun in two taps on a phone held sideways: every tile and the button are seen", async ({
  context,
  page,
  product,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await signIn(context, product.url, "driver");
  await page.goto("/driverpanel");
  await page.getByRole("button", { name: "Street ride" }).click();
  const tiles = page.getByRole("list", { name: "Where to", exact: true }).getByRole("button");
  await expect(tiles).toHaveCount(8);
  for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
  const foot = await page.getByRole("button", { name: "Choose where to" }).boundingBox();
  const last = await tiles.last().boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});

/** On a desktop no column of the requests is cut off. */
async function expectEveryColumnInSight(page: Page): Promise<void> {
  const was = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  const frame = page.getByRole("table").locator("..");
  await expect.poll(() => frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  if (was !== null) await page.setViewportSize(was);
}

async function expectScreen(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessibleInEveryLook(page, title);
}

/** In black on white, with its days and without its buttons, whatever the theme. */
async function expectPrintedOnWhite(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
  });
  const days = page.getByText(/^This Month: .+ to .+$/);
  await expect(days).toBeVisible();
  const wall = () =>
    page
      .getByRole("term")
      .filter({ hasText: "Total Earnings" })
      .locator("..")
      .evaluate((card) => getComputedStyle(card).backgroundColor);
  await expect.poll(wall).not.toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ media: "print" });
  await expect.poll(wall).toBe("rgb(255, 255, 255)");
  await expect(page.getByRole("navigation", { name: "Driver" })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByText("Total Earnings", { exact: true })).toBeVisible();
  await expect(days).toBeVisible();
  await page.emulateMedia({ media: "screen" });
}

/** What it shows is in its file. */
async function expectExported(page: Page): Promise<void> {
  await page.getByLabel("Time Period").selectOption("all");
  await expect(page.getByText("All Time", { exact: true }).last()).toBeVisible();
  await page.getByRole("button", { name: "Export Report" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /CSV/ }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  const [, trips = "no trips"] = /Total Trips,(\d+)/.exec(text) ?? [];
  await expect(page.getByText("Total Trips").locator("xpath=following-sibling::dd")).toHaveText(trips);
}
