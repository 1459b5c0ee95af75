import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { editOwnDriverEndpoint, setOwnStatusEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { MINUTE_MS } from "../../contract/time-units.ts";
import { bookRide } from "../bookings.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

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
  await expect(navigate).toBeHidden();
  await card.getByRole("button", { name: "On board, go" }).click();
  await expect(navigate).toHaveAttribute("href", new RegExp(`destination=${JAN_THIEL}$`));
  await expect(card.getByText(/ to the drop-off$/)).toBeVisible();
  await expect(card.getByText("In Progress", { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: /^Paid XCG [\d.]+, done$/ })).toBeVisible();
  await card.getByRole("button", { name: /^Paid \$[\d.]+, done$/ }).click();
  await expect(card).toHaveCount(0);
});
