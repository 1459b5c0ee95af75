import { bookRide, inHours } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import {
  expectAccessibleByNight,
  expectAccessibleByNightAndOnADesk,
  expectAccessibleByDay,
} from "../guest/check-page.ts";
import { holdCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { cancelAssignedRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";

test.use({ shares: "drivers" });

test("every state of a driver's ride is accessible and worked by the keyboard, and a step on a ride that dispatch took back is shown as refused, with what to do", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver8");
  const rider = await demoPerson(product.url, "rider");
  const name = "States Passenger";
  const { id } = await bookRide(rider, name, { at: inHours(0.6) });
  await driver.call(acceptRideEndpoint, { params: { id } });

  await page.clock.install();
  const goOn = await holdCalls(page, /type=accepted/);
  await page.goto("/activerides");
  await expect(page.getByText("Loading your rides...")).toBeVisible();
  await expectAccessibleByNight(page, "loading");
  goOn();

  const card = page.getByRole("region", { name });
  await card.getByRole("button", { name: "I'm on my way" }).press("Enter");
  await expect(card.getByText(/The passenger expects you at/)).toBeVisible();
  await expectAccessibleByDay(page, "on the way");
  await card.getByRole("button", { name: "I have arrived" }).press("Enter");
  await expect(card.getByText(/^You arrived at/)).toBeVisible();
  await page.clock.fastForward("59:00");
  await expect(card.getByRole("button", { name: "Passenger didn't show up" })).toBeVisible();
  await card.getByRole("button", { name: "More" }).press("Enter");
  await expectAccessibleByNightAndOnADesk(page, "the rest of the steps");
  for (const [step, title, check] of [
    ["Finish", "Finish this ride", expectAccessibleByNight],
    ["Passenger didn't show up", "Passenger didn't show up?", expectAccessibleByDay],
  ] as const) {
    const opener = card.getByRole("button", { name: step, exact: true });
    await opener.press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    await check(page, title);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  await context.setOffline(true);
  await expect(page.getByRole("banner").getByText("No signal")).toBeVisible();
  for (const step of ["Passenger on board", "Start trip"]) {
    await card.getByRole("button", { name: step }).press("Enter");
    await expect(card.getByText(`"${step}" is waiting for signal`)).toBeVisible();
  }
  await expectAccessibleByNight(page, "no signal");
  const office = await demoPerson(product.url, "operator");
  await office.call(cancelAssignedRideEndpoint, { params: { id } });
  await context.setOffline(false);
  const refusal = page.getByRole("alert").filter({ hasText: name });
  await expect(refusal).toContainText(`"Passenger on board, Start trip" for ${name}`);
  await expect(refusal.getByRole("link", { name: "Call the office" })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expectAccessibleByNightAndOnADesk(page, "refused");
  await refusal.getByRole("button", { name: "Got it" }).press("Enter");
  await expect(refusal).toHaveCount(0);
});

test("what is read back is accessible in every state", async ({ context, page, product }) => {
  await signIn(context, product.url, "driver");
  await page.goto("/driverhistory");
  const row = page.getByRole("row").nth(1);
  await row.getByRole("button").press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleByNight(page, "a completed ride");
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button")).toBeFocused();
  await page.getByRole("searchbox").fill("no such ride");
  await expect(page.getByText("No rides match your search.")).toBeVisible();
  await expectAccessibleByDay(page, "nothing found");

  await page.route(/\/api\/.*type=completed/, (route) => route.fulfill({ json: [] }));
  await page.goto("/driverhistory");
  await expect(page.getByText("No completed rides found")).toBeVisible();
  await expectAccessibleByNight(page, "no rides yet");
  await page.route(/\/api\/.*(type=completed|driver-report)/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  for (const [path, check] of [
    ["/driverhistory", expectAccessibleByDay],
    ["/driverreport", expectAccessibleByNight],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("alert").getByRole("button", { name: "Retry" })).toBeVisible();
    await check(page, `failed ${path}`);
  }
});
