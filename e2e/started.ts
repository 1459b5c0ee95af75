import type { Page } from "@playwright/test";

/** Waits until the page's scripts run. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["started"] === "yes");
}
