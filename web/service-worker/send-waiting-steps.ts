import {
  type BackgroundCall,
  type BackgroundSteps,
  STEPS_TAG,
  keepBackgroundSteps,
  leaveAnswer,
  readBackgroundSteps,
  stepsLock,
} from "../drivers/steps/background-steps.ts";

/** `later` may still go by itself; `page` needs the driver to open a page; `refused` is for them to read there. */
type Outcome = "taken" | "later" | "page" | "refused";

const NOTICE_TAG = "driver-steps";

type Worker = Pick<ServiceWorkerGlobalScope, "registration" | "clients">;

/** Sends the steps a driver took without a signal, in order, and rejects where the browser should try again. */
export async function sendWaitingSteps(
  { registration, clients }: Worker,
  lastChance: boolean,
): Promise<void> {
  const left = await readBackgroundSteps();
  if (left === null) return;
  const outcome = await navigator.locks.request(stepsLock(left.username), sendAll);
  // An open page reads the answers, and no longer says that a step waits or has failed.
  for (const page of await clients.matchAll({ type: "window", includeUncontrolled: true }))
    page.postMessage(STEPS_TAG, []);
  if (outcome === "taken") return;
  if (outcome === "later" && !lastChance) throw new Error("there is no signal yet");
  await tell(registration, left, outcome);
}

/** A page that had the lock may have sent some of them, so they are read anew. */
async function sendAll(): Promise<Outcome> {
  const steps = await readBackgroundSteps();
  if (steps === null) return "taken";
  const refusedRides = new Set<number>();
  let calls = steps.calls;
  for (const call of steps.calls) {
    // Steps that follow a refused one of the same ride are for the driver to look at.
    if (refusedRides.has(call.rideId)) continue;
    const outcome = await send(call, steps.access);
    if (outcome === "later" || outcome === "page") return outcome;
    if (outcome === "refused") refusedRides.add(call.rideId);
    else {
      calls = calls.filter((one) => one !== call);
      await keepBackgroundSteps(calls.length === 0 ? null : { ...steps, calls });
    }
  }
  return refusedRides.size === 0 ? "taken" : "refused";
}

async function send({ path, key, body }: BackgroundCall, access: string): Promise<Outcome> {
  try {
    const response = await fetch(`/api${path}`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${access}`,
        "Idempotency-Key": key,
        "X-Client": "web",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      // The same bytes as the page's call, so that the key makes both one.
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { ok, status } = response;
    if (ok) {
      await leaveAnswer(key, await response.json());
      return "taken";
    }
    // The token has expired; only a page can get a new one.
    if (status === 401) return "page";
    return status === 429 || status >= 500 ? "later" : "refused";
  } catch {
    return "later";
  }
}

/** Where the driver allows notifications they get one; an open page shows it by itself. */
async function tell(
  registration: ServiceWorkerRegistration,
  { notice }: BackgroundSteps,
  outcome: Exclude<Outcome, "taken">,
): Promise<void> {
  if (Notification.permission !== "granted") return;
  await registration.showNotification(notice.title, {
    body: outcome === "refused" ? notice.refused : notice.waiting,
    tag: NOTICE_TAG,
    icon: "/icons/icon-192.png",
    data: { url: notice.url },
  });
}
