const ASSETS = "/assets/";

/**
 * Keeps what this page is made of for a start without a network: a file that came before the service worker did is
 * fetched once more through it, from the browser's own cache.
 */
export function keepAreaForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(async () => {
    const used = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
    const files = used.filter((url) => url.origin === location.origin && url.pathname.startsWith(ASSETS));
    for (const path of new Set(files.map((url) => url.pathname))) {
      // Without a network the file is kept already or cannot be had.
      await fetch(path).catch(() => undefined);
    }
  });
}
