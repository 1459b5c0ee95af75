import { createContext, use } from "react";
import type { OwnPlan } from "../../../contract/dispatch/own-plan.ts";
import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { LiveState } from "../../api/live-events.ts";
import type { Position } from "./position.ts";
import type { QueuedAction, SaidWithStep, StepQueue } from "../steps/step-queue.ts";
import type { useAccept } from "./use-accept.ts";
import type { OwnHelp } from "../radio/use-own-emergency.ts";
import type { OwnRadio } from "../radio/use-own-radio.ts";
import type { useDriverRides } from "./use-driver-rides.ts";

/** The state that all screens of the driver share: lists, steps, signal. */
export type DriverDay = {
  readonly username: string;
  /** Staff may view these screens but change nothing. */
  readonly readOnly: boolean;
  readonly own: OwnDriver | null;
  /** The office has not approved them, or no longer: nothing new is offered. */
  readonly awaitsApproval: boolean;
  readonly position: Position | null;
  readonly live: LiveState;
  /** The server cannot be reached: nothing that only it can decide is offered. */
  readonly noSignal: boolean;
  readonly requests: ReturnType<typeof useDriverRides>;
  readonly active: ReturnType<typeof useDriverRides>;
  /** The requests they have not turned down. */
  readonly openRequests: readonly Ride[];
  readonly steps: StepQueue;
  readonly takeStep: (ride: Ride, action: QueuedAction, said?: SaidWithStep) => void;
  readonly radio: OwnRadio;
  readonly help: OwnHelp;
  readonly accepting: ReturnType<typeof useAccept>;
  /** The day by the plan; null where the server hasn't said. */
  readonly plan: OwnPlan | null;
  /** The Accept that was pressed without a signal and waits for one. */
  readonly waitingAccept: { readonly rideId: number; readonly takeBack: () => void } | null;
  /** The rides others took from them or ended, until they have confirmed reading it. */
  readonly lost: readonly Ride[];
  readonly understandLost: (rideId: number) => void;
  /** The accepted rides that others have changed, as they were, until the driver has confirmed reading it. */
  readonly changed: readonly Ride[];
  readonly understandChange: (rideId: number) => void;
};

export const DriverDayContext = createContext<DriverDay | null>(null);

/** The driver's day as it is now. */
export function useDriverDay(): DriverDay {
  const day = use(DriverDayContext);
  if (day === null) throw new Error("There is no driver's day around this component.");
  return day;
}
