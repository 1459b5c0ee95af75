/** Lets the site open without a network; in development there is nothing to keep, and a frame on a hotel's site keeps nothing there. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || window !== window.top) return;
  window.addEventListener("load", () => {
    // A browser that forbids it (private windows) simply has no offline page.
    void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  });
}
