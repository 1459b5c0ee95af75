import { listDriversEndpoint, reportOwnLocationEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import {
  assignDriverEndpoint,
  operatorCompleteRideEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  finishRideEndpoint,
  reportRideProgressEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { rateTrackedRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { bookRideAsGuest, inHours } from "../bookings.ts";
import { callsTo } from "../calls-to.ts";
import { type DemoPerson, demoPerson } from "../demo-person.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { newPhoneNumber } from "./booking-steps.ts";
import { expectAccessibleByNightAndOnADesk } from "./check-page.ts";

test.use({ shares: "guests", viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

const JAN_THIEL = { lat: 12.0768, lng: -68.8803 };

test("a guest follows their ride from booked to arrived: the driver, the car moving nearer, and the receipt", async ({
  page,
  product,
}) => {
  test.slow();
  const office = await demoPerson(product.url, "operator");
  const free = await findFreeDriver(office);
  const driver = await demoPerson(product.url, free.username);
  const ride = await bookAsGuest(product.url, "Followed Guest");
  await page.goto(`/track/${ride.tracking_code}`);
  await expect(page.getByRole("heading", { name: "We're finding you a driver" })).toBeVisible();
  await page.getByRole("button", { name: "Edit notes for the driver" }).click();
  const notes = page.getByRole("dialog");
  await notes.getByLabel("Notes for the driver").fill("At the bridge");
  await expectAccessibleByNightAndOnADesk(page, "editing the notes");
  await notes.getByRole("button", { name: "Save" }).click();
  await expect(notes).toBeHidden();
  await page.getByRole("button", { name: "Cancel ride" }).click();
  await expect(page.getByText("No driver is on the way yet. Cancelling is free.")).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "the question before a ride is cancelled");
  await page.getByRole("button", { name: "Keep ride" }).click();

  const assigned = await office.call(assignDriverEndpoint, {
    params: { id: ride.id },
    body: {
      driver_id: free.id,
      force: true,
    },
  });
  expect(assigned).toMatchObject({ status: "Assigned" });
  await driver.call(acceptRideEndpoint, { params: { id: ride.id } });
  // Five minutes before the pickup, but nobody has said that they are coming.
  await expect(page.getByRole("listitem").filter({ hasText: /^Driver$/ })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await expect(page.getByRole("heading", { level: 1, name: /is on the way/ })).toHaveCount(0);
  await expect(page.getByRole("img", { name: "Your taxi" })).toHaveCount(0);
  await driver.call(reportRideProgressEndpoint, { params: { id: ride.id }, body: { step: "set_out" } });
  await expect(page.getByRole("heading", { name: /is on the way/ })).toBeVisible();
  await driver.call(reportOwnLocationEndpoint, { body: JAN_THIEL });
  const car = page.getByRole("img", { name: "Your taxi" });
  await expect(car).toBeVisible();
  await expect(page.getByText(/^\d+min away$/)).toBeVisible();
  const far = await car.boundingBox();
  await expectAccessibleByNightAndOnADesk(page, "the driver on his way");
  await driver.call(reportOwnLocationEndpoint, { body: { lat: 12.1066, lng: -68.9285 } });
  await expect.poll(() => car.boundingBox()).not.toEqual(far);

  for (const { step, says, stage } of [
    { step: "arrived", says: /is here/, stage: "Here" },
    { step: "picked_up", says: "You're on board", stage: "On board" },
    { step: "in_progress", says: "You're on your way", stage: "On board" },
  ] as const) {
    await driver.call(reportRideProgressEndpoint, { params: { id: ride.id }, body: { step } });
    await expect(page.getByRole("heading", { level: 1, name: says })).toBeVisible();
    const stages = page.getByRole("list", { name: "Your ride" });
    await expect(stages.getByRole("listitem").filter({ hasText: stage })).toHaveAttribute(
      "aria-current",
      "step",
    );
    // Under way, only the words are others than on board.
    if (step !== "in_progress") await expectAccessibleByNightAndOnADesk(page, `the ride after ${step}`);
  }
  await driver.call(finishRideEndpoint, { params: { id: ride.id } });
  await expect(page.getByRole("heading", { name: "You've arrived. Thank you!" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print receipt" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Your taxi" })).toBeHidden();
  await expect(page.getByText(/^Live, updated/)).toBeHidden();
  await expectAccessibleByNightAndOnADesk(page, "the ride at its end");

  // On paper there is no map; afterwards it is where it was, moved by nobody.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("application")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show all" })).toBeHidden();

  await page.getByRole("button", { name: "Book a return ride" }).click();
  await expect(page.getByRole("combobox", { name: "Pickup location" })).toHaveValue("Jan Thiel Beach");
  await expect(page.getByRole("combobox", { name: "Drop-off location" })).toHaveValue("Punda");
});

test("a guest gives the driver stars with the keyboard, and they are there after a return", async ({
  page,
  product,
}) => {
  const office = await demoPerson(product.url, "operator");
  const ride = await bookAsGuest(product.url, "Rating Guest");
  const { id } = await findFreeDriver(office);
  await office.call(assignDriverEndpoint, { params: { id: ride.id }, body: { driver_id: id, force: true } });
  const refused: string[] = [];
  await page.exposeFunction("tellRefused", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    const tell = ({ blockedURI }: SecurityPolicyViolationEvent) =>
      Reflect.get(window, "tellRefused")(blockedURI);
    document.addEventListener("securitypolicyviolation", tell);
  });
  await page.goto(`/track/${ride.tracking_code}`);
  const stars = page.getByRole("group", { name: "How was your ride?" });
  const four = stars.getByRole("radio", { name: "4 stars" });
  const thanks = page.getByText("Thanks for your rating!", { exact: true });
  // Its heading is there before its scripts are.
  await expect(page.getByRole("region", { name: "Your trip" })).toBeVisible();
  await expect(stars).toBeHidden();
  expect(refused, "what the page's own policy refused it").toEqual([]);

  await office.call(operatorCompleteRideEndpoint, { params: { id: ride.id } });
  await expect(stars).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  await expectAccessibleByNightAndOnADesk(page, "the question how the ride was");
  await stars.getByRole("radio", { name: "1 star" }).focus();
  for (let step = 1; step < 4; step++) await page.keyboard.press("ArrowRight");
  await expect(four).toBeChecked();
  const rating = await interceptCalls(page, callsTo(rateTrackedRideEndpoint), (route) => route.abort());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("We couldn't save your rating. Please try again.")).toBeVisible();
  await expect(thanks).toBeHidden();
  await expectAccessibleByNightAndOnADesk(page, "stars that were not saved");
  rating.letThrough();
  await page.keyboard.press("Enter");
  await expect(thanks).toBeVisible();
  await expect(four).toBeFocused();
  await expectAccessibleByNightAndOnADesk(page, "stars that are saved");

  await page.reload();
  await expect(four).toBeChecked();
  await expect(thanks).toBeVisible();
});

test("a ride that is followed without a signal says what was last known, and nothing of typing", async ({
  page,
  context,
  product,
}) => {
  const { tracking_code } = await bookAsGuest(product.url, "Offline Guest");
  await page.goto(`/track/${tracking_code}`);
  await expect(page.getByText(/^Live, updated/)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline\. This is what we last knew, at /)).toBeVisible();
  await expect(page.getByText(/^Live, updated/)).toBeHidden();
  await expect(page.getByText("We've kept what you typed.")).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(/^Live, updated/)).toBeVisible();
});

test("an unknown code opens no ride and says what to do", async ({ page }) => {
  await page.goto("/track/aaaaaaaaaaaaaaaaaaaaaaaa");
  await expect(page.getByText("This link leads to no ride")).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expectAccessibleByNightAndOnADesk(page, "a code nobody has");
});

type FreeDriver = { readonly id: number; readonly username: string };

async function findFreeDriver(office: DemoPerson): Promise<FreeDriver> {
  const drivers = await office.list(listDriversEndpoint);
  const free = drivers.find(({ status }) => status === "available" || status === "offline");
  if (free === undefined) throw new Error("no driver is free");
  return free;
}

/** Books a ride from Punda to Jan Thiel in five minutes. */
function bookAsGuest(url: string, riderName: string) {
  return bookRideAsGuest(url, riderName, { at: inHours(5 / 60), rider_phone: newPhoneNumber() });
}
