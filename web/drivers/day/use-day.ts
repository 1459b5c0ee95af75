import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { driverStatus } from "../../../domain/drivers/driver-status.ts";
import { getOwnCashEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import { getOwnEmergencyEndpoint } from "../../../contract/radio/emergencies.endpoints.ts";
import { getOwnRadioEndpoint } from "../../../contract/radio/radio.endpoints.ts";
import { getDriverReportEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { isOnTheRoad } from "../../../domain/rides/ride-states.ts";
import { ApiError } from "../../api/api-error.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { invalidate } from "../../api/update-read.ts";
import { useOnline } from "../../api/connection.ts";
import { useLiveEvents } from "../../api/use-live-events.ts";
import type { Session } from "../../api/session.ts";
import { ringForNewRide } from "./alert.ts";
import { type Called, calledMark, markOf, openRequestsOf, paperAgainst } from "./open-requests.ts";
import { useSharedPosition } from "./position.ts";
import { rememberRejected, useRejectedRides } from "./rejected-rides.ts";
import {
  type QueuedAction,
  type QueuedStep,
  type SaidWithStep,
  type StepQueue,
  addStep,
  withWaitingSteps,
} from "../steps/step-queue.ts";
import { changeSteps, useSteps } from "../steps/step-store.ts";
import { useAccept } from "./use-accept.ts";
import { applyRideEvent, refreshRides, useDriverRides } from "./use-driver-rides.ts";
import { useKeptOwnDriver } from "../use-own-driver.ts";
import { sendStepsNow } from "../steps/step-sender.ts";
import { useEndedToast, useKeptToast } from "../steps/use-ended-toast.ts";
import { useChangedRides } from "./use-changed-rides.ts";
import { useLostRides } from "./use-lost-rides.ts";
import { useRoundOver } from "./use-round-over.ts";
import { useUnanswered } from "./use-unanswered.ts";
import { useTipToast } from "../steps/use-tip-toast.ts";
import { useStepSender } from "../steps/use-step-sender.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { useStrings } from "../../language/language-context.ts";
import { useToast } from "../../ui/toast.tsx";
import { useOwnEmergency } from "../radio/use-own-emergency.ts";
import { useOwnRadio } from "../radio/use-own-radio.ts";
import { useOwnPlan } from "../plan/use-own-plan.ts";
import { useSilence } from "../plan/use-silence.ts";
import { useWaitingAccept } from "../plan/use-waiting-accept.ts";
import { useNow } from "../../ui/use-now.ts";
import type { DriverDay } from "./driver-day.ts";

/** Leaves the lists at once, whatever the server makes of the ride for others. */
const LEAVING: readonly QueuedAction[] = ["reject", "cancel", "delete"];

/** Changes what the day has brought, and the cash in hand. */
const EARNING: readonly QueuedAction[] = ["finish", "record_payment"];

/** How long a second try is offered. */
const RETRY_MS = 10_000;

/** Joins the parts of the driver's day: lists, live stream, steps, shift, position, sound. */
export function useDay({ username, role }: Session): DriverDay {
  const text = useStrings("drivers");
  const planText = useStrings("drivers/plan");
  const ui = useStrings("ui");
  const toast = useToast();
  const readOnly = role !== "driver";
  const online = useOnline();
  const own = useKeptOwnDriver(username, !readOnly);
  const awaitsApproval = own.error instanceof ApiError && own.error.code === "account_inactive";
  const requests = useDriverRides(username, "pending");
  const active = useDriverRides(username, "accepted");
  const steps = useSteps(username);
  const rejected = useRejectedRides(username);
  const accepting = useAccept(() => toast({ text: text.panel.yours }));
  const onTheRoad = isOnAnyRoad(active.rides, steps);
  const sharing = own.data?.on_shift === true && own.data.shares_location;
  const position = useSharedPosition(sharing, onTheRoad);

  const sayEnded = useEndedToast(username);
  const sayKept = useKeptToast(username);
  const sayTip = useTipToast();
  const { stuck } = useStepSender({
    onTaken: (ride, step) => {
      const gone = LEAVING.includes(step.action);
      applyRideEvent(gone ? { type: "ride.gone", ride_id: ride.id } : { type: "ride.changed", ride });
      sayEnded(ride, step.action);
      if (EARNING.includes(step.action)) {
        invalidate(getDriverReportEndpoint);
        invalidate(getOwnCashEndpoint);
      }
      refreshRides();
    },
    onRefused: refreshRides,
    onNotRejected: ({ rideId }) => {
      const ride = requests.rides.find(({ id }) => id === rideId);
      toast({
        text: text.stepFailed.reject,
        ...(ride && {
          durationMs: RETRY_MS,
          action: { label: ui.retry, run: () => takeStep(ride, "reject") },
        }),
      });
    },
  });
  const live = useLiveEvents({
    onEvent: (event) => {
      applyRideEvent(event);
      sayTip(event);
      if (event.type === "driver.changed") own.refetch();
      if (event.type === "radio.changed") invalidate(getOwnRadioEndpoint);
      if (event.type === "emergency.changed") invalidate(getOwnEmergencyEndpoint);
    },
    onMissed: () => {
      refreshRides();
      own.refetch();
      invalidate(getOwnRadioEndpoint);
      invalidate(getOwnEmergencyEndpoint);
    },
  });
  useEffect(() => {
    // The connection is back, so waiting steps can be sent.
    if (live === "live") sendStepsNow();
  }, [live]);

  const now = useNow(HOUR_MS);
  const openRequests = useMemo(() => {
    if (awaitsApproval) return [];
    const held = (ride: Ride) => paperAgainst(own.data ?? null, ride, now) !== null;
    return openRequestsOf(requests.rides, { rejected, steps, held });
  }, [requests.rides, rejected, steps, own.data, awaitsApproval, now]);

  useRing(
    openRequests,
    own.data?.round ?? null,
    requests.seenAt !== null && !readOnly && own.data?.on_shift !== false,
  );
  useWakeLock(onTheRoad || isDriving(active.rides));
  const losses = useLostRides(username, {
    rides: active.rides,
    known: active.seenAt !== null && !readOnly,
    steps,
    offer: own.data?.offer?.ride_id ?? null,
  });

  useRoundOver({
    own: own.data,
    requests: requests.rides,
    active: active.rides,
    rejected,
    onOver: (place) => toast({ text: planText.round.over(place) }),
  });

  const changes = useChangedRides(username, {
    rides: active.rides,
    known: active.seenAt !== null && !readOnly,
  });

  const isLive = live === "live";
  const isSilent = useUnanswered(active.answeredAt, isLive) && !(active.isError && !active.isUnanswered);
  const noSignal = !online || stuck || isSilent || (!isLive && active.isUnanswered);
  function takeStep(ride: Ride, action: QueuedAction, said?: SaidWithStep): void {
    const step = stepOf(ride, action, said);
    if (action === "reject" && ride.status === "Pending") rememberRejected(username, ride.id);
    changeSteps(username, (queue) => addStep(queue, step));
    if (noSignal) sayKept(step);
    sendStepsNow();
  }
  const radio = useOwnRadio(username, { enabled: !readOnly && !awaitsApproval, noSignal });
  const help = useOwnEmergency(username, { enabled: !readOnly, position });
  const plan = useOwnPlan(username, {
    enabled: !readOnly && !awaitsApproval && own.data !== undefined,
    own: active.rides,
    requests: openRequests,
  });
  useSilence(username, { enabled: !readOnly, noSignal, answeredAt: active.answeredAt });
  const { waitingAccept, acceptLater } = useWaitingAccept(username, {
    noSignal,
    accept: accepting.accept,
    onTooLong: () => toast({ text: planText.waiting.tooLong }),
  });
  const day = {
    username,
    readOnly,
    own: awaitsApproval ? null : (own.data ?? null),
    awaitsApproval,
    position,
    live,
    noSignal,
  };
  return {
    ...day,
    requests,
    active,
    openRequests,
    steps,
    takeStep,
    radio,
    help,
    plan,
    waitingAccept,
    accepting: noSignal ? { ...accepting, accept: acceptLater } : accepting,
    ...losses,
    ...changes,
  };
}

/** Has set out for a ride, or has somebody aboard, as the driver knows it. */
function isOnAnyRoad(rides: readonly Ride[], steps: StepQueue): boolean {
  const now = new Date();
  return rides.some((ride) => isOnTheRoad(withWaitingSteps(ride, steps, now)));
}

/** Has somebody aboard, or a ride within the half hour. */
function isDriving(rides: readonly Ride[]): boolean {
  const begun = rides.map(({ status, ride_datetime }) => ({ status, rideDatetime: new Date(ride_datetime) }));
  return driverStatus({ inactive: false, onShift: true, rides: begun }, new Date()) === "on_ride";
}

function stepOf(ride: Ride, action: QueuedAction, said?: SaidWithStep): QueuedStep {
  return {
    key: newIdempotencyKey(),
    rideId: ride.id,
    action,
    rider: ride.rider_name,
    reference: ride.reference,
    ...said,
    at: new Date().toISOString(),
    state: "waiting",
  };
}

/** Rings for a request that was not there when the list was last looked at, and for each round. */
function useRing(rides: readonly Ride[], called: Called | null, ready: boolean): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const ring = useEffectEvent(() => ringForNewRide());
  useEffect(() => {
    if (!ready) return;
    const marks = [...rides.map(markOf), ...(called === null ? [] : [calledMark(called)])];
    const isNew = known.current !== null && marks.some((mark) => known.current?.has(mark) === false);
    known.current = new Set([...(known.current ?? []), ...marks]);
    if (isNew) ring();
  }, [rides, called, ready]);
}
