import { recordIdSchema } from "../../../contract/record-id.ts";
import type { RideParty } from "../../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { readTogetherUnlessInTransaction } from "../../database/read-together.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { refuseOverlap, refuseSmallCar, takeDriverForRide } from "./driver-duty.ts";
import type { Judgement } from "./judge-giving.ts";
import { refuseLate } from "./refuse-late.ts";
import { RIDE_NOT_FOUND, getRide } from "../get-ride.ts";
import { type RideActor, SYSTEM } from "../ride-actor.ts";
import { rideConflict, stepOrConflict } from "../ride-conflict.ts";
import { type RideRow, listRideStatuses } from "../ride-rows.queries.ts";
import { takeStep } from "../change/take-step.ts";

export type Assignment = {
  rideId: number;
  driverId: number;
  /** Dispatch, or the product itself when it offers rides in turn. */
  by: RideActor;
  now: Date;
  /** Assigns even though the driver has another ride at that time, the car is too small, or somebody would be late. */
  force?: boolean | undefined;
  /** The driver has hours to answer. */
  standsForHours?: boolean;
  /** Its effect on passengers, where somebody has worked that out. */
  judgement?: Judgement | null;
};
type Reassignment = Assignment & {
  /** The driver who had the ride when it was decided to reassign it. */
  fromDriverId?: number | undefined;
};

/** Gives a pending ride to a driver. */
export function assignDriver(trx: Trx, assignment: Assignment): Promise<RideRow> {
  return giveRide(trx, "assign", assignment);
}

/** Refuses a ride that somebody has given away, as `assignDriver` would, before a transaction is opened for it. */
export async function refuseGivenRide(db: Db, rideId: number): Promise<void> {
  const ride = await findStatus(db, rideId);
  if (!ride) throw notFound(RIDE_NOT_FOUND);
  stepOrConflict("assign", ["dispatcher"], ride);
}

/** Of several who give a ride away at once, it is read for all together. */
const findStatus = readTogetherUnlessInTransaction(async (db: Db | Trx, ids: readonly number[]) => {
  const rides = await listRideStatuses(db, [...new Set(ids)]);
  const found = new Map(rides.map((ride) => [ride.id, ride]));
  return (id: number) => found.get(id);
});

/** Gives a ride to another driver than the one who has it. */
export function reassignDriver(trx: Trx, assignment: Reassignment): Promise<RideRow> {
  return giveRide(trx, "reassign", assignment);
}

/** Takes back a ride that the driver it was offered to has not accepted in time. Silence isn't a no: they can be offered it again. */
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
  return after;
}

async function giveRide(
  trx: Trx,
  action: "assign" | "reassign",
  { rideId, driverId, fromDriverId, by, now, force, standsForHours = false, judgement = null }: Reassignment,
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
      const driver = await takeDriverForRide(trx, driverId, {
        told: "dispatcher",
        rideDatetime: ride.ride_datetime,
        durationMin: ride.duration_min,
        now,
      });
      if (!force) {
        refuseSmallCar(driver, ride);
        await refuseOverlap(trx, { driverId, ride, now });
        refuseLate(judgement);
      }
      return { changes: { driver_id: driverId }, standsForHours };
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
