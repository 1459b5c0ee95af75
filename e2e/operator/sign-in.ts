import { expect, type Page } from "@playwright/test";

/** The account of the demo that every journey of dispatch uses, and its password. */
const PASSWORD = "trupial-demo";

/** Signs somebody of the demo in and opens a dispatch page. */
export async function openDesk(page: Page, path = "/operator", username = "operator"): Promise<void> {
  await page.goto(`/login?return=${encodeURIComponent(path)}`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Operator Panel" })).toBeVisible();
}
