import type { Page } from "@playwright/test";
import { bookRide, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

type Reading = "count" | "if changed" | "in full";
const MARKER = "desk_cache_pending_rides";

test("a list is read in full only when it may have changed", async ({ page, context, product }) => {
  const operator = await signIn(context, product.url, "operator");
  // Each time the live line is there the lists are asked about once more; here it never is.
  await page.route("**/api/events/", (route) => route.abort());
  const readings = watchReadings(page);
  await page.goto("/operator/pending-rides");
  await expect(page.getByText(/\d rides$/)).toBeVisible();
  expect(readings()).toEqual(["in full"]);

  // Nothing has changed and nothing is on the screen: asked with the condition, then in full after all.
  await expect(async () => {
    await reload(page);
    expect(readings()).toEqual(["count", "if changed", "in full"]);
  }).toPass();

  await bookRide(operator, "Another Count", 70);
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

test("the waiting rides and the roster are read again by themselves", async ({ page, context, product }) => {
  await signIn(context, product.url, "operator");
  await page.clock.install();
  await page.goto("/operator/drivers");
  await expect(page.getByText("8 of 8 drivers")).toBeVisible();
  for (const path of ["/api/ride-requests/", "/api/drivers/"]) {
    const again = page.waitForRequest((request) => request.url().includes(`${path}?`));
    // 15 seconds, the roster up to 2.5 more.
    await page.clock.fastForward(17_600);
    await again;
  }
});

/** How the waiting rides have been read since it was last asked. */
function watchReadings(page: Page): () => Reading[] {
  let seen: Reading[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.pathname.startsWith("/api/ride-requests")) return;
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
