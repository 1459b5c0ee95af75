import type { Page, Route } from "@playwright/test";
import { listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { streamEventsEndpoint } from "../../contract/events/events.endpoints.ts";
import { getDashboardStatsEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { signIn } from "../demo-person.ts";
import { expectAccessibleByDay, expectAccessibleByNight } from "../guest/check-page.ts";
import { holdCalls, interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { followSideBar } from "./side-bar.ts";

test.use({ shares: "readers" });

const EVERY_CALL = /\/api\/(dashboard-stats|ride-requests|assigned-rides|drivers|board|dispatch-settings)\//;
const BROKEN = { status: 422, json: { error: "The database is away.", code: "invalid_input" } };
const EMPTY_BOARD = { from: "2026-11-20T12:00:00Z", to: "2026-11-20T16:00:00Z", drivers: [], rides: [] };
const NO_STATS = {
  pendingCount: 0,
  assignedCount: 0,
  availableDrivers: 0,
  busyDrivers: 0,
  todayCompletedRides: 0,
  avgResponseTime: "0 min",
};

/** Each state is measured in one look, the next in the other: all are made of the same parts. */
test("every screen and dialog of dispatch is accessible while it waits, empty, broken and in each of its states", async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product.url, "operator");
  const stream = await interceptCalls(page, callsTo(streamEventsEndpoint));
  const calls = await interceptCalls(page, EVERY_CALL, answerEmpty);
  await test.step("a screen says what it waits for", async () => {
    const release = await holdCalls(page, EVERY_CALL);
    await page.goto("/operator");
    await expect(page.getByText("Loading dashboard data...")).toBeVisible();
    await expectAccessibleByNight(page, "dashboard under way");
    await followSideBar(page, "Board");
    await expect(page.getByText("Loading the board...")).toBeVisible();
    await expectAccessibleByDay(page, "board under way");
    release();
  });

  await test.step("and that it is empty", async () => {
    await followSideBar(page, "Dashboard");
    for (const sentence of [
      "No pending ride requests at the moment.",
      "No drivers available at the moment.",
      "No active rides at the moment.",
    ]) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expectAccessibleByDay(page, "empty dashboard");
    await followSideBar(page, "Board");
    await expect(page.getByText("No car", { exact: true })).toBeVisible();
    await expectAccessibleByNight(page, "empty board");
    await followSideBar(page, "Live map");
    await expectAccessibleByDay(page, "empty map");
    await followSideBar(page, "Pending Rides");
    await expect(page.getByText("No pending ride requests available at the moment.")).toBeVisible();
    await expectAccessibleByNight(page, "empty pending rides");
    await followSideBar(page, "Assigned Rides");
    await expect(page.getByText("No assigned rides available.")).toBeVisible();
    await expectAccessibleByDay(page, "empty assigned rides");
    await followSideBar(page, "Drivers");
    await expect(
      page.getByText("No drivers found in the system. Using sample data for preview."),
    ).toBeVisible();
    await expectAccessibleByNight(page, "empty roster");
  });

  await test.step("what cannot be loaded says what failed and loads again", async () => {
    // Once the live stream is connected everything is read again by itself.
    stream.answer((route) => route.fulfill(BROKEN));
    calls.answer((route) => route.fulfill(BROKEN));
    await page.goto("/operator");
    await expect(page.getByText("Failed to load dashboard data: The database is away.")).toBeVisible();
    await expect(page.getByText("Failed to fetch available drivers: The database is away.")).toBeVisible();
    await expectAccessibleByNight(page, "broken dashboard");
    await followSideBar(page, "Board");
    await expect(page.getByText("We couldn't load the board. Please try again.")).toBeVisible();
    await expectAccessibleByDay(page, "broken board");
    await followSideBar(page, "Live map");
    await expect(page.getByText("Failed to fetch drivers: The database is away.")).toBeVisible();
    await expectAccessibleByNight(page, "broken map");
    await followSideBar(page, "Pending Rides");
    await expect(page.getByText("Failed to fetch ride requests. Please try again.")).toBeVisible();
    await followSideBar(page, "Assigned Rides");
    await expect(page.getByText("API Error: The database is away.")).toBeVisible();
    await expectAccessibleByDay(page, "broken assigned rides");
    // The screen reads by itself as it opens: that has failed once more before the server is well again.
    const readAgain = page.waitForResponse(callsTo(getDashboardStatsEndpoint));
    await followSideBar(page, "Dashboard");
    await readAgain;
    calls.letThrough();
    await page.getByRole("button", { name: "Retry" }).first().click();
    await expect(page.getByText("Completed Today")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("the dialogs", () => measureDialogs(page));
});

async function measureDialogs(page: Page): Promise<void> {
  const drivers = await interceptCalls(
    page,
    (url) => callsTo(listDriversEndpoint).test(url.href) && url.searchParams.has("for_ride"),
  );
  await expect(page.getByRole("button", { name: /^Assign Driver/ }).first()).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessibleByNight(page, "keys");
  await page.keyboard.press("Escape");

  await page.keyboard.press("n");
  const booking = page.getByRole("dialog", { name: "New booking" });
  await expect(booking).toBeVisible();
  await expectAccessibleByDay(page, "new booking");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(booking.getByText("Enter the passenger's name.")).toBeVisible();
  await expectAccessibleByNight(page, "new booking with a fault");
  await page.keyboard.press("Escape");

  await page.keyboard.press("a");
  const assign = page.getByRole("dialog", { name: /^Assign Driver to Ride/ });
  await expect(assign.getByRole("radio").first()).toBeVisible();
  await expectAccessibleByDay(page, "assign");
  await page.keyboard.type("Nobody of that name");
  await expect(assign.getByText("No Drivers Available")).toBeVisible();
  await expect(assign.getByText("Available Drivers (0)")).toBeVisible();
  await expectAccessibleByNight(page, "assign without drivers");
  await page.keyboard.press("Escape");

  drivers.answer((route) => route.fulfill(BROKEN));
  await page
    .getByRole("button", { name: /^Assign Driver/ })
    .nth(1)
    .click();
  await expect(assign.getByText("Failed to fetch available drivers: The database is away.")).toBeVisible();
  await expectAccessibleByDay(page, "assign with a fault");
  await page.keyboard.press("Escape");

  await followSideBar(page, "Pending Rides");
  await page
    .getByRole("button", { name: /^Edit, #/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /^Edit Ride #/ })).toBeVisible();
  await expectAccessibleByNight(page, "edit");
}

function answerEmpty(route: Route) {
  const address = route.request().url();
  if (address.includes("count_only")) return route.fulfill({ json: { count: 0 } });
  if (address.includes("dashboard-stats")) return route.fulfill({ json: NO_STATS });
  if (address.includes("/board/")) return route.fulfill({ json: EMPTY_BOARD });
  if (address.includes("dispatch-settings")) return route.fallback();
  return route.fulfill({ json: [] });
}
