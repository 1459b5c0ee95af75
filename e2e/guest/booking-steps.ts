import { expect, type Locator, type Page } from "@playwright/test";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { demoPerson } from "../demo-person.ts";
import type { Product } from "../start-product.ts";

/** The heading over the common trips in the languages that journeys begin in. */
export const COMMON_TRIPS = { en: "Popular trips, one tap", nl: "Populaire ritten, één tik" };

/** The first of the common trips, which stand below the form with their prices until one is chosen. */
export function commonTrip(page: Page, heading = COMMON_TRIPS.en): Locator {
  return page.getByRole("region", { name: heading }).getByRole("button").first();
}

/** The heading over the fare: it says what the trip costs, in any language. */
export function priceOf(page: Page): Locator {
  return page.getByRole("heading", { level: 2 }).filter({ hasText: "$" });
}

/** A page, or a frame in it. */
type Form = Pick<Page, "getByRole" | "getByLabel">;

/**
 * Types a place and takes the first of what the form suggests. The list opens over what stands below the field: a
 * journey that types and goes on would press a suggestion or the field below, whichever came first.
 */
export async function choosePlace(page: Form, field: string, place: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).fill(place);
  await page.getByRole("listbox").getByRole("option", { name: place }).first().click();
}

/** Takes the first of the common trips and waits for its price. */
export async function priceOfFirstTrip(page: Page, heading = COMMON_TRIPS.en): Promise<void> {
  await commonTrip(page, heading).click();
  await expect(priceOf(page)).toBeVisible();
}

/** Every guest has a number of their own: past three open bookings of one number the next is held. */
let lastNumber = 5_550_100;

export function newPhoneNumber(): string {
  lastNumber += 1;
  return String(lastNumber);
}

export async function enterPerson(page: Form, name: string): Promise<void> {
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Phone number").fill(newPhoneNumber());
}

/** How many rides dispatch sees under a name. */
export async function ridesOf(product: Product, name: string): Promise<number> {
  const operator = await demoPerson(product.url, "operator");
  const rides = await operator.list(listRideRequestsEndpoint, { query: { type: "pending" } });
  return rides.filter((ride) => ride.rider_name === name).length;
}
