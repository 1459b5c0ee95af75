import type { CannotTake } from "../../../contract/dispatch/own-plan.ts";
import { VEHICLES, type VehicleType, isCarFor, takesRide } from "../../../domain/fares/vehicles.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import type { SignedIn } from "../../http/caller.ts";
import { refuseExpiredPapers } from "../../papers/refuse-expired-papers.ts";
import { refuseOutOfService, requireOnDuty } from "./driver-duty.ts";
import { refuseTaking } from "./refuse-taking.ts";
import { getPoolStanding, getRideFromPool } from "./ride-of-pool.ts";
import { actorOf } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { stepOrConflict } from "../ride-conflict.ts";
import { takeStep } from "../change/take-step.ts";

type Acceptance = {
  rideId: number;
  driver: SignedIn;
  /** The version the driver had before them, where their app says it. */
  seenVersion: number | undefined;
  /** Why the plan of the day says that they can't take it from the pool, where it has been asked. */
  cannot?: CannotTake | null;
  now: Date;
};

/**
 * A driver takes a ride from the pool, or accepts an assigned one. Rides that the plan can't judge they take whatever
 * others they have at that time.
 */
export async function acceptRide(
  trx: Trx,
  { rideId, driver, seenVersion, cannot = null, now }: Acceptance,
): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "accept",
    actor: actorOf(driver),
    now,
    find: () => getRideFromPool(trx, rideId, { driver, now }),
    parties: (ride) => partiesOf(ride, driver),
    checkDriver: (locked, ride) => {
      const onDuty = requireOnDuty(locked, "driver");
      const when = { rideDatetime: ride.ride_datetime, durationMin: ride.duration_min, now };
      refuseExpiredPapers(onDuty, { told: "driver", ...when });
      refuseOutOfService(onDuty, { told: "driver", ...when });
      if (ride.status !== "Pending") return;
      refuseUnsuitableCar(onDuty.vehicle_type, ride);
      refuseTaking(cannot, ride);
    },
    prepare: async (ride) => {
      refuseUnseen(ride, seenVersion);
      return { changes: { driver_id: driver.accountId } };
    },
  });
  return after;
}

/** Refuses a ride that another has, as `acceptRide` would, before a transaction is opened for it. */
export async function refuseTakenRide(
  db: Db,
  { rideId, driver, now }: Pick<Acceptance, "rideId" | "driver" | "now">,
): Promise<void> {
  const ride = await getPoolStanding(db, rideId, { driver, now });
  stepOrConflict("accept", partiesOf({ ...ride, rider_id: null, partner_id: null }, driver), ride);
}

/** Only of a ride from the pool: whom dispatch gives one, it has chosen with the car. */
function refuseUnsuitableCar(type: VehicleType, ride: RideRow): void {
  const asked = ride.vehicle_asked ? ride.vehicle_type : null;
  const party = {
    passengers: ride.passenger_count,
    luggage: ride.luggage_count,
    pricedFor: ride.vehicle_type,
  };
  if (isCarFor(type, { ...party, asked })) return;
  const sentence = takesRide(type, party)
    ? `The passenger asked for a larger class of car: ${VEHICLES[ride.vehicle_type].name}.`
    : "Your car is too small for this ride.";
  throw new ApiError("unsuitable_vehicle", sentence, { vehicle_type: ride.vehicle_type });
}

/** Nobody takes a ride whose time, place or party they have not seen. */
function refuseUnseen(ride: RideRow, seenVersion: number | undefined): void {
  if (seenVersion === undefined || seenVersion >= ride.trip_version) return;
  throw new ApiError("edit_conflict", "This ride has just changed. Please look at it again.", {
    status: ride.status,
    version: ride.version,
  });
}
