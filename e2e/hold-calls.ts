import type { Page } from "@playwright/test";

/** Keeps a page's calls to these addresses on their way, as a slow connection does, until the returned function releases them. */
export async function holdCalls(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The same of the page's scripts. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdCalls(page, "**/assets/site-*.js");
}
