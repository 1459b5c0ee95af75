import { recordIdSchema } from "../../../contract/record-id.ts";
import type { RideParty, RideStatus } from "../../../contract/rides/ride-states.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { refuseOverlap, takeDriverForRide } from "./driver-duty.ts";
import { getRide } from "../get-ride.ts";
import { type RideActor, SYSTEM } from "../ride-actor.ts";
import { insertRefusal } from "../steps/ride-changes.queries.ts";
import { rideConflict, stepOrConflict } from "../steps/ride-conflict.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { takeStep } from "../steps/take-step.ts";

export type Assignment = {
  rideId: number;
  driverId: number;
  /** Dispatch, or the product itself when it offers rides in turn. */
  by: RideActor;
  now: Date;
  /** Assigns even though the driver has another ride at that time. */
  force?: boolean | undefined;
};
type Reassignment = Assignment & {
  /** Who had the ride when it was decided to reassign it. */
  fromDriverId?: number | undefined;
};

/** Gives a pending ride to a driver. */
export function assignDriver(trx: Trx, assignment: Assignment): Promise<RideRow> {
  return giveRide(trx, "assign", assignment);
}

/** Refuses to assign a driver to a ride that another step has just left so, as `assignDriver` would. */
export function refuseAssigned(ride: { status: RideStatus }): void {
  stepOrConflict("assign", ["dispatcher"], ride);
}

/** Gives a ride to another driver than the one who has it. */
export function reassignDriver(trx: Trx, assignment: Reassignment): Promise<RideRow> {
  return giveRide(trx, "reassign", assignment);
}

/** Takes back a ride that the driver it was offered to has not accepted in time. */
export async function timeOutOffer(
  trx: Trx,
  { rideId, driverId, now }: { rideId: number; driverId: number; now: Date },
): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "time_out",
    actor: SYSTEM,
    now,
    find: () => getRide(trx, rideId),
    parties: (ride) => (ride.driver_id === driverId ? ["auto_dispatch"] : []),
  });
  await insertRefusal(trx, { ride_id: rideId, driver_id: driverId, why: "timed_out", at: now });
  return after;
}

async function giveRide(
  trx: Trx,
  action: "assign" | "reassign",
  { rideId, driverId, fromDriverId, by, now, force }: Reassignment,
): Promise<RideRow> {
  const party: RideParty = by.kind === "system" ? "auto_dispatch" : "dispatcher";
  const { after } = await takeStep(trx, {
    action,
    actor: by,
    now,
    find: () => getRide(trx, rideId),
    parties: () => [party],
    prepare: async (ride) => {
      if (fromDriverId !== undefined && ride.driver_id !== fromDriverId) throw rideConflict(ride);
      if (ride.driver_id === driverId) throw rideConflict(ride, "This driver already has the ride.");
      await takeDriverForRide(trx, driverId, {
        told: "dispatcher",
        rideDatetime: ride.ride_datetime,
        now,
      });
      if (!force) await refuseOverlap(trx, { driverId, ride, now });
      return { changes: { driver_id: driverId } };
    },
  });
  return after;
}

/** The number of a driver as a client sends it: a number, or a numeric string. */
export function parseDriverId(value: unknown): number {
  const isNumber = typeof value === "number" ? Number.isInteger(value) : /^-?\d+$/.test(String(value));
  if (!isNumber) throw new ApiError("invalid_driver_id", "Invalid driver ID");
  const parsed = recordIdSchema.safeParse(value);
  // A number that no driver can have is answered as a missing driver.
  if (!parsed.success) throw notFound("Driver not found.");
  return parsed.data;
}
