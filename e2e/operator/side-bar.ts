import { expect, type Page } from "@playwright/test";

/** Follows a link of the side bar; the page is not loaded again and keeps what it knows. */
export async function followSideBar(page: Page, name: string): Promise<void> {
  const link = page
    .getByRole("navigation", { name: "Operator Panel" })
    .getByRole("link", { name: new RegExp(`^${name}`) });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}
