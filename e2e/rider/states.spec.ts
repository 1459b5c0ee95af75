import { signIn } from "../demo-person.ts";
import { expectAccessibleByNightAndOnADesk } from "../guest/check-page.ts";
import { holdCalls, interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "readers" });

const RIDES = /\/api\/ride-requests/;
test("a rider's list is accessible while it loads, fails, is empty or takes no code", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "rider");
  const letGo = await holdCalls(page, RIDES);
  await page.goto("/myridehistory");
  await expect(page.getByText("Loading your rides...")).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "loading");
  letGo();
  await expect(page.getByRole("heading", { name: "All rides" })).toBeVisible();
  await page.getByRole("searchbox").fill("no such place");
  await expect(page.getByText("No rides match your search.")).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "nothing found");

  await page.getByLabel("Booking number or link").fill("not-a-code");
  await page.getByLabel("Booking number or link").press("Enter");
  await expect(
    page.getByText("We don't recognize this link. Copy it once more from the message we sent."),
  ).toBeVisible();
  await expect(page.getByLabel("Booking number or link")).toHaveAttribute("aria-invalid", "true");
  await expectAccessibleByNightAndOnADesk(page, "a code refused");

  const rides = await interceptCalls(page, RIDES, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/myridehistory");
  const failure = page
    .getByRole("alert")
    .filter({ hasText: "Failed to fetch ride history. Please try again." });
  await expect(failure).toBeVisible({ timeout: 30_000 });
  await expectAccessibleByNightAndOnADesk(page, "failed");
  rides.answer((route) => route.fulfill({ json: [] }));
  await failure.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(page.getByText("No ride history available.")).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expectAccessibleByNightAndOnADesk(page, "no rides yet");
});
