import type { Page, Route } from "@playwright/test";

type Addresses = string | RegExp | ((url: URL) => boolean);
type Answer = (route: Route) => unknown;

/** The calls of a page to some addresses, between the page and the product. */
export type Interception = {
  /** Answers them from now on in place of the product. */
  answer(by: Answer): void;
  /** Lets them reach the product from now on. */
  letThrough(): void;
};

/**
 * Answers a page's calls to these addresses, or lets them through until told how to answer; those of its service worker too, which
 * sends what the page has left with it, whenever the browser wakes it. The route stays for good:
 * a browser loses what is on its way when the last route of a page is taken away, a script being imported included.
 */
export async function interceptCalls(
  page: Page,
  addresses: Addresses,
  first?: Answer,
): Promise<Interception> {
  const letThrough: Answer = (route) => route.fallback();
  let present = first ?? letThrough;
  await page.route(addresses, (route) => present(route));
  // Only the context sees the calls of a worker; those of its other pages are not meant.
  await page
    .context()
    .route(addresses, (route) =>
      route.request().serviceWorker() === null ? route.fallback() : present(route),
    );
  return {
    answer(by) {
      present = by;
    },
    letThrough() {
      present = letThrough;
    },
  };
}

/** Keeps a page's calls to these addresses on their way, as a slow connection does, until the returned function releases them. */
export async function holdCalls(page: Page, addresses: Addresses): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** The same of the page's scripts. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdCalls(page, "**/assets/site-*.js");
}
