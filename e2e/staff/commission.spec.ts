import { listDriverRecordsEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import {
  addCommissionRateEndpoint,
  closeSettlementEndpoint,
  previewSettlementEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test("a commission of before today says what it changes, and a closed week gets its line", async ({
  page,
  product,
}) => {
  const staff = await signIn(page.context(), product.url, "staff");
  const drivers = await staff.list(listDriverRecordsEndpoint);
  const driver = drivers.find(({ username }) => username === "driver");
  if (!driver) throw new Error("the demo has a driver");
  const today = curacaoDate(new Date());
  const days = { first_day: addDays(today, -20), last_day: addDays(today, -8) };
  await staff.call(addCommissionRateEndpoint, { body: { valid_from: "2026-01-01", percent: 20 } });
  const query = { driver_id: driver.id, ...days };
  const { rides, owed_usd, owed_xcg } = await staff.call(previewSettlementEndpoint, { query });
  const seen = { rides, owed_usd, owed_xcg };
  await staff.call(closeSettlementEndpoint, { body: { ...query, seen } });

  await page.goto("/admin/money?view=commission");
  await page.getByRole("button", { name: "New particular commission" }).click();
  const form = page.getByRole("form", { name: "New particular commission" });
  await form.getByLabel("Driver").selectOption(driver.name);
  await form.getByLabel("Valid from").fill(addDays(today, -30));
  await form.getByLabel("Commission (%)").fill("10");
  await form.getByLabel("Reason").fill("Promised in May");
  await expect(
    form.getByText(/that (isn't|aren't) settled yet: \$[\d,.]+ becomes \$[\d,.]+\./),
  ).toBeVisible();
  const line = form.getByRole("listitem").filter({ hasText: driver.name });
  await expect(line).toBeVisible();
  const difference = (await line.textContent())?.match(/\$[\d,.]+$/)?.[0] ?? "no difference";
  await expectAccessible(page, "a commission to be set");
  await form.getByRole("button", { name: "Save" }).click();
  const rule = page.getByRole("row", { name: new RegExp(`^${driver.name} 10`) });
  await expect(rule).toContainText("Promised in May");

  await page.goto("/admin/money?view=settlements");
  await page.getByLabel("Driver", { exact: true }).selectOption(driver.name);
  await page.getByLabel("From", { exact: true }).fill(addDays(days.last_day, 1));
  await page.getByLabel("To and including").fill(today);
  const entry = page.getByRole("row", { name: /^Another commission for settled days/ });
  await expect(entry).toContainText(difference.slice(1));
});
