import type { ReactNode } from "react";
import type { Ride } from "../../contract/rides/ride.ts";
import { type DriverDay, DriverDayContext } from "../drivers/day/driver-day.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { PageAt } from "./page-at.tsx";

/** A list of a driver's rides as it has been read. */
export function ridesRead(rides: readonly Ride[]) {
  return { rides, seenAt: Date.now(), isPending: false, isError: false };
}

type DriverScreenProps = {
  readonly path: string;
  /** What of the day is other than on a quiet one with a signal and without rides. */
  readonly day?: { readonly [Part in keyof DriverDay]?: unknown };
  readonly children: ReactNode;
};

/** A part of the driver's screens in the driver's day. */
export function DriverScreen({ path, day = {}, children }: DriverScreenProps) {
  const quiet = {
    username: "driver",
    readOnly: false,
    noSignal: false,
    position: null,
    steps: [],
    own: null,
    accepting: { problem: null },
    requests: ridesRead([]),
    active: ridesRead([]),
    openRequests: [],
  };
  return (
    <PageAt path={path}>
      <ToastProvider>
        <DriverDayContext value={{ ...quiet, ...day } as unknown as DriverDay}>{children}</DriverDayContext>
      </ToastProvider>
    </PageAt>
  );
}
