import { outFor } from "../../../domain/drivers/out-of-service.ts";
import { overlaps, rideSpan } from "../../../domain/drivers/ride-span.ts";
import { type RideParty, takesRide } from "../../../domain/fares/vehicles.ts";
import { CHANGE_HOURS, changeUntil } from "../../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { losesPapers } from "../../papers/refuse-expired-papers.ts";
import { timed } from "../assigning/driver-duty.ts";
import { findPapersOf } from "../reading/ride-lists.queries.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { type RideChanges, listRidesUnderWayOf } from "../change/ride-changes.queries.ts";
import { withTimes } from "./with-times.ts";

/**
 * Whether the driver of a ride cannot drive it once its passenger has changed it: it comes too soon for somebody who planned
 * another time, it overlaps another of their rides, their papers end before its new day, their car is out of service then, or their car is too small for it.
 */
export async function losesDriver(
  db: Db | Trx,
  { ride, changes, now }: { ride: RideRow; changes: RideChanges; now: Date },
): Promise<boolean> {
  if (ride.driver_id === null) return false;
  if (outgrowsCar(ride, changes)) return true;
  const changed = withTimes(ride, changes);
  const isMoved = changed.ride_datetime.getTime() !== ride.ride_datetime.getTime();
  if (!isMoved && changed.duration_min === ride.duration_min) return false;
  if (isMoved && isShortNotice(changed, now)) return true;
  if (isMoved && (await outlastsPapersOrCar(db, { driverId: ride.driver_id, ride, changed, now })))
    return true;
  const span = rideSpan(timed(changed), now);
  const others = await listRidesUnderWayOf(db, { driverId: ride.driver_id, besides: ride.id });
  return others.some((other) => overlaps(rideSpan(timed(other), now), span));
}

type Move = { driverId: number; ride: RideRow; changed: RideRow; now: Date };

async function outlastsPapersOrCar(db: Db | Trx, { driverId, ride, changed, now }: Move): Promise<boolean> {
  const papers = await findPapersOf(db, driverId);
  if (papers === undefined) return false;
  const isOut = (one: RideRow) =>
    outFor(papers.out_of_service, {
      rideDatetime: one.ride_datetime,
      durationMin: one.duration_min,
      now,
    }) !== null;
  return losesPapers(papers, { from: ride, to: changed, now }) || (isOut(changed) && !isOut(ride));
}

/** A car that was too small before is the choice of whoever gave it. */
function outgrowsCar(ride: RideRow, changes: RideChanges): boolean {
  const car = ride.driver_vehicle_type;
  if (car === null) return false;
  const before = partyOf(ride);
  const {
    passenger_count = ride.passenger_count,
    luggage_count = ride.luggage_count,
    vehicle_type = ride.vehicle_type,
  } = changes;
  const after = partyOf({ passenger_count, luggage_count, vehicle_type });
  return takesRide(car, before) && !takesRide(car, after);
}

type RideOfParty = Pick<RideRow, "passenger_count" | "luggage_count" | "vehicle_type">;

function partyOf({ passenger_count, luggage_count, vehicle_type }: RideOfParty): RideParty {
  return { passengers: passenger_count, luggage: luggage_count, pricedFor: vehicle_type };
}

function isShortNotice(ride: RideRow, now: Date): boolean {
  const changeHours = ride.change_hours ?? CHANGE_HOURS;
  return now > changeUntil({ rideDatetime: ride.ride_datetime, changeHours });
}
