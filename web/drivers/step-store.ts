import { useSyncExternalStore } from "react";
import type { StepQueue } from "./step-queue.ts";

/**
 * The driver's steps that wait, on the device: they survive a reload, a closed tab and an ended session, and belong to
 * the account that took them.
 */
const PREFIX = "driver_steps:";
const EMPTY: StepQueue = [];
/** The steps where the browser keeps nothing, forbidden or full; they live as long as the page, which still sends them. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();
let parsed: { readonly text: string; readonly queue: StepQueue } = { text: "[]", queue: EMPTY };

/** The queue of a driver as it stands, whichever tab wrote it. */
export function readSteps(username: string): StepQueue {
  const text = readText(username);
  if (text !== parsed.text) parsed = { text, queue: parse(text) };
  return parsed.queue;
}

/** Changes the queue of a driver; reads it anew first, since another tab may have written. */
export function changeSteps(username: string, change: (queue: StepQueue) => StepQueue): void {
  const text = JSON.stringify(change(readSteps(username)));
  try {
    localStorage.setItem(PREFIX + username, text);
    memory.delete(username);
  } catch {
    memory.set(username, text);
  }
  for (const listener of listeners) listener();
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
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key?.startsWith(PREFIX) === true) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function readText(username: string): string {
  try {
    return memory.get(username) ?? localStorage.getItem(PREFIX + username) ?? "[]";
  } catch {
    return "[]";
  }
}

function parse(text: string): StepQueue {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as StepQueue) : EMPTY;
  } catch {
    return EMPTY;
  }
}
