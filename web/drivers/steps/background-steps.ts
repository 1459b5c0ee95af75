import type { Ride } from "../../../contract/rides/ride.ts";

/**
 * A copy of the waiting steps as finished calls, for the service worker, which sends them when the signal comes back,
 * also where no page is open. It leaves the answers for the page, which decides on the rest: what it still has it sends once more, which
 * changes nothing, since each step has its key.
 */
export type BackgroundSteps = {
  readonly username: string;
  /** The token the calls may be made with, for the minutes it lives. */
  readonly access: string;
  readonly calls: readonly BackgroundCall[];
  /** The notice in the driver's language where only they can go on, and the page where they can. */
  readonly notice: StepNotice;
};
export type BackgroundCall = {
  readonly key: string;
  readonly rideId: number;
  readonly path: string;
  readonly body?: unknown;
};
type StepNotice = {
  readonly title: string;
  readonly waiting: string;
  readonly refused: string;
  readonly url: string;
};

/** The name under which the browser wakes the service worker when the signal is back, and which it calls to the pages when it has sent. */
export const STEPS_TAG = "driver-steps";

/** The sender of a driver's steps, a page or the service worker, holds this lock. */
export function stepsLock(username: string): string {
  return `driver-steps:${username}`;
}

/** Keeps the copy, or removes it. */
export async function keepBackgroundSteps(steps: BackgroundSteps | null): Promise<void> {
  await inStore("readwrite", (store) => (steps === null ? store.delete(ENTRY) : store.put(steps, ENTRY)));
}

/** Nothing of a driver is left behind, no answer either. */
export async function forgetBackgroundSteps(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}

/** Leaves the answer to a step that was sent: the ride as it then was. */
export async function leaveAnswer(key: string, ride: unknown): Promise<void> {
  await inStore("readwrite", (store) => store.put(ride, ANSWER + key));
}

/** The answer the service worker has left to a step, which is then forgotten; null where it has not sent it. */
export async function takeAnswer(key: string): Promise<Ride | null> {
  const left: unknown = await inStore("readonly", (store) => store.get(ANSWER + key));
  if (left === undefined) return null;
  await inStore("readwrite", (store) => store.delete(ANSWER + key));
  return left as Ride;
}

/** The copy as it was last kept. */
export async function readBackgroundSteps(): Promise<BackgroundSteps | null> {
  const kept: unknown = await inStore("readonly", (store) => store.get(ENTRY));
  return kept === undefined ? null : (kept as BackgroundSteps);
}

const DATABASE = "driver-steps";
const STORE = "waiting";
const ENTRY = "present";
const ANSWER = "answer:";

async function inStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
  const database = (await done(opening)) as IDBDatabase;
  try {
    return await done(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function done(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("nothing can be kept here")));
  });
}
