import type { Page, Request } from "@playwright/test";
import { listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { streamEventsEndpoint } from "../../contract/events/events.endpoints.ts";
import { getDashboardStatsEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import { bookRide } from "../bookings.ts";
import { callsTo } from "../calls-to.ts";
import { signIn } from "../demo-person.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { followSideBar } from "./side-bar.ts";

test.use({ shares: "desks" });

type Reading = "count" | "if changed" | "in full";
/** As often as the list of pending rides is read again. */
const LIST_MS = 15 * SECOND_MS;
/** As often as the dashboard and the roster are, with what they vary by. */
const DASHBOARD_MS = 12.6 * SECOND_MS;
const ROSTER_MS = 17.6 * SECOND_MS;

test("a desk without the live stream reads again by itself, in full only what may have changed, and keeps what it has where that fails", async ({
  page,
  context,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  // Each time the live stream connects the lists are read once more; here it never connects.
  await page.route(callsTo(streamEventsEndpoint), (route) => route.abort());
  await page.clock.install();
  const reads = await interceptCalls(page, /\/api\/(dashboard-stats|ride-requests|assigned-rides|drivers)\//);
  const lists = watchCalls(page, listRideRequestsEndpoint);
  const figures = watchCalls(page, getDashboardStatsEndpoint);

  await test.step("a list is read in full only when it may have changed", async () => {
    await page.goto("/operator/pending-rides");
    await expect(page.getByText(/\d rides$/)).toBeVisible();
    expect(lists.map(readingOf)).toEqual(["in full"]);
    await passAndExpect(page, lists, ["count", "if changed"]);
    await bookRide(operator, "Another Count");
    await passAndExpect(page, lists, ["count", "in full"]);
    lists.length = 0;
    await page.getByRole("button", { name: "Refresh Rides" }).click();
    await expect.poll(() => lists.some(isReading)).toBe(true);
    expect(lists.map(stampOf)).toEqual(lists.map(() => null));
  });

  await test.step("the dashboard reads them past every cache, and its figures if they may have changed", async () => {
    await followSideBar(page, "Dashboard");
    await expect(page.getByText("Completed Today")).toBeVisible();
    expect(figures[0]?.headers()["if-modified-since"]).toBeUndefined();
    lists.length = 0;
    await page.clock.fastForward(DASHBOARD_MS);
    // A reading that has begun is waited for: it would be seen on the next screen.
    await expect.poll(() => lists.some(isReading)).toBe(true);
    await expect.poll(() => figures.at(-1)?.headers()["if-modified-since"]).toBeDefined();
    for (const list of lists.filter(isReading)) {
      expect(stampOf(list)).toMatch(/^\d+$/);
      expect(list.headers()["cache-control"]).toBe("no-cache");
    }
  });

  await test.step("what it shows stays where reading fails, with what failed above it", async () => {
    await expect(page.getByRole("button", { name: /^Assign Driver/ }).first()).toBeVisible();
    reads.answer((route) =>
      route.fulfill({ status: 422, json: { error: "The database is away.", code: "invalid_input" } }),
    );
    await page.clock.fastForward(DASHBOARD_MS);
    await expect(page.getByText("Failed to load dashboard data: The database is away.")).toBeVisible();
    await expect(page.getByText("Failed to fetch available drivers: The database is away.")).toBeVisible();
    await expect(page.getByText("Completed Today")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Assign Driver/ }).first()).toBeVisible();
    reads.letThrough();
    await page.getByRole("button", { name: "Retry" }).first().click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("the roster too", async () => {
    await followSideBar(page, "Drivers");
    await expect(page.getByText("Drivers: 8 of 8")).toBeVisible();
    for (const endpoint of [listRideRequestsEndpoint, listDriversEndpoint]) {
      const again = page.waitForRequest((request) => callsTo(endpoint).test(request.url()));
      await page.clock.fastForward(ROSTER_MS);
      await again;
    }
  });
});

/** The calls to an address, as they go out. */
function watchCalls(page: Page, endpoint: EndpointDescription): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (callsTo(endpoint).test(request.url())) calls.push(request);
  });
  return calls;
}

/** How the waiting rides are read when their time has come. */
async function passAndExpect(page: Page, lists: Request[], readings: readonly Reading[]): Promise<void> {
  lists.length = 0;
  await page.clock.fastForward(LIST_MS);
  await expect.poll(() => lists.map(readingOf)).toEqual(readings);
}

function readingOf(request: Request): Reading {
  if (new URL(request.url()).searchParams.has("count_only")) return "count";
  return request.headers()["if-modified-since"] === undefined ? "in full" : "if changed";
}

function isReading(request: Request): boolean {
  return readingOf(request) !== "count";
}

function stampOf(request: Request): string | null {
  return new URL(request.url()).searchParams.get("_t");
}
