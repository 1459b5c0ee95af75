import { MINUTE_MS } from "../../domain/time-units.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "./timed-test.ts";

test.use({ shares: "timed" });

test("an answer that renews the session and is lost on its way is asked for again, however late, and signs nobody out", async ({
  openTimedDesk,
}) => {
  const { page, pass } = await openTimedDesk("/operator/board");
  const renewed: string[] = [];
  const renewals = await interceptCalls(page, "**/api/token/refresh/", async (route) => {
    renewed.push(JSON.stringify(await (await route.fetch()).json()));
    await route.abort("connectionreset");
  });
  const lost = await page.evaluate(() => localStorage.getItem("access_token"));

  await pass(11 * MINUTE_MS);
  await expect.poll(() => renewed.length).toBeGreaterThan(0);
  expect(renewed[0]).toContain("refresh");

  await pass(MINUTE_MS);
  renewals.letThrough();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Live board" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("access_token"))).not.toBe(lost);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();

  await pass(11 * MINUTE_MS);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/operator\/board/);
});
