import type { BrowserContext, Page } from "@playwright/test";
import { addPartnerEndpoint, changePartnerEndpoint } from "../../contract/partners/partners.endpoints.ts";
import { demoPerson } from "../demo-person.ts";
import { choosePlace, enterPerson } from "../guest/booking-steps.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "office" });

const TAXI = "https://taxi.example";
const HOTEL = "https://hotel.example";
const STRANGER = "https://stranger.example";

/** Sites of others with the form in them, and ours beside them under an address that they can name. */
async function openSites(context: BrowserContext, product: string, code: string): Promise<void> {
  const body = `<!doctype html><html lang="en-GB"><title>Hotel</title><h1>Hotel</h1>
    <script src="${TAXI}/widget.js" data-code="${code}" async></script></html>`;
  for (const site of [HOTEL, STRANGER])
    await context.route(`${site}/**`, (route) => route.fulfill({ contentType: "text/html", body }));
  await context.route(`${TAXI}/**`, async (route) => {
    const url = route.request().url().replace(TAXI, product);
    // A stream of events has no end that could be passed on.
    if (new URL(url).pathname.endsWith("/events/")) await route.abort();
    else await route.fulfill({ response: await route.fetch({ url }) });
  });
  // As in a browser that gives a frame of another site no storage.
  await context.addInitScript(() => {
    if (window === window.top) return;
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: () => raise() });
    function raise(): never {
      throw new DOMException("No storage in frames.", "SecurityError");
    }
  });
}

/** Goes to a site whose frame the browser must refuse, and waits until it says so. */
async function expectRefused(page: Page, site: string): Promise<void> {
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(site);
  await refused;
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveCount(0);
}

test("a hotel's guest books in a frame on the hotel's site on every width, and no other site can show it", async ({
  context,
  page,
  product,
}) => {
  const staff = await demoPerson(product.url, "staff");
  const hotel = await staff.call(addPartnerEndpoint, {
    body: {
      name: "Villa Kunuku",
      email: "kunuku@example.com",
      discount_percent: 0,
      credit_limit: null,
      language: "en",
      frame_origins: [HOTEL],
    },
  });
  await openSites(context, product.url, hotel.code);
  await page.goto(HOTEL);
  const element = page.getByTitle("Book a taxi");
  const form = page.frameLocator("iframe");
  await expect(form.getByRole("heading", { name: "Your taxi at Villa Kunuku" })).toBeVisible();
  // It is as high as what is in it, and grows with that.
  const height = () => element.evaluate((frame) => parseFloat((frame as HTMLIFrameElement).style.height));
  await expect.poll(height).toBeGreaterThan(300);
  const before = await height();
  await choosePlace(form, "Pickup location", "Punda");
  await choosePlace(form, "Drop-off location", "Mambo Beach");
  await form.getByRole("button", { name: /^Book Now/ }).click();
  await form.getByLabel("Room").fill("7");
  await expect.poll(height).toBeGreaterThan(before);
  await enterPerson(form, "Guest In A Frame");
  await form.getByRole("button", { name: /^Book Now/ }).click();
  await expect(form.getByRole("heading", { name: "Your ride is booked" })).toBeVisible();
  const opened = context.waitForEvent("page");
  await form.getByRole("link", { name: "Track your ride" }).click();
  await expect((await opened).getByText("On account of Villa Kunuku, room 7")).toBeVisible();
  expect(page.url()).toBe(`${HOTEL}/`);
  await form.getByRole("button", { name: "Book another ride" }).click();
  await expect(form.getByRole("combobox", { name: "Pickup location" })).toHaveValue("");

  await expectRefused(page, STRANGER);
  await staff.call(changePartnerEndpoint, {
    params: { id: hotel.id },
    body: { version: hotel.version, frame_origins: [] },
  });
  await expectRefused(page, HOTEL);

  await page.goto(`${product.url}/on-account/${hotel.code}/frame`);
  await expect(page.getByRole("heading", { name: "Your taxi at Villa Kunuku" })).toBeVisible();
  await expectAccessible(page, "the form in a frame");
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page, "the form in a frame");
});
