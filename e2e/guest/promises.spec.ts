import { editPlanSettingsEndpoint } from "../../contract/dispatch/plan-settings.endpoints.ts";
import { demoPerson } from "../demo-person.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { enterPerson, priceOf, priceOfFirstTrip } from "./booking-steps.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./check-page.ts";

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

test("a guest whose time is full takes the next one, with nothing typed lost, and books it", async ({
  page,
  product,
}) => {
  const staff = await demoPerson(product.url, "staff");
  await staff.call(editPlanSettingsEndpoint, { body: { when_full: "refuse" } });
  const quarter = 15 * 60_000;
  const free = new Date(Math.ceil((Date.now() + 40 * 60_000) / quarter) * quarter);
  const fares = await interceptCalls(page, "**/api/fareCalc/**", async (route) => {
    const response = await route.fetch();
    const isAsked = new URL(route.request().url()).searchParams.has("trip_time");
    const availability = isAsked
      ? { state: "free", pickup_at: free.toISOString(), minutes: null, free_times: [] }
      : { state: "full", pickup_at: null, minutes: null, free_times: [free.toISOString()] };
    await route.fulfill({ response, json: { ...(await response.json()), availability } });
  });
  await page.goto("/");
  await priceOfFirstTrip(page);
  await expect(page.getByRole("heading", { name: "No car just now" })).toBeVisible();
  await expectAccessible(page, "a full time");
  await expectNoSidewaysScroll(page, "a full time");
  await enterPerson(page, "Patient Guest");
  await page.getByRole("button", { name: /^Book \d/ }).click();
  await expect(
    page.getByRole("group", { name: "Free times" }).getByRole("button", { pressed: true }),
  ).toBeVisible();
  await expect(priceOf(page)).toBeVisible();
  fares.letThrough();
  await page.getByRole("button", { name: /^Book \d/ }).click();
  await expect(page).toHaveURL(/\/track\//);
});
