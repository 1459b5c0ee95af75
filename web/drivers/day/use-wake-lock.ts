import { useEffect } from "react";

/** Keeps the screen awake while a ride is under way, where the browser can. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    const keepAwake = async () => {
      if (document.visibilityState !== "visible" || (lock !== null && !lock.released)) return;
      // A low battery refuses it; the screen then sleeps as always.
      const next = await navigator.wakeLock.request("screen").catch(() => null);
      if (ended) await next?.release();
      else lock = next;
    };
    void keepAwake();
    // The browser releases it when the page is hidden.
    document.addEventListener("visibilitychange", keepAwake);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", keepAwake);
      void lock?.release();
    };
  }, [active]);
}
