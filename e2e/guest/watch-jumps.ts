import type { Page } from "@playwright/test";

/** Counts from the next page on how much of it jumps under the reader, as browsers measure it: 0 where nothing does. */
export async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const jumps = { sum: 0 };
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, "hadRecentInput")) jumps.sum += Number(Reflect.get(entry, "value"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, "jumps"), "sum")));
}
