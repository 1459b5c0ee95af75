import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Ride } from "../../contract/rides/ride.ts";
import { sendSteps } from "./send-steps.ts";
import type { QueuedStep } from "./step-queue.ts";

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Sends the waiting steps whenever they may get through: at the start, when the signal is back, when the page is looked
 * at again, and every while in between. Needs no background sync of the browser.
 */
export function useStepSender(
  username: string,
  handlers: {
    readonly onTaken: (ride: Ride, step: QueuedStep) => void;
    readonly onRefused: (step: QueuedStep) => void;
  },
): { readonly stuck: boolean; readonly sendNow: () => void } {
  const [stuck, setStuck] = useState(false);
  const run = useRef<() => void>(() => undefined);
  const onTaken = useEffectEvent(handlers.onTaken);
  const onRefused = useEffectEvent(handlers.onRefused);

  useEffect(() => {
    let ended = false;
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listener = {
      onTaken: (ride: Ride, step: QueuedStep) => onTaken(ride, step),
      onRefused: (step: QueuedStep) => onRefused(step),
    };
    const send = async () => {
      clearTimeout(timer);
      const sent = await sendSteps(username, listener);
      if (ended) return;
      setStuck(sent === "waiting");
      if (sent === "all") wait = FIRST_WAIT_MS;
      else {
        clearTimeout(timer);
        timer = setTimeout(run.current, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      }
    };
    run.current = () => void send();
    const onVisible = () => document.visibilityState === "visible" && run.current();
    window.addEventListener("online", run.current);
    document.addEventListener("visibilitychange", onVisible);
    const start = run.current;
    start();
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener("online", start);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [username]);

  const sendNow = useCallback(() => run.current(), []);
  return { stuck, sendNow };
}
