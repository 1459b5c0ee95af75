import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import type { SignedIn } from "../../http/caller.ts";
import { refuseExpiredPapers } from "../../papers/refuse-expired-papers.ts";
import { requireOnDuty } from "./driver-duty.ts";
import { getRideFromPool } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { takeStep } from "../steps/take-step.ts";

type Acceptance = {
  rideId: number;
  driver: SignedIn;
  /** The version the driver had before them, where their app says it. */
  seenVersion: number | undefined;
  now: Date;
};

/** A driver takes a ride from the pool, or accepts an assigned one, whatever other rides they have at that time. */
export async function acceptRide(
  trx: Trx,
  { rideId, driver, seenVersion, now }: Acceptance,
): Promise<RideRow> {
  const driverId = driver.accountId;
  const { after } = await takeStep(trx, {
    action: "accept",
    actor: actorOf(driver),
    now,
    find: () => getRideFromPool(trx, rideId, { driver, now }),
    parties: (ride) => partiesOf(ride, driver),
    prepare: async (ride, locked) => {
      refuseUnseen(ride, seenVersion);
      const onDuty = requireOnDuty(locked, "driver");
      refuseExpiredPapers(onDuty, { told: "driver", rideDatetime: ride.ride_datetime, now });
      return { changes: { driver_id: driverId } };
    },
  });
  return after;
}

/** Nobody takes a ride whose time, place or party they have not seen. */
function refuseUnseen(ride: RideRow, seenVersion: number | undefined): void {
  if (seenVersion === undefined || seenVersion >= ride.trip_version) return;
  throw new ApiError("edit_conflict", "This ride has just changed. Please look at it again.", {
    status: ride.status,
    version: ride.version,
  });
}
