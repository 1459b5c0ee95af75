import { listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import {
  getPayLinkSettingsEndpoint,
  setPayLinkSettingsEndpoint,
} from "../../contract/pay-links/pay-links.endpoints.ts";
import {
  assignDriverEndpoint,
  operatorCompleteRideEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { previewSettlementEndpoint } from "../../contract/settlements/settlements.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { bookRideAsGuest } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./check-page.ts";

test.use({ environment: { PAYMENTS: "file" } });

test("a guest tips by link after the ride; the driver is thanked at once, and paid it with the settlement", async ({
  page,
  browser,
  product,
}) => {
  const staff = await demoPerson(product.url, "staff");
  const { provider: _provider, ...settings } = await staff.call(getPayLinkSettingsEndpoint);
  await staff.call(setPayLinkSettingsEndpoint, { body: { ...settings, mode: "offered" } });
  const drivers = await staff.list(listDriversEndpoint);
  const own = drivers.find(({ username }) => username === "driver");
  if (!own) throw new Error("the demo has no driver");
  const driving = await browser.newContext({ baseURL: product.url });
  const driver = await signIn(driving, product.url, "driver");
  const day = await driving.newPage();
  await day.goto("/activerides");

  const ride = await bookRideAsGuest(product.url, "Tipping Guest");
  const params = { id: ride.id };
  await staff.call(assignDriverEndpoint, { params, body: { driver_id: own.id, force: true } });
  await driver.call(acceptRideEndpoint, { params });
  await expect(day.getByText("Tipping Guest").first()).toBeVisible();
  await staff.call(operatorCompleteRideEndpoint, { params });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/track/${ride.tracking_code}`);
  await expect(page.getByRole("heading", { name: /^A tip for / })).toBeVisible();
  await page.getByRole("button", { name: "Other", exact: true }).click();
  await page.getByLabel("Your tip, US$").fill("7.50");
  await expectNoSidewaysScroll(page, "a tip");
  await expectAccessible(page, "a tip");
  await page.getByRole("button", { name: "Tip $7.50" }).click();
  await expect(page.getByText(`The tip for ride ${ride.reference}`)).toBeVisible();
  await page.getByRole("link", { name: "Pay $7.50" }).click();
  await page.getByRole("button", { name: "Let the payment fail" }).click();
  await expect(page.getByText("The payment didn't go through and you weren't charged.")).toBeVisible();
  await page.getByRole("button", { name: "$3.00", exact: true }).click();
  await page.getByRole("button", { name: "Tip $3.00" }).click();
  await page.getByRole("link", { name: "Pay $3.00" }).click();
  await page.getByRole("button", { name: /^Pay USD/ }).click();
  await expect(page.getByText(/^Thank you! \$3\.00 is for /)).toBeVisible();
  await expect(page.getByRole("region", { name: "Receipt" }).getByText("$3.00 by link")).toBeVisible();
  await expectAccessible(page, "a ride that was tipped");
  await expect(day.getByText(`$3.00 tip for ride ${ride.reference}. Thank you!`)).toBeVisible();

  const today = curacaoDate(new Date());
  const query = { driver_id: own.id, first_day: today, last_day: today };
  const { entries = [] } = await staff.call(previewSettlementEndpoint, { query });
  expect(entries).toContainEqual({
    kind: "tip",
    day: today,
    usd: "3.00",
    xcg: "0.00",
    note: ride.reference,
  });
  await driving.close();
});
