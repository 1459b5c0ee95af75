import type { Request } from "@playwright/test";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { holdCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { commonTrip, enterPerson, priceOf, priceOfFirstTrip, ridesOf } from "./booking-steps.ts";
import { expectAccessibleByNightAndOnADesk } from "./check-page.ts";

test.use({ shares: "guests", viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

const FARE = callsTo(calculateFareForTripEndpoint);
const BOOK = callsTo(bookRideEndpoint);

test("every state of a booking is accessible, on a phone in dark and on a desktop in light, however slow the server is", async ({
  page,
  product,
}) => {
  // What is held here is looked at twice, which takes a busy machine longer than a call is waited for.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.goto("/");
  await expect(commonTrip(page)).toContainText("$");
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("Please enter both pickup and drop-off locations.")).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await expectAccessibleByNightAndOnADesk(page, "the form with a fault and a time");
  await page.getByRole("button", { name: "Now", exact: true }).click();
  await page.getByRole("combobox", { name: "Pickup location" }).fill("mambo");
  await expect(page.getByRole("option").first()).toContainText("Mambo");
  await expectAccessibleByNightAndOnADesk(page, "the suggestions");
  await page.getByRole("option").first().click();
  await page.getByRole("combobox", { name: "Drop-off location" }).fill("punda");
  await page.getByRole("option").first().click();

  const calculated = await holdCalls(page, FARE);
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByRole("button", { name: "Calculating..." })).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "calculating");
  calculated();
  await expect(priceOf(page)).toContainText("$");
  await page.getByText("More for your driver").click();
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText("Please enter your full name and phone number.")).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "the fare with every field and a fault");

  await enterPerson(page, "Slow Server");
  const booked = await holdCalls(page, BOOK);
  await page.getByRole("button", { name: "Book Now" }).click();
  await page.getByRole("button", { name: "Booking..." }).dispatchEvent("click");
  await expectAccessibleByNightAndOnADesk(page, "booking");
  booked();
  await expect(page).toHaveURL(/\/track\//);
  expect(await ridesOf(product, "Slow Server")).toBe(1);
});

test("the pickup is dragged to the right door on the map, and the price follows", async ({ page }) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("googleapis")) outside.push(request.url());
  });
  await page.goto("/");
  await priceOfFirstTrip(page);
  const pin = page.getByRole("button", { name: /Drag it/ });
  await pin.scrollIntoViewIfNeeded();
  const box = await pin.boundingBox();
  if (box === null) throw new Error("the pickup is not on the map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const from = (request: Request) => new URL(request.url()).searchParams.get("pickup_place") ?? "";
  const airport = "Curaçao International Airport (Hato)";
  const priced = page.waitForRequest((request) => from(request) !== "" && from(request) !== airport);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("region", { name: "Your trip" })).toContainText(from(await priced));
  await expect(priceOf(page)).toContainText("$");
  // Without a key no other service is asked for a map.
  expect(outside).toEqual([]);
});

test("a price whose page never comes is given up like a call that never ends, and can be asked for again", async ({
  page,
}) => {
  await page.clock.install();
  await page.route("**/assets/fare-step-*.js", () => undefined);
  await page.goto("/");
  await commonTrip(page).click();
  await expect(page.getByRole("button", { name: "Calculating..." })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText("Request timed out. Please try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Calculate Fare" })).toBeEnabled();
});

test("a price whose page was lost on the way is shown all the same, with what was entered", async ({
  page,
}) => {
  await page.route("**/assets/fare-step-*.js", (route) => route.abort(), { times: 1 });
  await page.goto("/");
  await priceOfFirstTrip(page);
  await expect(page).toHaveURL(/step=price/);
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.getByRole("combobox", { name: "Drop-off location" })).toHaveValue(/Renaissance/);
});
