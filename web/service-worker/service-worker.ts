/// <reference lib="webworker" />
import { isDrawnInBrowser } from "../../domain/company/served-pages.ts";
import { splitLanguage } from "../../domain/company/site-map.ts";
import { STEPS_TAG } from "../drivers/steps/background-steps.ts";
import { isBookingPage, isUnderTrack, offlinePage } from "./navigation.ts";
import { sendWaitingSteps } from "./send-waiting-steps.ts";

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: the name of this version's cache, and the files a page without a network needs. */
declare const CACHE_NAME: string;
declare const PRECACHE: readonly string[];
/** The address under which the shell of the app is kept. */
declare const SHELL: string;

/*
 * Small on purpose: answers of /api are never kept, pages come from the network as long as there is one, and files
 * whose name holds their content (/assets) are fetched once.
 */
self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE_NAME)
      .then((cache) => cache.addAll([...PRECACHE]))
      .then(keepOpenPages)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE_NAME).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/"))
    return;
  if (request.mode === "navigate") event.respondWith(answerNavigation(event, url.pathname));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(answerAsset(request));
  else event.respondWith(fetch(request).catch(() => cached(url.pathname)));
});

/**
 * The push message that the server sends when a ride changes and no page is open: see
 * server/notifications/push-transport.ts.
 */
type RideNews = {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  /** It stays until somebody touches it, and sounds again each time. */
  readonly urgent?: boolean;
};

self.addEventListener("push", (event) => {
  const news = event.data?.json() as RideNews | undefined;
  if (news === undefined) return;
  const { title, body, tag, url, urgent = false } = news;
  const shown = { body, tag, icon: "/icons/icon-192.png", data: { url }, requireInteraction: urgent };
  // The types of the web don't know that one with the tag of another can sound as a new one does.
  event.waitUntil(
    self.registration.showNotification(title, urgent ? Object.assign(shown, { renotify: true }) : shown),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const data: unknown = event.notification.data;
  const url = typeof data === "object" && data !== null && "url" in data ? String(data.url) : "/";
  event.waitUntil(showPage(new URL(url, self.location.origin).href));
});

/** Brings a window that has the page forward, or opens one. */
async function showPage(href: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((client) => client.url === href);
  await (open === undefined ? self.clients.openWindow(href) : open.focus());
}

/** The signal is back. The types of the web do not know this event, which not every browser has. */
self.addEventListener("sync" as "message", (event) => {
  const { tag, lastChance } = event as ExtendableEvent & { tag?: string; lastChance?: boolean };
  if (tag === STEPS_TAG) event.waitUntil(sendWaitingSteps(self, lastChance === true));
});

async function answerNavigation(event: FetchEvent, pathname: string): Promise<Response> {
  const { language, path } = splitLanguage(pathname);
  const booking = isBookingPage(path);
  try {
    const response = await fetch(event.request);
    // Beside the answer: the page is shown while it comes in.
    if (booking && response.ok) event.waitUntil(keep(pathname, response.clone()));
    return response;
  } catch {
    const kept = booking ? await caches.match(pathname) : undefined;
    if (kept !== undefined) return kept;
    const fallback = isDrawnInBrowser(path) && !isUnderTrack(path) ? SHELL : offlinePage(language);
    return cached(fallback);
  }
}

async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(request, response.clone());
  return response;
}

async function keep(address: Request | string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  await cache.put(address, response);
}

/** The pages that were opened before there was a worker to keep them. */
async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = open.map(({ url }) => new URL(url).pathname);
  const cache = await caches.open(CACHE_NAME);
  await cache.addAll(new Set(paths.filter((path) => isBookingPage(splitLanguage(path).path))));
}

async function cached(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}
