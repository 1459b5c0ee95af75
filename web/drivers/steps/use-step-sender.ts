import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { StepListener } from "./send-steps.ts";
import type { QueuedStep } from "./step-queue.ts";
import { areStepsStuck, listenToSteps, watchStuck } from "./step-sender.ts";

/** The results of the waiting steps, and whether they are stuck; the app sends them (see app/driver-steps.tsx). */
export function useStepSender(handlers: StepListener): { readonly stuck: boolean } {
  const onTaken = useEffectEvent((ride: Ride, step: QueuedStep) => handlers.onTaken(ride, step));
  const onRefused = useEffectEvent((step: QueuedStep) => handlers.onRefused(step));
  const onNotRejected = useEffectEvent((step: QueuedStep) => handlers.onNotRejected(step));
  useEffect(() => {
    return listenToSteps({
      onTaken: (ride, step) => onTaken(ride, step),
      onRefused: (step) => onRefused(step),
      onNotRejected: (step) => onNotRejected(step),
    });
  }, []);
  return { stuck: useSyncExternalStore(watchStuck, areStepsStuck, () => false) };
}
