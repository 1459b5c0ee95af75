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
 * Answers the calls of a page to these addresses, or lets them through until told how to answer. Of a context it answers those of its
 * service worker too, which sends what a page has left with it whenever the browser wakes it. It is one route alone: while a second is
 * put up, a call can slip past both. It stays for good: a browser loses what is on its way when the last route of a page is taken away, a
 * script being imported included.
 */
export async function interceptCalls(
  where: Pick<Page, "route">,
  addresses: Addresses,
  first: Answer = letThrough,
): Promise<Interception> {
  let present = first;
  await where.route(addresses, (route) => present(route));
  return {
    answer(by) {
      present = by;
    },
    letThrough() {
      present = letThrough;
    },
  };
}

function letThrough(route: Route): Promise<void> {
  return route.fallback();
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
