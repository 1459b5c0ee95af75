import type { Page } from "@playwright/test";
import { logoutEndpoint, refreshAccessEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { bookRide, inHours } from "../bookings.ts";
import { addressOf, callsTo } from "../calls-to.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { readyForNoSignal } from "./no-signal.ts";

test.use({ shares: "drivers" });

const ACTIVE_FAILED = "Failed to fetch active rides. Please try again.";

test("a list that the server fails to give is not taken for a lost signal, and a driver without one who has seen nothing yet can try again", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "driver3");
  const lists = (url: URL) => /^\/api\/(events|ride-requests)/.test(url.pathname);
  const calls = await interceptCalls(page, lists, (route) => route.fulfill({ status: 500, json: {} }));
  const answers = ["/events/", "type=accepted"].map((words) =>
    page.waitForResponse((response) => response.url().includes(words)),
  );
  await page.goto("/activerides");
  await Promise.all(answers);
  const failure = page.getByRole("alert").filter({ hasText: ACTIVE_FAILED });
  await expect(failure).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Every 30 s");

  calls.answer((route) => route.abort());
  await page.reload();
  const noSignal = page.getByRole("banner").getByText("No signal");
  // A call without an answer is tried three times.
  await expect(noSignal).toBeVisible({ timeout: 30_000 });
  await expect(failure).toBeVisible();
  // Once the signal is back the page reads again by itself, and Retry may be gone before it is pressed.
  const askedAgain = page.waitForRequest(/ride-requests/);
  await failure.getByRole("button", { name: "Retry" }).click();
  await askedAgain;
  calls.letThrough();
  await expect(failure).toHaveCount(0, { timeout: 30_000 });
  await expect(noSignal).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test("every step that does not get through says so in the words of the spec, and Retry takes it once", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver2");
  const rider = await demoPerson(product.url, "rider");
  const office = await demoPerson(product.url, "operator");
  const rides = new Map<string, number>();
  for (const step of ["Reject", "Accept", "Finish", "Cancel", "Delete"]) {
    // A ride can be finished from an hour before its pickup.
    const wanted = step === "Finish" ? { at: inHours(0.8) } : {};
    const { id } = await bookRide(rider, `Broken ${step}`, wanted);
    rides.set(step, id);
    if (step !== "Reject" && step !== "Accept") await driver.call(acceptRideEndpoint, { params: { id } });
  }
  await page.goto("/driverpanel?view=table");
  for (const [step, call, sentence] of [
    ["Reject", "/reject-ride/", "Failed to reject ride. Please try again."],
    ["Accept", "/accept-ride/", "Failed to accept ride. Please try again."],
    ["Finish", "/finish-ride/", "Failed to finish ride. Please try again."],
    ["Cancel", "/cancel-ride/", "Failed to cancel ride. Please try again."],
    ["Delete", "/delete-ride/", "Failed to delete ride. Please try again."],
  ] as const) {
    const name = `Broken ${step}`;
    const id = rides.get(step) ?? 0;
    const requested = step === "Reject" || step === "Accept";
    const mend = await breakCalls(page, call);
    if (requested) await page.getByRole("row", { name }).getByRole("button", { name: step }).click();
    else {
      if (step === "Finish") await page.getByRole("link", { name: "Accepted Rides" }).click();
      const card = page.getByRole("region", { name });
      await card.getByRole("button", { name: "More" }).click();
      await card.getByRole("button", { name: step, exact: true }).click();
      if (step === "Finish") {
        await page.getByRole("dialog").getByRole("button", { name: "Not paid" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Pays later" }).click();
        await page.getByRole("dialog").getByRole("button", { name: step }).click();
      }
    }
    // A request that could not be turned down is asked again: that is said once, and stands on no page.
    const failure = page.getByRole(step === "Reject" ? "status" : "alert").filter({ hasText: sentence });
    await expect(failure).toBeVisible();
    if (step === "Reject") await expect(page.getByRole("row", { name })).toBeVisible();
    mend();
    await failure.getByRole("button", { name: "Retry" }).click();
    await expect(failure).toHaveCount(0);
    const taken = () => office.list(listRideHistoryEndpoint, { params: { id } });
    const wanted = step.toLowerCase();
    await expect.poll(async () => (await taken()).filter(({ action }) => action === wanted).length).toBe(1);
  }
});

test("a step that fails comes into view and can be given up, with those behind it, also over a reload", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    serviceWorkers: "allow",
  });
  const driver = await signIn(context, product.url, "driver5");
  const { id } = await bookRide(await demoPerson(product.url, "rider"), "Given Up", { at: inHours(0.6) });
  await driver.call(acceptRideEndpoint, { params: { id } });
  const page = await context.newPage();
  await page.goto(`${product.url}/activerides`);
  await readyForNoSignal(page);
  const calls = await interceptCalls(page.context(), (url) => url.pathname.includes("/ride-progress/"));
  const ride = page.getByRole("region", { name: "Given Up" });
  await context.setOffline(true);
  await expect(page.getByRole("banner").getByText("No signal")).toBeVisible();
  for (const step of ["I'm on my way", "I have arrived"]) {
    await page.getByRole("button", { name: step }).click();
    await expect(ride.getByText(`"${step}" is waiting for signal`)).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  calls.answer((route) => route.fulfill({ status: 500, json: {} }));
  await context.setOffline(false);
  const failure = page.getByRole("alert").filter({ hasText: 'Given Up, "I\'m on my way"' });
  await expect(failure).toBeInViewport({ ratio: 1, timeout: 30_000 });
  await expect(failure).toContainText("Give it up and this isn't sent either: I have arrived.");
  await page.reload();
  await failure.getByRole("button", { name: "Give it up" }).click();
  calls.letThrough();
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole("button", { name: "I'm on my way" })).toBeVisible();
  await page.reload();
  await expect(ride).toBeVisible();
  await expect(page.getByRole("button", { name: "I'm on my way" })).toBeVisible();
  await expect(page.getByText("Given Up, ")).toHaveCount(0);
  const history = await (
    await demoPerson(product.url, "operator")
  ).list(listRideHistoryEndpoint, { params: { id } });
  expect(history.map(({ action }) => action).toSorted()).toEqual(["accept", "book"]);
});

