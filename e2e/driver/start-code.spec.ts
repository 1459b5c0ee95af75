import { expectAccessible } from "../guest/check-page.ts";
import { bookRide, inHours } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { readyForNoSignal } from "./no-signal.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";

test.use({ shares: "drivers" });

test("a wrong start code typed without a signal is asked again, and the steps after it are not lost", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "allow",
  });
  const driver = await signIn(context, product.url, "driver4");
  const office = await demoPerson(product.url, "staff");
  const rider = await demoPerson(product.url, "rider");
  await office.call(editCompanyProfileEndpoint, { body: { start_code: true } });
  const { id, tracking_code } = await bookRide(rider, "Coded Passenger", { at: inHours(0.5) });
  await driver.call(acceptRideEndpoint, { params: { id } });

  const tracking = await (await browser.newContext()).newPage();
  await tracking.goto(`${product.url}/track/${tracking_code}`);
  const said = tracking.getByRole("region", { name: "Code for your driver" }).getByText(/^\d{4}$/);
  await expect(said).toBeVisible();
  const code = (await said.textContent()) ?? "";
  await expectAccessible(tracking, "the code on the tracking page");

  const page = await context.newPage();
  await page.goto(`${product.url}/activerides`);
  await readyForNoSignal(page);
  await context.setOffline(true);
  await expect(page.getByRole("banner").getByText("No signal")).toBeVisible();
  const ride = page.getByRole("region", { name: "Coded Passenger" });
  await ride.getByRole("button", { name: "I have arrived" }).click();
  await ride.getByRole("button", { name: "Passenger on board" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByLabel("Code").fill(code === "1234" ? "4321" : "1234");
  await expectAccessible(page, "the question for the code");
  await asked.getByRole("button", { name: "Passenger on board" }).click();
  await ride.getByRole("button", { name: "Start trip" }).click();
  await expect(ride.getByText('"Start trip" is waiting for signal')).toBeVisible();

  await context.setOffline(false);
  const wrong = page.getByRole("alert").filter({ hasText: "Coded Passenger" });
  await expect(wrong).toContainText("was wrong");
  await expectAccessible(page, "a code that was wrong");
  expect((await driver.call(getRideEndpoint, { params: { id } })).status).toBe("Accepted");
  await wrong.getByRole("button", { name: "Type it again" }).click();
  await asked.getByLabel("Code").fill(code);
  await asked.getByRole("button", { name: "Passenger on board" }).click();
  await expect(wrong).toHaveCount(0);
  await expect
    .poll(async () => (await office.call(getRideEndpoint, { params: { id } })).status)
    .toBe("InProgress");
  expect(await office.call(getRideEndpoint, { params: { id } })).toMatchObject({ start_check: "code" });
  await expect(said).toBeHidden();
  // The other journeys on this product start rides without a code.
  await office.call(editCompanyProfileEndpoint, { body: { start_code: false } });
});
