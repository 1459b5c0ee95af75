import { useSyncExternalStore } from "react";

let unseen: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

/** Somebody has the page before them. */
export function isLookedAt(): boolean {
  return document.visibilityState === "visible" && document.hasFocus();
}

/** Rides that need somebody, and that nobody has seen yet. */
export function addUnseen(rides: readonly number[]): void {
  change(new Set([...unseen, ...rides]));
}

export function seeAll(): void {
  if (unseen.size > 0) change(new Set());
}

export function unseenCount(): number {
  return unseen.size;
}

export function useUnseen(): number {
  return useSyncExternalStore(subscribe, unseenCount, () => 0);
}

function change(next: ReadonlySet<number>): void {
  unseen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
