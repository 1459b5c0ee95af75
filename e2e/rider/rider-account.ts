import type { APIRequestContext, Page } from "@playwright/test";
import type { BodyOf } from "../../contract/endpoint.ts";
import type { Language } from "../../contract/languages.ts";
import { registerRiderEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { callAsGuest, Refusal } from "../call-product.ts";
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

/** Signs in on the way to the settings. */
export async function openSettings(page: Page, username: string): Promise<void> {
  await page.goto("/login?return=%2Fsettings");
  await logIn(page, username);
  await expect(page.getByText(`You're logged in as ${username}.`)).toBeVisible();
}
