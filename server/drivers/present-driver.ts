import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Driver, DriverMatch, OwnDriver, RideBrief } from "../../contract/drivers/driver.ts";
import type { DatedPaper } from "../../domain/papers/papers.ts";
import { type OutOfService, outAt, outFor } from "../../domain/drivers/out-of-service.ts";
import { DAY_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { UNKNOWN } from "../../domain/drivers/driver-defaults.ts";
import { ABOARD, isOneOf } from "../../domain/rides/ride-states.ts";
import { VEHICLES } from "../../domain/fares/vehicles.ts";
import type { DriverRide, RosterDriver } from "./roster.ts";
import { toMinute } from "./to-minute.ts";

type ForRide = {
  readonly match: DriverMatch;
  readonly papersExpired: DatedPaper | null;
  readonly outOfService: OutOfService | null;
};

/** A driver as dispatch sees them; asked for a ride, with how they suit it. */
export function presentDriver(driver: RosterDriver, now: Date, forRide?: ForRide): Driver {
  const current = driver.rides.find((ride) => isOneOf(ABOARD, ride.status));
  const next = driver.rides.find((ride) => ride !== current);
  return {
    id: driver.id,
    name: driver.name,
    phone: driver.phone,
    vehicle: driver.vehicle,
    status: driver.status,
    location: driver.position?.name ?? UNKNOWN,
    rating: driver.rating,
    ridesCompleted: driver.ridesCompleted,
    lastActive: driver.lastActiveAt?.toISOString() ?? UNKNOWN,
    username: driver.username,
    profile: {
      phone_number: driver.phone,
      vehicle_type: driver.vehicleType,
      current_location: driver.position?.name ?? null,
    },
    plate: driver.plate,
    seats: VEHICLES[driver.vehicleType].seats,
    ...presentPosition(driver),
    rides_today: driver.ridesToday,
    open_rides: driver.rides.length,
    current_ride: current ? presentRideBrief(current) : null,
    next_ride: next ? presentRideBrief(next) : null,
    version: driver.version,
    papers_expired: forRide ? forRide.papersExpired : driver.papersExpired,
    papers_override: driver.papersOverride,
    out_of_service: forRide ? forRide.outOfService : outAt(driver.outOfService, now),
    ...(forRide ? { match: forRide.match } : {}),
  };
}

/** A driver hears so long before that their car goes out of service. */
const TOLD_OF_OUTAGE_DAYS = 14;

function outWithin(outages: readonly OutOfService[], now: Date): OutOfService | null {
  const durationMin = (TOLD_OF_OUTAGE_DAYS * DAY_MS) / MINUTE_MS;
  return outFor(outages, { rideDatetime: now, durationMin, now });
}

type OpenOffer = { readonly ride_id: number; readonly expires_at: string };
/** The ride that they are asked now: alone, or with others. */
type Asked = {
  readonly offer: OpenOffer | null;
  readonly round: (OpenOffer & { readonly asked: number }) | null;
};

/** A driver as they see themselves. */
export function presentOwnDriver(driver: RosterDriver, { offer, round }: Asked, now: Date): OwnDriver {
  return {
    id: driver.id,
    username: driver.username,
    name: driver.name,
    status: driver.status,
    on_shift: driver.onShift,
    shares_location: driver.sharesLocation,
    location: driver.position?.name ?? null,
    ...presentPosition(driver),
    vehicle_type: driver.vehicleType,
    vehicle: driver.vehicle,
    plate: driver.plate,
    ...presentPapers(driver),
    papers_expired: driver.papersExpired,
    papers_override_until: driver.papersOverride?.until ?? null,
    vehicle_id: driver.vehicleId,
    out_of_service: outWithin(driver.outOfService, now),
    rating: driver.rating,
    rides_today: driver.ridesToday,
    offer: offer ? { ride_id: offer.ride_id, expires_at: new Date(offer.expires_at).toISOString() } : null,
    round: round ? { ...round, expires_at: new Date(round.expires_at).toISOString() } : null,
    version: driver.version,
  };
}

export function presentPapers(driver: RosterDriver) {
  return {
    license_number: driver.licenseNumber,
    ...driver.paperDays,
    languages: [...driver.languages],
  };
}

/** The day a driver was approved, on the island. */
export function approvalDay(driver: RosterDriver): string | null {
  return driver.approvedAt && curacaoDate(driver.approvedAt);
}

export function presentRideBrief(ride: DriverRide): RideBrief {
  return {
    id: ride.id,
    reference: ride.reference,
    status: ride.status,
    pickup_location: ride.pickup,
    dropoff_location: ride.dropoff,
    ride_datetime: ride.rideDatetime.toISOString(),
    ends_at: toMinute(ride.endsAt).toISOString(),
  };
}

function presentPosition({ position }: RosterDriver) {
  return {
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    located_at: position?.at.toISOString() ?? null,
  };
}
