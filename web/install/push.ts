import { useEffect, useState } from "react";
import type { Language } from "../../domain/languages.ts";
import {
  subscribeToPushEndpoint,
  unsubscribeFromPushEndpoint,
} from "../../contract/events/events.endpoints.ts";
import { call } from "../api/call.ts";

/** Whether this browser gets push messages while the page is closed; `unavailable` where it cannot. */
export type PushState = "unknown" | "unavailable" | "blocked" | "off" | "on";

/** How long the service worker of a first visit may take to be there. */
const FIRST_VISIT_MS = 5_000;

/** Push messages while the page is closed, and the way to switch them. */
export function usePush(publicKey: string | null, language: Language) {
  const [state, setState] = useState<PushState>("unknown");

  useEffect(() => {
    let gone = false;
    void readState(publicKey, language).then((next) => !gone && setState(next));
    return () => {
      gone = true;
    };
  }, [publicKey, language]);

  const turnOn = async () => {
    if (publicKey === null) return;
    if ((await Notification.requestPermission()) !== "granted")
      return setState(await readState(publicKey, language));
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    await tellServer(subscription, language);
    setState("on");
  };

  const turnOff = async () => {
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (subscription !== null) {
      await call(unsubscribeFromPushEndpoint, { query: { endpoint: subscription.endpoint } });
      await subscription.unsubscribe();
    }
    setState("off");
  };

  return { state, turnOn, turnOff };
}

/** The server sends push messages only for the session that subscribed last, so each new session subscribes again. */
async function tellServer(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await call(subscribeToPushEndpoint, {
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
      language,
    },
  });
}

async function readState(publicKey: string | null, language: Language): Promise<PushState> {
  if (publicKey === null) return "unknown";
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return "unavailable";
  if (Notification.permission === "denied") return "blocked";
  const registration = await Promise.race([navigator.serviceWorker.ready, nothingAfter(FIRST_VISIT_MS)]);
  if (registration === null) return "unavailable";
  const subscription = await registration.pushManager.getSubscription();
  if (subscription === null || Notification.permission !== "granted") return "off";
  return tellServer(subscription, language).then(
    () => "on",
    () => "unknown",
  );
}

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });
}
