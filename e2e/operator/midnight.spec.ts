import { DAY_MS, MINUTE_MS } from "../../contract/time-units.ts";
import { bookRide, inHours } from "../bookings.ts";
import { clearPendingRides, endRidesUnderWay, giveRide } from "./desk-calls.ts";
import { expect, test } from "./timed-test.ts";
import { getDashboardStatsEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { operatorCompleteRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";

for (const timezoneId of ["Europe/Amsterdam", "Pacific/Auckland"]) {
  test(`the dispatch day ends at the island's midnight, on a machine in ${timezoneId} too`, async ({
    openTimedDesk,
    clock,
  }) => {
    const today = islandDay(clock.now());
    const at = new Date(`${today}T23:57:00-04:00`);
    const { page, operator, pass } = await openTimedDesk("/operator", { at, timezoneId });
    const tomorrow = islandDay(new Date(clock.now().getTime() + DAY_MS));
    // The dashboard shows the five that are due first.
    await clearPendingRides(operator);
    const ride = await bookRide(operator, "Night Passenger", { at: inHours(33 / 60, clock.now()) });
    const drive = await bookRide(operator, "Last Passenger", { at: clock.now() });
    await endRidesUnderWay(operator);
    await giveRide(operator, drive, "driver");
    const before = await operator.call(getDashboardStatsEndpoint);
    await operator.call(operatorCompleteRideEndpoint, { params: { id: drive.id } });

    const completed = page.getByText("Completed Today", { exact: true }).locator("..");
    await expect(completed).toContainText(String(before.todayCompletedRides + 1));
    const clockLine = page.locator("header time");
    await expect(clockLine).toContainText(`${longDate(today)} 11:57 PM`);
    const request = page.getByRole("listitem").filter({ hasText: "Night Passenger" });
    await expect(request).toContainText("12:30 AM");
    await expect(request).toContainText("in 33 min");
    await expect(request).toContainText(shortDate(tomorrow));

    await pass(5 * MINUTE_MS);
    await expect(clockLine).toContainText(`${longDate(tomorrow)} 12:02 AM`);
    await expect(request).toContainText("in 28 min");
    await expect(completed).toContainText(/^Completed Today0/);

    await page.getByRole("link", { name: "Board", exact: true }).click();
    await expect(page.getByRole("columnheader", { name: longDate(tomorrow) })).toBeVisible();
    await expect(
      page.getByRole("button", { name: new RegExp(`#${ride.id}, Pending, 12:30 AM`) }),
    ).toBeVisible();
  });
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
