import { flushSync } from "react-dom";

/** Changes what is shown, the gable gliding to its new place where the browser can and the reader has nothing against motion. */
export function glide(change: () => void): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (calm || !("startViewTransition" in document)) return change();
  // In a window that is hidden meanwhile the change is made without it.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined);
}
