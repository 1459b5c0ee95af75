import { expect, type Page } from "@playwright/test";
import type { Product } from "../start-product.ts";

/** Takes the first of the common trips and waits for its price. */
export async function priceOfFirstTrip(page: Page): Promise<void> {
  await page.locator(".trip").first().click();
  await expect(page.locator(".price")).toContainText("$");
}

/** Every guest has a number of his own: one number holds three open bookings and no more. */
let lastNumber = 5_550_100;

export function newPhoneNumber(): string {
  lastNumber += 1;
  return String(lastNumber);
}

export async function enterPerson(page: Page, name: string): Promise<void> {
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Phone number").fill(newPhoneNumber());
}

/** How many rides the office has under a name. */
export async function ridesOf(product: Product, name: string): Promise<number> {
  const signIn = await fetch(`${product.url}/api/login/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "operator", password: "trupial-demo" }),
  });
  const { access } = (await signIn.json()) as { access: string };
  const answer = await fetch(`${product.url}/api/ride-requests/?type=pending`, {
    headers: { Authorization: `Bearer ${access}` },
  });
  const rides = (await answer.json()) as { rider_name: string }[];
  return rides.filter((ride) => ride.rider_name === name).length;
}
