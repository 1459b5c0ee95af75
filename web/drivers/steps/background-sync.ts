import { isRemembered } from "../../api/session.ts";
import {
  type BackgroundSteps,
  STEPS_TAG,
  forgetBackgroundSteps,
  keepBackgroundSteps,
} from "./background-steps.ts";
import { requestOf } from "./send-steps.ts";
import { stepsToSend } from "./step-queue.ts";
import { readSteps } from "./step-store.ts";

/** Whose steps they are, their present token, and what to tell them. */
export type StepSource = Pick<BackgroundSteps, "username" | "access" | "notice">;

/** Not every browser has it, and the types of the others do not know it. */
type WithSync = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
};

/**
 * Leaves the waiting steps with the service worker and asks the browser to wake it when the signal is back. A session
 * that ends with its tab leaves nothing behind: its steps wait until the driver signs in again.
 */
export async function leaveWithServiceWorker(
  source: StepSource,
  { isLasting = isRemembered, keep = keepBackgroundSteps } = {},
): Promise<void> {
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
    if (registration?.sync === undefined) return;
    const steps = isLasting() ? stepsToLeave(source) : null;
    await keep(steps);
    if (steps !== null) await registration.sync.register(STEPS_TAG);
  } catch {
    // Without storage or permission the steps are sent when a page is opened.
  }
}

/** Calls back when the service worker has sent steps. */
export function whenSentInBackground(listener: () => void, until: AbortSignal): void {
  const isThat = ({ data }: MessageEvent) => data === STEPS_TAG && listener();
  navigator.serviceWorker?.addEventListener("message", isThat, { signal: until });
}

/** Deletes what the service worker has of a driver who signs out. */
export async function takeFromServiceWorker(): Promise<void> {
  await forgetBackgroundSteps().catch(() => undefined);
}

function stepsToLeave(source: StepSource): BackgroundSteps | null {
  const calls = stepsToSend(readSteps(source.username)).map((step) => {
    const { endpoint, params, body } = requestOf(step);
    return {
      key: step.key,
      rideId: step.rideId,
      path: endpoint.path.replace("{id}", String(params.id)),
      body,
    };
  });
  return calls.length === 0 ? null : { ...source, calls };
}
