import { expect, type Page } from "@playwright/test";
import { signIn } from "../demo-person.ts";
import type { Product } from "../start-product.ts";

/** Opens a dispatch page as somebody of the demo. */
export async function openDesk(
  page: Page,
  { url }: Product,
  path = "/operator",
  username = "operator",
): Promise<void> {
  await signIn(page.context(), url, username);
  await page.goto(`${url}${path}`);
  await expect(page.getByRole("navigation", { name: "Operator Panel" })).toBeVisible();
}
