import { useSyncExternalStore } from "react";

/** As `--above-desktop` of the style sheets. */
const WIDE = "(min-width: 66.01rem)";

/** Whether there is room for two columns; not so while a page is prerendered. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function watch(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
