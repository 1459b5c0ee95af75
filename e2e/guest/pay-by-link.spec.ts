import type { Locator, Page } from "@playwright/test";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import { bookRideAsGuest } from "../bookings.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { enterPerson, priceOfFirstTrip } from "./booking-steps.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./check-page.ts";

test.use({ environment: { PAYMENTS: "file" } });

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

test("the office switches paying by link on, a guest books and pays at the second try, and some of it is refunded", async ({
  page,
  browser,
  product,
}) => {
  const office = await browser.newPage({ baseURL: product.url, viewport: DESK });
  for (const each of [office, page]) await each.clock.install();
  const operator = await signIn(office.context(), product.url, "staff");
  await office.goto("/admin/pay-links");
  const settings = office.getByRole("form", { name: "Paying by link" });
  await settings.getByLabel("Guests pay by link").selectOption("offered");
  await settings.getByRole("button", { name: "Save" }).click();
  await expect(office.getByText("No payment links yet.")).toBeVisible();
  await expectAccessible(office, "payments by link");

  await page.setViewportSize(PHONE);
  await page.goto("/");
  await priceOfFirstTrip(page);
  await page.getByRole("button", { name: /^Pay now/ }).click();
  await expectNoSidewaysScroll(page, "the price that is paid now");
  await expectAccessible(page, "the price that is paid now");
  await enterPerson(page, "Link Guest");
  await page.getByRole("button", { name: /^Book and pay/ }).click();
  await expect(page.getByRole("heading", { name: "Trial payment" })).toBeVisible();
  await expectAccessible(page, "the page that plays the provider");
  await page.getByRole("button", { name: "Let the payment fail" }).click();
  await expect(page).toHaveURL(/\/track\/[\w-]+$/);
  await expect(page.getByText(/The payment didn't go through and you weren't charged/)).toBeVisible();
  await expectAccessible(page, "a ride whose payment failed");
  await page.getByRole("button", { name: /^Pay \$[\d.]+ now$/ }).click();
  await expect(page).toHaveURL(/\/pay\/[\w-]+$/);
  await expect(page.getByText("This is a trial: no money moves.")).toBeVisible();
  await expectNoSidewaysScroll(page, "the page to pay on");
  await expectAccessible(page, "the page to pay on");
  await page.getByRole("link", { name: /^Pay \$/ }).click();
  await page.getByRole("button", { name: /^Pay USD/ }).click();
  // Without a look again: the provider is asked before the page is answered.
  await expect(page.getByText(/^\$[\d.]+ paid$/)).toBeVisible();
  await expect(page.getByText("paid by link", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay / })).toHaveCount(0);

  const rides = await operator.list(listRideRequestsEndpoint, { query: { type: "pending" } });
  const ride = rides.find(({ rider_name: name }) => name === "Link Guest");
  await office.goto(`/operator/assigned-rides/${ride?.id}`);
  const payments = office.getByRole("region", { name: "Payments by link" });
  await expect(payments.getByText("Paid", { exact: true })).toBeVisible();
  await payments.getByRole("button", { name: "Refund" }).click();
  const dialog = office.getByRole("dialog", { name: "Refund" });
  await dialog.getByLabel("Amount, US$").fill("5");
  await dialog.getByLabel("Reason").fill("A shorter way");
  await dialog.getByRole("button", { name: "Refund" }).click();
  await expect(payments.getByText("Partly refunded")).toBeVisible();
  await expectWhenLookedAgain(office, payments.getByText(/\$5\.00 refunded: A shorter way/));
  for (const size of [PHONE, DESK]) {
    await office.setViewportSize(size);
    await office.goto("/admin/pay-links");
    await expect(office.getByText("Link Guest").first()).toBeVisible();
    await expectNoSidewaysScroll(office, `payments by link at ${size.width} px`);
    await expectAccessible(office, `payments by link at ${size.width} px`);
  }
  await office.close();
});

test("a ride for later waits for its deposit at the desk, and goes on once it is paid or accepted without", async ({
  page,
  browser,
  product,
}) => {
  const office = await browser.newPage({ baseURL: product.url, viewport: DESK });
  await signIn(office.context(), product.url, "staff");
  await office.goto("/admin/pay-links");
  const settings = office.getByRole("form", { name: "Paying by link" });
  await settings.getByLabel("Guests pay by link").selectOption("deposit");
  await settings.getByLabel("Minutes to pay the deposit (if any)").fill("120");
  await expect(settings.getByText(/120 minutes to pay/)).toBeVisible();
  await settings.getByRole("button", { name: "Save" }).click();
  await expect(office.getByText("Saved")).toBeVisible();

  const paying = await bookRideAsGuest(product.url, "Deposit Guest");
  const known = await bookRideAsGuest(product.url, "Known Guest");
  await page.clock.install();
  await page.setViewportSize(PHONE);
  await page.goto(`/track/${paying.tracking_code}`);
  await expect(page.getByRole("heading", { name: /^Pay your deposit by / })).toBeVisible();
  await expect(page.getByText(/If it isn't paid by then, the ride is cancelled/)).toBeVisible();
  await expectNoSidewaysScroll(page, "a ride that waits for its deposit");
  await expectAccessible(page, "a ride that waits for its deposit");
  await page.getByRole("button", { name: /^Pay \$[\d.]+ now$/ }).click();
  await page.getByRole("link", { name: /^Pay \$/ }).click();
  await page.getByRole("button", { name: /^Pay USD/ }).click();
  await expect(page).toHaveURL(`/track/${paying.tracking_code}`);
  await expect(page.getByText(/^\$[\d.]+ paid$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Booked for / })).toBeVisible();

  await office.goto("/operator/pending-rides");
  // The ride is the last of a list of which no more is drawn than is in sight.
  await office.getByRole("searchbox", { name: "Filter rides..." }).fill("Known Guest");
  const row = office.getByRole("row", { name: /Known Guest/ });
  await expect(row.getByText("Deposit not paid")).toBeVisible();
  await expectAccessible(office, "the desk with a ride that waits for its deposit");
  await row.getByRole("button", { name: "Accept without deposit" }).click();
  await expect(row.getByRole("button", { name: "Assign" })).toBeVisible();
  await page.goto(`/track/${known.tracking_code}`);
  await expect(page.getByRole("heading", { name: /^Booked for / })).toBeVisible();
  await office.close();
});

/** The pages of payments look again by themselves every few seconds, which the clock is moved over. */
async function expectWhenLookedAgain(page: Page, news: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10 * SECOND_MS);
    await expect(news).toBeVisible({ timeout: 300 });
  }).toPass();
}
