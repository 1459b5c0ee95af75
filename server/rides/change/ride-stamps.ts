import type { RideAction, RideStatus } from "../../../domain/rides/ride-states.ts";
import type { RideChanges } from "./ride-changes.queries.ts";
import type { RideRow } from "../ride-rows.queries.ts";

/** Estimates of one drive say nothing of the next. */
export const NOT_ESTIMATED = { expected_at: null, expected_as_of: null } as const satisfies RideChanges;

const NO_DRIVER = {
  driver_id: null,
  assigned_at: null,
  accepted_at: null,
  set_out_at: null,
  arrived_at: null,
  arrived_far_m: null,
  picked_up_at: null,
  started_at: null,
  wait_began_at: null,
  wait_ended_at: null,
  start_check: null,
  no_code_reason: null,
  ...NOT_ESTIMATED,
} as const satisfies RideChanges;

/** The times that go with reaching a status. */
export function stampsFor(
  ride: RideRow,
  status: RideStatus,
  { now, action }: { now: Date; action: RideAction },
): RideChanges {
  switch (status) {
    case "Pending":
      return { ...NO_DRIVER, ended_at: null };
    case "Assigned":
      return action === "assign" || action === "reassign" ? { ...NO_DRIVER, assigned_at: now } : {};
    case "Accepted":
      return action === "accept" ? { assigned_at: ride.assigned_at ?? now, accepted_at: now } : {};
    case "PickedUp":
      return action === "picked_up" ? { picked_up_at: now, ...NOT_ESTIMATED } : {};
    case "InProgress":
      return action === "in_progress" ? { started_at: now } : {};
    case "Completed":
      return ride.status === "Completed" ? {} : { completed_at: now, ended_at: now };
    case "Cancelled":
    case "Rejected":
    case "NoShow":
      return ride.status === status ? {} : { ended_at: now };
  }
}

/** The facts of a ride that an undo brings back. */
export type RideSnapshot = {
  status: RideStatus;
  driver_id: number | null;
  assigned_at: string | null;
  accepted_at: string | null;
  /** Missing from steps taken before there was such a step. */
  set_out_at?: string | null;
  arrived_at: string | null;
  picked_up_at: string | null;
  started_at: string | null;
};

/** The facts of a ride that an undoable step leaves in the history. */
export function snapshotOf(ride: RideRow): RideSnapshot {
  return {
    status: ride.status,
    driver_id: ride.driver_id,
    assigned_at: ride.assigned_at?.toISOString() ?? null,
    accepted_at: ride.accepted_at?.toISOString() ?? null,
    set_out_at: ride.set_out_at?.toISOString() ?? null,
    arrived_at: ride.arrived_at?.toISOString() ?? null,
    picked_up_at: ride.picked_up_at?.toISOString() ?? null,
    started_at: ride.started_at?.toISOString() ?? null,
  };
}

/** The changes that bring a ride back to a snapshot of it. */
export function restored(snapshot: RideSnapshot): RideChanges {
  return {
    driver_id: snapshot.driver_id,
    assigned_at: instant(snapshot.assigned_at),
    accepted_at: instant(snapshot.accepted_at),
    set_out_at: instant(snapshot.set_out_at ?? null),
    arrived_at: instant(snapshot.arrived_at),
    ...(snapshot.arrived_at === null ? { arrived_far_m: null } : {}),
    picked_up_at: instant(snapshot.picked_up_at),
    started_at: instant(snapshot.started_at),
    completed_at: null,
    ended_at: null,
    paid_by: null,
    tip_cents: null,
    tip_xcg_cents: null,
    also_paid_by: null,
    also_cents: null,
    xcg_step: null,
    unpaid_reason: null,
  };
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
