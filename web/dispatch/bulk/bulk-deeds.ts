import type { PlannedRide } from "../../../contract/dispatch/plan.ts";
import { orderPlannedRideEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  assignDriverEndpoint,
  reassignDriverEndpoint,
  undoRideStepEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { cancelRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { call } from "../../api/call.ts";
import { canBeGiven } from "../ride/can-be-given.ts";

type Someone = { readonly id: number; readonly name: string };

/** A deed for every marked ride. */
export type Deed =
  /** To one driver, or each to the one whom the plan has for it; forced where it was refused and is meant all the same. */
  | { readonly kind: "give"; readonly to: Someone | "planned"; readonly force: boolean }
  | { readonly kind: "cancel" }
  | { readonly kind: "move"; readonly minutes: number; readonly force: boolean }
  | { readonly kind: "take_out" };

/** Why a ride is left before anybody is asked. */
export type Unfit = "has_driver" | "nobody_planned" | "not_planned" | "not_now";

/** A ride that is done with, and how that is taken back. */
export type Done = {
  readonly ride: Ride;
  readonly takeBack: () => Promise<Ride>;
};

/** A ride before the deed. */
export type Known = { readonly ride: Ride; readonly planned: PlannedRide | undefined };

/** Why the deed makes no sense for this ride; null where the server is to judge. */
export function unfitFor(deed: Deed, { ride, planned }: Known): Unfit | null {
  if (deed.kind === "cancel") return ride.actions.includes("cancel") ? null : "not_now";
  if (deed.kind === "move") return ride.actions.includes("update") ? null : "not_now";
  if (!canBeGiven(ride)) return "not_now";
  if (deed.kind === "take_out") return planned === undefined || planned.out_of_plan ? "not_planned" : null;
  const driver = driverFor(deed.to, planned);
  if (driver === null) return "nobody_planned";
  return driver === ride.driver_id ? "has_driver" : null;
}

/** Does it to one ride, by the call that a press on that ride makes, and so with every check of one. */
export function doTo(deed: Deed, known: Known): Promise<Done> {
  if (deed.kind === "give") return give(deed, known);
  if (deed.kind === "move") return move(known.ride, deed);
  if (deed.kind === "take_out") return takeOut(known);
  return undoable(call(cancelRideEndpoint, { params: { id: known.ride.id } }));
}

function driverFor(to: Someone | "planned", planned: PlannedRide | undefined): number | null {
  if (to !== "planned") return to.id;
  return planned?.state === "planned" ? planned.driver_id : null;
}

function give({ to, force }: Extract<Deed, { kind: "give" }>, { ride, planned }: Known): Promise<Done> {
  const params = { id: ride.id };
  const body = { driver_id: driverFor(to, planned) ?? undefined, ...(force ? { force } : {}) };
  if (ride.status === "Pending") return undoable(call(assignDriverEndpoint, { params, body }));
  const seen = ride.driver_id === null ? {} : { from_driver_id: ride.driver_id };
  return undoable(call(reassignDriverEndpoint, { params, body: { ...body, ...seen } }));
}

async function undoable(step: Promise<Ride>): Promise<Done> {
  const ride = await step;
  const { id, version } = ride;
  return { ride, takeBack: () => call(undoRideStepEndpoint, { params: { id }, body: { version } }) };
}

/** Moved back to where it was, it may overlap again what it overlapped before. */
async function move(before: Ride, { minutes, force }: Extract<Deed, { kind: "move" }>): Promise<Done> {
  const params = { id: before.id };
  const later = new Date(Date.parse(before.ride_datetime) + minutes * MINUTE_MS).toISOString();
  const ride = await call(updateRideEndpoint, {
    params,
    body: { ride_datetime: later, version: before.version, ...(force ? { force } : {}) },
  });
  const back = { ride_datetime: before.ride_datetime, version: ride.version, force: true };
  return { ride, takeBack: () => call(updateRideEndpoint, { params, body: back }) };
}

async function takeOut({ ride, planned }: Known): Promise<Done> {
  const params = { id: ride.id };
  const kept_driver_id = planned?.kept_driver_id ?? null;
  const order = async (out_of_plan: boolean) => {
    await call(orderPlannedRideEndpoint, { params, body: { out_of_plan, kept_driver_id } });
    return ride;
  };
  await order(true);
  return { ride, takeBack: () => order(false) };
}
