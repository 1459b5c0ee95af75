import { useEffect, useState } from "react";

/** However busy the browser is, it doesn't take longer. */
const LONGEST_WAIT_MS = 1_500;

/** False until the browser has nothing else to do: for what may come once the page can be read and used. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    return whenIdle(() => setIdle(true));
  }, []);
  return idle;
}

/** Safari doesn't say when it is idle: there a moment after the page was drawn stands for it. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(waiting);
}
