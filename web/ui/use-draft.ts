import { useCallback, useMemo, useSyncExternalStore } from "react";
import { tabStore } from "../device/device-store.ts";

/** How the name of each draft begins in the store of the tab. */
export const DRAFTS = "draft:";

const NOTHING = {};

/**
 * State of a form that survives a reload, a sign-in and a change of page in this tab. Never use it for a password.
 * `empty` must be the same object on every render. The third value forgets the draft once it was sent.
 */
export function useDraft<T extends Record<string, unknown>>(
  key: string,
  empty: T,
): [T, (change: Partial<T>) => void, () => void] {
  const storageKey = DRAFTS + key;
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

function asFields(value: unknown): object {
  return typeof value === "object" && value !== null ? value : NOTHING;
}
