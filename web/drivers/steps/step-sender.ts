import {
  type StepSource,
  leaveWithServiceWorker,
  takeFromServiceWorker,
  whenSentInBackground,
} from "./background-sync.ts";
import { type StepListener, sendSteps } from "./send-steps.ts";
import { subscribeToSteps } from "./step-store.ts";

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

type Sender = {
  readonly username: string;
  readonly end: () => void;
  readonly send: () => void;
};

const listeners = new Set<StepListener>();
const watchers = new Set<() => void>();
let sender: Sender | null = null;
let stuck = false;

/**
 * Sends a driver's waiting steps from whatever page of the product is open, and whenever they may get through: at the
 * start, when the signal is back, when the page is looked at again, when the service worker has sent some, and every while in between.
 */
export function startStepSender(source: StepSource): void {
  sender?.end();
  sender = makeSender(source);
  sender.send();
}

/** This driver is no longer signed in here. */
export function stopStepSender(username: string): void {
  if (sender?.username !== username) return;
  sender.end();
  sender = null;
  setStuck(false);
  void takeFromServiceWorker();
}

/** Tries at once: a step was taken, or the connection is back. */
export function sendStepsNow(): void {
  sender?.send();
}

/** Subscribes to the results of the steps. */
export function listenToSteps(listener: StepListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether steps could not be sent just now. */
export function areStepsStuck(): boolean {
  return stuck;
}

/** Calls back when that changes. */
export function watchStuck(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function makeSender(source: StepSource): Sender {
  const { username } = source;
  let ended = false;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const round = async () => {
    clearTimeout(timer);
    const sent = await sendSteps(username, everyListener);
    if (ended) return;
    setStuck(sent === "waiting");
    clearTimeout(timer);
    if (sent === "all") wait = FIRST_WAIT_MS;
    else {
      timer = setTimeout(send, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  };
  const send = () => void round();
  const onVisible = () => document.visibilityState === "visible" && send();
  const leave = () => void leaveWithServiceWorker(source);
  const unsubscribe = subscribeToSteps(leave);
  leave();
  const over = new AbortController();
  window.addEventListener("online", send, { signal: over.signal });
  document.addEventListener("visibilitychange", onVisible, { signal: over.signal });
  whenSentInBackground(send, over.signal);
  return {
    username,
    send,
    end: () => {
      ended = true;
      clearTimeout(timer);
      unsubscribe();
      over.abort();
    },
  };
}

const everyListener: StepListener = {
  onTaken: (ride, step) => listeners.forEach((listener) => listener.onTaken(ride, step)),
  onRefused: (step) => listeners.forEach((listener) => listener.onRefused(step)),
  onNotRejected: (step) => listeners.forEach((listener) => listener.onNotRejected(step)),
};

function setStuck(next: boolean): void {
  if (stuck === next) return;
  stuck = next;
  for (const watcher of watchers) watcher();
}
