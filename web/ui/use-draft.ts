import { useCallback, useMemo, useSyncExternalStore } from "react";

const PREFIX = "draft:";
const listeners = new Set<() => void>();
/** What was typed where the browser keeps nothing, forbidden or full; it lives as long as the page. */
const memory = new Map<string, string>();

/**
 * State of a form that survives a reload, a sign-in and a change of page in this tab. Never use it for a password.
 * `empty` must be the same object on every render. The third value forgets the draft once it was sent.
 */
export function useDraft<T extends Record<string, unknown>>(
  key: string,
  empty: T,
): [T, (change: Partial<T>) => void, () => void] {
  const storageKey = PREFIX + key;
  const kept = useSyncExternalStore(
    subscribe,
    () => read(storageKey),
    () => null,
  );
  const draft = useMemo(() => ({ ...empty, ...parse(kept) }), [kept, empty]);
  const change = useCallback(
    (values: Partial<T>) => write(storageKey, JSON.stringify({ ...parse(read(storageKey)), ...values })),
    [storageKey],
  );
  const forget = useCallback(() => write(storageKey, null), [storageKey]);
  return [draft, change, forget];
}

/** Forgets every draft of this tab, as when the person signs out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept then.
  }
  memory.clear();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
  for (const listener of listeners) listener();
}

function parse(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
