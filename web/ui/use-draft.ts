import { useCallback, useMemo, useSyncExternalStore } from "react";
import { tabStore } from "../device/device-store.ts";

const PREFIX = "draft:";
const NOTHING = {};

/**
 * State of a form that survives a reload, a sign-in and a change of page in this tab. Never use it for a password.
 * `empty` must be the same object on every render. The third value forgets the draft once it was sent.
 */
export function useDraft<T extends Record<string, unknown>>(
  key: string,
  empty: T,
): [T, (change: Partial<T>) => void, () => void] {
  const storageKey = PREFIX + key;
  const watch = useCallback((listener: () => void) => tabStore.watch(storageKey, listener), [storageKey]);
  const kept = useSyncExternalStore(
    watch,
    () => tabStore.read(storageKey, asFields),
    () => NOTHING,
  );
  const draft = useMemo(() => ({ ...empty, ...kept }), [kept, empty]);
  const change = useCallback(
    (values: Partial<T>) => tabStore.write(storageKey, { ...tabStore.read(storageKey, asFields), ...values }),
    [storageKey],
  );
  const forget = useCallback(() => tabStore.set(storageKey, null), [storageKey]);
  return [draft, change, forget];
}

/** Whether this tab keeps something that was typed. */
export function hasDrafts(): boolean {
  return tabStore.has(PREFIX);
}

/** Forgets every draft of this tab, as when the person signs out. */
export function forgetDrafts(): void {
  tabStore.forget(PREFIX);
}

function asFields(value: unknown): object {
  return typeof value === "object" && value !== null ? value : NOTHING;
}
