import { curacaoDate, curacaoTime } from "../../../domain/curacao-time.ts";
import { takesRide, type VehicleType } from "../../../domain/fares/vehicles.ts";
import { type OutOfService, outFor } from "../../../domain/drivers/out-of-service.ts";
import { overlaps, rideSpan } from "../../../domain/drivers/ride-span.ts";
import { ABOARD, type RideStatus, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { refuseExpiredPapers } from "../../papers/refuse-expired-papers.ts";
import { type LockedDriver, listRidesUnderWayOf, lockDriver } from "../change/ride-changes.queries.ts";

type OtherRide = Awaited<ReturnType<typeof listRidesUnderWayOf>>[number];
type PlannedRide = { id: number; ride_datetime: Date; duration_min: number };

/** How an error speaks of the driver: to the driver or to dispatch. */
export type Addressee = "driver" | "dispatcher";

/** Locks the driver: nobody else gives them a ride until this transaction is over. */
export async function takeDriver(trx: Trx, driverId: number, told: Addressee) {
  return requireOnDuty(await lockDriver(trx, driverId), told);
}

/** Refuses a locked driver who may not be given rides. */
export function requireOnDuty(driver: LockedDriver, told: Addressee): NonNullable<LockedDriver> {
  if (!driver || driver.role !== "driver" || driver.state === "deleted") throw notFound("Driver not found.");
  if (driver.inactive || driver.approved_at === null || driver.state !== "active") {
    const sentence =
      told === "driver"
        ? "The office has set your account to inactive. Please call the office."
        : "This driver is inactive and cannot be given rides.";
    throw new ApiError("driver_unavailable", sentence);
  }
  return driver;
}

/** Locks a driver who is to be given a ride. Rides that they have already they may drive to the end, whatever runs out meanwhile. */
export async function takeDriverForRide(
  trx: Trx,
  driverId: number,
  { told, ...when }: When & { told: Addressee },
): Promise<NonNullable<LockedDriver>> {
  const driver = await takeDriver(trx, driverId, told);
  refuseExpiredPapers(driver, { told, ...when });
  refuseOutOfService(driver, { told, ...when });
  return driver;
}

type Service = { out_of_service: readonly OutOfService[] };
type When = { rideDatetime: Date; durationMin: number; now: Date };

/** Refuses to give a driver a ride while their car is out of service. */
export function refuseOutOfService(
  { out_of_service: outages }: Service,
  { told, ...ride }: When & { told: Addressee },
): void {
  const outage = outFor(outages, ride);
  if (outage === null) return;
  const whose = told === "driver" ? "Your" : "This driver's";
  const until = outage.until === null ? "" : ` until ${islandTime(new Date(outage.until))}`;
  throw new ApiError("vehicle_out_of_service", `${whose} car is out of service${until}.`, {
    from: outage.from,
    until: outage.until,
  });
}

function islandTime(moment: Date): string {
  return `${curacaoDate(moment)} ${curacaoTime(moment).slice(0, 5)}`;
}

type PartyOfRide = { vehicle_type: VehicleType; passenger_count: number; luggage_count: number };

/** Refuses to give a ride to a driver whose car has no seats or room for it. Dispatch may insist: some sit close, and bags go on a roof. */
export function refuseSmallCar(
  { vehicle_type: type }: { vehicle_type: VehicleType },
  ride: PartyOfRide,
): void {
  const { passenger_count: passengers, luggage_count: luggage } = ride;
  if (takesRide(type, { passengers, luggage, pricedFor: ride.vehicle_type })) return;
  const sentence = `This driver's car is too small for the ride: ${passengers} passengers with ${luggage} bags.`;
  throw new ApiError("unsuitable_vehicle", sentence, { vehicle_type: ride.vehicle_type });
}

/**
 * Refuses to give a locked driver a ride at a time when they have another. Drivers who take one themselves
 * know what they can drive.
 */
export async function refuseOverlap(
  trx: Trx,
  request: {
    driverId: number;
    ride: PlannedRide;
    now: Date;
    /** Only rides assigned since then count. */
    givenSince?: Date;
  },
): Promise<void> {
  const { driverId, ride, now, givenSince } = request;
  const span = rideSpan(timed({ ...ride, status: "Pending", picked_up_at: null }), now);
  const others = await listRidesUnderWayOf(trx, { driverId, besides: ride.id });
  const other = others
    .filter((one) => !givenSince || (one.assigned_at !== null && one.assigned_at >= givenSince))
    .find((one) => overlaps(rideSpan(timed(one), now), span));
  if (other) throw busy(other, "dispatcher", now);
}

/** Refuses a second passenger aboard. */
export async function refuseSecondAboard(
  trx: Trx,
  { driverId, rideId, now, told }: { driverId: number; rideId: number; now: Date; told: Addressee },
): Promise<void> {
  const others = await listRidesUnderWayOf(trx, { driverId, besides: rideId });
  const aboard = others.find((one) => isOneOf(ABOARD, one.status));
  if (aboard) throw busy(aboard, told, now);
}

function busy(other: OtherRide, told: Addressee, now: Date): ApiError {
  const { start, end } = rideSpan(timed(other), now);
  const when = `from ${curacaoTime(start).slice(0, 5)} to ${curacaoTime(end).slice(0, 5)}`;
  const who = told === "driver" ? "You already have" : "This driver already has";
  return new ApiError("driver_busy", `${who} ride ${other.reference} ${when}.`, {
    ride_id: other.id,
    reference: other.reference,
  });
}

/** A ride as its span is worked out. */
export function timed(ride: {
  status: RideStatus;
  ride_datetime: Date;
  duration_min: number;
  picked_up_at: Date | null;
}) {
  return {
    status: ride.status,
    rideDatetime: ride.ride_datetime,
    durationMin: ride.duration_min,
    pickedUpAt: ride.picked_up_at,
  };
}
