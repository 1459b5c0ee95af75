import type { ReactNode } from "react";
import type { Ride } from "../../contract/rides/ride.ts";
import { type DriverDay, DriverDayContext } from "../drivers/day/driver-day.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { PageAt } from "./page-at.tsx";

const nothing = () => undefined;

/** A list of a driver's rides as it has been read. */
export function ridesRead(rides: readonly Ride[]): DriverDay["requests"] {
  return {
    rides,
    isPending: false,
    isError: false,
    isUnanswered: false,
    isFetching: false,
    answeredAt: Date.now(),
    seenAt: Date.now(),
    refetch: nothing,
  };
}

const QUIET: DriverDay = {
  username: "driver",
  readOnly: false,
  own: null,
  awaitsApproval: false,
  position: null,
  live: "live",
  noSignal: false,
  requests: ridesRead([]),
  active: ridesRead([]),
  openRequests: [],
  steps: [],
  takeStep: nothing,
  help: { emergency: null, waiting: null, callForHelp: nothing, takeBack: nothing, isTakingBack: false },
  radio: { texts: [], unread: [], waiting: [], say: nothing, markRead: nothing },
  accepting: { accept: nothing, accepting: null, problem: null, forgetProblem: nothing },
  plan: null,
  waitingAccept: null,
  lost: [],
  understandLost: nothing,
  changed: [],
  understandChange: nothing,
};

type DriverScreenProps = {
  readonly path: string;
  /** What of the day is other than on a quiet one with a signal and without rides. */
  readonly day?: Partial<DriverDay>;
  readonly children: ReactNode;
};

/** A part of the driver's screens in the driver's day. */
export function DriverScreen({ path, day = {}, children }: DriverScreenProps) {
  return (
    <PageAt path={path}>
      <ToastProvider>
        <DriverDayContext value={{ ...QUIET, ...day }}>{children}</DriverDayContext>
      </ToastProvider>
    </PageAt>
  );
}
