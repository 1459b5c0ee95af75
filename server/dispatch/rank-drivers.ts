import { ABOARD, isOneOf } from "../../domain/rides/ride-states.ts";
import type { Refusal } from "../../contract/drivers/driver.ts";
import type { DriverStatus } from "../../domain/drivers/driver-status.ts";
import { type OutOfService, outFor } from "../../domain/drivers/out-of-service.ts";
import { type TimedRide, overlaps, rideSpan } from "../../domain/drivers/ride-span.ts";
import { type RideParty, type VehicleType, takesRide } from "../../domain/fares/vehicles.ts";
import { type DatedPaper, type HeldPapers, paperThatHoldsFrom } from "../../domain/papers/papers.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";

/** The ride that needs a driver. */
export type RideToPlace = RideParty & {
  readonly id: number;
  readonly rideDatetime: Date;
  readonly durationMin: number;
};

/** The facts of a driver that the ranking needs. */
export type Candidate = {
  readonly id: number;
  readonly status: DriverStatus;
  readonly vehicleType: VehicleType;
  readonly ridesToday: number;
  readonly papers: HeldPapers;
  readonly outOfService: readonly OutOfService[];
  readonly rides: readonly (TimedRide & { readonly id: number; readonly endsAt: Date })[];
};

/** The drive from where a driver will set off to the pickup. */
export type Drive = { readonly minutes: number; readonly km: number };

export type Considered<C extends Candidate> = {
  readonly driver: C;
  /** Null when the position is unknown. */
  readonly drive: Drive | null;
  /** The driver turned this ride down, gave it back or let its offer run out; null when none of them. */
  readonly refusal: Refusal | null;
};

export type Ranked<C extends Candidate> = Considered<C> & {
  /** Minutes to the pickup, the rides before it included. */
  readonly minutes: number | null;
  readonly arrivesAt: Date | null;
  readonly seatsFit: boolean;
  readonly overlap: C["rides"][number] | null;
  /** The paper that will have run out on the ride's day. */
  readonly papersExpired: DatedPaper | null;
  /** Their car is out of service at its time. */
  readonly outOfService: OutOfService | null;
  /** Nothing but their shift or a ride before it speaks against them. */
  readonly fit: boolean;
  /** The driver is on shift and nothing speaks against them, though a ride may come first. */
  readonly canDrive: boolean;
  /** The same of a driver who is free now. */
  readonly suits: boolean;
};

/** Puts drivers in the order in which to think of them: who can take the ride first, of them the soonest at the pickup, then fewest rides today. */
export function rankDrivers<C extends Candidate>(
  ride: RideToPlace,
  considered: readonly Considered<C>[],
  now: Date,
): Ranked<C>[] {
  return considered.map((one) => weigh(ride, one, now)).toSorted(soonestThenFairest);
}

/** The ride a driver does last before another, from whose end they set off; null when there is none. */
export function rideBefore<R extends TimedRide & { id: number }>(
  rides: readonly R[],
  ride: RideToPlace,
): R | null {
  const before = rides.filter(
    (other) =>
      other.id !== ride.id && (isOneOf(ABOARD, other.status) || other.rideDatetime < ride.rideDatetime),
  );
  return before.at(-1) ?? null;
}

function weigh<C extends Candidate>(ride: RideToPlace, one: Considered<C>, now: Date): Ranked<C> {
  const { driver, refusal } = one;
  const span = rideSpan(asPromised(ride), now);
  const overlap =
    driver.rides.find((other) => other.id !== ride.id && overlaps(span, rideSpan(other, now))) ?? null;
  const seatsFit = takesRide(driver.vehicleType, ride);
  const papersExpired = paperThatHoldsFrom(driver.papers, { rideDatetime: ride.rideDatetime, now });
  const outOfService = outFor(driver.outOfService, { ...ride, now });
  const onShift = driver.status === "available" || driver.status === "on_ride";
  const fit = papersExpired === null && outOfService === null && seatsFit && !overlap && refusal === null;
  const canDrive = onShift && fit;
  return {
    ...one,
    ...arrival(ride, one, now),
    seatsFit,
    overlap,
    papersExpired,
    outOfService,
    fit,
    canDrive,
    suits: canDrive && driver.status === "available",
  };
}

/** The driver sets off in time for the pickup, or as soon as possible: never before now or before the ride before is over. */
function arrival<C extends Candidate>(ride: RideToPlace, { driver, drive }: Considered<C>, now: Date) {
  if (!drive) return { minutes: null, arrivesAt: null };
  const driveMs = drive.minutes * MINUTE_MS;
  const inTime = Math.max(now.getTime(), ride.rideDatetime.getTime() - driveMs);
  const setsOff = Math.max(inTime, rideBefore(driver.rides, ride)?.endsAt.getTime() ?? 0);
  return {
    minutes: Math.ceil((setsOff - inTime + driveMs) / MINUTE_MS),
    arrivesAt: new Date(setsOff + driveMs),
  };
}

function asPromised(ride: RideToPlace): TimedRide {
  return {
    status: "Assigned",
    rideDatetime: ride.rideDatetime,
    durationMin: ride.durationMin,
    pickedUpAt: null,
  };
}

function soonestThenFairest<C extends Candidate>(one: Ranked<C>, other: Ranked<C>): number {
  return (
    byNumber(rest(one), rest(other)) ||
    byNumber(one.minutes ?? Number.POSITIVE_INFINITY, other.minutes ?? Number.POSITIVE_INFINITY) ||
    byNumber(one.driver.ridesToday, other.driver.ridesToday) ||
    byNumber(one.driver.id, other.driver.id)
  );
}

/**
 * Free drivers come first, then those who have a ride before it and those off shift, then those whom something speaks
 * against; those who can be given nothing come last.
 */
function rest<C extends Candidate>({
  driver: { status },
  papersExpired,
  outOfService,
  fit,
}: Ranked<C>): number {
  if (papersExpired !== null || outOfService !== null || status === "inactive") return 4;
  return fit ? { available: 0, on_ride: 1, offline: 2 }[status] : 3;
}

function byNumber(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
