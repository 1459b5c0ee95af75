import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addDays } from "../../domain/curacao-days.ts";
import { searchRideArchiveEndpoint } from "../../contract/rides/ride-archive.endpoints.ts";
import type { ArchivePage } from "../../contract/rides/ride-archive.ts";
import { type DemoPerson, signIn } from "../demo-person.ts";
import { expectAccessibleByNightAndOnADesk, watchConsole } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "readers" });

test("the history is turned, sorted, filtered and exported over all its pages, and the pictures show the money of the same rides", async ({
  page,
  context,
  product,
}) => {
  const complaints = watchConsole(page);
  const operator = await signIn(context, product.url, "operator");
  const all = await archive(operator);
  const [first] = all.rows;
  if (first === undefined) throw new Error("the demo has completed rides");
  const total = all.total.toLocaleString("en-US");
  await page.goto("/operator/history");
  await expectFigures(page, all);
  await expectPictures(page, all);

  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("button", { name: "Page 2" }).click();
  await expect(page.getByText(`Showing 21-40 of ${total} rides`)).toBeVisible();
  const last = Math.ceil(all.total / 20);
  await pages.getByRole("button", { name: `Page ${last}` }).click();
  await expect(
    page.getByText(`Showing ${((last - 1) * 20 + 1).toLocaleString("en-US")}-${total} of ${total} rides`),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Showing 21-40 of ${total} rides`)).toBeVisible();
  const fare = table(page).getByRole("columnheader", { name: "Fare" });
  await fare.getByRole("button").click();
  await expect(fare).toHaveAttribute("aria-sort", "ascending");
  await fare.getByRole("button").click();
  await expect(fare).toHaveAttribute("aria-sort", "descending");
  const dearest = await archive(operator, { sort: "-calculated_fare" });
  await expect(table(page).getByRole("rowheader")).toHaveText(dearest.rows.map((ride) => String(ride.id)));

  await page.getByRole("button", { name: "Filters" }).click();
  const search = page.getByRole("searchbox", { name: "Search by rider, phone, location or driver" });
  await search.fill(first.rider_name.toUpperCase());
  await expect(page).toHaveURL(/[?&]q=/);
  await expectFigures(page, await archive(operator, { q: first.rider_name, sort: "-calculated_fare" }));
  await search.fill("");
  await page.getByLabel("Ride type", { exact: true }).selectOption("xl");
  const large = await archive(operator, { type: "xl", sort: "-calculated_fare" });
  await expectFigures(page, large);
  await expectExported(page, large);
  await page.getByRole("button", { name: "Clear Filters" }).click();

  // Both days count, on the island's calendar.
  const day = islandDay(first.completed_at ?? "");
  await page.getByLabel("Start date").fill(day);
  await page.getByLabel("End date").fill(day);
  const driverId = String(first.driver_id);
  await page.getByLabel("Driver", { exact: true }).selectOption(driverId);
  const ofTheDay = await archive(operator, {
    start_date: day,
    end_date: addDays(day, 1),
    driver_id: driverId,
    sort: "-calculated_fare",
  });
  expect(ofTheDay.total).toBeGreaterThan(0);
  await expectFigures(page, ofTheDay);
  await expectPictures(page, ofTheDay);
  await page.reload();
  await expectFigures(page, ofTheDay);
  await expectAccessibleByNightAndOnADesk(page, "the history with filters");
  expect(complaints()).toEqual([]);
});

/** The CSV has exactly the rides that are filtered, in the order that is shown. */
async function expectExported(page: Page, { total, rows }: ArchivePage): Promise<void> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const lines = (await readFile(await (await saving).path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFRide ID,Reference,Rider,/);
  const ids = lines.slice(1).map((line) => Number(line.split(",")[0]));
  expect(ids).toHaveLength(total);
  expect(ids.slice(0, rows.length)).toEqual(rows.map((ride) => ride.id));
  expect(lines.slice(1).every((line) => line.includes(",XL,"))).toBe(true);
}

function table(page: Page) {
  return page.getByRole("table", { name: "Ride History & Analytics" });
}

function archive(operator: DemoPerson, filter: Record<string, string> = {}): Promise<ArchivePage> {
  return operator.call(searchRideArchiveEndpoint, { query: filter });
}

/** The figures above the table are the archive's, and its rows too. */
async function expectFigures(page: Page, { stats, total, rows }: ArchivePage): Promise<void> {
  const figure = (name: string) => page.getByRole("term").filter({ hasText: name }).locator("..");
  await expect(figure("Total Rides")).toContainText(total.toLocaleString("en-US"));
  await expect(figure("Total Revenue")).toContainText(
    `$${stats.total_revenue?.toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
  );
  await expect(figure("Top Driver")).toContainText(stats.top_driver?.name ?? "N/A");
  await expect(table(page).getByRole("rowheader")).toHaveText(rows.map((ride) => String(ride.id)));
}

/** Each picture of the revenue adds up to the archive's figures. */
async function expectPictures(page: Page, { stats, total }: ArchivePage): Promise<void> {
  await page.getByRole("button", { name: "Revenue", exact: true }).click();
  for (const picture of ["Revenue by driver", "Revenue by ride type", "Revenue by zone"]) {
    await expect
      .poll(() => sumOf(page, picture), { message: picture })
      .toEqual({ rides: total, cents: Math.round((stats.total_revenue ?? 0) * 100) });
  }
  await expect
    .poll(() => trendSum(page), { message: "Revenue over time" })
    .toEqual({ rides: total, cents: Math.round((stats.total_revenue ?? 0) * 100) });
  await page.getByRole("button", { name: "Rides", exact: true }).click();
}

function sumOf(page: Page, picture: string) {
  return page.getByRole("table", { name: picture }).locator("tbody tr").evaluateAll(addUp);
}

/** The table behind the chart is there for a screen reader while the chart shows. */
function trendSum(page: Page) {
  return page
    .getByRole("region", { name: /^Revenue by (hour|day|month)$/ })
    .locator("tbody tr")
    .evaluateAll(addUp);
}

/** Runs in the page: the second cell of a row is its rides, the third its dollars. */
function addUp(rows: Element[]) {
  const figure = (row: Element, cell: number) =>
    Number(row.children[cell]?.textContent?.replaceAll(/[^\d.]/g, ""));
  return {
    rides: rows.reduce((sum, row) => sum + figure(row, 1), 0),
    cents: rows.reduce((sum, row) => sum + Math.round(figure(row, 2) * 100), 0),
  };
}

function islandDay(instant: string): string {
  return new Date(Date.parse(instant) - 4 * 3_600_000).toISOString().slice(0, 10);
}
