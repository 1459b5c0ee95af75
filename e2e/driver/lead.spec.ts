import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  reportRideProgressEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { editOwnDriverEndpoint, setOwnStatusEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { bookRide } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "drivers", viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

const AIRPORT = { latitude: 12.1846, longitude: -68.9568 };
const PUNDA = "12.1055,-68.9351";
const JAN_THIEL = "12.0768,-68.8803";

test("a driver is led to the pickup and then to the drop-off, turn by turn, or by the phone's own navigation", async ({
  page,
  context,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver7");
  const rider = await demoPerson(product.url, "rider");
  await context.grantPermissions(["geolocation"], { origin: product.url });
  await context.setGeolocation(AIRPORT);
  await driver.call(editOwnDriverEndpoint, { body: { shares_location: true } });
  await driver.call(setOwnStatusEndpoint, { body: { status: "available" } });
  const ride = await bookRide(rider, "Led Passenger", { at: new Date(Date.now() + 20 * MINUTE_MS) });
  await driver.call(acceptRideEndpoint, { params: { id: ride.id } });

  await page.goto("/activerides");
  const card = page.getByRole("region", { name: "Led Passenger" });
  const navigate = card.getByRole("link", { name: "Navigate" });
  await expect(navigate).toHaveAttribute("href", new RegExp(`destination=${PUNDA}$`));
  await expect(card.getByText(/^(Turn|Keep) .* (in [\d.]+ k?m|now)$/)).toBeVisible();
  await expect(card.getByText(/^1\d\.\d km to the pickup$/)).toBeVisible();
  await expect(card.getByTestId("route")).toHaveCount(2);
  await expectAccessible(page, "a driver who is led");

  // Somewhere else on the island: led anew from there.
  await context.setGeolocation({ latitude: 12.1066, longitude: -68.9285 });
  await expect(card.getByText(/^([1-9]\d\d m|1\.\d km) to the pickup$/)).toBeVisible();

  // From here one tap for each thing that happens: on the way, there, off they go, the end.
  const setOut = card.getByRole("button", { name: "I'm on my way" });
  // The next step is at the thumb, in the lower half of the phone, wherever the card begins.
  expect((await setOut.boundingBox())?.y).toBeGreaterThan(740 / 2);
  await expect(setOut).toBeInViewport({ ratio: 1 });
  // And beside the map where the phone is held sideways.
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(setOut).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await setOut.click();
  await card.getByRole("button", { name: "I have arrived" }).click();
  // Further away than the far end of a terminal, so it is asked about.
  const asked = page.getByRole("dialog", { name: /^You're [\d.]+ km from the pickup$/ });
  await asked.getByRole("button", { name: "I have arrived" }).click();
  await expect(navigate).toBeHidden();
  await card.getByRole("button", { name: "On board, go" }).click();
  await expect(navigate).toHaveAttribute("href", new RegExp(`destination=${JAN_THIEL}$`));
  await expect(card.getByText(/ to the drop-off$/)).toBeVisible();
  await expect(card.getByText("In Progress", { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: /^Paid XCG [\d.]+, done$/ })).toBeVisible();
  await card.getByRole("button", { name: /^Paid \$[\d.]+, done$/ }).click();
  await expect(card).toHaveCount(0);
});

test("a second tap on what ended a ride is no step of the ride that comes up under the thumb", async ({
  page,
  context,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver7");
  const rider = await demoPerson(product.url, "rider");
  await driver.call(setOwnStatusEndpoint, { body: { status: "available" } });
  const inMinutes = (minutes: number) => ({ at: new Date(Date.now() + minutes * MINUTE_MS) });
  const first = await bookRide(rider, "Ends First", inMinutes(10));
  const second = await bookRide(rider, "Comes Next", inMinutes(50));
  for (const { id } of [first, second]) await driver.call(acceptRideEndpoint, { params: { id } });
  for (const step of ["picked_up", "in_progress"] as const) {
    await driver.call(reportRideProgressEndpoint, { params: { id: first.id }, body: { step } });
  }

  await page.goto("/activerides");
  const card = page.getByRole("region", { name: "Comes Next" });
  await expect(card.getByRole("button", { name: "I'm on my way" })).toBeVisible();
  const atFirst = await page.evaluateHandle(tapsWhenItComesUp, "Comes Next");
  await page
    .getByRole("region", { name: "Ends First" })
    .getByRole("button", { name: /^Paid \$[\d.]+, done$/ })
    .click();
  expect(await atFirst.evaluate(({ taken }) => taken)).toBe(false);
  await card.getByRole("button", { name: "I'm on my way" }).click();
  await expect(card.getByText(/^You said at/)).toBeVisible();

  // Who would go off shift now is asked, with answers as large as a finger needs.
  await page.getByRole("switch").click();
  for (const answer of ["Go off shift", "Stay on shift"]) {
    const box = await page.getByRole("dialog").getByRole("button", { name: answer }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
  // Whoever drives next in this product has nobody waiting.
  await rider.call(cancelRideEndpoint, { params: { id: second.id } });
});

/** Whether the steps of a ride take taps in the moment in which its card comes up as the one in front. */
function tapsWhenItComesUp(name: string) {
  const card = () =>
    Array.from(document.querySelectorAll("section")).find(
      (one) => one.querySelector("h2")?.textContent === name,
    );
  const before = card();
  return {
    taken: new Promise<boolean>((resolve) => {
      new MutationObserver((_, observer) => {
        const button = Array.from(card()?.querySelectorAll("button") ?? []).find(
          (one) => one.textContent === "I'm on my way",
        );
        if (card() === before || button === undefined) return;
        observer.disconnect();
        resolve(getComputedStyle(button).pointerEvents !== "none");
      }).observe(document.body, { childList: true, subtree: true });
    }),
  };
}
