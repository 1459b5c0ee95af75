import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../test.ts";

/** The password of every account that a journey registers. */
export const PASSWORD = "a walk along the quay";

/** A rider of this test alone. */
export async function register(
  request: APIRequestContext,
  username: string,
  more: Record<string, string> = {},
): Promise<void> {
  const answer = await request.post("/api/register-rider/", {
    data: {
      username,
      email: `${username}@example.com`,
      first_name: "Ana",
      last_name: "Maduro",
      phone_number: "5557777",
      password: PASSWORD,
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
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
  await expect(page.getByText(`You are signed in as ${username}.`)).toBeVisible();
}
