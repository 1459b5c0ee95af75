import type { Page } from "@playwright/test";

/** A browser whose reader keeps their position to themselves. */
export function denyLocation(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const deny = (_: unknown, onError: (error: { code: number }) => void) => onError({ code: 1 });
    Geolocation.prototype.getCurrentPosition = deny as typeof navigator.geolocation.getCurrentPosition;
  });
}
