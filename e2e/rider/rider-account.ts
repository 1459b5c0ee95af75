import type { APIRequestContext, Page } from "@playwright/test";
import type { BodyOf } from "../../contract/endpoint.ts";
import type { Language } from "../../domain/languages.ts";
import { loginEndpoint, registerRiderEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { callAsGuest, callProduct, Refusal } from "../call-product.ts";
import { expect } from "../test.ts";

/** The password of every account that a journey registers. */
export const PASSWORD = "a walk along the quay";

/** A rider of this test alone. */
export async function register(
  request: APIRequestContext,
  username: string,
  more: { readonly language?: Language } = {},
): Promise<void> {
  await callAsGuest(request, registerRiderEndpoint, {
    body: {
      username,
      email: `${username}@example.com`,
      first_name: "Ana",
      last_name: "Maduro",
      phone_number: "5557777",
      password: PASSWORD,
      ...more,
    },
  });
}

/** The same for every test of a file: the second finds the account made. */
export async function registerOnce(
  request: APIRequestContext,
  body: BodyOf<typeof registerRiderEndpoint>,
): Promise<void> {
  try {
    await callAsGuest(request, registerRiderEndpoint, { body });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
  }
}

/** Signs in at the login page that is open. */
export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Signs the tab in by a call, where the login page isn't the point; the page it opens next is the rider's. */
export async function signInTab(page: Page, url: string, username: string): Promise<void> {
  const answer = await callProduct(url, null, loginEndpoint, { body: { username, password: PASSWORD } });
  if (!("access" in answer)) throw new Error("an account without a second factor signs in at once");
  const { access, refresh, role } = answer;
  const stored = { access_token: access, refresh_token: refresh ?? "", username, role };
  // Storage belongs to an address: the lightest one of the product.
  if (!page.url().startsWith(url)) await page.goto("/robots.txt");
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
  }, stored);
}

/** Signs in on the way to the settings. */
export async function openSettings(page: Page, username: string): Promise<void> {
  await page.goto("/login?return=%2Fsettings");
  await logIn(page, username);
  await expect(page.getByText(`You're logged in as ${username}.`)).toBeVisible();
}
