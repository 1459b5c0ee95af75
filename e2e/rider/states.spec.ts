import { signIn } from "../demo-person.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../guest/check-page.ts";
import { holdCalls } from "../hold-calls.ts";
import { expect, test } from "../test.ts";

const RIDES = /\/api\/ride-requests/;
const LOOKS = [
  { theme: "dark", width: 360, height: 740 },
  { theme: "light", width: 1280, height: 800 },
] as const;

for (const { theme, width, height } of LOOKS) {
  test(`a rider's list is accessible while it loads, fails, is empty or takes no code, ${theme} at ${width}`, async ({
    context,
    page,
    product,
  }) => {
    await signIn(context, product.url, "rider");
    await context.addInitScript((choice) => localStorage.setItem("theme", choice), theme);
    await page.setViewportSize({ width, height });
    const check = async (state: string) => {
      await expectAccessible(page, `${state}, ${theme}`);
      await expectNoSidewaysScroll(page, state);
    };

    const letGo = await holdCalls(page, RIDES);
    await page.goto("/myridehistory");
    await expect(page.getByText("Loading your rides...")).toBeVisible();
    await check("loading");
    letGo();
    await expect(page.getByRole("heading", { name: "All rides" })).toBeVisible();
    await page.unroute(RIDES);
    await page.getByRole("searchbox").fill("no such place");
    await expect(page.getByText("No rides match your search.")).toBeVisible();
    await check("nothing found");

    await page.getByLabel("Tracking code").fill("not-a-code");
    await page.getByLabel("Tracking code").press("Enter");
    await expect(page.getByText("We don't recognize this code.")).toBeVisible();
    await expect(page.getByLabel("Tracking code")).toHaveAttribute("aria-invalid", "true");
    await check("a code refused");

    await page.route(RIDES, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/myridehistory");
    const failure = page
      .getByRole("alert")
      .filter({ hasText: "Failed to fetch ride history. Please try again." });
    await expect(failure).toBeVisible({ timeout: 30_000 });
    await check("failed");
    await page.unroute(RIDES);
    await page.route(RIDES, (route) => route.fulfill({ json: [] }));
    await failure.getByRole("button", { name: "Retry" }).press("Enter");
    await expect(page.getByText("No ride history available.")).toBeVisible();
    await expect(failure).toHaveCount(0);
    await check("no rides yet");
  });
}
