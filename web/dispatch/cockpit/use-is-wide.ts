import { useSyncExternalStore } from "react";

/** The same as `--above-roomy` in the style sheets: queue, board and map fit beside each other. */
const WIDE = "(width > 97.5rem)";

/** Whether the whole cockpit fits on the screen. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(WIDE);
  query?.addEventListener("change", onChange);
  return () => query?.removeEventListener("change", onChange);
}
