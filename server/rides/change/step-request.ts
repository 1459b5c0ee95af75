import type { Rejection } from "../../../contract/rides/reject-reason.ts";
import type { RideAction, RideParty, RideStatus } from "../../../domain/rides/ride-states.ts";
import type { FlightFacts } from "../../notifications/notification-kinds.ts";
import type { RideActor } from "../ride-actor.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import type { LockedDriver, RideChanges } from "./ride-changes.queries.ts";

/** Changes of a step beyond what the table says. */
export type StepEffects = {
  /** Of an undo only: where it leads back to. */
  status?: RideStatus;
  changes?: RideChanges;
  /** The names of the fields that an edit changed, for the history. */
  changed?: readonly string[];
  /** The old and the new value of each, for the history. */
  values?: readonly object[];
  /** Why dispatch does not take the booking. */
  rejection?: Rejection;
  /** The flight that moves the pickup so far that people are told. */
  flight?: FlightFacts;
  /** An offer of the product that its driver has hours to answer: it is mailed too. */
  standsForHours?: boolean;
};

export type StepRequest = {
  action: RideAction;
  actor: RideActor;
  now: Date;
  /** Reads the ride, or refuses where there is none for this actor. */
  find: () => Promise<RideRow>;
  /** The parties that the actor is to the ride as it was read. */
  parties: (ride: RideRow) => readonly RideParty[];
  /** When the driver says it happened, where their phone had no signal then. */
  happenedAt?: Date | null;
  /** Refuses the driver who takes the step, once their row is locked. */
  checkDriver?: (driver: LockedDriver, ride: RideRow) => void;
  /** Locks and checks what the step needs besides the ride, and says what else it changes; `at` is when the step happened. */
  prepare?: (ride: RideRow, at: Date) => Promise<StepEffects>;
  /** The version the step must find, where the caller names one. */
  version?: number | undefined;
};
