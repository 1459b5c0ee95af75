import type { Page } from "@playwright/test";

/** A browser that refuses its position with this code; 0 is one that knows of no positions. */
export function refuseLocation(page: Page, code: 0 | 1 | 2 | 3): Promise<unknown> {
  return page.addInitScript((failure) => {
    const refuse = (_: unknown, onError: (error: { code: number }) => void) => onError({ code: failure });
    if (failure === 0) Reflect.deleteProperty(Navigator.prototype, "geolocation");
    else Geolocation.prototype.getCurrentPosition = refuse as typeof navigator.geolocation.getCurrentPosition;
  }, code);
}