for (const [who, path] of [
  ["driver", "/activerides"],
  ["rider", "/myridehistory"],
] as const) {
  test(`a ${who} whose session has died is signed out once, after one refresh`, async ({
    context,
    page,
    product,
  }) => {
    await signIn(context, product.url, who);
    await page.goto(path);
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    const refreshes: number[] = [];
    const refused: string[] = [];
    page.on("response", (response) => {
      if (callsTo(refreshAccessEndpoint).test(response.url())) refreshes.push(response.status());
      else if (response.status() === 401) refused.push(new URL(response.url()).pathname);
    });
    // The driver's session is ended elsewhere; this page does not know yet.
    const refresh = page.getByRole("button", { name: "Refresh" });
    await refresh.evaluate(
      async (button: HTMLElement, logout) => {
        await fetch(logout, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-Client": "web" },
          body: JSON.stringify({ refresh: localStorage.getItem("refresh_token") }),
        });
        // Done at once, because the live stream may inform the page as well.
        button.click();
      },
      addressOf(product.url, logoutEndpoint),
    );
    await expect(page).toHaveURL(`${product.url}/login?return=${encodeURIComponent(path)}`);
    expect(refused.length).toBeGreaterThan(0);
    expect(refreshes).toEqual([401]);
    expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
  });
}

/** Makes the calls to matching addresses fail until the returned function restores them. */
async function breakCalls(page: Page, words: string): Promise<() => void> {
  const broken = (url: URL) => url.pathname.startsWith("/api/") && url.href.includes(words);
  const calls = await interceptCalls(page, broken, (route) => route.fulfill({ status: 500, json: {} }));
  return calls.letThrough;
}
