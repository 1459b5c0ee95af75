import type { Page, Request, Route } from "@playwright/test";
import { expect, test } from "../test.ts";
import { commonTrip, enterPerson, priceOf, priceOfFirstTrip, ridesOf } from "./booking-steps.ts";
import { expectAccessibleByNightAndOnADesk } from "./check-page.ts";

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

const FARE = "**/api/fareCalc/**";
const BOOK = "**/api/book-ride/";

test("every state of a booking is accessible, on a phone in dark and on a desktop in light, however slow the server is", async ({
  page,
  product,
}) => {
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

  const fare = await hold(page, FARE);
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByRole("button", { name: "Calculating..." })).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "calculating");
  await fare.letGo();
  await expect(priceOf(page)).toContainText("$");
  await page.getByText("More for your driver").click();
  await expectAccessibleByNightAndOnADesk(page, "the fare with every field");

  await enterPerson(page, "Slow Server");
  const booking = await hold(page, BOOK);
  await page.getByRole("button", { name: "Book Now" }).click();
  await page.getByRole("button", { name: "Booking..." }).dispatchEvent("click");
  await expectAccessibleByNightAndOnADesk(page, "booking");
  await booking.letGo();
  await expect(page).toHaveURL(/\/track\//);
  expect(await ridesOf(product, "Slow Server")).toBe(1);
});

const REFUSALS = [
  {
    when: "refuses",
    answer: { status: 429, json: { error: "Too many bookings.", code: "rate_limited" } },
    says: "Failed to book ride: Too many bookings.",
  },
  {
    when: "sends a page that is not ours",
    answer: { status: 500, contentType: "text/html", body: "<h1>Oh no</h1>" },
    says: "Failed to book ride: Unknown error",
  },
] as const;
for (const { when, answer, says } of REFUSALS) {
  test(`a server that ${when}: the guest reads it, keeps what they typed, and books with the next press`, async ({
    page,
    product,
  }) => {
    await page.goto("/");
    await priceOfFirstTrip(page);
    const name = `Server ${when}`;
    await enterPerson(page, name);
    await page.route(BOOK, (route) => route.fulfill(answer));
    await page.getByRole("button", { name: "Book Now" }).click();
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveValue(name);
    await page.unroute(BOOK);
    await page.getByRole("button", { name: "Book Now" }).click();
    await expect(page).toHaveURL(/\/track\//);
    expect(await ridesOf(product, name)).toBe(1);
  });
}

test("without the search for places a typed trip has a price, and one between unknown places says that it has no distance", async ({
  page,
}) => {
  await page.route("**/api/places/**", (route) => route.abort());
  await page.goto("/book-your-ride");
  const dropoff = page.getByRole("combobox", { name: "Drop-off location" });
  await page.getByRole("combobox", { name: "Pickup location" }).fill("Jan Thiel Beach");
  await dropoff.fill("qqqq zzzz 77");
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("Unable to calculate distance.")).toBeVisible();
  await dropoff.fill("Punda");
  // The first takes the place, the second asks for the price.
  await dropoff.press("Enter");
  await dropoff.press("Enter");
  await expect(priceOf(page)).toContainText("$");
});

test("a position that has no address, or cannot be looked up, is said in the words of the specification", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 52.37, longitude: 4.9 });
  await page.goto("/");
  await page.getByRole("button", { name: "Use My Location" }).click();
  await expect(page.getByText("No address found for your location.")).toBeVisible();
  await page.route("**/api/places/nearest/**", (route) => route.abort());
  await page.getByRole("button", { name: "Use My Location" }).click();
  await expect(page.getByText("Error fetching your location.")).toBeVisible();
});

test("a position in the sea, on the runway or in the refinery is put on the nearest street, and the reader is told why", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  for (const { at, path, button, says } of [
    { at: [12.1889, -68.9598], path: "/nl", button: "Gebruik mijn locatie", says: "startbaan" },
    { at: [12.1295, -68.936], path: "/es", button: "Usar mi ubicación", says: "refinería" },
    { at: [12.09, -68.95], path: "/", button: "Use My Location", says: "in the water" },
  ] as const) {
    await context.setGeolocation({ latitude: at[0], longitude: at[1] });
    await page.goto(path);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole("combobox").first()).not.toHaveValue("");
  }
});

const NO_NEW_PRICE = [
  { answer: { status: 500, json: { error: "No.", code: "internal" } }, says: "Fare calculation failed: 500" },
  { answer: { json: {} }, says: "No fare data received from server" },
  { answer: { json: { fare: -1 } }, says: "Invalid fare calculation received from server" },
] as const;
test("another car whose price fails is said in the words of the specification, and the price that stands stays", async ({
  page,
}) => {
  await page.goto("/");
  await priceOfFirstTrip(page);
  const price = (await priceOf(page).textContent()) ?? "no price";
  const cargo = page.getByRole("button", { name: /^Cargo/ });
  await expect(cargo).toContainText("$");
  for (const { answer, says } of NO_NEW_PRICE) {
    await page.route(FARE, (route) => route.fulfill(answer));
    await cargo.click();
    await expect(page.getByText(says)).toBeVisible();
    await expect(priceOf(page)).toHaveText(price);
    await page.unroute(FARE);
  }
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

/** Keeps the calls to an address waiting until they are released. */
async function hold(page: Page, address: string): Promise<{ letGo(): Promise<void> }> {
  const waiting: Route[] = [];
  await page.route(address, (route) => void waiting.push(route));
  return {
    async letGo() {
      for (const route of waiting) await route.continue();
      await page.unroute(address);
    },
  };
}
