import type { Page, Request } from "@playwright/test";
import { listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { streamEventsEndpoint } from "../../contract/events/events.endpoints.ts";
import { getDashboardStatsEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { bookRide } from "../bookings.ts";
import { callsTo } from "../calls-to.ts";
import { signIn } from "../demo-person.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { followSideBar } from "./side-bar.ts";

type Reading = "count" | "if changed" | "in full";
const MARKER = "desk_cache_pending_rides";

test("a list is read in full only when it may have changed", async ({ page, context, product }) => {
  const operator = await signIn(context, product.url, "operator");
  // Each time the live stream connects the lists are read once more; here it never connects.
  await page.route(callsTo(streamEventsEndpoint), (route) => route.abort());
  const readings = watchReadings(page);
  await page.goto("/operator/pending-rides");
  await expect(page.getByText(/\d rides$/)).toBeVisible();
  expect(readings()).toEqual(["in full"]);

  // Nothing has changed and the list is not on screen: first a conditional request, later a full one.
  await expect(async () => {
    await reload(page);
    expect(readings()).toEqual(["count", "if changed", "in full"]);
  }).toPass();

  await bookRide(operator, "Another Count");
  await reload(page);
  expect(readings()).toEqual(["count", "in full"]);

  // What was read over two minutes ago is not asked about at all.
  await page.evaluate((name) => {
    const marker = JSON.parse(localStorage.getItem(name) ?? "") as { at: number; count: number };
    localStorage.setItem(name, JSON.stringify({ ...marker, at: Date.now() - 121_000 }));
  }, MARKER);
  await reload(page);
  expect(readings()).toEqual(["in full"]);
});

test("the dashboard reads the waiting rides past every cache, and its figures only if they may have changed", async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product.url, "operator");
  // Each time the live stream connects the lists are read once more; here it never connects.
  await page.route(callsTo(streamEventsEndpoint), (route) => route.abort());
  await page.clock.install();
  const lists = watchCalls(page, listRideRequestsEndpoint);
  const figures = watchCalls(page, getDashboardStatsEndpoint);
  await page.goto("/operator");
  await expect(page.getByText("Completed Today")).toBeVisible();
  expect(figures[0]?.headers()["if-modified-since"]).toBeUndefined();
  // 10 seconds, and up to 2.5 more.
  const before = lists.length;
  await page.clock.fastForward(12_600);
  // A reading that has begun is waited for: it would be seen on the next screen.
  await expect.poll(() => lists.length).toBeGreaterThan(before);
  await expect.poll(() => figures.at(-1)?.headers()["if-modified-since"]).toBeDefined();
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) {
    expect(stampOf(list)).toMatch(/^\d+$/);
    expect(list.headers()["cache-control"]).toBe("no-cache");
  }

  await followSideBar(page, "Pending Rides");
  lists.length = 0;
  await page.getByRole("button", { name: "Refresh Rides" }).click();
  await expect.poll(() => lists.at(-1)).toBeDefined();
  expect(lists.map(stampOf)).toEqual(lists.map(() => null));
});

test("what a screen shows is read again by itself, and stays where that fails, with what failed above it", async ({
  page,
  context,
  product,
}) => {
  const calls = /\/api\/(dashboard-stats|ride-requests|assigned-rides|drivers)\//;
  await signIn(context, product.url, "operator");
  await page.clock.install();
  const reads = await interceptCalls(page, calls);
  await page.goto("/operator");
  await expect(page.getByText("Completed Today")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Assign Driver/ }).first()).toBeVisible();
  reads.answer((route) =>
    route.fulfill({ status: 422, json: { error: "The database is away.", code: "invalid_input" } }),
  );
  await page.clock.fastForward(12_600);
  await expect(page.getByText("Failed to load dashboard data: The database is away.")).toBeVisible();
  await expect(page.getByText("Failed to fetch available drivers: The database is away.")).toBeVisible();
  await expect(page.getByText("Completed Today")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Assign Driver/ }).first()).toBeVisible();
  reads.letThrough();
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(page.getByRole("alert")).toHaveCount(0);

  await followSideBar(page, "Drivers");
  await expect(page.getByText("Drivers: 8 of 8")).toBeVisible();
  for (const endpoint of [listRideRequestsEndpoint, listDriversEndpoint]) {
    const again = page.waitForRequest((request) => callsTo(endpoint).test(request.url()));
    // 15 seconds, the roster up to 2.5 more.
    await page.clock.fastForward(17_600);
    await again;
  }
});

/** The calls to an address, as they go out; counts are left aside. */
function watchCalls(page: Page, endpoint: EndpointDescription): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    const isCount = new URL(request.url()).searchParams.has("count_only");
    if (callsTo(endpoint).test(request.url()) && !isCount) calls.push(request);
  });
  return calls;
}

function stampOf(request: Request): string | null {
  return new URL(request.url()).searchParams.get("_t");
}

/** How the waiting rides have been read since it was last asked. */
function watchReadings(page: Page): () => Reading[] {
  let seen: Reading[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!callsTo(listRideRequestsEndpoint).test(request.url())) return;
    if (url.searchParams.has("count_only")) seen.push("count");
    else seen.push(request.headers()["if-modified-since"] === undefined ? "in full" : "if changed");
  });
  return () => {
    const readings = seen;
    seen = [];
    return readings;
  };
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText(/\d rides$/)).toBeVisible();
}
