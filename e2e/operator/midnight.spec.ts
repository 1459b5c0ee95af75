import type { Locator, Page } from "@playwright/test";
import { DAY_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { bookRide, inHours } from "../bookings.ts";
import { clearPendingRides, endRidesUnderWay, giveRide } from "./desk-calls.ts";
import { expect, test } from "./timed-test.ts";
import { getDashboardStatsEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { operatorCompleteRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";

test.use({ shares: "timed" });

test("the dispatch day ends at the island's midnight, wherever the machine of a desk thinks it is", async ({
  openTimedDesk,
  clock,
}) => {
  const today = islandDay(clock.now());
  const at = new Date(`${today}T23:57:00-04:00`);
  const desk = await openTimedDesk("/operator", { at, timezoneId: "Europe/Amsterdam" });
  const { operator } = desk;
  const pages = [desk.page, (await openTimedDesk("/operator", { timezoneId: "Pacific/Auckland" })).page];
  const tomorrow = islandDay(new Date(clock.now().getTime() + DAY_MS));
  // The dashboard shows the five that are due first.
  await clearPendingRides(operator);
  const ride = await bookRide(operator, "Night Passenger", { at: inHours(33 / 60, clock.now()) });
  const drive = await bookRide(operator, "Last Passenger", { at: clock.now() });
  await endRidesUnderWay(operator);
  await giveRide(operator, drive, "driver");
  const before = await operator.call(getDashboardStatsEndpoint);
  await operator.call(operatorCompleteRideEndpoint, { params: { id: drive.id } });
  for (const page of pages) {
    await expect(completed(page)).toContainText(String(before.todayCompletedRides + 1));
    await expect(clockLine(page)).toContainText(`${longDate(today)} 11:57 PM`);
    await expect(request(page)).toContainText("12:30 AM");
    await expect(request(page)).toContainText("in 33 min");
    await expect(request(page)).toContainText(shortDate(tomorrow));
  }

  await clock.pass(5 * MINUTE_MS);
  for (const page of pages) {
    await page.clock.fastForward(5 * MINUTE_MS);
    await expect(clockLine(page)).toContainText(`${longDate(tomorrow)} 12:02 AM`);
    await expect(request(page)).toContainText("in 28 min");
    await expect(completed(page)).toContainText(/^Completed Today0/);

    await page.getByRole("link", { name: "Board", exact: true }).click();
    await expect(page.getByRole("columnheader", { name: longDate(tomorrow) })).toBeVisible();
    await expect(
      page.getByRole("button", { name: new RegExp(`#${ride.id}, (Pending|planned for [^,]+), 12:30 AM`) }),
    ).toBeVisible();
  }
});

function completed(page: Page): Locator {
  return page.getByText("Completed Today", { exact: true }).locator("..");
}

function clockLine(page: Page): Locator {
  return page.locator("header time");
}

function request(page: Page): Locator {
  return page.getByRole("listitem").filter({ hasText: "Night Passenger" });
}

/** The day on the island, as 2026-11-20. */
function islandDay(moment: Date): string {
  return new Date(moment.getTime() - 4 * 60 * MINUTE_MS).toISOString().slice(0, 10);
}

function longDate(day: string): string {
  return formatted(day, { dateStyle: "long" });
}

function shortDate(day: string): string {
  return formatted(day, { day: "numeric", month: "short" });
}

function formatted(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
