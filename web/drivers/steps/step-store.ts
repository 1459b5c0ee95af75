import { useSyncExternalStore } from "react";
import { deviceStore } from "../../device/device-store.ts";
import type { StepQueue } from "./step-queue.ts";

/**
 * The driver's steps that wait, on the device: they survive a reload, a closed tab and an ended session, and belong to
 * the account that took them. Where the browser keeps nothing they live as long as the page, which still sends them.
 */
const PREFIX = "driver_steps:";
const EMPTY: StepQueue = [];

/** The present queue of a driver, whichever tab wrote it. */
export function readSteps(username: string): StepQueue {
  return deviceStore.read(PREFIX + username, asQueue);
}

/** Changes the queue of a driver; reads it anew first, since another tab may have written. */
export function changeSteps(username: string, change: (queue: StepQueue) => StepQueue): void {
  deviceStore.write(PREFIX + username, change(readSteps(username)));
}

/** The queue, kept up to date. */
export function useSteps(username: string): StepQueue {
  return useSyncExternalStore(
    subscribeToSteps,
    () => readSteps(username),
    () => EMPTY,
  );
}

/** Calls back when any queue changes, in this tab or another. */
export function subscribeToSteps(listener: () => void): () => void {
  return deviceStore.watch(PREFIX, listener);
}

function asQueue(value: unknown): StepQueue {
  return Array.isArray(value) ? (value as StepQueue) : EMPTY;
}
