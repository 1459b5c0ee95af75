import type { BrowserContext, Page, Worker } from "@playwright/test";
import { subscribeToPushEndpoint } from "../../contract/events/events.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "drivers" });

/** A browser's own keys; the machine of the tests reaches no push service, so so the test plays the browser's part of it. */
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/of-this-test";

/** The service worker's globals, which the functions below run in: the test's types only know pages. */
type PushWorker = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (url: string) => Promise<null> };
  readonly dispatchEvent: (event: Event) => boolean;
  readonly ExtendableEvent: new (type: string) => Event;
};

const PEOPLE = [
  {
    who: "driver4",
    page: "/driverprofile",
    box: "Notify me about rides when this page is closed",
    opens: "/activerides",
  },
  {
    who: "rider",
    page: "/myridehistory",
    box: "Notify me when my driver is confirmed, arrives or my ride changes, even when this page is closed",
    opens: "/myridehistory",
  },
] as const;

for (const { who, page: path, box, opens } of PEOPLE) {
  test(`${who} asks for messages, gets one with the page closed, and a click opens the ride`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ serviceWorkers: "allow" });
    await context.grantPermissions(["notifications"], { origin: product.url });
    await signIn(context, product.url, who);
    await standInForPushService(context);
    const page = await context.newPage();
    await page.goto(`${product.url}${path}`);

    const wanted = page.getByRole("checkbox", { name: box });
    const asked = page.waitForRequest((request) => callsTo(subscribeToPushEndpoint).test(request.url()));
    await wanted.click();
    const answer = await (await asked).response();
    expect([answer?.status(), (await asked).postDataJSON()]).toMatchObject([
      204,
      { endpoint: ENDPOINT, language: "en" },
    ]);
    await page.reload();
    await expect(wanted).toBeChecked();

    const beside = await context.newPage();
    await beside.goto("about:blank");
    const push = await pusherOf(context, beside, product.url);
    await page.close();
    const news = {
      title: "A ride for you",
      body: "Punda to Jan Thiel Beach",
      url: opens,
      tag: "ride-K7P-4XM",
    };
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await standInForNotifications(worker);
    await push(JSON.stringify(news));
    await expect
      .poll(() =>
        worker.evaluate(async () => {
          const { registration } = self as unknown as PushWorker;
          const shown = await registration.getNotifications();
          return shown.map(({ title, body, tag }) => ({ title, body, tag }));
        }),
      )
      .toEqual([{ title: news.title, body: news.body, tag: news.tag }]);

    // A notification cannot be pressed without a screen, so the test sends the event that the browser would.
    const opened = await worker.evaluate(async () => {
      const { registration, clients, ExtendableEvent, dispatchEvent } = self as unknown as PushWorker;
      const [notification] = await registration.getNotifications();
      if (notification === undefined) throw new Error("there is no message");
      return new Promise<string>((resolve) => {
        clients.openWindow = async (url) => (resolve(url), null);
        dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
      });
    });
    expect(opened).toBe(`${product.url}${opens}`);
    const left = () =>
      worker.evaluate(async () => {
        const { registration } = self as unknown as PushWorker;
        return (await registration.getNotifications()).length;
      });
    await expect.poll(left).toBe(0);

    const again = await context.newPage();
    await again.goto(`${product.url}${path}`);
    const withdrawn = again.waitForRequest((request) => request.method() === "DELETE");
    await again.getByRole("checkbox", { name: box }).click();
    expect(new URL((await withdrawn).url()).searchParams.get("endpoint")).toBe(ENDPOINT);
    await expect(again.getByRole("checkbox", { name: box })).not.toBeChecked();
    await again.reload();
    await expect(again.getByRole("checkbox", { name: box })).not.toBeChecked();
    await context.close();
  });
}

async function standInForPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript((endpoint) => {
    // A browser without a screen refuses notifications whatever it was told to grant.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    const KEY = "test:push";
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) } }),
      unsubscribe: async () => (localStorage.removeItem(KEY), true),
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => (localStorage.setItem(KEY, "yes"), subscription);
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(KEY) === null ? null : subscription;
  }, ENDPOINT);
}

/** Keeps what the service worker shows where a browser without a screen would refuse to. */
async function standInForNotifications(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const { registration } = self as unknown as PushWorker;
    const shown = new Set<Notification>();
    registration.showNotification = async (title, options) => {
      const notification = { title, ...options, close: () => void shown.delete(kept) };
      const kept = notification as unknown as Notification;
      shown.add(kept);
    };
    registration.getNotifications = async () => [...shown];
  });
}

/** Gives the service worker a message as the browser does when its push service brings one. */
async function pusherOf(context: BrowserContext, page: Page, origin: string) {
  const session = await context.newCDPSession(page);
  let registrationId: string | undefined;
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId = registrations.find((one) => one.scopeURL.startsWith(origin))?.registrationId;
  });
  await session.send("ServiceWorker.enable");
  await expect.poll(() => registrationId).toBeDefined();
  return (data: string) =>
    session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: registrationId ?? "", data });
}
