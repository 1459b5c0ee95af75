import { useSyncExternalStore } from "react";

/** The rides that a dispatcher has marked, to do the same with all of them; every screen of the desk shares them. */
let marked: ReadonlySet<number> = new Set();
/** The one that was marked last: a range goes from there. */
let last: number | null = null;
const listeners = new Set<() => void>();

function set(next: ReadonlySet<number>): void {
  marked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this ride is marked; only its row is drawn again when that changes. */
export function useIsMarked(id: number): boolean {
  return useSyncExternalStore(subscribe, () => marked.has(id));
}

export function useMarks(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => marked);
}

export function toggleMark(id: number): void {
  const next = new Set(marked);
  if (!next.delete(id)) next.add(id);
  last = id;
  set(next);
}

/** Marks those between the last one and this, in the order in which they are shown. */
export function markUntil(id: number, shown: readonly number[]): void {
  const [from, to] = [last === null ? -1 : shown.indexOf(last), shown.indexOf(id)];
  if (from === -1 || to === -1) return toggleMark(id);
  last = id;
  set(new Set([...marked, ...shown.slice(Math.min(from, to), Math.max(from, to) + 1)]));
}

export function markAll(ids: readonly number[]): void {
  set(new Set([...marked, ...ids]));
}

export function unmark(ids: readonly number[]): void {
  const next = new Set(marked);
  for (const id of ids) next.delete(id);
  set(next);
}

export function unmarkAll(): void {
  last = null;
  set(new Set());
}
