import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { driverStatus } from "../../../contract/drivers/driver-status.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { newIdempotencyKey } from "../../api/call.ts";
import { useOnline } from "../../api/connection.ts";
import { useLiveEvents } from "../../api/use-live-events.ts";
import type { Session } from "../../api/session.ts";
import { ringForNewRide } from "../../drivers/alert.ts";
import { markOf, openRequestsOf } from "../../drivers/open-requests.ts";
import { useSharedPosition } from "../../drivers/position.ts";
import { rememberRejected, useRejectedRides } from "../../drivers/rejected-rides.ts";
import { type QueuedAction, type QueuedStep, addStep } from "../../drivers/step-queue.ts";
import { changeSteps, useSteps } from "../../drivers/step-store.ts";
import { useAccept } from "../../drivers/use-accept.ts";
import { applyRideEvent, refreshRides, useDriverRides } from "../../drivers/use-driver-rides.ts";
import { useOwnDriver } from "../../drivers/use-own-driver.ts";
import { sendStepsNow } from "../../drivers/step-sender.ts";
import { useLostRides } from "../../drivers/use-lost-rides.ts";
import { useStepSender } from "../../drivers/use-step-sender.ts";
import { useWakeLock } from "../../drivers/use-wake-lock.ts";
import { useMessages } from "../../language/language-context.ts";
import { useToast } from "../../ui/toast.tsx";
import type { DriverDay } from "./driver-day.ts";

/** Leaves the lists at once, whatever the server makes of the ride for others. */
const LEAVING: readonly QueuedAction[] = ["reject", "cancel", "delete"];

/** Joins what the driver's day is made of: lists, live line, steps, shift, position, sound. */
export function useDay({ username, role }: Session): DriverDay {
  const text = useMessages("driver");
  const client = useQueryClient();
  const toast = useToast();
  const readOnly = role !== "driver";
  const online = useOnline();
  const own = useOwnDriver(!readOnly);
  const requests = useDriverRides(username, "pending");
  const active = useDriverRides(username, "accepted");
  const steps = useSteps(username);
  const rejected = useRejectedRides(username);
  const accepting = useAccept(() => toast({ text: text.panel.yours }));
  const position = useSharedPosition(own.data?.on_shift === true && own.data.shares_location);

  const { stuck } = useStepSender({
    onTaken: (ride, step) => {
      const gone = LEAVING.includes(step.action);
      applyRideEvent(client, gone ? { type: "ride.gone", ride_id: ride.id } : { type: "ride.changed", ride });
      if (step.action === "finish") toast({ text: text.active.finished });
      void refreshRides(client);
    },
    onRefused: () => void refreshRides(client),
  });
  const live = useLiveEvents({
    onEvent: (event) => {
      applyRideEvent(client, event);
      if (event.type === "driver.changed") void own.refetch();
    },
    onReload: () => void refreshRides(client),
  });
  useEffect(() => {
    // The line is back, so what waited can go.
    if (live === "live") sendStepsNow();
  }, [live]);

  const openRequests = useMemo(
    () => openRequestsOf(requests.rides, { rejected, steps }),
    [requests.rides, rejected, steps],
  );

  useRing(openRequests, requests.seenAt !== null && !readOnly && own.data?.on_shift !== false);
  useWakeLock(isDriving(active.rides));
  const losses = useLostRides(username, {
    rides: active.rides,
    known: active.seenAt !== null && !readOnly,
    steps,
    offer: own.data?.offer?.ride_id ?? null,
  });

  const takeStep = (ride: Ride, action: QueuedAction) => {
    if (action === "reject" && ride.status === "Pending") rememberRejected(username, ride.id);
    changeSteps(username, (queue) => addStep(queue, stepOf(ride, action)));
    sendStepsNow();
  };

  const noSignal = !online || stuck || (live === "reconnecting" && active.isUnanswered);
  const day = { username, readOnly, own: own.data ?? null, position, live, noSignal };
  return { ...day, requests, active, openRequests, steps, takeStep, accepting, ...losses };
}

/** Has somebody aboard, or a ride within the half hour. */
function isDriving(rides: readonly Ride[]): boolean {
  const begun = rides.map(({ status, ride_datetime }) => ({ status, rideDatetime: new Date(ride_datetime) }));
  return driverStatus({ inactive: false, onShift: true, rides: begun }, new Date()) === "on_ride";
}

function stepOf(ride: Ride, action: QueuedAction): QueuedStep {
  return {
    key: newIdempotencyKey(),
    rideId: ride.id,
    action,
    rider: ride.rider_name,
    reference: ride.reference,
    at: new Date().toISOString(),
    state: "waiting",
  };
}

/** Rings for a request that was not there when the list was last looked at. */
function useRing(rides: readonly Ride[], ready: boolean): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const ring = useEffectEvent(() => ringForNewRide());
  useEffect(() => {
    if (!ready) return;
    const marks = rides.map(markOf);
    const isNew = known.current !== null && marks.some((mark) => known.current?.has(mark) === false);
    known.current = new Set([...(known.current ?? []), ...marks]);
    if (isNew) ring();
  }, [rides, ready]);
}
