import { bookRide, inHours } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expectAccessibleByNightAndOnADesk } from "../guest/check-page.ts";
import { holdCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { cancelAssignedRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";

test("every state of a driver's ride is accessible and worked by the keyboard", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver8");
  const rider = await demoPerson(product.url, "rider");
  const check = (state: string) => expectAccessibleByNightAndOnADesk(page, state);
  const name = "States Passenger";
  const { id } = await bookRide(rider, name, { at: inHours(0.6) });
  await driver.call(acceptRideEndpoint, { params: { id } });

  await page.clock.install();
  const goOn = await holdCalls(page, /type=accepted/);
  await page.goto("/activerides");
  await expect(page.getByText("Loading your rides...")).toBeVisible();
  await check("loading");
  goOn();

  const card = page.getByRole("region", { name });
  await card.getByRole("button", { name: "I'm on my way" }).press("Enter");
  await expect(card.getByText(/The passenger expects you at/)).toBeVisible();
  await check("on the way");
  await card.getByRole("button", { name: "I have arrived" }).press("Enter");
  await expect(card.getByText(/^You arrived at/)).toBeVisible();
  await page.clock.fastForward("59:00");
  await expect(card.getByRole("button", { name: "Passenger didn't show up" })).toBeVisible();
  await card.getByRole("button", { name: "More" }).press("Enter");
  await check("the rest of the steps");
  for (const [step, title] of [
    ["Finish", "Finish this ride"],
    ["Cancel", "Cancel this ride?"],
    ["Delete", "Delete this ride?"],
    ["Passenger didn't show up", "Passenger didn't show up?"],
  ] as const) {
    const opener = card.getByRole("button", { name: step, exact: true });
    await opener.press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    await check(title);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  await context.setOffline(true);
  await expect(page.getByRole("banner").getByText("No signal")).toBeVisible();
  await card.getByRole("button", { name: "Passenger on board" }).press("Enter");
  await expect(card.getByText('"Passenger on board" is waiting for signal')).toBeVisible();
  await check("no signal");
  const office = await demoPerson(product.url, "operator");
  await office.call(cancelAssignedRideEndpoint, { params: { id } });
  await context.setOffline(false);
  const refusal = page.getByRole("alert").filter({ hasText: name });
  await expect(refusal).toContainText("didn't go through");
  await check("refused");
  await refusal.getByRole("button", { name: "Got it" }).press("Enter");
  await expect(refusal).toHaveCount(0);
});

test("what is read back is accessible in every state", async ({ context, page, product }) => {
  await signIn(context, product.url, "driver");
  await page.goto("/driverhistory");
  const row = page.getByRole("row").nth(1);
  await row.getByRole("button").press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "a completed ride");
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button")).toBeFocused();
  await page.getByRole("searchbox").fill("no such ride");
  await expect(page.getByText("No rides match your search.")).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "nothing found");

  await page.route(/\/api\/.*type=completed/, (route) => route.fulfill({ json: [] }));
  await page.goto("/driverhistory");
  await expect(page.getByText("No completed rides found")).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "no rides yet");
  await page.route(/\/api\/.*(type=completed|driver-report)/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  for (const path of ["/driverhistory", "/driverreport"]) {
    await page.goto(path);
    await expect(page.getByRole("alert").getByRole("button", { name: "Retry" })).toBeVisible();
    await expectAccessibleByNightAndOnADesk(page, `failed ${path}`);
  }
});
